/** What Secret Goals count and pay. PD-STRIGA-12 to PD-STRIGA-16, R-92 to R-94 */

import type { GoalBack, GoalCount, SecretGoal, Symbol } from '../../content/vocabulary.ts';
import type { Participant } from '../table.ts';
import {
  cardsOfColour,
  differentColours,
  differentSymbolsInTimeline,
  mostOfAColour,
  multicolourCards,
  printedInHand,
} from './counting.ts';

/** The Dominant Symbols of chapter 3 for which a back counts. PD-STRIGA-01 */
const COUNTS_FOR: Readonly<Record<GoalBack, readonly Symbol[]>> = {
  c: ['combat'],
  m: ['magic'],
  cde: ['combat', 'diplomacy', 'exploration'],
  mde: ['magic', 'diplomacy', 'exploration'],
};
export const countsFor = (back: GoalBack, dominant: Symbol): boolean => COUNTS_FOR[back].includes(dominant);

/** Hand and Timeline as printed on the goal; the Automa's hand is empty. R-94 */
export function goalCount(of: Participant, count: GoalCount): number {
  switch (count.kind) {
    case 'symbols-in-hand':
      return printedInHand(of, count.symbol);
    case 'colour':
      return where(of, count.where, (cards) => cardsOfColour(cards, count.colour));
    case 'multicolour':
      return where(of, count.where, multicolourCards);
    case 'symbols-in-timeline':
      return differentSymbolsInTimeline(of);
    case 'different-colours-in-hand':
      return differentColours(of.hand.cards);
    case 'most-of-a-colour-in-hand':
      return mostOfAColour(of.hand.cards);
  }
}

function where(
  of: Participant,
  place: 'hand' | 'timeline' | 'both',
  counted: (cards: readonly number[]) => number,
): number {
  return (place === 'timeline' ? 0 : counted(of.hand.cards)) + (place === 'hand' ? 0 : counted(of.timeline.cards));
}

/** The points of a goal for every participant. */
export function goalPays(goal: SecretGoal, participants: readonly Participant[]): number[] {
  const counts = participants.map((of) => goalCount(of, goal.count));
  const { pays } = goal;
  if (pays.kind === 'compare') return comparisonPays(counts);
  if (pays.kind === 'at-least') return counts.map((count) => (count >= pays.count ? pays.vp : 0));
  return participants.map((of, who) =>
    of.automa === true ? automaPay(of, pays.automa) : stepPay(counts[who] ?? 0, pays.steps),
  );
}

const BY_DISTANCE: readonly number[] = [5, 3, 1];

/** By the distance from the most, not by rank; none earns nothing. PD-STRIGA-14, PD-STRIGA-15, R-93 */
export function comparisonPays(counts: readonly number[]): number[] {
  const most = Math.max(...counts);
  return counts.map((count) => (count === 0 ? 0 : (BY_DISTANCE[most - count] ?? 0)));
}

type SoloPay = Extract<SecretGoal['pays'], { kind: 'solo' }>;

function stepPay(count: number, steps: SoloPay['steps']): number {
  return steps.find((step) => count >= step.count)?.vp ?? 0;
}

function automaPay(of: Participant, pay: SoloPay['automa']): number {
  const count = goalCount(of, pay.count);
  if ('vpEach' in pay) return Math.min(pay.cap, count * pay.vpEach);
  return count >= pay.atLeast ? pay.vp : 0;
}
