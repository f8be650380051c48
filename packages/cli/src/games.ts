/** The games the command line knows. */

import {
  adept,
  type Bot,
  destinyAdept,
  destinyMaster,
  destinyMasterWith,
  destinyNovice,
  novice,
  randomBot,
} from '@medallion/bots';
import { type AnyShape, BadInput, type Game } from '@medallion/kernel';
import { oldWorld, type OldWorld } from '@medallion/old-world';
import { practiceGame } from '@medallion/old-world/poker';
import { pathOfDestiny, type PathOfDestiny } from '@medallion/path-of-destiny';
import type { StoryId } from '@medallion/path-of-destiny/content';

/** A game seen from outside, where its own types do not matter. */
export type AnyGame = Game<AnyShape>;

const GAMES: Readonly<Record<string, AnyGame>> = {
  'old-world': oldWorld as unknown as AnyGame,
  'old-world-poker': practiceGame as unknown as AnyGame,
  'path-of-destiny': pathOfDestiny as unknown as AnyGame,
};

export function gameCalled(id: string): AnyGame {
  const game = GAMES[id];
  if (game === undefined)
    throw new BadInput(`There is no game called ${id}`, 'game', `Known are ${Object.keys(GAMES).join(', ')}.`);
  return game;
}

export const OLD_WORLD_BOTS: Readonly<Record<string, Bot<OldWorld>>> = {
  adept,
  novice,
  random: randomBot,
};

export const PATH_OF_DESTINY_BOTS: Readonly<Record<string, Bot<PathOfDestiny>>> = {
  master: destinyMaster,
  adept: destinyAdept,
  novice: destinyNovice,
  random: randomBot,
};

const BOTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [oldWorld.id]: OLD_WORLD_BOTS,
  [pathOfDestiny.id]: PATH_OF_DESTINY_BOTS,
};

/** A bot of a game, seen from outside; `master:200` is a master with so many playouts a decision. */
export function botCalled(game: string, name: string): Bot<AnyShape> {
  const bots = BOTS[game] ?? {};
  const budget = /^master:([1-9]\d{0,5})$/.exec(name)?.[1];
  const bot = budget !== undefined && game === pathOfDestiny.id ? destinyMasterWith(Number(budget)) : bots[name];
  if (bot === undefined)
    throw new BadInput(`There is no bot called ${name}`, '--bots', `Known are ${Object.keys(bots).join(', ')}.`);
  return bot as Bot<AnyShape>;
}

/** What the Stories of Path of Destiny are called on the command line. */
const STORIES: Readonly<Record<string, StoryId>> = {
  'edge-of-the-world': 'edge',
  striga: 'striga',
  'lesser-evil': 'evil',
};
export const STORY_NAMES: readonly string[] = Object.keys(STORIES);

export function storyCalled(name: string): StoryId {
  const story = STORIES[name];
  if (story === undefined)
    throw new BadInput(`There is no story called ${name}`, '--story', `Known are ${STORY_NAMES.join(', ')}.`);
  return story;
}
