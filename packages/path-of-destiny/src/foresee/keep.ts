/** What cards kept for the next chapter would bring there. PD-CHAPTER-13, PD-CHAPTER-14, R-50, R-51 */

import type { Seat } from '@medallion/kernel';
import type { CardsChoice } from '../rules/core.ts';
import type { PathOfDestinyView } from '../view.ts';
import { before, type Foreseen, foreseen } from './foreseen.ts';
import { Imagination } from './imagination.ts';
import { levelsOf } from './play.ts';

export interface ForeseenKept extends Foreseen {
  /** How far the effect of each card is met, in their order: 0 not at all; −1 where it has none. */
  readonly levels: readonly number[];
}

/**
 * The new Timeline with the effects of its cards, by the Symbols of the chapter to come: `standings` is how the owner
 * begins it, before the bonuses of the Story. `gained.xp` is what the effects give.
 */
export function foreseeKept(
  view: PathOfDestinyView,
  seat: Seat,
  choice: CardsChoice & { readonly oldHand?: true },
): ForeseenKept {
  const g = Imagination.of(view);
  const was = before(g);
  g.answerWith('chapter/keep', { seat, count: choice.cards.length }, choice);
  g.carryOut({ do: 'chapter/resolve-kept', who: seat });
  const then = foreseen(g, seat, was);
  return { ...then, levels: levelsOf(then.events, choice.cards) };
}
