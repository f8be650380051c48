/** What each Story adds to the rules: Effort cards, Secret Goals, Alliances. PD-EDGE, PD-STRIGA, PD-EVIL */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { PathOfDestiny } from '../shape.ts';
import {
  type AllianceAsks,
  type AllianceEvents,
  type AllianceSteps,
  allianceAsks,
  allianceSteps,
} from './alliances.ts';
import { type EdgeEvents, type EdgeSteps, edgeSteps } from './edge.ts';
import { type EvilEvents, type EvilSteps, evilSteps } from './evil.ts';
import { type StrigaAsks, type StrigaEvents, type StrigaSteps, strigaAsks, strigaSteps } from './striga.ts';

export interface StoryRuleSteps extends EdgeSteps, StrigaSteps, EvilSteps, AllianceSteps {}
export interface StoryRuleAsks extends StrigaAsks, AllianceAsks {}
export interface StoryRuleEvents extends EdgeEvents, StrigaEvents, EvilEvents, AllianceEvents {}

export const storyRuleSteps: StepHandlers<PathOfDestiny, StoryRuleSteps> = {
  ...edgeSteps,
  ...strigaSteps,
  ...evilSteps,
  ...allianceSteps,
};
export const storyRuleAsks: AskRules<PathOfDestiny, StoryRuleAsks> = { ...strigaAsks, ...allianceAsks };
