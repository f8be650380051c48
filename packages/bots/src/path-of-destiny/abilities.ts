/** When an Ability is worth its one use. */

import type { ParticipantView, PathOfDestinyView } from '@medallion/path-of-destiny';
import { COLOURS, type Side } from '@medallion/path-of-destiny/content';
import type { AbilityChoice } from './choices.ts';
import { type Outlook, outlook, preferLeft, worthOf, xpWorth } from './outlook.ts';
import { Sketch, symbolsOn } from './sketch.ts';
import { standing } from './worth.ts';

const COMBAT = 0;

/** What another use is expected to bring: less as the game runs out. At the last moment anything will do. */
function patience({ chapter, turn }: PathOfDestinyView, highest: number): number {
  if (chapter === 3 && turn === 3) return 0.01;
  if (chapter === 3) return highest * (turn === 2 ? 0.75 : 0.85);
  return highest * 0.95;
}

/** How much more a use is worth than it must be; negative: better wait. */
export function useWorth(view: PathOfDestinyView, seat: number, choice: AbilityChoice): number {
  const { ability, side = 'left', on = -1 } = choice;
  const read = outlook(view, seat);
  const me = view.participants[seat] as ParticipantView;
  const { left, right } = read.me;
  const now = worthOf(read, left, right, 0);
  const gain = (toLeft: number, toRight: number): number => worthOf(read, left + toLeft, right + toRight, 0) - now;
  const towards = (amount: number): number => (side === 'left' ? gain(amount, 0) : gain(0, amount));
  const tried = (what: (of: Sketch) => void): number => {
    const of = new Sketch(read.active).be(read.me);
    what(of);
    return standing(read, of) - now;
  };
  switch (ability) {
    case 'GER-3': {
      const red = Math.min(3, read.me.colours[COLOURS.indexOf('red')] ?? 0);
      // Combat is not always Active.
      return tried((of) => of.gain(COMBAT, red)) - patience(view, view.turn === 3 ? 1.2 : 2.4);
    }
    case 'YEN-2':
      return (
        tried((of) => {
          const lose = choice.lose ?? 0;
          const lost = of.loseIdle(lose);
          // What cannot be paid so is paid with the other Active Symbol.
          of.gain(read.active[side === 'left' ? 1 : 0], lost - lose);
          of.gain(read.active[side === 'left' ? 0 : 1], lose + 1);
        }) - patience(view, 2.6)
      );
    case 'YEN-3':
      return tried((of) => void of.apply(choice.card ?? -1)) - patience(view, 2.2);
    case 'DAN-3': {
      const outdone = (which: Side, own: number): boolean => read.counts.some((each) => each[which] > own);
      return gain(outdone('left', left) ? 2 : 0, outdone('right', right) ? 2 : 0) - patience(view, 3.2);
    }
    case 'CIR-2':
      return gain(1, 1) - patience(view, 1.7);
    case 'CIR-3':
      // The card for it comes back from the deck.
      return (
        tried((of) => void of.play(choice.card ?? -1)) -
        0.15 * symbolsOn(choice.card ?? -1).length -
        patience(view, 2.6)
      );
    case 'VES-2': {
      const rival = view.participants[on];
      // Early Experience unlocks the rest; it goes to whoever is behind.
      return 3 * xpWorth(read) - 0.02 * ((rival?.vp ?? 0) + (rival?.xp ?? 0)) + 1;
    }
    case 'VES-3': {
      const cards = Math.min(3, read.me.colours[COLOURS.indexOf(choice.colour ?? 'red')] ?? 0);
      return towards(cards) - patience(view, 2.6);
    }
    case 'GER-4':
      return towards(3) - (view.chapter < 3 ? 3.2 : 0);
    case 'DAN-4': {
      const kinds = read.me.symbols.filter((count) => count > 0).length;
      return kinds - (view.chapter < 3 ? 3.5 : 0);
    }
    case 'CIR-4':
      return Math.min(3, view.dominant === 'left' ? right : left) - (view.chapter < 3 ? 2.5 : 0);
    case 'VES-4':
      return 2;
    case 'DAN-2':
      return view.turn >= 2 || view.chapter > 1 ? 1 : -1;
    case 'CIR-1':
      return blinkWorth(view, seat);
    case 'DAN-1':
    case 'GER-2':
    case 'YEN-4':
      return declareWorth(view, seat, choice, read, me);
    default:
      return 0;
  }
}

/** To stand first when ties are broken and the next turn begins: from a row far down, once there is something to win. */
function blinkWorth({ figures, chapter, turn }: PathOfDestinyView, seat: number): number {
  const row = figures.indexOf(seat) + 1;
  if (chapter === 3 && turn === 3) return 1;
  return row >= (chapter === 1 ? figures.length : turn === 3 ? 2 : 3) ? 1 : -1;
}

type Says = Side | 'tie';

/** Where the Destiny token would go now: more than 0 to the left, less to the right. */
function balance(view: PathOfDestinyView, read: Outlook, change: (who: number, says: Says) => number): number {
  const { silent, double, chosen } = view.declaring;
  let sum = 0;
  for (const [who, { left, right }] of read.counts.entries()) {
    const counted: Says = left > right ? 'left' : right > left ? 'right' : 'tie';
    const says = silent.includes(who) ? 'tie' : (chosen.find((each) => each.who === who)?.side ?? counted);
    sum += change(who, says) * (double.includes(who) ? 2 : 1);
  }
  if (view.participants.length === 2) {
    let shown = 0;
    for (const row of view.rows)
      for (const card of row)
        for (const symbol of symbolsOn(card))
          shown += symbol === view.active[0] ? 1 : symbol === view.active[1] ? -1 : 0;
    sum += Math.sign(shown);
  }
  return sum;
}

const sign = (says: Says): number => (says === 'left' ? 1 : says === 'right' ? -1 : 0);

/** Abilities that change declarations, or, alone, flip the token again. */
function declareWorth(
  view: PathOfDestinyView,
  seat: number,
  { ability, on = -1, side = 'left' }: AbilityChoice,
  read: Outlook,
  me: ParticipantView,
): number {
  const wish = preferLeft(read, seat);
  const { left, right } = read.me;
  const tokens =
    ability === 'YEN-4'
      ? worthOf(read, left + (side === 'left' ? 2 : 0), right + (side === 'right' ? 2 : 0), 0) -
        worthOf(read, left, right, 0) -
        patience(view, 1.7)
      : 0;
  const least = ability === 'YEN-4' ? 0 : patience(view, 0.4);
  if (view.participants[1]?.automa === true) {
    const automa = read.counts[1] ?? { left: 0, right: 0 };
    const goesWrong = Math.sign(automa.left - automa.right) * wish < 0 && Math.abs(automa.left - automa.right) <= 2;
    return tokens + (goesWrong ? 0.5 * Math.abs(wish) : -0.5) - least;
  }
  const now = balance(view, read, (_, says) => sign(says));
  const then = balance(view, read, (who, says) => {
    if (ability === 'GER-2' && who === on) return 0;
    if (ability === 'DAN-1' && who === me.who) return 2 * sign(says);
    if (ability === 'YEN-4' && who === me.who) return sign(side);
    return sign(says);
  });
  return tokens + 0.5 * (Math.sign(then) - Math.sign(now)) * wish - least;
}
