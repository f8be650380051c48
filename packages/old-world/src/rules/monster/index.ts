/** Monster Fights, monster turns, outcomes, spawning, Trophies, Fatigue, winning. */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';
import type { MonsterAsks, MonsterSteps } from './chapter.ts';
import { monsterFightAsks, monsterFightSteps } from './monster-fight.ts';
import { monsterTurnAsks, monsterTurnSteps } from './monster-turn.ts';
import { outcomeSteps } from './outcome.ts';
import { spawnSteps } from './spawn.ts';
import { trophySteps } from './trophy.ts';

export type { MonsterAsks, MonsterEvents, MonsterSteps } from './chapter.ts';

export const monsterSteps: StepHandlers<OldWorld, MonsterSteps> = {
  ...monsterFightSteps,
  ...monsterTurnSteps,
  ...outcomeSteps,
  ...spawnSteps,
  ...trophySteps,
};
export const monsterAsks: AskRules<OldWorld, MonsterAsks> = { ...monsterFightAsks, ...monsterTurnAsks };
