/** Secret Goals as one seat sees them: how near a Requirement is, and what a card in hand would do for a goal one knows. */

import type { Seat } from '@medallion/kernel';
import { ALL_GOALS } from '../content/secret-goals.ts';
import { SYMBOLS } from '../content/vocabulary.ts';
import { countsFor, goalCount } from '../rules/stories/goals.ts';
import { neededFor } from '../rules/stories/requirements.ts';
import { colourCount } from '../rules/symbols.ts';
import type { Who } from '../rules/table.ts';
import type { PathOfDestinyView } from '../view.ts';
import { Imagination } from './imagination.ts';

/** How many cards of the colour somebody has laid, and how many are needed now; nothing where the Requirement is met for good. PD-STRIGA-03 */
export function requirementOf(
  view: PathOfDestinyView,
  who: Who,
  goal: number,
): { readonly has: number; readonly needs: number } | undefined {
  const { table, options } = Imagination.of(view);
  const place = table.goals[goal];
  const of = table.participants[who];
  if (place === undefined || of === undefined || place.right.includes(who)) return undefined;
  return { has: colourCount(of, place.requirement), needs: neededFor(place, who, options) };
}

/**
 * Goals one may look at, and that can still be scored, for which a card of the hand counts: where it lies, or once it is
 * played. By their place.
 */
export function goalsServed(view: PathOfDestinyView, seat: Seat, card: number): readonly number[] {
  const g = Imagination.of(view);
  const of = g.of(seat);
  const without = { ...of, hand: { ...of.hand, cards: of.hand.cards.filter((other) => other !== card) } };
  const played = {
    ...without,
    timeline: { ...of.timeline, cards: [...of.timeline.cards, card] },
    covered: [...of.covered, 0],
  };
  return view.goals.flatMap(({ goal, back }, at) => {
    const face = goal === undefined ? undefined : ALL_GOALS[goal];
    if (face === undefined) return [];
    const scored = view.chapter < 3 || view.active.some((symbol) => countsFor(back, SYMBOLS[symbol] ?? 'combat'));
    const now = goalCount(of, face.count);
    const counts = goalCount(without, face.count) < now || goalCount(played, face.count) > now;
    return scored && counts ? [at] : [];
  });
}
