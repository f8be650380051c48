/**
 * What every language has to say. A language file that misses a name or a sentence does not compile.
 */
import type { ActionTitleId } from '../content/action-titles.ts';
import type { LocationAction, LocationId } from '../content/map.ts';
import type { MonsterId } from '../content/monsters.ts';
import type { PotionId } from '../content/potions.ts';
import type { PokerHand, SoloRank } from '../content/tables.ts';
import type {
  AttackType,
  Attribute,
  AttributeChoice,
  Colour,
  EventCard,
  Exploration,
  School,
  Terrain,
  TerrainIcon,
} from '../content/vocabulary.ts';
import type { AbilityMessages } from './ability.ts';

/** The three phases of a turn. */
export type Phase = 'phase-1' | 'phase-2' | 'phase-3';

/** Names as they stand alone, and the few inflected forms sentences need. */
export interface Names {
  readonly places: Readonly<Record<LocationId, string>>;
  readonly monsters: Readonly<Record<MonsterId, string>>;
  readonly titles: Readonly<Record<ActionTitleId, string>>;
  readonly potions: Readonly<Record<PotionId, string>>;
  readonly schools: Readonly<Record<School | 'manticore', string>>;
  readonly attributes: Readonly<Record<Attribute, string>>;
  /** The attribute as the object of "raise" and "lower". */
  readonly attributeObject: Readonly<Record<AttributeChoice, string>>;
  /** The attribute after "level of". */
  readonly attributeOf: Readonly<Record<Attribute, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  /** The colour before "card" as an object: "holds a … card". */
  readonly colourObject: Readonly<Record<Colour, string>>;
  /** What a colour of action card stands for. */
  readonly cardTypes: Readonly<Record<Colour, string>>;
  readonly terrains: Readonly<Record<TerrainIcon, string>>;
  /** A location of the terrain, as in "the location is …". */
  readonly terrainPlace: Readonly<Record<Terrain, string>>;
  /** The terrain after "location token of". */
  readonly terrainToken: Readonly<Record<Terrain, string>>;
  readonly specialties: Readonly<Record<School, string>>;
  readonly monsterTrophies: Readonly<Record<MonsterId, string>>;
  readonly witcherTrophies: Readonly<Record<School, string>>;
  readonly attributeTrophies: Readonly<Record<Attribute, string>>;
  readonly pokerHands: Readonly<Record<PokerHand, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly soloRanks: Readonly<Record<SoloRank, string>>;
  readonly attackTypes: Readonly<Record<AttackType, string>>;
  readonly actions: Readonly<Record<LocationAction, string>>;
  readonly decks: Readonly<Record<Exploration['deck'], string>>;
  readonly eventKinds: Readonly<Record<EventCard['kind'], string>>;
}

export interface N {
  readonly n: number;
}
export type None = Readonly<Record<never, never>>;

/** The sentences of the game and what is filled into them. Written as ICU messages. */
export interface Messages extends AbilityMessages {
  // the fight line and the tabs of an action card
  'icon.damage': N;
  'icon.shield': N;
  'icon.drawMore': N;
  'icon.drawFewer': N;
  'icon.take': None;
  'icon.return': None;
  'card.extensions': { readonly list: string };
  'card.noExtensions': None;

  // powers: when, how often, if, at what cost
  'when.before-pool': None;
  'when.step-1': None;
  'when.first-step-1': None;
  'when.fight-start': None;
  'when.combo': None;
  'when.opponent-loses': None;
  'when.attack-revealed': None;
  'when.suffer-damage': None;
  'when.own-turn-end': None;
  'when.fight-end': None;
  'when.phase-1': None;
  'when.move': None;
  'when.enter': None;
  'when.poker': None;
  'when.phase-3': None;
  'limit.once-per-fight': None;
  'limit.once-per-turn': None;
  'limit.unlimited': None;
  'if.handAtMost': N;
  'if.shieldAtMost': N;
  'if.comboHas': { readonly colour: string };
  'if.comboAtLeast': N;
  'if.against-monster': None;
  'if.against-witcher': None;
  'if.firstTurn': None;
  'if.trail': None;
  'if.goldAtMost': N;
  'if.terrain': { readonly terrain: string };
  'if.both': { readonly one: string; readonly other: string };
  'cost.discardHand': N;
  'cost.gold': N;
  'cost.shield': N;
  'cost.potions': N;
  'power.inReturn': { readonly cost: string; readonly effects: string };

