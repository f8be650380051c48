/** The Automa, the opponent of the solo game. PD-SOLO, 5.8 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { PathOfDestiny } from '../shape.ts';
import { type AutomaDestinyEvents, type AutomaDestinySteps, automaDestinySteps } from './destiny.ts';
import { type AutomaPickEvents, type AutomaPickSteps, automaPickSteps } from './pick.ts';
import {
  type AutomaSetupAsks,
  type AutomaSetupEvents,
  type AutomaSetupSteps,
  automaSetupAsks,
  automaSetupSteps,
} from './setup.ts';
import type { TokenEvents } from './token.ts';

export { automaScores } from './scoring.ts';

export interface SoloSteps extends AutomaSetupSteps, AutomaPickSteps, AutomaDestinySteps {}
export interface SoloAsks extends AutomaSetupAsks {}
export interface SoloEvents extends AutomaSetupEvents, AutomaPickEvents, AutomaDestinyEvents, TokenEvents {}

export const soloSteps: StepHandlers<PathOfDestiny, SoloSteps> = {
  ...automaSetupSteps,
  ...automaPickSteps,
  ...automaDestinySteps,
};
export const soloAsks: AskRules<PathOfDestiny, SoloAsks> = { ...automaSetupAsks };
