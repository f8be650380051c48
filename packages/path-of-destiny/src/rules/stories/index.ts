/** What each Story adds to the rules: Effort cards, Secret Goals, Alliances. PD-EDGE, PD-STRIGA, PD-EVIL */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { AllianceSide, Side } from '../../content/vocabulary.ts';
import type { PathOfDestiny } from '../shape.ts';
import type { Who } from '../table.ts';

export interface StoryRuleSteps {
  'edge/setup': object;
  'edge/check': object;
  'edge/ending': object;
  'striga/setup': object;
  'striga/check': object;
  'striga/peek': { readonly who: Who };
  'striga/special': { readonly who: Who };
  'striga/ending': object;
  'evil/setup': object;
  'evil/row': { readonly who: Who; readonly row: number };
  'evil/ally': { readonly who: Who; readonly side: AllianceSide };
  'evil/reveal': object;
  'evil/apply': { readonly who: Who };
  'evil/automa-penalty': object;
  'evil/ending': object;
}
export interface StoryRuleAsks {
  'striga/peek': { args: object; choice: { readonly goal: number } };
  'striga/special': { args: object; choice: { readonly side: Side } };
  'evil/side': { args: object; choice: { readonly side: AllianceSide } };
  'evil/discard': { args: { readonly side: AllianceSide }; choice: { readonly card: number } };
  /** Which revealed card is applied next, and for an exchange the Path whose Symbol is lost. */
  'evil/apply': { args: object; choice: { readonly card: number; readonly lose?: Side } };
}
export interface StoryRuleEvents {
  effortDealt: { cards: number[] };
  effortMade: { who: Who; card: number };
  requirementMet: { who: Who; goal: number; side: 'left' | 'right' };
  goalPeeked: { who: Who; goal: number };
  specialTaken: { who: Who; side: Side };
  goalRevealed: { goal: number; card: number; vp: number[] };
  allianceDrawn: { who: Who; side: AllianceSide };
  allianceDiscarded: { who: Who; side: AllianceSide };
  alliancesRevealed: { who: Who; side: AllianceSide; cards: number[] };
  allianceApplied: { who: Who; card: number };
  finalBonus: { who: Who; vp: number };
}

const stub = (): void => {};
export const storyRuleSteps: StepHandlers<PathOfDestiny, StoryRuleSteps> = {
  'edge/setup': stub,
  'edge/check': stub,
  'edge/ending': stub,
  'striga/setup': stub,
  'striga/check': stub,
  'striga/peek': stub,
  'striga/special': stub,
  'striga/ending': stub,
  'evil/setup': stub,
  'evil/row': stub,
  'evil/ally': stub,
  'evil/reveal': stub,
  'evil/apply': stub,
  'evil/automa-penalty': stub,
  'evil/ending': stub,
};
export const storyRuleAsks: AskRules<PathOfDestiny, StoryRuleAsks> = {
  'striga/peek': { list: stub, take: stub },
  'striga/special': { list: stub, take: stub },
  'evil/side': { list: stub, take: stub },
  'evil/discard': { list: stub, take: stub },
  'evil/apply': { list: stub, take: stub },
};
