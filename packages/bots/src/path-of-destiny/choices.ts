/** The questions of Path of Destiny as a bot sees them: choices with what the game says about each. */

import type { ListedChoice } from '@medallion/kernel';
import type { AllianceSide, Colour, Side, SymbolIndex } from '@medallion/path-of-destiny/content';

export interface PickChoice extends ListedChoice {
  readonly space?: number;
  readonly ability?: 'GER-1' | 'YEN-1';
  readonly row?: number;
}
export interface CardsChoice extends ListedChoice {
  readonly cards: readonly number[];
  readonly oldHand?: true;
}
export interface AbilityChoice extends ListedChoice {
  readonly act: 'use' | 'decline';
  readonly ability?: string;
  readonly on?: number;
  readonly side?: Side;
  readonly card?: number;
  readonly colour?: Colour;
  readonly lose?: number;
}
/** A Symbol to lose: a token, a Special token, or one printed on a card. */
export interface Loss {
  readonly lose: 'token' | 'special' | 'printed';
  readonly symbol?: SymbolIndex;
  readonly side?: Side;
  readonly card?: number;
  readonly index?: number;
}
export interface LoseChoice extends ListedChoice {
  readonly lose: readonly Loss[];
}
export interface SensesChoice extends ListedChoice {
  readonly take: readonly number[];
}
export interface CardChoice extends ListedChoice {
  readonly card: number;
}
export interface ApplyChoice extends CardChoice {
  readonly lose?: Side;
}
export interface SideChoice extends ListedChoice {
  readonly side: Side;
}
export interface AllianceSideChoice extends ListedChoice {
  readonly side: AllianceSide;
}

/** A choice and what it is worth. */
export interface Weighed extends ListedChoice {
  readonly worth: number;
}

export const weigh = <C extends ListedChoice>(choices: readonly C[], value: (choice: C) => number): Weighed[] =>
  choices.map((choice) => ({ id: choice.id, worth: value(choice) }));

/** The one that is worth most; the first of equals. */
export function heaviest(weighed: readonly Weighed[]): string {
  let top = weighed[0] as Weighed;
  for (const each of weighed) if (each.worth > top.worth) top = each;
  return top.id;
}

/** The one with the highest value; the first of equals. */
export const best = <C extends ListedChoice>(choices: readonly C[], value: (choice: C) => number): string =>
  heaviest(weigh(choices, value));
