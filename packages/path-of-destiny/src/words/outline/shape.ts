/** The few words that only a table told in text needs: the outline, and the terminal. */

import type { PathOfDestinyView } from '../../view.ts';

export interface DestinyWords {
  readonly chapter: string;
  readonly turn: string;
  readonly phases: Readonly<Record<PathOfDestinyView['phase'], string>>;
  readonly left: string;
  readonly right: string;
  readonly destiny: string;
  readonly aside: string;
  readonly dominant: string;
  readonly initiative: string;
  readonly reserve: string;
  readonly top: string;
  readonly deck: string;
  readonly discarded: string;
  readonly people: string;
  readonly symbols: string;
  readonly tokens: string;
  readonly special: string;
  readonly timeline: string;
  readonly hand: string;
  /** What everybody knows of somebody's hand. */
  readonly shown: string;
  readonly abilities: string;
  readonly ready: string;
  readonly used: string;
  readonly unlockedAt: (xp: number) => string;
  readonly sideQuest: string;
  readonly effort: string;
  readonly goals: string;
  readonly requirement: string;
  readonly alliances: string;
  /** Before the Symbols of the chapter a Story card leads to, or what it scores at the end. */
  readonly foot: string;
  /** Symbols covered on a card. */
  readonly lost: string;
  readonly vp: string;
  readonly xp: string;
  /** After the first card of several. */
  readonly next: (chosen: string) => string;
  /** What playing these cards would come to. */
  readonly then: string;
}