  // powers: what they do
  'do.damage': N;
  'do.comboDamage': N;
  'do.shield': N;
  'do.draw': N;
  'do.drawMore': N;
  'do.drawFewer': N;
  'do.addToCombo': N;
  'do.comboAtMost': N;
  'do.take-discard-top': None;
  'do.take-discard-any': None;
  'do.discard': N;
  /** The ranges of a die and what they give, with semicolons between them. */
  'do.roll': { readonly list: string };
  'do.rollNothing': None;
  'do.otherAttack': None;
  'do.lessDamage': N;
  'do.gold': N;
  'do.potions': N;
  'do.phase3More': N;
  'do.phase3Fewer': N;
  'do.anyCardMoves': None;
  'do.freeMove': None;
  'do.rerollDie': N;

  // the attack of a monster
  'attack.lower': { readonly attribute: string };
  'attack.trash': N;
  'attack.discardLevel': None;
  'attack.discard': N;
  'attack.damage': N;
  'attack.damageLevel': None;
  'attack.damageLevelMore': N;
  'attack.damageLevelLess': N;
  'attack.damageAttribute': { readonly attribute: string };

  // specialties
  'specialty.wolf': { readonly damage: number; readonly draw: number };
  'specialty.griffin': { readonly take: 'top' | 'any'; readonly discard: number };
  'specialty.bear': { readonly draw: number; readonly shield: number };
  /** `all`: nothing is looked at that is not kept. */
  'specialty.cat': { readonly look: number; readonly keep: number; readonly all: 'yes' | 'no' };
  'specialty.viper': { readonly look: number; readonly discard: number };

  // exploration and events: effects
  'effect.gainGold': N;
  'effect.loseGold': N;
  'effect.raise': { readonly attribute: string };
  'effect.lower': { readonly attribute: string };
  'effect.raiseShield': N;
  'effect.lowerShield': N;
  'effect.shieldTo-zero': None;
  'effect.shieldTo-max': None;
  'effect.potions': N;
  'effect.discardPotions': N;
  'effect.discardAllPotions': None;
  'effect.trail': None;
  'effect.draw': N;
  'effect.discard': N;
  'effect.phase3More': N;
  'effect.phase3Fewer': N;
  'effect.trash': N;
  'effect.gainCard': { readonly cost: number };
  'effect.goTo': { readonly place: string };
  'effect.skipTo-phase-2': None;
  'effect.skipTo-phase-3': None;
  'effect.keep': None;
  'effect.event': N;
  'effect.poker': None;
  'effect.nextExploration-choose-of-two': None;
  'effect.nextExploration-city': None;
  'effect.nextExploration-wilds': None;
  'effect.none': None;
  'effect.fork': { readonly condition: string; readonly then: string; readonly else: string };

  // conditions
  'condition.level': N;
  'condition.attribute': { readonly attribute: string; readonly n: number };
  'condition.gold': N;
  'condition.at': { readonly place: string };
  'condition.school': { readonly school: string };
  'condition.schoolHere-own': None;
  'condition.schoolHere-other': None;
  'condition.potions': N;
  'condition.die': N;

  // prices and quests
  'price.gold': N;
  'price.cards': N;
  'price.potions': N;
  'price.shield': N;
  'quest.location': { readonly place: string; readonly event: number };
  'quest.terrain': { readonly terrain: string; readonly event: number };
  'quest.price': { readonly quest: string; readonly price: string };

  // tests and short fights
  'measure.die': None;
  'measure.level': None;
  'measure.attribute': { readonly attribute: string };
  'measure.twicePlusDie': { readonly attribute: string };
  'tier.open': { readonly from: number };
  'tier.range': { readonly from: number; readonly to: number };
  'shortFight.lower': N;
  'shortFight.toZero': N;
}

export type MessageKey = keyof Messages;
export type Texts = Readonly<Record<MessageKey, string>>;
/** What monsters are called and can do has a file of its own in every language. */
export type AbilityTexts = Readonly<Record<keyof AbilityMessages, string>>;
export type CardTexts = Omit<Texts, keyof AbilityTexts>;
