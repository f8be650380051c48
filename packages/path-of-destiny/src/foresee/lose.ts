/** What losing Symbols would leave. PD-EFFECT-08 */

import type { Seat } from '@medallion/kernel';
import type { LoseChoice } from '../rules/core.ts';
import type { PathOfDestinyView } from '../view.ts';
import { before, type Foreseen, foreseen } from './foreseen.ts';
import { Imagination } from './imagination.ts';

/** The loss alone: what is bought with it is told by the card or the Ability that asks for it. */
export function foreseeLoss(view: PathOfDestinyView, seat: Seat, choice: LoseChoice): Foreseen {
  const g = Imagination.of(view);
  const was = before(g);
  g.answerWith('symbols/lose', { seat, count: choice.lose.length, of: 'any' }, choice);
  return foreseen(g, seat, was);
}
