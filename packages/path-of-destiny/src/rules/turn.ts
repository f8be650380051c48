/** A turn: Choose, Play, Destiny, in this order, each complete before the next. PD-TIME-01, PD-TIME-02 */

import type { StepHandlers } from '@medallion/kernel';
import type { TurnSteps } from './core.ts';
import type { PathOfDestiny } from './shape.ts';
import { storyRules } from './stories/story-rules.ts';

/** PD-CHAPTER-01 */
const TURNS = 3;

const REFRESH = { do: 'choose/refresh' } as const;
const RETURN = { do: 'choose/return' } as const;
const SELECT = { do: 'play/select' } as const;
const REVEAL = { do: 'play/reveal' } as const;
const AFTER_PLAY = { do: 'turn/after-play' } as const;
const DESTINY = { do: 'destiny/begin' } as const;
const TURN_END = { do: 'turn/end' } as const;
const RESOLVE_WINDOW = { do: 'ability/window', window: 'resolve' } as const;

export const turnSteps: StepHandlers<PathOfDestiny, TurnSteps> = {
  /** The order of the picks is the Initiative as it stands now. PD-CHOOSE-01, PD-CHOOSE-05, R-20 */
  'turn/begin': (g) => {
    const { table } = g;
    table.turn++;
    table.phase = 'choose';
    for (const of of table.participants) of.playedNow = 0;
    g.emit('turnBegan', { chapter: table.chapter, turn: table.turn });
    if (table.chapter > 1 || table.turn > 1) g.then(REFRESH);
    for (const who of table.initiative) g.then({ do: 'choose/pick', who });
    g.then(RETURN, SELECT, REVEAL, AFTER_PLAY, TURN_END);
  },

  /** Abilities, then the Story's checks, then Destiny. PD-PLAY-10, R-83, R-90, R-110 */
  'turn/after-play': (g) => {
    const { afterPlay } = storyRules(g.options);
    g.then(RESOLVE_WINDOW);
    if (afterPlay !== undefined) g.then(afterPlay);
    g.then(DESTINY);
  },

  /** PD-CHAPTER-01 */
  'turn/end': (g) => {
    g.then(g.table.turn < TURNS ? { do: 'turn/begin' } : { do: 'chapter/end' });
  },
};
