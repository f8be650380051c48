import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { PathOfDestiny } from '../shape.ts';

export interface AbilitySteps {}
export interface AbilityAsks {}
export interface AbilityEvents {}

export const abilitySteps: StepHandlers<PathOfDestiny, AbilitySteps> = {};
export const abilityAsks: AskRules<PathOfDestiny, AbilityAsks> = {};
