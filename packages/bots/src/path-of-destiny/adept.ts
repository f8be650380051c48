/** Plays Path of Destiny with a plan for the turn: reads the chapter, tries every pair of cards, waits with Abilities. */

import type { Dice, ListedChoice, Seat } from '@medallion/kernel';
import {
  type ParticipantView,
  type PathOfDestiny,
  type PathOfDestinyView,
  printedOn,
} from '@medallion/path-of-destiny';
import { ALLIANCE_CARDS, MAIN_DECK } from '@medallion/path-of-destiny/content';
import type { Bot, Question } from '../bot.ts';
import { useWorth } from './abilities.ts';
import {
  type AbilityChoice,
  type AllianceSideChoice,
  type ApplyChoice,
  type CardChoice,
  type CardsChoice,
  type LoseChoice,
  type Loss,
  type PickChoice,
  type SensesChoice,
  heaviest,
  type SideChoice,
  weigh,
  type Weighed,
} from './choices.ts';
import { leftChance, type Outlook, outlook, preferLeft, worthOf, xpWorth } from './outlook.ts';
import { finalWorth, keptWorth, Plays } from './worth.ts';

type Asked = Question<PathOfDestiny>;

/** Blind draws tried to value the top space. */
const DRAWS = 5;
/** What standing first in the next turn is worth, and every place after it less. */
const FIRST_NEXT = 0.9;

const handOf = (view: PathOfDestinyView, seat: Seat): readonly number[] => view.participants[seat]?.hand.cards ?? [];

/** Cards of the Main Deck that lie nowhere one can see. */
function unseen(view: PathOfDestinyView, seat: Seat): number[] {
  const seen = new Set([...view.discard, ...view.rows.flat(), ...handOf(view, seat)]);
  for (const { timeline } of view.participants) for (const card of timeline) seen.add(card);
  return MAIN_DECK.map((_, card) => card).filter((card) => !seen.has(card));
}

/** The hand with two cards from the deck; where more are looked at, the best two of them. */
function blindDraw(view: PathOfDestinyView, seat: Seat, plays: Plays, dice: Dice, look: number): number {
  const deck = unseen(view, seat);
  const hand = handOf(view, seat);
  if (deck.length < look) return plays.best(hand);
  let sum = 0;
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn: number[] = [];
    while (drawn.length < look) {
      const card = dice.pick(deck);
      if (!drawn.includes(card)) drawn.push(card);
    }
    let most = -Infinity;
    for (let i = 0; i < look; i++)
      for (let j = i + 1; j < look; j++)
        most = Math.max(most, plays.best([...hand, drawn[i] as number, drawn[j] as number], 2));
    sum += most;
  }
  return sum / DRAWS;
}

const printedActive = (view: PathOfDestinyView, card: number): number =>
  printedOn(card).filter((symbol) => view.active.includes(symbol)).length;

/** What lies beside a row: Experience, or Alliance cards. */
function besideRow(view: PathOfDestinyView, row: number, read: Outlook): number {
  if (view.options.story !== 'evil') return row === view.rows.length ? xpWorth(read) : 0;
  const token = view.allianceRows.find((each) => each.row === row);
  if (token === undefined) return 0;
  const chance = leftChance(read);
  const backed = token.side === 'renfri' ? chance : token.side === 'stregobor' ? 1 - chance : 0.75;
  return view.chapter === 3 ? 1.2 * backed : 0.3 + 0.9 * backed;
}

function pick({ choices, seat, look }: Asked, dice: Dice): readonly Weighed[] {
  const view = look().table;
  const read = outlook(view, seat);
  const plays = new Plays(view, seat, read);
  const hand = handOf(view, seat);
  const last = view.chapter === 3 && view.turn === 3;
  const order = (space: number): number => (last ? 0 : FIRST_NEXT * (1 - space / (view.rows.length + 1)));
  const rows = new Map<number, number>();
  const ofRow = (row: number): number => {
    const known = rows.get(row) ?? plays.best([...hand, ...(view.rows[row - 1] ?? [])]);
    rows.set(row, known);
    return known;
  };
  // An Ability of the pick is kept for a day when it does more.
  const saved = (usual: number): number => usual * (last ? 0 : view.chapter === 3 ? 0.4 : 1);
  return weigh(choices as readonly PickChoice[], ({ space = 0, ability, row = 1 }) => {
    if (ability === 'GER-1') return blindDraw(view, seat, plays, dice, 4) + order(0) - saved(0.8);
    if (ability === 'YEN-1') return ofRow(row) + order(0) - saved(0.3);
    if (space > 0) return ofRow(space) + besideRow(view, space, read) + order(space);
    return blindDraw(view, seat, plays, dice, 2) + order(0);
  });
}

function select({ choices, seat, look }: Asked): readonly Weighed[] {
  const view = look().table;
  const plays = new Plays(view, seat, outlook(view, seat));
  const hand = handOf(view, seat);
  return weigh(choices as readonly CardsChoice[], ({ cards: [first = -1, second = -1] }) =>
    plays.worth(hand, first, second),
  );
}

function keep({ choices, look }: Asked): readonly Weighed[] {
  const view = look().table;
  const saved = view.chapter === 1 ? 1.4 : 0.3;
  return weigh(
    choices as readonly CardsChoice[],
    ({ cards, oldHand }) => keptWorth(view, cards) - (oldHand === true ? saved : 0),
  );
}

