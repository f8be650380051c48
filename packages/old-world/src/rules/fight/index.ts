import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';

export interface FightSteps {}
export interface FightAsks {}
export interface FightEvents {}

export const fightSteps: StepHandlers<OldWorld, FightSteps> = {};
export const fightAsks: AskRules<OldWorld, FightAsks> = {};
