/** The turn: three phases in order, then the next player clockwise. OW-TURN */

import type { Seat, StepHandlers } from '@medallion/kernel';
import { activeWitcher } from '../seats.ts';
import type { OldWorld } from '../shape.ts';
import { freshTurn } from './blank-table.ts';

export interface TurnSteps {
  'turn/begin': object;
  'turn/phase-1': object;
  'turn/phase-2': object;
  'turn/phase-3': object;
  'turn/end': object;
}
export interface TurnEvents {
  turnBegan: { seat: Seat; turn: number };
  turnEnded: { seat: Seat };
}

export const turnSteps: StepHandlers<OldWorld, Pick<TurnSteps, 'turn/begin' | 'turn/end'>> = {
  /** A new turn knows nothing of the one before; powers per turn are renewed. OW-TURN-01, OW-SOLO-07, R-110, R-155 */
  'turn/begin': (g) => {
    const { table } = g;
    table.turn = freshTurn('phase-1');
    table.turns += 1;
    activeWitcher(g).usedThisTurn = [];
    g.emit('turnBegan', { seat: table.active, turn: table.turns });
    g.then({ do: 'turn/phase-1' }, { do: 'turn/phase-2' }, { do: 'turn/phase-3' }, { do: 'turn/end' });
  },

  /** Only after Phase III is over does the next player begin. OW-TURN-06 to OW-TURN-08, R-115 */
  'turn/end': (g) => {
    const { table } = g;
    g.emit('turnEnded', { seat: table.active });
    table.active = (table.active + 1) % g.seats;
    g.then({ do: 'turn/begin' });
  },
};
