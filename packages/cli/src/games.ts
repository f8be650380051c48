/** The games of the registry, with their rules and bots at hand. */

import type { Bot } from '@medallion/bots';
import type { AnyShape, Game } from '@medallion/kernel';
import type { StoryId } from '@medallion/path-of-destiny/content';
import { GAMES, gameCalled as entryCalled, type Playable } from '@medallion/table/registry';
import { asUsage, WrongUsage } from './usage.ts';

const loaded = new Map(await Promise.all(GAMES.map(async ({ id, playable }) => [id, await playable()] as const)));

export const GAME_NAMES: readonly string[] = [...loaded.keys()];

/** A game with its bots and options. Wrong usage where there is none of that name. */
export function playableCalled(id: string): Playable {
  asUsage(() => entryCalled(id));
  return loaded.get(id) as Playable;
}

export function gameCalled(id: string): Game<AnyShape> {
  return playableCalled(id).rules;
}

/** A bot of a game; `master:200` is a master with so many playouts a decision. */
export function botCalled(game: string, name: string): Bot<AnyShape> {
  const { bots, botsWith = {} } = playableCalled(game);
  const [, base = '', budget] = /^(.+?):([1-9]\d{0,5})$/.exec(name) ?? [];
  const bot = budget === undefined ? bots[name] : botsWith[base]?.(Number(budget));
  if (bot !== undefined) return bot;
  throw new WrongUsage(`There is no bot called ${name} in ${game}. Known are ${Object.keys(bots).join(', ')}.`);
}

export function checkPlayers(game: string, players: number): void {
  const { min, max } = gameCalled(game).seats;
  if (players < min || players > max) throw new WrongUsage(`${players} players at ${game}: choose ${min} to ${max}.`);
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
    throw new WrongUsage(`There is no story called ${name}. Known are ${STORY_NAMES.join(', ')}.`);
  return story;
}
