/** The Initiative track: a strict order of all figures, the highest first. PD-INIT */

import type { StepHandlers } from '@medallion/kernel';
import { STORY_DECKS } from '../content/index.ts';
import type { InitiativeSteps } from './core.ts';
import type { G, PathOfDestiny } from './shape.ts';
import type { Who } from './table.ts';

function setInitiative(g: G, order: Who[]): void {
  g.table.initiative = order;
  g.emit('initiativeChanged', { order: order.slice() });
}

/** A figure goes to the top of the track, the others keep their order. 5.9 `TOP` */
export function moveToTopOfTrack(g: G, who: Who): void {
  setInitiative(g, [who, ...g.table.initiative.filter((other) => other !== who)]);
}

export const initiativeSteps: StepHandlers<PathOfDestiny, InitiativeSteps> = {
  /** The Story's list; characters not in play are skipped. PD-INIT-02 to PD-INIT-05 */
  'setup/initiative': (g) => {
    const { participants } = g.table;
    const order: Who[] = [];
    for (const name of STORY_DECKS[g.options.story].initiative) {
      const who = participants.findIndex(({ character }) => character === name);
      if (who >= 0) order.push(who);
    }
    setInitiative(g, order);
  },

  /** The figures go back from the spaces they chose: the top space in order of arrival, then the rows. PD-INIT-06, PD-INIT-07, PD-TIME-06 */
  'choose/return': (g) => {
    const { table } = g;
    const order = table.top;
    for (const [index, who] of table.figures.entries()) {
      if (who < 0) continue;
      order.push(who);
      table.figures[index] = -1;
    }
    table.top = [];
    table.closed = [];
    setInitiative(g, order);
  },
};
