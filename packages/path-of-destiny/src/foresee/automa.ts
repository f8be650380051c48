/** What the Automa would take now. PD-SOLO-10 to PD-SOLO-12 */

import { automaOf } from '../rules/solo/board.ts';
import { type AutomaWeighs, automaWeighs } from '../rules/solo/pick.ts';
import type { PathOfDestinyView } from '../view.ts';
import { Imagination } from './imagination.ts';

/** As the offer lies; undefined where there is no Automa, or it has picked already. */
export function foreseeAutoma(view: PathOfDestinyView): AutomaWeighs | undefined {
  if (view.phase !== 'choose' || view.participants.length !== 2) return undefined;
  const { table } = Imagination.of(view);
  if (automaOf(table).automa !== true) return undefined;
  const picked = view.participants.some(
    ({ who, automa }) => automa === true && (view.top.includes(who) || view.figures.includes(who)),
  );
  return picked ? undefined : automaWeighs(table);
}
