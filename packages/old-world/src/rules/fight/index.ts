/** The Witcher's Fight Turn: Potions, Specialties, powers, Combos, Damage, KO; and Fights between Witchers. */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';
import type { FightAsks, FightSteps } from './chapter.ts';

export type { FightAsks, FightEvents, FightSteps } from './chapter.ts';

export const fightSteps = {} as StepHandlers<OldWorld, FightSteps>;
export const fightAsks = {} as AskRules<OldWorld, FightAsks>;
