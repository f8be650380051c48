/** Games of Path of Destiny between bots, and what is counted about them. */

import { performance } from 'node:perf_hooks';
import { type Bot, playOut } from '@medallion/bots';
import { type Happening, Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { botCalled, storyCalled } from '../games.ts';
import { asUsage } from '../usage.ts';
import { type Spread, spread } from './spread.ts';

export interface DestinyOptions {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bot?: string;
  readonly story: string;
  readonly difficulty: string;
  readonly fast?: boolean;
  readonly option?: Readonly<Record<string, unknown>>;
}

export interface DestinyReport {
  readonly game: string;
  readonly story: string;
  readonly players: number;
  readonly bot: string;
  readonly games: number;
  readonly finished: number;
  readonly failures: readonly { readonly game: number; readonly message: string }[];
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  /** Turns played: nine in every finished game. */
  readonly rounds: Spread;
  readonly winnerPoints: Spread;
  readonly points: Spread;
  readonly experience: Spread;
  readonly winsBySeat: readonly number[];
  /** Wins by character, the Automa's as `automa`. */
  readonly winsBySide: Readonly<Record<string, number>>;
  /** By character: games a player had it, wins, its fair share and its share, in percent. */
  readonly characters: Readonly<Record<string, { games: number; wins: number; fair: number; share: number }>>;
  /** Wins by place in the Initiative the game began with. */
  readonly winsByInitiative: readonly number[];
  /** In percent of all chapters. */
  readonly chaptersWithoutDestiny: number;
  /** How often the left one of each pair was followed, in percent of the games that came there. */
  readonly leftPaths: Readonly<Record<string, number>>;
  /** How often each epilogue was read. */
  readonly endings: Readonly<Record<string, number>>;
  /** Players who could not gain more Experience, in percent. */
  readonly experienceFull: number;
  /** How often each Ability was used in all these games. */
  readonly abilities: Readonly<Record<string, number>>;
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10);

/** Counts by key. */
class Tally {
  private readonly counts = new Map<string, number>();
  add(key: string, by = 1): void {
    this.counts.set(key, (this.counts.get(key) ?? 0) + by);
  }
  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }
  get all(): Record<string, number> {
    return Object.fromEntries([...this.counts].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })));
  }
}

/** The most Experience a player can have. PD-XP-06 */
const FULL = 40;

export function simulateDestiny(options: DestinyOptions): DestinyReport {
  const { players, games, seed, difficulty } = options;
  const story = storyCalled(options.story);
  const bot = botCalled(pathOfDestiny.id, options.bot ?? 'adept') as unknown as Bot<PathOfDestiny>;
  const bots = Array.from({ length: players }, () => bot);
  const failures: { game: number; message: string }[] = [];
  const winnerPoints: number[] = [];
  const points: number[] = [];
  const experience: number[] = [];
  const winsBySeat = new Array<number>(players).fill(0);
  const winsByInitiative = new Array<number>(Math.max(players, 2)).fill(0);
  const [wins, played, abilities, endings, visits, lefts] = [0, 1, 2, 3, 4, 5].map(() => new Tally()) as [
    Tally,
    Tally,
    Tally,
    Tally,
    Tally,
    Tally,
  ];
  let decisions = 0;
  let finished = 0;
  let without = 0;
  let full = 0;

  const wished = { story, difficulty, ...soloOpponent(players), ...options.option };
  const start = asUsage(() => pathOfDestiny.readOptions(wished, players));
  const begun = performance.now();
  for (let game = 0; game < games; game++) {
    try {
      const play = Play.start<PathOfDestiny>(pathOfDestiny, start, players, `${seed}/${game}`, options.fast !== true);
      let first: readonly number[] = [];
      const hear = (events: readonly Happening[]): void => {
        for (const { type, data } of events) {
          if (type === 'dominantFound' && data.by === 'choice') without++;
          else if (type === 'abilityUsed') abilities.add(String(data.ability));
        }
      };
      decisions += playOut(play, bots, `${seed}/${game}`, ({ state }) => {
        hear(play.events);
        play.events = [];
        if (first.length === 0) first = [...state.table.initiative];
        return true;
      });
      hear(play.events);
      const { participants, followed, read } = play.state.table;
      const winner = play.over?.ranking[0]?.[0] ?? -1;
      finished++;
      winnerPoints.push(participants[winner]?.vp ?? 0);
      winsByInitiative[first.indexOf(winner)] = (winsByInitiative[first.indexOf(winner)] ?? 0) + 1;
      if (winner < players) winsBySeat[winner] = (winsBySeat[winner] ?? 0) + 1;
      for (const [who, of] of participants.entries()) {
        if (of.automa === true) continue;
        played.add(String(of.character));
        points.push(of.vp);
        experience.push(of.xp);
        if (of.xp >= FULL) full++;
        if (who === winner) wins.add(String(of.character));
      }
      if (winner >= players) wins.add('automa');
      let node = 1;
      for (const side of followed) {
        visits.add(`${2 * node}/${2 * node + 1}`);
        if (side === 'left') lefts.add(`${2 * node}/${2 * node + 1}`);
        node = 2 * node + (side === 'left' ? 0 : 1);
      }
      endings.add(String(read.at(-1)));
    } catch (fault) {
      failures.push({ game, message: fault instanceof Error ? fault.message : String(fault) });
    }
  }
  const seconds = (performance.now() - begun) / 1000;
  const rounds = Array.from({ length: finished }, () => 9);
  return {
    game: pathOfDestiny.id,
    story: options.story,
    players,
    bot: bot.name,
    games,
    finished,
    failures,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    rounds: spread(rounds),
    winnerPoints: spread(winnerPoints),
    points: spread(points),
    experience: spread(experience),
    winsBySeat,
    winsBySide: wins.all,
    characters: Object.fromEntries(
      Object.entries(played.all).map(([character, count]) => [
        character,
        {
          games: count,
          wins: wins.of(character),
          fair: percent(1, Math.max(players, 2)),
          share: percent(wins.of(character), count),
        },
      ]),
    ),
    winsByInitiative,
    chaptersWithoutDestiny: percent(without, 3 * finished),
    leftPaths: Object.fromEntries(
      Object.entries(visits.all).map(([pair, count]) => [pair, percent(lefts.of(pair), count)]),
    ),
    endings: endings.all,
    experienceFull: percent(full, players * finished),
    abilities: abilities.all,
  };
}

/** Alone, the Automa is any of the others. */
const soloOpponent = (players: number): object => (players === 1 ? { automa: 'random' } : {});
