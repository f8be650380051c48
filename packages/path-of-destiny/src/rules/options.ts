/** How a game of Path of Destiny is set up, and the rulings one may decide otherwise. Part 2 of the catalogue. */

import { BadInput, isRecord, type Seat } from '@medallion/kernel';
import { DIFFICULTIES, type Difficulty } from '../content/automa.ts';
import { CHARACTERS, type Character, STORIES, type StoryId } from '../content/vocabulary.ts';

/** Every switch with its values; the first one is the default. */
export const RULE_OPTIONS = {
  refreshDiscard: ['row1Only', 'highestRemaining'],
  keptEffectsUse: ['nextChapter', 'endedChapter'],
  soloPathTokens: ['contested', 'humanAlways'],
  effortMatch: ['contiguousOrdered', 'anyOrder'],
  strigaRequirement: ['perCard', 'perPlayer'],
  effectLosses: ['scope', 'anywhere'],
  soloDominance: ['flip', 'player'],
  goldenLoss: ['oneTrack', 'staysOut'],
  automaKeeps: ['nothing', 'asPlayers'],
  strigaNewcomer: ['two', 'three'],
  allianceEffects: ['compulsory', 'optional'],
} as const;

export type RuleOptions = { readonly [K in keyof typeof RULE_OPTIONS]: (typeof RULE_OPTIONS)[K][number] };
export type RuleOptionName = keyof RuleOptions;

export interface Options extends RuleOptions {
  readonly story: StoryId;
  /** Only in The Edge of the World: without Effort cards and Side Quests, or without Effort cards alone. PD-SETUP-19, PD-EDGE-08 */
  readonly introductory: boolean | 'withSideQuests';
  /** Two boards dealt and one kept, freely chosen, at random, or fixed by seat. PD-SETUP-11, R-10 */
  readonly characters: 'dealTwo' | 'choice' | 'random' | readonly Character[];
  /** */
  readonly firstChooser: 'random' | Seat;
  /** Solo only. PD-SOLO-04 */
  readonly difficulty: Difficulty;
  /** Solo only: the Automa's character, chosen by the player unless it is named or left to chance. R-78 */
  readonly automa: 'choice' | 'random' | Character;
  /**
   * Whether the table answers by itself where no answer could make a difference: equal losses, several losses in one
   * go, offers that change nothing, an order that cannot matter. Only what everybody can see decides that.
   */
  readonly asking: 'needed' | 'always';
}

const NAMES = ['story', 'introductory', 'characters', 'firstChooser', 'difficulty', 'automa', 'asking'];

export function readOptions(raw: unknown, seats: number): Options {
  if (!isRecord(raw)) throw new BadInput('The options are not an object', 'options', 'Give an object, or nothing.');
  const rules: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(RULE_OPTIONS))
    rules[name] = oneOf(raw[name] ?? values[0], values as readonly unknown[], name);
  for (const name of Object.keys(raw)) {
    if (!(name in RULE_OPTIONS) && !NAMES.includes(name))
      throw new BadInput(
        `There is no option called ${name}`,
        'options',
        `Known are ${[...NAMES, ...Object.keys(RULE_OPTIONS)].join(', ')}.`,
      );
  }
  const story = oneOf(raw.story ?? 'edge', STORIES, 'story');
  const introductory = oneOf(raw.introductory ?? false, [false, true, 'withSideQuests'] as const, 'introductory');
  if (introductory !== false && story !== 'edge')
    throw new BadInput(
      'Only The Edge of the World has an introductory game',
      'options.introductory',
      "Choose the story 'edge', or leave it out. PD-SETUP-19",
    );
  const characters = readCharacters(raw.characters ?? 'dealTwo', seats);
  const automa = oneOf(raw.automa ?? 'choice', ['choice', 'random', ...CHARACTERS] as const, 'automa');
  if (seats === 1 && typeof characters !== 'string' && characters[0] === automa)
    throw new BadInput(
      'The Automa cannot be the character of the player',
      'options.automa',
      'Choose another character. PD-CHAR-04',
    );
  return {
    ...(rules as unknown as RuleOptions),
    story,
    introductory,
    characters,
    firstChooser: readFirstChooser(raw.firstChooser ?? 'random', seats),
    difficulty: oneOf(raw.difficulty ?? 'normal', DIFFICULTIES, 'difficulty'),
    automa,
    asking: oneOf(raw.asking ?? 'needed', ['needed', 'always'] as const, 'asking'),
  };
}

/** Whether Side Quests are dealt and scored. PD-SIDE-03 */
export const playsSideQuests = ({ introductory }: Pick<Options, 'introductory'>): boolean => introductory !== true;

function oneOf<T>(value: unknown, values: readonly T[], where: string): T {
  if ((values as readonly unknown[]).includes(value)) return value as T;
  throw new BadInput(
    `${JSON.stringify(value)} is not a value of ${where}`,
    `options.${where}`,
    `Choose one of ${values.join(', ')}.`,
  );
}

function readCharacters(value: unknown, seats: number): Options['characters'] {
  if (!Array.isArray(value)) return oneOf(value, ['dealTwo', 'choice', 'random'] as const, 'characters');
  const characters = value.map((character) => oneOf(character, CHARACTERS, 'characters'));
  if (characters.length !== seats || new Set(characters).size !== seats)
    throw new BadInput(
      'Every seat needs a character of its own',
      'options.characters',
      `Name ${seats} different characters. PD-CHAR-04`,
    );
  return characters;
}

function readFirstChooser(value: unknown, seats: number): Options['firstChooser'] {
  if (value === 'random') return value;
  if (Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats) return value as number;
  throw new BadInput(
    `${JSON.stringify(value)} is not a seat`,
    'options.firstChooser',
    `Choose 'random' or 0 to ${seats - 1}.`,
  );
}
