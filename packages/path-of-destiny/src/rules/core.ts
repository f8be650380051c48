/**
 * The chapters of the general rules put together: setup, choosing, playing, Destiny, chapter end, Story, ending. The
 * interfaces are the table of contents: what each chapter does, asks and tells.
 */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import type { Character, Side, StoryId, StoryOperation, SymbolIndex } from '../content/vocabulary.ts';
import type { PickAbilityChoice } from './abilities/index.ts';
import type { AbilityId } from './abilities/usable.ts';
import { chapterSteps } from './chapter.ts';
import { chooseAsks, chooseSteps } from './choose.ts';
import { destinySteps } from './destiny.ts';
import { dominanceAsks, dominanceSteps } from './dominance.ts';
import { draftAsks, draftSteps } from './draft.ts';
import { effectSteps } from './effects.ts';
import { endSteps } from './ending.ts';
import { initiativeSteps } from './initiative.ts';
import { keepAsks, keepSteps } from './keep.ts';
import { loseAsks, loseSteps } from './lose.ts';
import { playAsks, playSteps } from './play.ts';
import { setupSteps } from './setup.ts';
import type { PathOfDestiny } from './shape.ts';
import { storySteps } from './story.ts';
import type { DestinyPlace, Space, Who } from './table.ts';
import { turnSteps } from './turn.ts';

/** Which Symbols may be lost: any, those that are Non-Active now, one kind, or one of several kinds. */
export type Losable = 'any' | 'non-active' | SymbolIndex | readonly SymbolIndex[];

// ------------------------------------------------------------------ steps

export interface SetupSteps {
  'setup/begin': object;
  'setup/reserve': object;
  /** The introduction is read and the first chapter opens. */
  'setup/open': object;
}

export interface DraftSteps {
  /** The draft goes on with this seat; `left` players still have no character. */
  'setup/draft': { readonly seat: Seat; readonly left: number };
}

export interface InitiativeSteps {
  'setup/initiative': object;
  'choose/return': object;
}

export interface ChooseSteps {
  'choose/refresh': object;
  'choose/pick': { readonly who: Who };
  /** The figure goes to the space, then its two cards are taken: into the hand, or into the Automa's Timeline. */
  'choose/take': { readonly who: Who; readonly space: Space };
}

export interface PlaySteps {
  'play/select': object;
  'play/reveal': object;
  'play/resolve': { readonly who: Who };
}

export interface EffectSteps {
  /** The effect of the Timeline card at this place, over the cards up to it; `symbols` replaces the Active pair. */
  'effect/apply': { readonly who: Who; readonly at: number; readonly symbols?: readonly [SymbolIndex, SymbolIndex] };
  /** What the effect gives at this level, its losses paid. */
  'effect/result': {
    readonly who: Who;
    readonly card: number;
    readonly level: number;
    readonly symbols: readonly [SymbolIndex, SymbolIndex];
  };
}

export interface LoseSteps {
  /** Lose so many Symbols, as far as there are any, from tokens and from the first `upTo` Timeline cards. */
  'symbols/lose': { readonly who: Who; readonly count: number; readonly of: Losable; readonly upTo?: number };
  /** Discard so many cards of the hand. */
  'hand/discard': { readonly who: Who; readonly count: number };
}

export interface TurnSteps {
  'turn/begin': object;
  'turn/after-play': object;
  'turn/end': object;
}

export interface DestinySteps {
  'destiny/begin': object;
  'destiny/place': object;
}

export interface DominanceSteps {
  'chapter/dominance': object;
}

export interface ChapterSteps {
  'chapter/begin': { readonly chapter: number };
  'chapter/end': object;
  'chapter/score': object;
  'chapter/path-tokens': object;
  'chapter/clear': object;
  /** The Destiny tokens are stacked again. */
  'chapter/collect': object;
}

export interface KeepSteps {
  'chapter/keep': object;
  'chapter/kept-effects': object;
  'chapter/resolve-kept': { readonly who: Who };
}

export interface StorySteps {
  'story/follow': object;
  /** What the card that was read has for the holder of a Path token, or for everybody. */
  'story/bonus': { readonly of: Side | 'all'; readonly operations: readonly StoryOperation[] };
  'story/operation': { readonly who: Who; readonly operation: StoryOperation };
  /** The operation for every participant, in Initiative order as it stands then. */
  'story/everybody': { readonly operation: StoryOperation };
  /** The Path tokens go back. */
  'story/go-on': object;
}

export interface EndSteps {
  'end/side-quests': object;
  'end/golden': object;
  'end/special': object;
  'end/winner': object;
}

export interface CoreSteps
  extends SetupSteps,
    DraftSteps,
    InitiativeSteps,
    ChooseSteps,
    PlaySteps,
    EffectSteps,
    LoseSteps,
    TurnSteps,
    DestinySteps,
    DominanceSteps,
    ChapterSteps,
    KeepSteps,
    StorySteps,
    EndSteps {}

// ------------------------------------------------------------------ asks

/** A pick: a space, or an Ability that changes the pick. */
export type PickChoice = { readonly space: Space } | PickAbilityChoice;