function use({ choices, seat, look }: Asked): readonly Weighed[] {
  const view = look().table;
  return weigh(choices as readonly AbilityChoice[], (choice) =>
    choice.act === 'decline' ? 0 : useWorth(view, seat, choice),
  );
}

/** Non-Active Symbols first, tokens before cards; Special tokens last. */
function lose({ choices, look }: Asked): readonly Weighed[] {
  const view = look().table;
  const worth = ({ lose: what, symbol, card, index }: Loss): number => {
    if (what === 'special') return -1;
    const lost = what === 'token' ? symbol : printedOn(card ?? -1)[index ?? 0];
    return (view.active.includes(lost ?? -1) ? 0 : 2) + (what === 'token' ? 1 : 0);
  };
  return weigh(choices as readonly LoseChoice[], ({ lose: losses }) =>
    losses.reduce((sum, loss) => sum + worth(loss), 0),
  );
}

/** What helps least: now, or at the end of the last chapter. */
function discard({ choices, seat, look }: Asked): readonly Weighed[] {
  const view = look().table;
  const read = outlook(view, seat);
  const hand = handOf(view, seat);
  const { timeline } = view.participants[seat] as ParticipantView;
  const weight = [0, 0.05, 0.2, 1][view.chapter] ?? 0;
  const plays = view.phase === 'choose' ? new Plays(view, seat, read) : undefined;
  const shown = (card: number): number => printedActive(view, card) + 0.3 * printedOn(card).length;
  return weigh(choices as readonly CardsChoice[], ({ cards }) => {
    const rest = hand.filter((each) => !cards.includes(each));
    if (plays !== undefined) return plays.best(rest);
    return (
      weight * finalWorth(view, seat, timeline, rest, leftChance(read)) -
      cards.reduce((sum, card) => sum + shown(card), 0)
    );
  });
}

function senses({ choices, seat, look }: Asked): readonly Weighed[] {
  const view = look().table;
  const plays = new Plays(view, seat, outlook(view, seat));
  const hand = handOf(view, seat);
  // The same cards in another order under the deck are the same to me.
  const known = new Map<string, number>();
  return weigh(choices as readonly SensesChoice[], ({ take }) => {
    const key = take.join(' ');
    const worth = known.get(key) ?? plays.best([...hand, ...take]);
    known.set(key, worth);
    return worth;
  });
}

/** The Path one would rather see followed. */
const dominance = ({ choices, seat, look }: Asked): readonly Weighed[] => {
  const wish = preferLeft(outlook(look().table, seat), seat);
  return weigh(choices as readonly SideChoice[], ({ side }) => (side === 'left' ? wish : -wish));
};

/** On the Path one has more of, for its Path token. */
const special = ({ choices, seat, look }: Asked): readonly Weighed[] => {
  const { left, right } = outlook(look().table, seat).me;
  return weigh(choices as readonly SideChoice[], ({ side }) => (side === 'left' ? left : right));
};

/** Left backs Renfri, right Stregobor. */
const ally = ({ choices, seat, look }: Asked): readonly Weighed[] => {
  const chance = leftChance(outlook(look().table, seat));
  return weigh(choices as readonly AllianceSideChoice[], ({ side }) => (side === 'renfri' ? chance : 1 - chance));
};

const ALLIANCE_WORTH = { xp: 0.7, exchange: 0.9, left: 0.85, right: 0.85, sell: 1.2 } as const;
const ALLIANCE_ORDER = { left: 100, right: 100, xp: 0, sell: 0, exchange: -100 } as const;
const dropAlly = ({ choices }: Asked): readonly Weighed[] =>
  weigh(choices as readonly CardChoice[], ({ card }) => -ALLIANCE_WORTH[ALLIANCE_CARDS[card]?.effect ?? 'xp']);

/** First what gives Symbols, last what exchanges them; there the Path tokens count, too. */
const applyAlly = ({ choices, seat, look }: Asked): readonly Weighed[] => {
  const read = outlook(look().table, seat);
  const { left, right } = read.me;
  const now = worthOf(read, left, right, 0);
  return weigh(choices as readonly ApplyChoice[], ({ card, lose: given }) => {
    if (given === 'left') return worthOf(read, left - 1, right + 2, 0) - now;
    if (given === 'right') return worthOf(read, left + 2, right - 1, 0) - now;
    return ALLIANCE_ORDER[ALLIANCE_CARDS[card]?.effect ?? 'xp'];
  });
};

const HABITS: Readonly<Record<string, (question: Asked, dice: Dice) => readonly Weighed[]>> = {
  'choose/pick': pick,
  'play/select': select,
  'chapter/keep': keep,
  'chapter/dominance': dominance,
  'ability/use': use,
  'ability/senses': senses,
  'symbols/lose': lose,
  'hand/discard': discard,
  'striga/special': special,
  'evil/side': ally,
  'evil/discard': dropAlly,
  'evil/apply': applyAlly,
};

/** What every choice is worth to it, in points; undefined where it has no opinion. */
export const destinyOpinion = (question: Asked, dice: Dice): readonly Weighed[] | undefined =>
  HABITS[question.ask]?.(question, dice);

export const destinyAdept: Bot<PathOfDestiny> = {
  name: 'adept',
  answer: (question, dice) => {
    const opinion = destinyOpinion(question, dice);
    return opinion === undefined ? dice.pick<ListedChoice>(question.choices).id : heaviest(opinion);
  },
};
