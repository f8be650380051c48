import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';

export interface JourneySteps {}
export interface JourneyAsks {}
export interface JourneyEvents {}

export const journeySteps: StepHandlers<OldWorld, JourneySteps> = {};
export const journeyAsks: AskRules<OldWorld, JourneyAsks> = {};
