/** The chapters of the general rules put together: setup, choosing, playing, Destiny, chapter end, Story, ending. */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { PathOfDestiny } from './shape.ts';

export interface CoreSteps {}
export interface CoreAsks {}
export interface CoreEvents {}

export const coreSteps: StepHandlers<PathOfDestiny, CoreSteps> = {};
export const coreAsks: AskRules<PathOfDestiny, CoreAsks> = {};
