/** When an Ability is worth its one use. */

import {
  imagine,
  imagineEffect,
  imaginePlay,
  type ParticipantView,
  type PathOfDestinyView,
  symbolCount,
} from '@medallion/path-of-destiny';
import { hasColour } from '@medallion/path-of-destiny';
import type { Side, SymbolIndex } from '@medallion/path-of-destiny/content';
import type { AbilityChoice } from './choices.ts';
import { type Outlook, outlook, preferLeft, worthOf } from './outlook.ts';

const COMBAT: SymbolIndex = 0;

/** Less than this is not worth a use that does not come back: what is asked for falls as the game runs out. */
function patience({ chapter, turn }: PathOfDestinyView, highest: number): number {
  if (chapter === 3 && turn === 3) return 0.05;
  if (turn === 3) return highest * 0.75;
  return highest * 0.95;
}

/** How much more a use is worth than it must be; negative: better wait. */
export function useWorth(view: PathOfDestinyView, seat: number, choice: AbilityChoice): number {
  const { ability, side = 'left', on = -1 } = choice;
  const read = outlook(view, seat);
  const me = view.participants[seat] as ParticipantView;
  const own = read.counts[seat] ?? { left: 0, right: 0 };
  const gain = (left: number, right: number): number =>
    worthOf(read, own.left + left, own.right + right) - worthOf(read, own.left, own.right);
  const towards = (amount: number): number => (side === 'left' ? gain(amount, 0) : gain(0, amount));
  switch (ability) {
    case 'GER-3': {
      const red = Math.min(3, me.timeline.filter((card) => hasColour(card, 'red')).length);
      const worth = read.active[0] === COMBAT ? gain(red, 0) : read.active[1] === COMBAT ? gain(0, red) : 0.1 * red;
      return worth - patience(view, 2.6);
    }
    case 'YEN-2':
      return towards((choice.lose ?? 0) + 1) - lossWorth(view, me, read, choice.lose ?? 0) - patience(view, 2.2);
    case 'YEN-3': {
      const of = imagine(me);
      const before = standing(of, read);
      imagineEffect(of, of.timeline.cards.indexOf(choice.card ?? -1), read.active);
      return standing(of, read) - before - patience(view, 2.4);
    }
    case 'DAN-3':
      return gain(read.rival.left > own.left ? 2 : 0, read.rival.right > own.right ? 2 : 0) - patience(view, 3.4);
    case 'CIR-2':
      return gain(1, 1) - patience(view, 2.2);
    case 'CIR-3': {
      const of = imagine(me);
      const before = standing(of, read);
      imaginePlay(of, [choice.card ?? -1], read.active);
      return standing(of, read) - before - patience(view, 2.6);
    }
    case 'VES-2': {
      const rival = view.participants[on];
      // Early Experience unlocks the rest; it goes to whoever is behind.
      return 3 * read.xp - 0.02 * ((rival?.vp ?? 0) + (rival?.xp ?? 0));
    }
    case 'VES-3': {
      const cards = me.timeline.filter((card) => hasColour(card, choice.colour ?? 'red')).length;
      return towards(Math.min(3, cards)) - patience(view, 2.6);
    }
    case 'GER-4':
      return towards(3);
    case 'DAN-4': {
      const table = { active: [read.active[0], read.active[1]] as [SymbolIndex, SymbolIndex] };
      const kinds = ([0, 1, 2, 3] as const).filter((symbol) => symbolCount(table, imagine(me), symbol) > 0).length;
      return view.chapter === 3 ? kinds : kinds - 3.5;
    }
    case 'CIR-4': {
      const others = Math.min(3, view.dominant === 'left' ? own.right : own.left);
      return view.chapter === 3 ? others : others - 2.5;
    }
    case 'VES-4':
      return 2;
    case 'DAN-2':
      return view.turn >= 2 || view.chapter > 1 ? 1 : -1;
    case 'CIR-1':
      // To be first when ties are broken at the end of a chapter.
      return view.turn === 3 && view.chapter >= 2 && view.initiative[0] !== seat ? 1 : -1;
    case 'DAN-1':
    case 'GER-2':
    case 'YEN-4':
      return declareWorth(view, seat, choice, read);
    default:
      return 0;
  }
}

function standing(of: ReturnType<typeof imagine>, read: Outlook): number {
  const table = { active: [read.active[0], read.active[1]] as [SymbolIndex, SymbolIndex] };
  return (
    worthOf(read, symbolCount(table, of, read.active[0]), symbolCount(table, of, read.active[1])) + of.xp * read.xp
  );
}

/** What losing so many Symbols costs: Non-Active ones next to nothing. */
function lossWorth(view: PathOfDestinyView, me: ParticipantView, read: Outlook, lose: number): number {
  const table = { active: [read.active[0], read.active[1]] as [SymbolIndex, SymbolIndex] };
  const of = imagine(me);
  let idle = 0;
  for (const symbol of [0, 1, 2, 3] as const) if (!view.active.includes(symbol)) idle += symbolCount(table, of, symbol);
  return 0.1 * Math.min(lose, idle) + Math.max(0, lose - idle) * Math.min(read.left, read.right);
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
  return sum;
}

const sign = (says: Says): number => (says === 'left' ? 1 : says === 'right' ? -1 : 0);

/** Abilities that change declarations, or, alone, flip the token again. */
function declareWorth(view: PathOfDestinyView, seat: number, choice: AbilityChoice, read: Outlook): number {
  const wish = preferLeft(view, seat);
  const { ability, on = -1, side = 'left' } = choice;
  const tokens = ability === 'YEN-4' ? 2 * (side === 'left' ? read.left : read.right) - patience(view, 1.9) : 0;
  const solo = view.participants[1]?.automa === true;
  if (solo) {
    const automa = read.counts[1] ?? { left: 0, right: 0 };
    const goesWrong = Math.sign(automa.left - automa.right) * wish < 0;
    return tokens + (goesWrong ? Math.min(1, Math.abs(wish)) * 0.5 : -0.5);
  }
  const now = balance(view, read, (_, says) => sign(says));
  const then = balance(view, read, (who, says) => {
    if (ability === 'GER-2' && who === on) return 0;
    if (ability === 'DAN-1' && who === seat) return 2 * sign(says);
    if (ability === 'YEN-4' && who === seat) return sign(side);
    return sign(says);
  });
  const better = (Math.sign(then) - Math.sign(now)) * wish;
  // A token placed at all is worth something to whoever would otherwise leave it to chance.
  return tokens + better * 0.5 - (ability === 'YEN-4' ? 0 : patience(view, 0.5));
}
