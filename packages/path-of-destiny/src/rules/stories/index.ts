import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { PathOfDestiny } from '../shape.ts';

export interface StoryRuleSteps {}
export interface StoryRuleAsks {}
export interface StoryRuleEvents {}

export const storyRuleSteps: StepHandlers<PathOfDestiny, StoryRuleSteps> = {};
export const storyRuleAsks: AskRules<PathOfDestiny, StoryRuleAsks> = {};
