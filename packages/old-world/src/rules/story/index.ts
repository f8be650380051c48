/** Exploration, Quests and Events, and the powers that work outside Fights. OW-EXP, OW-QUEST, OW-EVENT */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import type { Effect, Price, Quest } from '../../content/vocabulary.ts';
import type { DicePick } from '../poker/pick.ts';
import type { Role } from '../poker/odds.ts';
import type { OldWorld } from '../shape.ts';
import type { PowerSource, Story } from '../table.ts';
import { effectSteps } from './effects.ts';
import { eventSteps } from './events.ts';
import { exploreAsks, exploreSteps } from './explore.ts';
import { powerAsks, powerSteps } from '../powers-outside.ts';
import { questAsks, questSteps } from './quests.ts';
import { readAsks, readSteps } from './read.ts';
import { shortFightAsks, shortFightSteps } from './short-fight.ts';

export type DeckName = 'city' | 'wilds';

export interface StorySteps {
  /** The AP explores: the top card of the deck is read. OW-EXP-02 */
  'explore/draw': { readonly deck: DeckName };
  /** Resolve a Quest of the own board, by its index. OW-QUEST-09 */
  'quest/resolve': { readonly seat: Seat; readonly quest: number };
  /** The card being read becomes a Quest. OW-QUEST-01 */
  'quest/start': { readonly seat: Seat; readonly quest: Quest };
  /** Read the Event Card with this number; `quest` is the index of the Quest that led to it. OW-EVENT-01 */
  'event/resolve': { readonly seat: Seat; readonly event: number; readonly quest?: number };
  /** One die or a comparison picks the result. OW-EVENT-04 */
  'event/test': { readonly seat: Seat };
  /** Shield and cards, then one Combo. OW-EVENT-05, R-44 */
  'short-fight/start': { readonly seat: Seat };
  /** The next card of the Combo, or the end of it. `links` as in FightSide. */
  'short-fight/combo': { readonly seat: Seat; readonly links: readonly number[] };
  /** The Combo is complete: its Damage picks the tier. */
  'short-fight/count': { readonly seat: Seat; readonly links: readonly number[] };
  /** Introduction and Options have been read; the AP chooses. OW-EXP-04 */
  'story/choose': { readonly seat: Seat };
  /** Carry out the Result of the chosen Option or the tier reached. OW-EXP-06 */
  'story/result': { readonly seat: Seat };
  /** The card has been resolved completely: it is put away. OW-EXP-09, OW-EVENT-09, OW-QUEST-13 */
  'story/end': { readonly seat: Seat };
  /** Carry out effects one after the other. OW-EXP-08 */
  'effects/apply': { readonly seat: Seat; readonly effects: readonly Effect[] };
  /** Pay a price that was found payable. OW-EXP-05, OW-QUEST-10 */
  'story/pay': { readonly seat: Seat; readonly price: Price };
  /** Use a power outside Fights: pay for it, then do what it says. */
  'powers/use': { readonly seat: Seat; readonly source: PowerSource };
  /** Do what a power says, its cost being paid. */
  'powers/do': { readonly seat: Seat; readonly source: PowerSource };
  /** A location was entered: powers with that moment. OW-TIME-12 */
  'powers/enter': { readonly seat: Seat /** Those that act by themselves have acted. */; readonly offered?: true };
}

export interface StoryAsks {
  /** Two cards were drawn, one is kept. */
  'explore/keep-one': {
    args: { readonly cards: readonly number[]; readonly deck: DeckName };
    choice: { readonly card: number };
  };
  /** Which of the two Options. OW-EXP-04 */
  'story/option': { args: { readonly card: Story['card'] }; choice: { readonly option: number } };
  /** The pile of the Quest's Terrain is empty: which other one. OW-QUEST-05, R-40 */
  'quest/other-terrain': { args: { readonly quest: Quest }; choice: { readonly terrain: number } };
  /** The next card of a short Fight's Combo. R-44 */
  'short-fight/combo': {
    args: { readonly links: readonly number[] };
    choice: { /** −1: no further card. */ readonly card: number };
  };
  'powers/enter': { args: object; choice: { readonly source?: PowerSource } };
  'powers/reroll': {
    args: { readonly side: Role };
    choice: { readonly source?: PowerSource; readonly pick: DicePick };
  };
}

export interface StoryEvents {
  /** A card is read: everybody hears the Introduction and the Options. R-47 */
  storyRead: { seat: Seat; card: Story['card']; reader?: Seat };
  explorationReshuffled: { deck: DeckName };
  /** The Option chosen or the tier reached, by its index; the value measured; whether the Result's condition held. */
  storyResult: { seat: Seat; card: Story['card']; chosen: number; value?: number; holds?: boolean };
  /** No Option could be paid. R-37 */
  storyUnpayable: { seat: Seat; card: Story['card'] };
  dieRolled: { seat: Seat; die: number };
  questStarted: { seat: Seat; card: Story['card']; place: number; event: number };
  /** No Location Token was left for it. OW-QUEST-06 */
  questLost: { seat: Seat; card: Story['card'] };
  questDone: { seat: Seat; card: Story['card']; place: number };
  /** An Event Card stays as equipment or companion. OW-EVENT-06 */
  cardKept: { seat: Seat; event: number };
  /** An Event Card that lies with a player cannot be read. R-42 */
  eventMissing: { seat: Seat; event: number };
  shortFightCard: { seat: Seat; card: number };
  shortFightPlayed: { seat: Seat; cards: number[]; damage: number };
  nextExplorationSet: { seat: Seat; how: 'choose-of-two' | DeckName };
  phase3DrawChanged: { seat: Seat; by: number };
  powerUsed: { seat: Seat; source: PowerSource };
}

export const storySteps: StepHandlers<OldWorld, StorySteps> = {
  ...exploreSteps,
  ...readSteps,
  ...questSteps,
  ...eventSteps,
  ...shortFightSteps,
  ...effectSteps,
  ...powerSteps,
};

export const storyAsks: AskRules<OldWorld, StoryAsks> = {
  ...exploreAsks,
  ...readAsks,
  ...questAsks,
  ...shortFightAsks,
  ...powerAsks,
};
