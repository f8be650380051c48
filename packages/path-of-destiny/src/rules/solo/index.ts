import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { PathOfDestiny } from '../shape.ts';

export interface SoloSteps {}
export interface SoloAsks {}
export interface SoloEvents {}

export const soloSteps: StepHandlers<PathOfDestiny, SoloSteps> = {};
export const soloAsks: AskRules<PathOfDestiny, SoloAsks> = {};
