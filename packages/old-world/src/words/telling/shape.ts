/**
 * What the table says: events, questions, answers, refusals. Every language fills these tables with ICU messages; a
 * missing sentence does not compile, and neither does a parameter of the wrong name in the code that fills it.
 *
 * Sentences are in the present tense: in Polish and Russian a past one would have to know who is a woman.
 */
import type { By, TellingsOf } from '@medallion/words';
import type { Practice } from '../../practice/index.ts';
import type { OldWorld } from '../../rules/shape.ts';

/** Two who oppose each other, the one who acts first; 'you' and 'against' when the reader is one of them. */
interface Between {
  readonly who: 'you' | 'against' | 'other';
  readonly name: string;
  readonly other: string;
}
interface N {
  readonly n: number;
}
interface Place {
  readonly place: string;
}
interface Card {
  readonly card: string;
}
interface Cards {
  /** Names, with commas between them. */
  readonly cards: string;
}
type None = Readonly<Record<never, never>>;
type YesNo = 'yes' | 'no';

/** One sentence per event. */
export interface EventParams {
  startingPlayer: By;
  rowLaid: Cards;
  attributeTrophiesLaid: { readonly list: string };
  locationTokensLaid: { readonly list: string };
  monstersRevealed: { readonly list: string };
  additionalStack: N;
  boardTaken: By & { readonly school: string };
  playerReady: By & { readonly school: string; readonly n: number; readonly gold: number };
  turnBegan: By & N;
  turnEnded: By;
  entered: By & Place;
  actionUsed: By & Place & { readonly action: string };
  meditated: By & { readonly trophy: string };
  slot6Removed: Card;

  goldGained: By & N;
  goldPaid: By & N;
  attributeRaised: By & N & { readonly attribute: string };
  attributeLowered: By & N & { readonly attribute: string };
  levelUp: By & N;
  shieldChanged: By & N & { readonly way: 'up' | 'down' };
  potionGained: By & { readonly potion: string };
  potionDiscarded: By & { readonly potion: string };

  drew: By & N & Cards & { readonly known: YesNo; readonly reshuffled: YesNo };
  discarded: By & Cards & { readonly from: 'hand' | 'deck'; readonly why: string };
  trashed: By & Card & { readonly why: string };
  shuffled: By;
  rowCardTaken: By & Card & { readonly to: 'hand' | 'discard' };
  rowTrashed: By & Cards;
  rowRefilled: Cards;
  deckSearched: By & N & Card & { readonly found: YesNo; readonly cost: number };

  trailGained: By & { readonly terrain: string };
  trailQuestTaken: By & Place;
  trailQuestDone: By & Place & { readonly gold: number };
  trailQuestDropped: By & Place;
  trailsReturned: { readonly terrain: string };

  storyRead: By & Card;
  explorationReshuffled: { readonly deck: string };
  storyResult: By & N & { readonly kind: 'option' | 'test' | 'only'; readonly told: YesNo; readonly option: string };
  storyUnpayable: By & Card;
  dieRolled: By & N;
  questStarted: By & Place & Card;
  questLost: By & Card;
  questDone: By & Place & Card;
  cardKept: By & Card;
  eventMissing: N;
  shortFightCard: By & Card;
  shortFightPlayed: By & N;
  nextExplorationSet: By & { readonly how: 'choose-of-two' | 'city' | 'wilds' };
  phase3DrawChanged: By & N & { readonly way: 'up' | 'down' };
  powerUsed: By & { readonly source: string };

  lifePoolBuilt: By & N;
  fightTurnBegan: By & N;
  potionUsed: By & { readonly potion: string };
  specialtyUsed: By & { readonly specialty: string };
  comboCardPlayed: By & Card;
  comboResolved: By & Cards & { readonly damage: number; readonly shield: number };
  comboDiscarded: By & Cards;
  damageDealt: By & N;
  damageSuffered: By & N & { readonly shield: number; readonly lost: number };
  monsterLost: N & { readonly left: number };
  cardTaken: By & Card;
  cardReturned: By & Card;
  looked: By & N & Cards & { readonly at: 'own' | 'yours' | 'monster' | 'opponent'; readonly known: YesNo };
  viperDiscarded: By & Card & { readonly from: 'yours' | 'monster' | 'opponent' };
  keptLooked: By & N & Cards & { readonly known: YesNo };
  putBack: By & N;
  fightDecided: { readonly outcome: string };
  witcherFightDeclared: Between & Place;
  wagerPlaced: By & { readonly on: 'attacker' | 'defender' };
  wagerSettled: By & N & { readonly won: YesNo };
  fightStalled: { readonly attacker: number; readonly defender: number };
  witcherFightEnded: Between & N;
  tavernClosed: Place;

