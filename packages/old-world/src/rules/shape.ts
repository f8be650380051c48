/** The types of Old World for the kernel: every chapter adds its steps, asks and events. */

import type { Act, Look } from '@medallion/kernel';
import type { OldWorldView } from '../view.ts';
import type { AttributeAsks, AttributeEvents, AttributeSteps } from './attributes.ts';
import type { CardAsks, CardEvents, CardSteps } from './cards.ts';
import type { FightAsks, FightEvents, FightSteps } from './fight/index.ts';
import type { JourneyAsks, JourneyEvents, JourneySteps } from './journey/index.ts';
import type { MonsterAsks, MonsterEvents, MonsterSteps } from './monster/index.ts';
import type { Options } from './options.ts';
import type { PokerAsks, PokerEvents, PokerSteps } from './poker/game.ts';
import type { PotionAsks, PotionEvents, PotionSteps } from './potions.ts';
import type { RowAsks, RowEvents, RowSteps } from './row.ts';
import type { StoryAsks, StoryEvents, StorySteps } from './story/index.ts';
import type { Table } from './table.ts';
import type { TokenAsks, TokenEvents, TokenSteps } from './tokens.ts';
import type { Seat } from '@medallion/kernel';

export interface GoldEvents {
  goldGained: { seat: Seat; gold: number };
  goldPaid: { seat: Seat; gold: number };
}

export interface OldWorldSteps
  extends AttributeSteps,
    CardSteps,
    FightSteps,
    JourneySteps,
    MonsterSteps,
    PokerSteps,
    PotionSteps,
    RowSteps,
    StorySteps,
    TokenSteps {}
export interface OldWorldAsks
  extends AttributeAsks,
    CardAsks,
    FightAsks,
    JourneyAsks,
    MonsterAsks,
    PokerAsks,
    PotionAsks,
    RowAsks,
    StoryAsks,
    TokenAsks {}
export interface OldWorldEvents
  extends AttributeEvents,
    CardEvents,
    FightEvents,
    GoldEvents,
    JourneyEvents,
    MonsterEvents,
    PokerEvents,
    PotionEvents,
    RowEvents,
    StoryEvents,
    TokenEvents {}

export interface OldWorld {
  table: Table;
  steps: OldWorldSteps;
  asks: OldWorldAsks;
  events: OldWorldEvents;
  options: Options;
  view: OldWorldView;
}

/** What the rules of Old World are given. */
export type G = Act<OldWorld>;
/** What they may look at. */
export type L = Look<OldWorld>;
