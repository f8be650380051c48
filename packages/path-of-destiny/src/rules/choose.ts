/** Phase 1: the Reserve is refreshed and everybody picks in Initiative order. PD-CHOOSE */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import { listPickAbilities, takePickAbility } from './abilities/index.ts';
import type { ChooseAsks, ChooseSteps } from './core.ts';
import { placeFigure, refreshReserve, takeCards, TOP_SPACE, whyNoRow } from './reserve.ts';
import type { PathOfDestiny } from './shape.ts';
import { storyRules } from './stories/story-rules.ts';
import { participant } from './symbols.ts';

const TOP = { id: 'top', space: TOP_SPACE } as const;
const ROWS = [1, 2, 3, 4, 5].map((space) => ({ id: `row-${space}`, space }));

export const chooseSteps: StepHandlers<PathOfDestiny, ChooseSteps> = {
  /** PD-CHOOSE-01 to PD-CHOOSE-04 */
  'choose/refresh': (g) => refreshReserve(g),

  /** One participant after the other; nobody passes. PD-CHOOSE-05, PD-CHOOSE-12, PD-SOLO-10 */
  'choose/pick': (g, { who }) => {
    if (participant(g.table, who).automa === true) g.then({ do: 'automa/pick' });
    else g.ask(who, 'choose/pick', {});
  },

  /** The figure first, then the cards, then what the Story has laid beside the row. PD-CHOOSE-06, R-19, PD-EVIL-06 */
  'choose/take': (g, { who, space }) => {
    placeFigure(g, who, space);
    takeCards(g, who, space);
    const { atRow } = storyRules(g.options);
    if (space !== TOP_SPACE && atRow !== undefined) g.then(atRow(who, space));
  },
};

export const chooseAsks: AskRules<PathOfDestiny, ChooseAsks> = {
  'choose/pick': {
    /** The top space takes everybody, a row only one figure. PD-CHOOSE-07, PD-CHOOSE-08, R-21 */
    list(g, { seat }, answers) {
      const { table } = g;
      answers.may(TOP);
      for (let row = 1; row <= table.rows.length; row++) {
        answers.offer(ROWS[row - 1] as (typeof ROWS)[number], whyNoRow(table, row));
      }
      listPickAbilities(g, seat, answers);
      if (answers.reasons) answers.mayNot({ id: 'pass' }, 'must-pick', 'PD-CHOOSE-12');
    },
    take(g, { seat }, choice) {
      if (!takePickAbility(g, seat, choice) && 'space' in choice)
        g.then({ do: 'choose/take', who: seat, space: choice.space });
      g.then({ do: 'ability/window', window: 'picked', who: seat });
    },
  },
};
