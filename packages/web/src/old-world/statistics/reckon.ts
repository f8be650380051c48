/** What finished games come to: which seats of a table are one's own, what they did there, and all of it together. */

import type { Outcome, Seat } from '@medallion/kernel';
import type { TrophyId } from '@medallion/old-world';
import type { School } from '@medallion/old-world/content';
import type { Sitter } from '@medallion/table';

/** What is remembered of a finished game. People who share a screen have one between them. */
export interface OwnGame {
  /** Of the own seats. */
  readonly schools: readonly School[];
  /** The numbers of the monsters whose trophies they took. */
  readonly monsters: readonly number[];
  /** Unset where there was nobody else to win against. */
  readonly won?: boolean;
  /** Of a race alone. */
  readonly rank?: number;
}

export interface Statistics {
  readonly games: number;
  /** Games with somebody else in them, and how many of those were won. */
  readonly contested: number;
  readonly won: number;
  /** The most played first. */
  readonly schools: readonly { readonly school: School; readonly games: number }[];
  readonly monsters: number;
  /** Different ones among them. */
  readonly kinds: number;
  readonly rank?: number;
}

interface Witcher {
  readonly school?: School | undefined;
  readonly trophies: readonly TrophyId[];
}

/** The seats of whoever is at this screen: on a shared one all persons', elsewhere the one they look from; never a bot's. */
export function ownSeats(sitters: readonly Sitter[], me: Seat | undefined, shared: boolean): readonly Seat[] {
  return [...sitters.keys()].filter((seat) => sitters[seat]?.bot === undefined && (shared || seat === me));
}

/** A game as it is remembered; nothing where nobody at this screen played. */
export function ownGame(own: readonly Seat[], witchers: readonly Witcher[], over: Outcome): OwnGame | undefined {
  if (own.length === 0) return undefined;
  const mine = own.flatMap((seat) => witchers[seat] ?? []);
  const { rank } = (over.detail ?? {}) as { readonly rank?: number };
  return {
    schools: mine.flatMap(({ school }) => school ?? []),
    monsters: mine.flatMap(({ trophies }) =>
      trophies.flatMap((trophy) => (trophy.startsWith('monster:') ? Number(trophy.slice('monster:'.length)) : [])),
    ),
    ...(own.length < witchers.length && { won: own.some((seat) => over.ranking[0]?.includes(seat)) }),
    ...(rank !== undefined && { rank }),
  };
}

export function reckon(games: readonly OwnGame[]): Statistics {
  const schools = new Map<School, number>();
  for (const school of games.flatMap((game) => game.schools)) schools.set(school, (schools.get(school) ?? 0) + 1);
  const monsters = games.flatMap((game) => game.monsters);
  const ranks = games.flatMap(({ rank }) => rank ?? []);
  return {
    games: games.length,
    contested: games.filter(({ won }) => won !== undefined).length,
    won: games.filter(({ won }) => won === true).length,
    schools: [...schools].map(([school, times]) => ({ school, games: times })).sort((a, b) => b.games - a.games),
    monsters: monsters.length,
    kinds: new Set(monsters).size,
    ...(ranks.length > 0 && { rank: Math.max(...ranks) }),
  };
}
