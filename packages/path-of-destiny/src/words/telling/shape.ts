/**
 * What the table of Path of Destiny says: events, questions, answers, reasons. Every language fills these tables with
 * ICU messages; a missing sentence does not compile, and neither does a parameter of the wrong name in the code that
 * fills it.
 *
 * Sentences are in the present tense: in Polish and Russian a past one would have to know who is a woman. Names stand
 * in their first case; a `symbol` stands after "token" or "Symbol", as `symbolOf` has it.
 */
import type { By, TellingsOf } from '@medallion/words';
import type { Side } from '../../content/vocabulary.ts';
import type { PathOfDestinyAsks } from '../../rules/shape.ts';

interface N {
  readonly n: number;
}
interface Card {
  readonly card: string;
}
interface Cards {
  /** Names in quotation marks, with commas between them. */
  readonly cards: string;
}
interface Sym {
  readonly symbol: string;
}
interface Sided {
  readonly side: Side;
}
/** The one whom an Alliance is with: Renfri or Stregobor. */
interface Ally {
  readonly ally: string;
}
interface Listed {
  readonly list: string;
}
export type YesNo = 'yes' | 'no';
interface Known {
  /** Whether the reader is told which. */
  readonly known: YesNo;
}
type None = Readonly<Record<never, never>>;

/** One sentence per event. */
export interface EventParams {
  firstChooser: By;
  characterClaimed: By & { readonly character: string };
  automaChosen: N & { readonly name: string; readonly character: string };
  reserveLaid: Cards;
  storyOpened: { readonly story: string };
  chapterBegan: N & { readonly left: string; readonly right: string };
  turnBegan: N & { readonly chapter: number };
  reserveRefreshed: Cards & { readonly any: YesNo };
  deckReshuffled: N;
  figurePlaced: By & N;
  figureBlinked: By;
  pairTaken: By & N & Cards;
  cardsDrawn: By & N & Cards & Known;
  cardsDiscarded: By & Cards;
  sensesLooked: By & N & Cards & Known;
  sensesTaken: By & N & Cards & Known & { readonly bottom: number; readonly under: string };
  initiativeChanged: { readonly names: string };
  cardsPlayed: By & Cards;
  /** `n` is 0 where the condition is not met. */
  effectApplied: By & Card & N & { readonly graded: YesNo };
  symbolLost: By & Sym & Card & { readonly printed: YesNo };
  symbolsGained: By & Sym & N;
  vpChanged: By & N & { readonly way: 'up' | 'down'; readonly total: number };
  xpChanged: By & N & { readonly way: 'up' | 'down'; readonly total: number };
  abilityUnlocked: By & { readonly ability: string };
  abilityUsed: By & { readonly ability: string; readonly detail: string; readonly detailed: YesNo };
  automaAwoke: { readonly name: string };
  /** `row` is 0 for the top space; `n` counts the Active Symbols there. */
  automaChose: N & { readonly name: string; readonly row: number; readonly tied: YesNo };
  tokenFlipped: Sided & { readonly why: 'chapter' | 'destiny' | 'dominance' | 'alliance'; readonly again: YesNo };
  tokensTakenBack: Sym & N & { readonly name: string };

  declared: Listed;
  destinyPlaced: N & { readonly place: Side | 'aside' | 'stack' };
  dominantFound: Sided & { readonly symbolName: string; readonly by: 'more' | 'higher' | 'choice' };
  chapterScored: By & { readonly dominant: number; readonly other: number };
  pathTokens: { readonly left: string; readonly right: string };
  tokensCleared: None;
  cardsKept: By & Cards & { readonly more: YesNo; readonly ability: string };
  destinyCollected: None;
  storyFollowed: Sided & Card & { readonly told: YesNo };
  bonusRead: By & {
    readonly of: Side | 'all';
    readonly held: YesNo;
    readonly pays: YesNo;
    readonly what: string;
  };
  epilogueOpened: Card & { readonly told: YesNo };
  handsRevealed: Listed & { readonly any: YesNo };
  sideQuestScored: By & N;
  goldenScored: By & N & { readonly space: number };
  heroNamed: By & { readonly character: string; readonly known: YesNo };