  monsterFightDeclared: By & { readonly monster: string };
  monsterPoolBuilt: N & { readonly monster: string };
  monsterFightBegan: By & { readonly first: 'hunter' | 'monster' };
  monsterTurn: N;
  attackRolled: N & { readonly attack: string };
  attackAnnounced: By & { readonly attack: string };
  attackTurned: By & { readonly attack: string };
  monsterRevealed: N & { readonly charge: string; readonly bite: string };
  lossesCompared: { readonly charge: number; readonly bite: number };
  monsterFightEnded: By & { readonly monster: string; readonly outcome: 'defeated' | 'away' | 'beaten' };
  monsterSpawned: Place & { readonly monster: string };
  slotEmptied: { readonly terrain: string };
  trophyGained: By & { readonly trophy: string };
  trackAdvanced: By & N;
  fatigued: By & N;

  /** `unthrown`: the locals, and nobody throws for them. */
  pokerStarted: Between & { readonly against: 'witcher' | 'locals' | 'unthrown' | 'solo' };
  pokerStaked: N;
  pokerRolled: { readonly active: string; readonly other: string; readonly solo: YesNo };
  pokerRerolled: By & N & { readonly dice: string };
  localsRerolled: N & { readonly dice: string };
  pokerSettled: {
    readonly who: 'you' | 'locals' | 'other';
    readonly name: string;
    readonly n: number;
    readonly hand: string;
    readonly beaten: string;
  };
  pokerRewarded: By & N & { readonly hand: string };
  practiceOver: By & { readonly reason: 'goal' | 'broke' | 'left' };
}

export type AskKey = keyof OldWorld['asks'] | keyof Practice['asks'];

/** One question per ask. */
export interface PromptParams {
  'setup/board': None;
  'setup/level-two-slot': None;
  'phase-1/act': None;
  'phase-2/choose': None;
  'phase-3/discard': { readonly must: YesNo };
  'phase-3/gain': None;
  'phase-3/pay': N & Card;
  'location/train': None;
  'location/exchange': None;
  'location/clear-row': None;
  'attributes/choose': { readonly way: 'up' | 'down' };
  'cards/trash': N & { readonly why: 'fatigue' | 'effect' | 'monster' | 'exchange' };
  'cards/discard': N & { readonly why: 'effect' | 'damage' | 'ability' | 'specialty' | 'cost' };
  'potions/discard': N;
  'row/gain-cost': { readonly cost: number };
  'tokens/any-trail': None;
  'tokens/trail-quest': None;
  'explore/keep-one': None;
  'story/option': Card;
  'quest/other-terrain': None;
  'short-fight/combo': { readonly first: YesNo };
  'powers/enter': None;
  'powers/reroll': { readonly dice: string };
  'fight/prepare': None;
  'fight/combo': { readonly first: YesNo };
  'fight/combo-complete': None;
  'fight/special-order': None;
  'fight/opponent-lost': None;
  'fight/turn-end': None;
  'fight/take-card': None;
  'fight/viper-look': None;
  'fight/viper-discard': N;
  'fight/viper-order': None;
  'fight/cat-keep': N;
  'fight/cat-order': None;
  'fight/griffin-take': None;
  'fight/suffer-power': N;
  'fight/lose-card': N;
  'witcher-fight/wager': { readonly attacker: string; readonly defender: string };
  'monster-fight/pool-discard': N;
  'monster/attack': { readonly monster: string; readonly name: string };
  'monster/revealed': { readonly monster: string; readonly attack: string };
  'poker/reroll': { readonly side: 'active' | 'other' | 'locals'; readonly dice: string; readonly hand: string };
  'practice/turn': { readonly gold: number; readonly goal: number };
}

