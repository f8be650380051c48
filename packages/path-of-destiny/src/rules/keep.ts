/** Cards kept for the next chapter, and their effects. PD-CHAPTER-10 to PD-CHAPTER-14 */

import type { Answers, AskRules, StepHandlers } from '@medallion/kernel';
import type { SymbolIndex } from '../content/index.ts';
import { abilitiesOf, hasReady, spend } from './abilities/usable.ts';
import { CardChoices, type CardsAnswer } from './card-choices.ts';
import type { KeepAsks, KeepSteps } from './core.ts';
import { effectOf } from './effects.ts';
import { printedOn } from './card-data.ts';
import type { G, L, PathOfDestiny } from './shape.ts';
import { symbolsOfPair } from './story-cards.ts';
import { participant } from './symbols.ts';
import type { Participant, Who } from './table.ts';

const KEEP = new CardChoices('keep');

/** The Ability that keeps one card more. */
const OLD_HAND = 'VES-1';

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

/** The Automa keeps nothing; or, as an option, as many as a player: those with most Symbols of the next chapter, the leftmost of equals. R-70 */
function keepForAutoma(g: G, who: Who, of: Participant): void {
  const { table, options } = g;
  const shown = (card: number): number => printedOn(card).filter((symbol) => table.active.includes(symbol)).length;
  const count = options.automaKeeps === 'asPlayers' ? table.chapter : 0;
  const kept = [...of.timeline.cards].sort((a, b) => shown(b) - shown(a)).slice(0, count);
  for (const card of of.timeline.cards.slice()) if (!kept.includes(card)) g.move(card, of.timeline, table.discard);
  of.covered = of.timeline.cards.map(() => 0);
  if (kept.length > 0) g.emit('cardsKept', { who, cards: of.timeline.cards.slice() });
}

export const keepSteps: StepHandlers<PathOfDestiny, KeepSteps> = {
  /** One card after chapter 1, two in an order after chapter 2; everybody chooses in secret at the same time. PD-CHAPTER-10 to PD-CHAPTER-12, R-51 */
  'chapter/keep': (g) => {
    const { table } = g;
    for (const [who, of] of table.participants.entries()) {
      if (of.automa === true) {
        keepForAutoma(g, who, of);
        continue;
      }
      // Fewer cards than that: all of them. R-53
      const count = Math.min(table.chapter, of.timeline.cards.length);
      if (count > 0) g.ask(who, 'chapter/keep', { count });
    }
  },

  /** At once, in Initiative order. PD-CHAPTER-14 */
  'chapter/kept-effects': (g) => {
    // The Automa's cards have no effects. PD-SOLO-13
    for (const who of g.table.initiative)
      if (participant(g.table, who).automa !== true) g.then({ do: 'chapter/resolve-kept', who });
  },

  /** From left to right. */
  'chapter/resolve-kept': (g, { who }) => {
    const [left, right] = symbolsForKept(g);
    const { cards } = participant(g.table, who).timeline;
    for (let at = 0; at < cards.length; at++)
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
      if (hasReady(of, OLD_HAND)) {
        eachOrder(cards, Math.min(count + 1, cards.length), [], (kept) =>
          answers.may({ id: `old-hand:${kept.join(',')}`, cards: kept, oldHand: true }),
        );
      } else if (answers.reasons && abilitiesOf(of).some(({ id }) => id === OLD_HAND)) {
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
      if (oldHand === true) spend(g, seat, OLD_HAND);
      g.emit('cardsKept', { who: seat, cards, ...(oldHand === true ? { oldHand } : {}) });
    },
  },
};