  effortDealt: Listed;
  effortMade: By;
  finalBonus: By & N;
  requirementMet: By & Sided & Known & { readonly back: string; readonly goal: string };
  goalPeeked: By & Known & { readonly back: string; readonly goal: string };
  specialTaken: By & Sided;
  goalRevealed: Listed & { readonly goal: string };
  allianceTokensPlaced: { readonly renfri: number; readonly stregobor: number; readonly both: number };
  allianceDrawn: By & Ally & Card & Known;
  allianceDiscarded: By & Ally & Card & Known;
  alliancesRevealed: By & Ally & Cards;
  allianceApplied: By & Card & Ally & { readonly left: YesNo };
}

export type AskKey = keyof PathOfDestinyAsks;

/** One question per ask. */
export interface PromptParams {
  'setup/character': None;
  'automa/character': None;
  'choose/pick': None;
  /** `n`: cards to play, one where the hand has no more. */
  'play/select': N;
  /** `n`: how many are still to lose. */
  'symbols/lose': N;
  'hand/discard': N;
  'chapter/dominance': None;
  'chapter/keep': N;
  'striga/peek': None;
  'striga/special': None;
  'evil/side': None;
  'evil/discard': Ally & N;
  'evil/apply': None;
  'ability/senses': None;
  'ability/use': { readonly window: 'picked' | 'resolve' | 'declare' | 'score' };
}

/** What lies beside a row. */
export type RowBonus = 'none' | 'xp' | 'renfri' | 'stregobor' | 'both';

/** The forms answers take. */
export interface LabelParams {
  random: None;
  top: None;
  row: N & Cards & { readonly bonus: RowBonus };
  rowOnly: N;
  pass: None;
  abilityWith: { readonly ability: string; readonly detail: string };
  /** Cards from left to right. */
  inOrder: { readonly first: string; readonly then: string };
  keepNothing: None;
  token: Sym;
  special: Sided & { readonly symbolName: string };
  printed: Sym & Card;
  path: Sided & { readonly symbolName: string };
  goal: { readonly back: string; readonly colour: string };
  allianceDeck: Ally;
  allianceCard: Card & { readonly text: string };
  /** An Alliance card that is let go. */
  allianceLeft: Card;
  exchange: Card & { readonly lose: string; readonly gain: string };
  senses: Cards & { readonly bottom: string };
  loseSome: N;
  decline: None;
}

export const REASONS = [
  'already-claimed',
  'already-first',
  'already-known',
  'claimed',
  'covered',
  'earlier-turn',
  'later-card',
  'locked',
  'must-keep',
  'must-pick',
  'no-card-of-colour',
  'no-cards',
  'no-effect',
  'no-symbols',
  'nobody-has-more',
  'not-dealt',
  'nothing-to-lose',
  'only-another',
  'other-moment',
  'other-side',
  'other-symbol',
  'row-empty',
  'row-taken',
  'two-cards',
  'used',
] as const;
export type Reason = (typeof REASONS)[number];

/** Short phrases around the table. */
export interface PhraseParams {
  you: None;
  /** The opponent of the solo game, as a name. */
  automa: None;
  nobody: None;
  /** A hero and who plays it. */
  heroOf: { readonly hero: string; readonly name: string };
  waiting: { readonly name: string };
  titled: { readonly title: string };
  /** A Path in a list. */
  path: Sided;
  pathOf: { readonly title: string; readonly symbolName: string };
  /** What somebody declares; `twice` where it counts as two. */
  says: { readonly name: string; readonly says: Side | 'tie'; readonly twice: YesNo };
  reserve: None;
  points: N & { readonly name: string };
  goal: { readonly name: string; readonly text: string };
  won: By & N;
  placed: N & { readonly place: number; readonly name: string };
}

/** What is filled into all there is to say. */
export interface Spoken {
  events: EventParams;
  prompts: PromptParams;
  labels: LabelParams;
  reasons: Record<Reason, None>;
  phrases: PhraseParams;
}
/** One language's sentences. */
export type Tellings = TellingsOf<Spoken>;
