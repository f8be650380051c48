/** Rule options, the four editions as presets, and how a game is set up. Section 1 of the rules catalogue. */

import { BadInput, isRecord, type Seat } from '@medallion/kernel';
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
export function readOptions(raw: unknown, seats: number): Options {
  if (!isRecord(raw)) throw new BadInput('The options are not an object', 'options', 'Give an object, or nothing.');
  const edition = oneOf(raw.edition ?? 'default', EDITIONS, 'edition');
  const rules: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(RULE_OPTIONS)) {
    const preset = (PRESETS[edition] as Record<string, unknown>)[name] ?? values[0];
    rules[name] = oneOf(raw[name] ?? preset, values as readonly unknown[], name);
  }
  for (const name of Object.keys(raw)) {
    if (!(name in RULE_OPTIONS) && ![...OTHERS, ...RETIRED].includes(name)) {
      throw new BadInput(
        `There is no option called ${name}`,
        'options',
        `Known are ${Object.keys(RULE_OPTIONS).join(', ')}.`,
      );
    }
  }
  return {
    ...(rules as unknown as RuleOptions),
    edition,
    schools: readSchools(raw.schools ?? 'draft', seats),
    startingPlayer: readStartingPlayer(raw.startingPlayer ?? 'random', seats),
    explorationsRead: readNumbers(raw.explorationsRead ?? []),
  };
}

function oneOf<T>(value: unknown, values: readonly T[], where: string): T {
  if ((values as readonly unknown[]).includes(value)) return value as T;
  throw new BadInput(
    `${JSON.stringify(value)} is not a value of ${where}`,
    `options.${where}`,
    `Choose one of ${values.join(', ')}.`,
  );
}

function readSchools(value: unknown, seats: number): Options['schools'] {
  if (!Array.isArray(value)) return oneOf(value, ['draft', 'choice', 'random'] as const, 'schools');
  const schools = value.map((school) => oneOf(school, SCHOOLS, 'schools'));
  if (schools.length !== seats || new Set(schools).size !== seats) {
    throw new BadInput(
      'Every seat needs a school of its own',
      'options.schools',
      `Name ${seats} different schools. OW-SETUP-01`,
    );
  }
  return schools;
}

function readStartingPlayer(value: unknown, seats: number): Options['startingPlayer'] {
  if (value === 'random') return value;
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats) return value as number;
  throw new BadInput(
    `${JSON.stringify(value)} is not a seat`,
    'options.startingPlayer',
    `Choose 'random' or 0 to ${seats - 1}.`,
  );
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
