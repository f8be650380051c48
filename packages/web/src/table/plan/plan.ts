/**
 * Planning ahead: what somebody means to answer, laid out while others play. A plan is the page's alone. The rules
 * foresee what can be planned; when the question comes, its own list says whether the plan still holds.
 */

import type { Impossible, ListedChoice, Seat, Shape } from '@medallion/kernel';
import type { Position } from '@medallion/table';
import type { AskOf, Sitting } from '../sitting.ts';

/** What can be planned in a game. */
export interface Planner<G extends Shape> {
  /** The question that is planned for. */
  readonly ask: string;
  /** How many answers to it can be laid out one after the other. */
  readonly most: number;
  /** The question as it would be put after these answers, and the table as it would lie; unset while there is none to plan for. */
  foresee(
    this: void,
    position: Position<G>,
    seat: Seat,
    steps: readonly ListedChoice[],
  ): { readonly ask: AskOf<G>; readonly position: Position<G> } | undefined;
  /** The moment is over: what was planned for it is of no use any more. */
  isOver(this: void, position: Position<G>, seat: Seat): boolean;
}

/** A plan before the question it was made for: its next step can be taken, or why it cannot. */
export type Held =
  | { readonly holds: true; readonly choice: ListedChoice }
  | { readonly holds: false; readonly choice: ListedChoice; readonly no: Impossible | undefined };

/** What becomes of a plan now that something is asked; undefined while it is not what was planned for. */
export function heldAgainst<G extends Shape>(
  ask: AskOf<G> | undefined,
  planned: string,
  [next]: readonly ListedChoice[],
): Held | undefined {
  if (ask === undefined || ask.ask !== planned || ask.reply !== undefined || next === undefined) return undefined;
  const choices: readonly ListedChoice[] = ask.choices;
  const choice = choices.find(({ id }) => id === next.id);
  if (choice !== undefined) return { holds: true, choice };
  const impossible: readonly Impossible[] = ask.impossible;
  return { holds: false, choice: next, no: impossible.find((each) => each.choice.id === next.id) };
}

/** Whether somebody who is at the screen could lay something out now. */
export function mayPlan<G extends Shape>({ me, ask, position, replayed, busy }: Sitting<G>): boolean {
  return me !== undefined && ask === undefined && position.over === undefined && !replayed && !busy;
}
