/** The whole game of Path of Destiny for the kernel: the chapters put together. */

import type { Game } from '@medallion/kernel';
import { pathOfDestinyContent } from '../content/index.ts';
import { notation } from '../notation.ts';
import { viewTable } from '../view.ts';
import { abilityAsks, abilitySteps } from './abilities/index.ts';
import { setupTable } from './blank-table.ts';
import { cloneTable } from './clone-table.ts';
import { coreAsks, coreSteps } from './core.ts';
import { hiddenPiles } from './hidden.ts';
import { invariants } from './invariants.ts';
import { migrate } from './migrate.ts';
import { readOptions } from './options.ts';
import type { PathOfDestiny } from './shape.ts';
import { soloAsks, soloSteps } from './solo/index.ts';
import { unreadStorySteps } from './story.ts';
import { storyRuleAsks, storyRuleSteps } from './stories/index.ts';

export const pathOfDestiny: Game<PathOfDestiny> = {
  id: 'path-of-destiny',
  rules: '2',
  content: pathOfDestinyContent,
  seats: { min: 1, max: 5 },
  // In the order in which a game first needs them. R-108
  streams: ['setup', 'cards', 'story', 'solo'],
  readOptions,
  setup: setupTable,
  steps: { ...coreSteps, ...abilitySteps, ...storyRuleSteps, ...soloSteps },
  asks: { ...coreAsks, ...abilityAsks, ...storyRuleAsks, ...soloAsks },
  view: viewTable,
  cloneTable,
  invariants,
  hidden: hiddenPiles,
  notation,
  migrate,
};

/** The same game as somebody at the table may imagine it: what Story cards do is known when they are read. PD-INFO-09 */
export const unreadPathOfDestiny: Game<PathOfDestiny> = {
  ...pathOfDestiny,
  steps: { ...pathOfDestiny.steps, ...unreadStorySteps },
};
