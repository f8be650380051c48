/** The types of Path of Destiny for the kernel: every chapter of the rules adds its steps, asks and events. */

import type { Act, Look } from '@medallion/kernel';
import type { SymbolIndex } from '../content/vocabulary.ts';
import type { PathOfDestinyView } from '../view.ts';
import type { AbilityAsks, AbilityEvents, AbilitySteps } from './abilities/index.ts';
import type { CoreAsks, CoreEvents, CoreSteps } from './core.ts';
import type { Options } from './options.ts';
import type { SoloAsks, SoloEvents, SoloSteps } from './solo/index.ts';
import type { StoryRuleAsks, StoryRuleEvents, StoryRuleSteps } from './stories/index.ts';
import type { Table, Who } from './table.ts';

/** What symbols.ts and experience.ts tell. */
export interface GainEvents {
  symbolsGained: { who: Who; symbol: SymbolIndex; amount: number };
  vpChanged: { who: Who; amount: number; vp: number };
  xpChanged: { who: Who; amount: number; xp: number };
  abilityUnlocked: { who: Who; ability: string };
  automaAwoke: { who: Who };
}

export interface PathOfDestinySteps extends AbilitySteps, CoreSteps, SoloSteps, StoryRuleSteps {}
export interface PathOfDestinyAsks extends AbilityAsks, CoreAsks, SoloAsks, StoryRuleAsks {}
export interface PathOfDestinyEvents extends AbilityEvents, CoreEvents, GainEvents, SoloEvents, StoryRuleEvents {}

export interface PathOfDestiny {
  table: Table;
  steps: PathOfDestinySteps;
  asks: PathOfDestinyAsks;
  events: PathOfDestinyEvents;
  options: Options;
  view: PathOfDestinyView;
}

/** What the rules of Path of Destiny are given. */
export type G = Act<PathOfDestiny>;
/** What they may look at. */
export type L = Look<PathOfDestiny>;