/** The forms answers take. */
export interface LabelParams {
  /** A destination, before its prices are looked at. */
  to: Place;
  move: Place & { readonly pay: string };
  /** How a move is paid for: the cards discarded, 1 Gold, a power that helps. */
  'pay.cards': Cards;
  'pay.gold': Cards;
  'pay.power': Cards & { readonly source: string };
  'pay.free': { readonly source: string };
  school: None;
  action: { readonly action: string };
  pokerWith: { readonly name: string };
  quest: Place & Card;
  use: { readonly source: string };
  endPhase1: None;
  fightMonster: { readonly monster: string };
  fightAnyMonster: None;
  attackWitcher: { readonly name: string };
  meditate: { readonly trophy: string };
  explore: { readonly deck: string };
  card: Card & { readonly terrain: string };
  cardFrom: Card & { readonly zone: 'hand' | 'deck' | 'discard' };
  /** A Row card and the number of cards it costs now. */
  gain: Card & N;
  gainNothing: None;
  enough: None;
  train: { readonly attribute: string; readonly gold: number };
  trainAny: { readonly attribute: string };
  exchange: { readonly give: string; readonly take: string };
  clearNone: None;
  clear: Cards;
  monsterOf: { readonly terrain: string; readonly monster: string };
  noTrailQuest: None;
  option: N & { readonly told: YesNo; readonly option: string; readonly price: string; readonly priced: YesNo };
  nothing: None;
  stop: None;
  freeCard: Card;
  attack: None;
  strike: None;
  endFightTurn: None;
  suffer: None;
  goOn: None;
  takeTop: None;
  returnCard: Card;
  look: None;
  pass: None;
  wager: { readonly on: 'attacker' | 'defender'; readonly name: string };
  noWager: None;
  keepDice: None;
  reroll: { readonly dice: string };
  rerollWith: { readonly dice: string; readonly source: string };
  rerollAgain: None;
  restoreDice: None;
  play: None;
  leave: None;
}

export const REASONS = [
  'ability-forbids',
  'above-level',
  'action-used',
  'acts-by-itself',
  'alchemy-limit',
  'already-used',
  'at-a-school',
  'attribute-at-top',
  'attribute-below-top',
  'attribute-trophy-first',
  'bank-empty',
  'cannot-be-lowered',
  'cannot-pay',
  'closed-tavern',
  'combo-limited',
  'combo-too-short',
  'condition-not-met',
  'costs-too-much',
  'deck-empty',
  'dice-stay',
  'empty-deck',
  'empty-discard',
  'event-is-kept',
  'hand-full',
  'has-this-trail',
  'has-this-trail-quest',
  'has-this-trophy',
  'must-gain',
  'must-play-a-card',
  'needs-a-potion',
  'needs-gold',
  'no-cards',
  'no-gold',
  'no-monster-here',
  'no-monster-there',
  'no-open-tab',
  'no-own-cards',
  'no-potion-left',
  'no-token-left',
  'no-trophy-left',
  'not-connected',
  'not-dealt',
  'not-here',
  'not-moved',
  'not-own-school',
  'not-the-highest',
  'not-the-lowest',
  'nothing-to-gain',
  'nothing-to-trade',
  'nothing-to-train',
  'only-first-turn',
  'only-token-is-here',
  'opponent-needs-gold',
  'other-cost',
  'other-deck-fixed',
  'other-moment',
  'other-terrain',
  'played-already',
  'played-poker',
  'price-cards',
  'price-gold',
  'price-potions',
  'price-shield',
  'quest-elsewhere',
  'rerolled-once',
  'specialty-used',
  'taken',
  'too-expensive',
  'too-many-cards',
  'two-participants',
] as const;
export type Reason = (typeof REASONS)[number];

/** What any reason may be filled with; what a rule does not say is 0 or empty. */
export interface ReasonParams {
  /** What it costs: Gold for training, cards for a Row card. */
  readonly price: number;
  readonly cost: number;
  /** How much of a price there must be. */
  readonly needed: number;
  /** The colours a card would have to have. */
  readonly open: string;
}

/** Short phrases around the table. */
export interface PhraseParams {
  you: None;
  waiting: { readonly name: string };
  exploration: N & { readonly deck: string };
  event: N;
  titled: { readonly title: string };
  keptEquipment: N;
  keptCompanion: N;
  won: By & N;
  rank: N & { readonly rank: string };
  placed: N & { readonly names: string };
  'terrain.forest': None;
  'terrain.mountain': None;
  'terrain.water': None;
  'terrain.wild': None;
  defeated: None;
  'driven-away': None;
  'complete-defeat': None;
  'attacker-wins': None;
  'defender-wins': None;
  train: None;
}

/** What is filled into all there is to say. */
export interface Spoken {
  events: EventParams;
  prompts: PromptParams;
  labels: LabelParams;
  reasons: Record<Reason, ReasonParams>;
  phrases: PhraseParams;
}
/** One language's sentences. */
export type Tellings = TellingsOf<Spoken>;
