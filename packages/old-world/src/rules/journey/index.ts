/** The journey through the Old World: setup, and the three phases of a turn. */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { OldWorld } from '../shape.ts';
import type { LocationAsks, LocationEvents } from './location.ts';
import { locationAsks } from './location.ts';
import type { MoveEvents } from './move.ts';
import { type Phase1Asks, phase1Asks, phase1Steps } from './phase-1.ts';
import { type Phase2Asks, type Phase2Events, phase2Asks, phase2Steps } from './phase-2.ts';
import { type Phase3Asks, type Phase3Events, type Phase3Steps, phase3Asks, phase3Steps } from './phase-3.ts';
import { type BoardAsks, type BoardEvents, type BoardSteps, boardAsks, boardSteps } from './boards.ts';
import { type SetupAsks, type SetupEvents, type SetupSteps, setupAsks, setupSteps } from './setup.ts';
import { type TurnEvents, type TurnSteps, turnSteps } from './turn.ts';

export interface JourneySteps extends BoardSteps, Phase3Steps, SetupSteps, TurnSteps {}
export interface JourneyAsks extends BoardAsks, LocationAsks, Phase1Asks, Phase2Asks, Phase3Asks, SetupAsks {}
export interface JourneyEvents
  extends BoardEvents,
    LocationEvents,
    MoveEvents,
    Phase2Events,
    Phase3Events,
    SetupEvents,
    TurnEvents {}

export const journeySteps: StepHandlers<OldWorld, JourneySteps> = {
  ...setupSteps,
  ...boardSteps,
  ...turnSteps,
  ...phase1Steps,
  ...phase2Steps,
  ...phase3Steps,
};
export const journeyAsks: AskRules<OldWorld, JourneyAsks> = {
  ...setupAsks,
  ...boardAsks,
  ...phase1Asks,
  ...locationAsks,
  ...phase2Asks,
  ...phase3Asks,
};
