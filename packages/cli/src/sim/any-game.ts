/** Games of any kind between bots, and what can be counted about all of them. */

import { performance } from 'node:perf_hooks';
import { playOut } from '@medallion/bots';
import { Play } from '@medallion/kernel';
import { botCalled, playableCalled } from '../games.ts';
import { asUsage } from '../usage.ts';
import { type Spread, spread } from './spread.ts';

export interface AnyOptions {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bot?: string;
  readonly cap: number;
  readonly fast?: boolean;
  readonly option?: Readonly<Record<string, unknown>>;
}

export interface AnyReport {
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly bot: string;
  readonly games: number;
  readonly finished: number;
  readonly failures: readonly { readonly game: number; readonly message: string }[];
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  /** Turns of all players together, by everybody's number; empty where the game does not count them. */
  readonly rounds: Spread;
  readonly winsBySeat: readonly number[];
}

export function simulateAny(id: string, { players, games, seed, cap, fast, ...wished }: AnyOptions): AnyReport {
  const { rules, usualBot, turn } = playableCalled(id);
  const bot = botCalled(id, wished.bot ?? usualBot);
  const options = asUsage(() => rules.readOptions(wished.option ?? {}, players));
  const winsBySeat = new Array<number>(players).fill(0);
  const failures: { game: number; message: string }[] = [];
  const rounds: number[] = [];
  let decisions = 0;
  let finished = 0;
  const begun = performance.now();
  for (let game = 0; game < games; game++) {
    try {
      const play = Play.start(rules, options, players, `${seed}/${game}`, fast !== true);
      const turns = (): number => turn?.(rules.view(play, 'spectator')) ?? 0;
      decisions += playOut(play, new Array(players).fill(bot), `${seed}/${game}`, () => {
        play.events = [];
        return turns() <= cap * players;
      });
      if (play.over === undefined) continue;
      finished += 1;
      if (turn !== undefined) rounds.push(Math.ceil(turns() / players));
      for (const seat of play.over.ranking[0] ?? []) winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1;
    } catch (fault) {
      failures.push({ game, message: fault instanceof Error ? fault.message : String(fault) });
    }
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    game: id,
    players,
    options,
    bot: bot.name,
    games,
    finished,
    failures,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    rounds: spread(rounds),
    winsBySeat,
  };
}
