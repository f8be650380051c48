/** How a game of Path of Destiny is set up, and the rulings one may decide otherwise. Part 2 of the catalogue. */

import { BadInput, dealtOrNamed, oneOf, rawOptions, type Seat, seatOrRandom, switched } from '@medallion/kernel';
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

/** Options that are not switches. */
const OTHERS = ['story', 'introductory', 'characters', 'firstChooser', 'difficulty', 'automa', 'asking'];

export function readOptions(given: unknown, seats: number): Options {
  const raw = rawOptions(given, [...OTHERS, ...Object.keys(RULE_OPTIONS)]);
  const story = oneOf(raw.story ?? 'edge', STORIES, 'story');
  const introductory = oneOf(raw.introductory ?? false, [false, true, 'withSideQuests'] as const, 'introductory');
  if (introductory !== false && story !== 'edge')
    throw new BadInput(
      'Only The Edge of the World has an introductory game',
      'options.introductory',
      "Choose the story 'edge', or leave it out. PD-SETUP-19",
    );
  const characters = dealtOrNamed(raw.characters ?? 'dealTwo', ['dealTwo', 'choice', 'random'], CHARACTERS, seats, {
    name: 'characters',
    one: 'character',
    clause: 'PD-CHAR-04',
  });
  const automa = oneOf(raw.automa ?? 'choice', ['choice', 'random', ...CHARACTERS] as const, 'automa');
  if (seats === 1 && typeof characters !== 'string' && characters[0] === automa)
    throw new BadInput(
      'The Automa cannot be the character of the player',
      'options.automa',
      'Choose another character. PD-CHAR-04',
    );
  return {
    ...switched(raw, RULE_OPTIONS),
    story,
    introductory,
    characters,
    firstChooser: seatOrRandom(raw.firstChooser ?? 'random', seats, 'firstChooser'),
    difficulty: oneOf(raw.difficulty ?? 'normal', DIFFICULTIES, 'difficulty'),
    automa,
    asking: oneOf(raw.asking ?? 'needed', ['needed', 'always'] as const, 'asking'),
  };
}

/** Whether Side Quests are dealt and scored. PD-SIDE-03 */
export const playsSideQuests = ({ introductory }: Pick<Options, 'introductory'>): boolean => introductory !== true;
