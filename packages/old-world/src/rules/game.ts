/** The whole game of Old World for the kernel: the chapters put together. */

import type { Game } from '@medallion/kernel';
import { oldWorldContent } from '../content/index.ts';
import { notation } from '../notation.ts';
import { viewTable } from '../view.ts';
import { attributeAsks, attributeSteps } from './attributes.ts';
import { cardAsks, cardSteps } from './cards.ts';
import { cloneTable } from './clone-table.ts';
import { fightAsks, fightSteps } from './fight/index.ts';
import { hiddenPiles } from './hidden.ts';
import { invariants } from './invariants.ts';
import { journeyAsks, journeySteps } from './journey/index.ts';
import { setupTable } from './journey/setup.ts';
import { monsterAsks, monsterSteps } from './monster/index.ts';
import { readOptions } from './options.ts';
import { pokerChapter } from './poker/steps.ts';
import { potionAsks, potionSteps } from './potions.ts';
import { afterReroll } from './powers-outside.ts';
import { rowAsks, rowSteps } from './row.ts';
import type { OldWorld } from './shape.ts';
import { storyAsks, storySteps } from './story/index.ts';
import { tokenAsks, tokenSteps } from './tokens.ts';

const poker = pokerChapter<OldWorld>(afterReroll);

export const oldWorld: Game<OldWorld> = {
  id: 'old-world',
  rules: '2',
  content: oldWorldContent,
  seats: { min: 1, max: 5 },
  streams: ['setup', 'cards', 'row', 'potions', 'tokens', 'monsters', 'stories', 'dice'],
  readOptions,
  setup: setupTable,
  steps: {
    ...poker.steps,
    ...attributeSteps,
    ...cardSteps,
    ...potionSteps,
    ...rowSteps,
    ...tokenSteps,
    ...journeySteps,
    ...storySteps,
    ...fightSteps,
    ...monsterSteps,
  },
  asks: {
    ...poker.asks,
    ...attributeAsks,
    ...cardAsks,
    ...potionAsks,
    ...rowAsks,
    ...tokenAsks,
    ...journeyAsks,
    ...storyAsks,
    ...fightAsks,
    ...monsterAsks,
  },
  view: viewTable,
  cloneTable,
  invariants,
  hidden: hiddenPiles,
  notation,
};
