/** Rule options, the four editions as presets, and how a game is set up. Section 1 of the rules catalogue. */

import { BadInput, dealtOrNamed, oneOf, rawOptions, type Seat, seatOrRandom, switched } from '@medallion/kernel';
import { SCHOOLS, type School } from '../content/vocabulary.ts';

/** Every switch with its values; the first one is the default. */
export const RULE_OPTIONS = {
  revealedRest: ['commonDiscard', 'shuffleBack'], // D-01, D-02
  completeDefeatDraw: ['oneFewer', 'capTwo'], // D-06, D-07
  phase3VoluntaryDiscard: [true, false], // D-08
  trailTokenLimit: ['onePerTerrain', 'unlimited'], // D-11
  anyTrail: ['monsterOnBoard', 'terrainPile'], // D-12
  trailQuestTarget: ['untrackedOnly', 'any'], // D-13
  trailQuestCompletion: ['anyEntry', 'laterTurnOnly'], // D-15
  potionReshuffle: [true, false], // D-17
  pokerTwoPairs: ['highPairFirst', 'sum'], // D-19
  pokerKickers: ['all', 'two'], // D-20
  soloSlot6: ['discardEndOfPhase', 'trashAtOnce'], // D-21
  soloLastMonster: ['noAttack', 'noDefeat'], // D-23
  attributeTrophyTexts: ['open', 'hidden'], // D-27
  exploreVariety: ['off', 'on'], // D-42
  shieldAtDefense5: ['stays', 'rises'], // D-53, R-02
  wildLocationTakesAnyCard: [true, false],
  goldSupply: ['unlimited', 35],
  wagerOrder: ['clockwise', 'simultaneousHidden'],
  trophiesToWin: [4, 3], // a short evening, an option of ours
  localsAndMonsters: ['players', 'table'], // nobody answers for them, an option of ours
} as const;

/**
 * Options of former versions: they stand in the headers of games that were begun with them, and are read over, or those
 * games could not be opened any more. Three asked what the printed board and cards have answered; the fourth was about
 * the token of a defeated monster, whose card is somebody's trophy, so that it could never come up again. D-04, R-154
 */
const RETIRED = ['lowerBiteDamage', 'shieldMax', 'attributeValueAtLevel5', 'defeatedMonsterToken'];

export type RuleOptions = { readonly [K in keyof typeof RULE_OPTIONS]: (typeof RULE_OPTIONS)[K][number] };
export type RuleOptionName = keyof RuleOptions;

export const EDITIONS = ['default', 'en', 'pl', 'it', 'ru'] as const;
export type Edition = (typeof EDITIONS)[number];

/** What each edition says differently from the default. */
export const PRESETS: Readonly<Record<Edition, Partial<RuleOptions>>> = {
  default: {},
  en: {
    completeDefeatDraw: 'capTwo',
    trailTokenLimit: 'unlimited',
    anyTrail: 'terrainPile',
    trailQuestTarget: 'any',
    pokerKickers: 'two',
    soloLastMonster: 'noDefeat',
  },
  pl: {
    trailTokenLimit: 'unlimited',
    anyTrail: 'terrainPile',
    trailQuestTarget: 'any',
    trailQuestCompletion: 'laterTurnOnly',
    soloLastMonster: 'noDefeat',
    attributeTrophyTexts: 'hidden',
  },
  it: {
    completeDefeatDraw: 'capTwo',
    trailTokenLimit: 'unlimited',
    anyTrail: 'terrainPile',
    trailQuestTarget: 'any',
    pokerTwoPairs: 'sum',
    pokerKickers: 'two',
    soloLastMonster: 'noDefeat',
  },
  ru: { revealedRest: 'shuffleBack', soloSlot6: 'trashAtOnce', shieldAtDefense5: 'rises' },
};

export interface Options extends RuleOptions {
  readonly edition: Edition;
  /** How the boards are given out: two dealt and one kept, freely chosen, at random, or fixed by seat. OW-SETUP-25, OW-SETUP-27 */
  readonly schools: 'draft' | 'choice' | 'random' | readonly School[];
  /** OW-SETUP-22, R-06 */
  readonly startingPlayer: 'random' | Seat;
  /** Explorations already read in earlier games, kept out while others are left (`exploreVariety`). D-42 */
  readonly explorationsRead: readonly number[];
}

/** Options that are not switches. */
const OTHERS = ['edition', 'schools', 'startingPlayer', 'explorationsRead'];

/** Checks options from outside; the edition's preset first, then single options over it. */
export function readOptions(given: unknown, seats: number): Options {
  const raw = rawOptions(given, [...Object.keys(RULE_OPTIONS), ...OTHERS], RETIRED);
  const edition = oneOf(raw.edition ?? 'default', EDITIONS, 'edition');
  return {
    ...switched(raw, RULE_OPTIONS, PRESETS[edition]),
    edition,
    schools: dealtOrNamed(raw.schools ?? 'draft', ['draft', 'choice', 'random'], SCHOOLS, seats, {
      name: 'schools',
      one: 'school',
      clause: 'OW-SETUP-01',
    }),
    startingPlayer: seatOrRandom(raw.startingPlayer ?? 'random', seats, 'startingPlayer'),
    explorationsRead: readNumbers(raw.explorationsRead ?? []),
  };
}

function readNumbers(value: unknown): readonly number[] {
  if (Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 0 && each < 72))
    return value as number[];
  throw new BadInput(
    'The explorations read are not a list of card numbers',
    'options.explorationsRead',
    'Give numbers from 0 to 71.',
  );
}
