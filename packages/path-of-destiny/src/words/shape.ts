/** What every language has to say about the components. A language file that misses a name or a sentence does not compile. */

import type { Ability, AllianceEffect, Character, Colour, GoalBack, StoryId, Symbol } from '../content/vocabulary.ts';
import type { Difficulty } from '../content/automa.ts';

export type AbilityId = Ability['id'];

/** Names as they stand alone, and the few inflected forms sentences need. */
export interface Names {
  readonly game: string;
  readonly stories: Readonly<Record<StoryId, string>>;
  readonly characters: Readonly<Record<Character, string>>;
  readonly symbols: Readonly<Record<Symbol, string>>;
  /** The Symbol after "tokens of" or "Symbols of". */
  readonly symbolOf: Readonly<Record<Symbol, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  /** One letter, so that banners can be told apart without their hue. */
  readonly colourLetters: Readonly<Record<Colour, string>>;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  /** By the id of the card. */
  readonly cards: Readonly<Record<string, string>>;
  readonly abilities: Readonly<Record<AbilityId, string>>;
  readonly sideQuests: Readonly<Record<Character, string>>;
  /** By the id of the goal. */
  readonly goals: Readonly<Record<string, string>>;
  readonly goalBacks: Readonly<Record<GoalBack, string>>;
  readonly alliances: Readonly<Record<AllianceEffect, string>>;
  readonly renfri: string;
  readonly stregobor: string;
}

/** One or two sentences per Ability. */
export type Abilities = Readonly<Record<AbilityId, string>>;

interface N {
  readonly n: number;
}
interface Sym {
  /** After "of". */
  readonly symbol: string;
}
interface Col {
  /** The colour's key, for `select`, and its name. */
  readonly colour: Colour;
  readonly colourName: string;
}
type SideKey = { readonly side: 'left' | 'right' };
type None = Readonly<Record<never, never>>;

/** The sentences of the game and what is filled into them, as ICU messages. Parts of sentences begin with a small letter. */
export interface Messages {
  /** Condition, then result. */
  effect: { readonly when: string; readonly then: string };
  'when.lose': Sym;
  'when.lose-123': Sym;
  'when.lose-non-active-123': None;
  'when.colour-at-least': Col & N;
  'when.colour-exactly': Col & N;
  'when.colour-123': Col;
  'when.non-active-123': None;
  'when.non-active-at-least': N;
  'then.xp': N;
  'then.xp-123': None;
  'then.path-123': SideKey;
  'then.path': SideKey & N;
  'then.each-active': None;
  'then.two': Sym;
  'then.symbol-123': Sym;
  /** A list of Symbols, one token each. */
  'then.set': { readonly list: string };

  'quest.per-colour': Col & N;
  'quest.symbols-at-least': Sym & N & { readonly count: number };
  'quest.per-couple': { readonly one: string; readonly other: string } & N;
  'quest.different-colours': { readonly points: string };
  'quest.per-multicolour': N;
  'quest.per-further-symbol': N;
  'quest.per-pair-of-colour': N;
  'quest.cap': N;

  'automa.xp-per-card': Col & N;
  'automa.xp-shared-colour': N;
  'automa.flip-gives': N;
  'automa.vp-when-placed': N;
  'automa.vp-per-non-dominant': N & { readonly per: number };
  'automa.token-before-flip': None;
  'automa.vp-per-colour': N & { readonly cards: number; readonly cap: number };

  'op.vp': N;
  'op.xp': N;
  'op.active': SideKey & N;
  'op.sift': N;
  'op.top': None;
  'op.peek': None;
  'op.special': None;
  'op.ally': { readonly name: string };

  'bonus.symbols-in-hand': Sym & { readonly cap: number };
  'bonus.colour-in-timeline': Col & { readonly cap: number };
  'bonus.colours-in-hand-beyond': N & { readonly cap: number };
  'bonus.unused-abilities': { readonly cap: number };
  'bonus.goals': None;
  'bonus.none': None;

  /** What a goal counts, as it stands after "most" or alone. */
  'count.symbols-in-hand': Sym;
  'count.colour': Col & { readonly where: 'hand' | 'timeline' | 'both' };
  'count.multicolour': { readonly where: 'timeline' | 'both' };
  'count.symbols-in-timeline': None;
  'count.different-colours-in-hand': None;
  'count.most-of-a-colour-in-hand': None;
  'goal.compare': { readonly count: string };
  'goal.at-least': { readonly count: string; readonly least: number } & N;
  /** As many different Symbols as there are. */
  'goal.all-symbols': N;
  'goal.solo': { readonly count: string; readonly steps: string; readonly automa: string };
  'goal.automa-each': { readonly count: string; readonly cap: number } & N;
  'goal.automa-at-least': { readonly count: string; readonly least: number } & N;

  /** What the letters of the banners stand for. */
  legend: { readonly list: string };

  'alliance.xp': N;
  'alliance.exchange': None;
  'alliance.side': SideKey;
  'alliance.sell': N;

  /** "red → blue → red" */
  'effort.sequence': { readonly list: string };
  'effort.text': { readonly sequences: string; readonly bonus: string };
  'effort.vp': N;
  or: { readonly one: string; readonly other: string };
}

export type MessageKey = keyof Messages;
