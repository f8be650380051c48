/** The Abilities of the characters: when they may be used and what they do. PD-ABIL, 5.6 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { PathOfDestiny } from '../shape.ts';
import {
  type PickAbilityAsks,
  type PickAbilityEvents,
  type PickAbilitySteps,
  pickAbilityAsks,
  pickAbilitySteps,
} from './pick.ts';
import { type WindowAsks, type WindowEvents, type WindowSteps, windowAsks, windowSteps } from './window.ts';

export { listPickAbilities, type PickAbilityChoice, takePickAbility } from './pick.ts';

export interface AbilitySteps extends PickAbilitySteps, WindowSteps {}
export interface AbilityAsks extends PickAbilityAsks, WindowAsks {}
export interface AbilityEvents extends PickAbilityEvents, WindowEvents {}

export const abilitySteps: StepHandlers<PathOfDestiny, AbilitySteps> = { ...pickAbilitySteps, ...windowSteps };
export const abilityAsks: AskRules<PathOfDestiny, AbilityAsks> = { ...pickAbilityAsks, ...windowAsks };
