import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';

export interface StorySteps {}
export interface StoryAsks {}
export interface StoryEvents {}

export const storySteps: StepHandlers<OldWorld, StorySteps> = {};
export const storyAsks: AskRules<OldWorld, StoryAsks> = {};