/** One Symbol to lose: a token, a Special token, or a printed Symbol of a Timeline card by its place on the card. */
export type Loss =
  | { readonly lose: 'token'; readonly symbol: SymbolIndex }
  | { readonly lose: 'special'; readonly side: Side }
  | { readonly lose: 'printed'; readonly card: number; readonly index: number };

/** All Symbols to lose at once; one alone where the table asks for each by itself. */
export interface LoseChoice {
  readonly lose: readonly Loss[];
}

/** Cards in their order from left to right. */
export interface CardsChoice {
  readonly cards: readonly number[];
}

export interface DraftAsks {
  /** `dealt` are the boards this player may choose from; nobody else sees them. */
  'setup/character': { args: { readonly dealt: readonly Character[] }; choice: { readonly character: Character } };
}
export interface ChooseAsks {
  'choose/pick': {
    args: object;
    choice: PickChoice;
    /** To pass, or an Ability that is spent. */
    not: { readonly ability?: AbilityId };
  };
}
export interface PlayAsks {
  'play/select': { args: object; choice: CardsChoice };
}
export interface LoseAsks {
  'symbols/lose': {
    args: { readonly count: number; readonly of: Losable; readonly upTo?: number };
    choice: LoseChoice;
  };
  /** All of them at once; one alone where the table asks for each by itself. */
  'hand/discard': { args: { readonly count: number }; choice: CardsChoice };
}
export interface DominanceAsks {
  'chapter/dominance': { args: object; choice: { readonly side: Side } };
}
export interface KeepAsks {
  /** `oldHand` where the Ability to keep one card more is used. VES-1 */
  'chapter/keep': { args: { readonly count: number }; choice: CardsChoice & { readonly oldHand?: true } };
}

export interface CoreAsks extends DraftAsks, ChooseAsks, PlayAsks, LoseAsks, DominanceAsks, KeepAsks {}

// ------------------------------------------------------------------ events

/** What a participant says in phase 3: a Path, or a tie. */
export type Declaration = Side | 'tie';

export interface CoreEvents {
  firstChooser: { seat: Seat };
  characterClaimed: { who: Who; character: Character };
  reserveLaid: { rows: number[][] };
  storyOpened: { story: StoryId };
  chapterBegan: { chapter: number; pair: [number, number]; active: [SymbolIndex, SymbolIndex] };
  turnBegan: { chapter: number; turn: number };
  /** What went from the Reserve to the discard pile, and the rows as they lie now. */
  reserveRefreshed: { discarded: number[]; rows: number[][] };
  deckReshuffled: { count: number };
  figurePlaced: { who: Who; space: Space };
  pairTaken: { who: Who; row: number; cards: number[] };
  /** The owner is told which. */
  cardsDrawn: { who: Who; count: number; cards?: readonly number[] };
  cardsDiscarded: { who: Who; cards: number[] };
  initiativeChanged: { order: Who[] };
  cardsPlayed: { who: Who; cards: readonly number[] };
  /** Level 0: the condition was not met. */
  effectApplied: { who: Who; card: number; level: number };
  /** With a card: its printed Symbol at `index` is covered; `special`: it was a Special Symbol token of that Path. */
  symbolLost: { who: Who; symbol: SymbolIndex; card?: number; index?: number; special?: Side };
  /** `reserve` is the stand-in of the two-player game. */
  declared: { by: { who: Who; says: Declaration; weight: number }[]; reserve?: Declaration };
  /** `automa`: the Automa alone decided it. */
  destinyPlaced: { token: number; place: DestinyPlace; automa?: true };
  dominantFound: { side: Side; symbol: SymbolIndex; by: 'more' | 'higher' | 'choice' };
  chapterScored: { who: Who; dominant: number; nonDominant: number };
  pathTokens: { left?: Who; right?: Who };
  tokensCleared: { chapter: number };
  cardsKept: { who: Who; cards: readonly number[]; oldHand?: true };
  destinyCollected: { chapter: number };
  storyFollowed: { node: number; side: Side };
  /** Whose it is and why: the holder's of a Path token, nobody's, or everybody's; `pays`: for leading the Dominant side. */
  bonusRead: { of: Side | 'all'; who?: Who; pays?: true; operations: StoryOperation[] };
  handsRevealed: { hands: number[][] };
  sideQuestScored: { who: Who; vp: number };
  goldenScored: { who: Who; space: number; vp: number };
  heroNamed: { who: Who; character?: Character };
  /** The end of the tale, with its hero. */
  epilogueOpened: { node: number; who: Who; character?: Character };
}

export const coreSteps: StepHandlers<PathOfDestiny, CoreSteps> = {
  ...setupSteps,
  ...draftSteps,
  ...initiativeSteps,
  ...chooseSteps,
  ...playSteps,
  ...effectSteps,
  ...loseSteps,
  ...turnSteps,
  ...destinySteps,
  ...dominanceSteps,
  ...chapterSteps,
  ...keepSteps,
  ...storySteps,
  ...endSteps,
};
export const coreAsks: AskRules<PathOfDestiny, CoreAsks> = {
  ...draftAsks,
  ...chooseAsks,
  ...playAsks,
  ...loseAsks,
  ...dominanceAsks,
  ...keepAsks,
};
