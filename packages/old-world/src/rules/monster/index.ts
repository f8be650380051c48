import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';

export interface MonsterSteps {}
export interface MonsterAsks {}
export interface MonsterEvents {}

export const monsterSteps: StepHandlers<OldWorld, MonsterSteps> = {};
export const monsterAsks: AskRules<OldWorld, MonsterAsks> = {};
