/** Cards kept for the next chapter, and their effects. PD-CHAPTER-10 to PD-CHAPTER-14 */

import type { Answers, AskRules, StepHandlers } from '@medallion/kernel';
import { CHARACTER_SHEETS, type SymbolIndex } from '../content/index.ts';
import { CardChoices, type CardsAnswer } from './card-choices.ts';
import type { KeepAsks, KeepSteps } from './core.ts';
import { effectOf } from './effects.ts';
import type { L, PathOfDestiny } from './shape.ts';
import { symbolsOfPair } from './story-cards.ts';
import { participant } from './symbols.ts';
import type { Participant } from './table.ts';

const KEEP = new CardChoices('keep');

/** The place of the Ability that keeps one card more on each sheet, −1 where there is none. VES-1 */
const OLD_HAND = new Map(
  CHARACTER_SHEETS.map(({ character, abilities }) => [
    character,
    abilities.findIndex((each) => each.window === 'keep'),
  ]),
);
const oldHandAt = ({ character }: Participant): number =>
  character === undefined ? -1 : (OLD_HAND.get(character) ?? -1);
/** Unlocked and not used yet. PD-ABIL-01, PD-ABIL-02 */
const hasOldHand = (of: Participant): boolean =>
  oldHandAt(of) >= 0 && of.unlocked > oldHandAt(of) && (of.used & (1 << oldHandAt(of))) === 0;

/** The Active Symbols for kept effects: those of the chapter to come, unless the table decided otherwise. R-50 */
const symbolsForKept = ({ table, options }: L): readonly [SymbolIndex, SymbolIndex] =>
  options.keptEffectsUse === 'endedChapter' ? symbolsOfPair(options.story, table.pair) : table.active;

/** Every ordered choice of so many cards. */
function eachOrder(
  cards: readonly number[],
  count: number,
  chosen: readonly number[],
  take: (cards: number[]) => void,
): void {
  if (count === 0) return take([...chosen]);
  for (const card of cards) if (!chosen.includes(card)) eachOrder(cards, count - 1, [...chosen, card], take);
}

function listKept(cards: readonly number[], count: number, answers: Answers<CardsAnswer>): void {
  for (let i = 0; i < cards.length; i++) {
    const left = cards[i] as number;
    if (count === 1) answers.may(KEEP.one(left));
    else for (let j = 0; j < cards.length; j++) if (j !== i) answers.may(KEEP.pair(left, cards[j] as number));
  }
}

export const keepSteps: StepHandlers<PathOfDestiny, KeepSteps> = {
  /** One card after chapter 1, two in an order after chapter 2; everybody chooses in secret at the same time. PD-CHAPTER-10 to PD-CHAPTER-12, R-51 */
  'chapter/keep': (g) => {
    const { table } = g;
    for (const [who, of] of table.participants.entries()) {
      if (of.automa === true) {
        // The Automa keeps nothing. R-70
        g.moveAll(of.timeline, table.discard);
        of.covered = [];
        continue;
      }
      // Fewer cards than that: all of them. R-53
      const count = Math.min(table.chapter, of.timeline.cards.length);
      if (count > 0) g.ask(who, 'chapter/keep', { count });
    }
  },

  /** At once, in Initiative order. PD-CHAPTER-14 */
  'chapter/kept-effects': (g) => {
    g.then(...g.table.initiative.map((who) => ({ do: 'chapter/resolve-kept', who }) as const));
  },

  /** From left to right. */
  'chapter/resolve-kept': (g, { who }) => {
    const [left, right] = symbolsForKept(g);
    const { cards } = participant(g.table, who).timeline;
    for (let at = cards.length - 1; at >= 0; at--)
      if (effectOf(cards[at] as number) !== undefined) g.then({ do: 'effect/apply', who, at, symbols: [left, right] });
  },
};

export const keepAsks: AskRules<PathOfDestiny, KeepAsks> = {
  'chapter/keep': {
    list(g, { seat, count }, answers) {
      const of = participant(g.table, seat);
      const { cards } = of.timeline;
      listKept(cards, count, answers);
      // One card more, by the Ability that says so. VES-1, R-110, R-111
      if (hasOldHand(of)) {
        eachOrder(cards, Math.min(count + 1, cards.length), [], (kept) =>
          answers.may({ id: `old-hand:${kept.join(',')}`, cards: kept, oldHand: true }),
        );
      } else if (answers.reasons && oldHandAt(of) >= 0) {
        answers.mayNot({ id: 'old-hand', cards: [], oldHand: true }, 'used', 'PD-ABIL-02');
      }
      if (answers.reasons)
        answers.mayNot({ id: 'keep:', cards: [] }, 'must-keep', count === 1 ? 'PD-CHAPTER-10' : 'PD-CHAPTER-11');
    },
    /** The others are discarded, the kept ones are the leftmost of the new Timeline. PD-CHAPTER-13, R-16 */
    take(g, { seat }, { cards, oldHand }) {
      const of = participant(g.table, seat);
      for (const card of of.timeline.cards.slice())
        if (!cards.includes(card)) g.move(card, of.timeline, g.table.discard);
      for (const card of cards) g.move(card, of.timeline, of.timeline);
      of.covered = cards.map(() => 0);
      if (oldHand === true) of.used |= 1 << oldHandAt(of);
      g.emit('cardsKept', { who: seat, cards, ...(oldHand === true ? { oldHand } : {}) });
    },
  },
};
