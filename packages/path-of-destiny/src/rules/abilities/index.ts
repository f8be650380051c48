/** The Abilities of the characters: when they may be used and what they do. PD-ABIL, 5.6 */

import type { Answers, AskRules, Seat, StepHandlers } from '@medallion/kernel';
import type { Ability, Colour, Side, SymbolIndex } from '../../content/vocabulary.ts';
import type { G, L, PathOfDestiny } from '../shape.ts';
import type { Who } from '../table.ts';

/** Windows that are asked on their own; PICK is part of the pick, KEEP part of the secret choice. R-110 */
export type AskedWindow = 'picked' | 'resolve' | 'declare' | 'score';

export interface AbilitySteps {
  /** Asks round the table, in Initiative order, until all decline in a row; `who`: that player alone. */
  'ability/window': {
    readonly window: AskedWindow;
    readonly who?: Who;
    /** Place in the Initiative of the next to be asked. */
    readonly from?: number;
    /** How many declined in a row. */
    readonly declined?: number;
  };
  /** What an effect gives after something was lost for it. */
  'gain/symbols': { readonly who: Who; readonly symbol: SymbolIndex; readonly amount: number };
  'gain/xp': { readonly who: Who; readonly amount: number };
  /** The third card's replacement. CIR-3 */
  'ability/draw': { readonly who: Who; readonly count: number };
}

export type AbilityChoice =
  | { readonly act: 'decline' }
  | {
      readonly act: 'use';
      readonly ability: Ability['id'];
      readonly who?: Who;
      readonly side?: Side;
      readonly card?: number;
      readonly colour?: Colour;
      readonly lose?: number;
    };
/** Choices of a pick made by an Ability: GER-1, YEN-1. */
export type PickAbilityChoice = { readonly ability: 'GER-1' } | { readonly ability: 'YEN-1'; readonly row: number };

export interface AbilityAsks {
  'ability/use': { args: { readonly window: AskedWindow }; choice: AbilityChoice };
  /** Which of the cards looked at to take, and which go to the bottom, the lowest last. GER-1 */
  'ability/senses': { args: object; choice: { readonly take: readonly number[]; readonly bottom: readonly number[] } };
  /** Two cards of the hand to discard. DAN-2 */
  'ability/gossip': { args: object; choice: { readonly cards: readonly number[] } };
}
export interface AbilityEvents {
  abilityUsed: { who: Who; ability: Ability['id']; on?: Who; side?: Side; card?: number; colour?: Colour };
  /** The cards are told to the one who looks. */
  sensesLooked: { who: Who; count: number };
  sensesTaken: { who: Who; taken: number; bottom: number };
  /** A figure moved to the top space. */
  figureBlinked: { who: Who; row: number };
}

/** The Abilities that change a pick. GER-1, YEN-1 */
export function listPickAbilities(
  _g: L,
  _seat: Seat,
  _answers: Answers<{ readonly id: string } & PickAbilityChoice>,
): void {}
/** Carries out such a pick; false when the choice is an ordinary one. */
export function takePickAbility(_g: G, _seat: Seat, _choice: object): boolean {
  return false;
}

const stub = (): void => {};
export const abilitySteps: StepHandlers<PathOfDestiny, AbilitySteps> = {
  'ability/window': stub,
  'gain/symbols': stub,
  'gain/xp': stub,
  'ability/draw': stub,
};
export const abilityAsks: AskRules<PathOfDestiny, AbilityAsks> = {
  'ability/use': { list: stub, take: stub },
  'ability/senses': { list: stub, take: stub },
  'ability/gossip': { list: stub, take: stub },
};
