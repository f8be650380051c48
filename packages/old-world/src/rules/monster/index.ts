/** Monster Fights, monster turns, outcomes, spawning, Trophies, Fatigue, winning. */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';
import type { MonsterAsks, MonsterSteps } from './chapter.ts';

export type { MonsterAsks, MonsterEvents, MonsterSteps } from './chapter.ts';

export const monsterSteps = {} as StepHandlers<OldWorld, MonsterSteps>;
export const monsterAsks = {} as AskRules<OldWorld, MonsterAsks>;
