/** The Automa and its board. PD-SOLO-02, PD-SOLO-07 */

import { AUTOMA_BOARDS } from '../../content/index.ts';
import type { AutomaBoard } from '../../content/vocabulary.ts';
import { participant } from '../symbols.ts';
import type { Participant, Table, Who } from '../table.ts';

/** The only opponent of the solo game, after the only player. */
export const AUTOMA: Who = 1;

export const automaOf = (table: Table): Participant => participant(table, AUTOMA);

export function boardOf(of: Participant): AutomaBoard {
  const board = AUTOMA_BOARDS.find(({ character }) => character === of.character);
  if (board === undefined) throw new RangeError(`there is no Automa board of ${String(of.character)}`);
  return board;
}

/** What its second special ability does, once it is on. PD-SOLO-09 */
export function secondAbility(of: Participant): AutomaBoard['second'] | undefined {
  return of.unlocked >= 2 ? boardOf(of).second : undefined;
}
