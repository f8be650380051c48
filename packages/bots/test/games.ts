/** Whole games between bots, for the tests. */

import { Play } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import type { Bot } from '../src/bot.ts';
import { playOut } from '../src/play-out.ts';

const MOST_ROUNDS = 400;

export interface Told {
  readonly winner: number | undefined;
  readonly turns: number;
  /** Every answer given, in order. */
  readonly answers: readonly string[];
  /** Answers that were not among the choices. */
  readonly strays: readonly string[];
}

/** Plays a game to its end, the invariants checked after every step, and writes down what was answered. */
export function tellGame(bots: readonly Bot<OldWorld>[], seed: string, options: object = {}): Told {
  const seats = bots.length;
  const answers: string[] = [];
  const strays: string[] = [];
  const watched = bots.map(
    (bot): Bot<OldWorld> => ({
      name: bot.name,
      answer(question, dice) {
        const choice = bot.answer(question, dice);
        answers.push(`${question.seat} ${question.ask} ${choice}`);
        if (!question.choices.some(({ id }) => id === choice)) strays.push(`${question.ask} ${choice}`);
        return choice;
      },
    }),
  );
  const play = Play.start<OldWorld>(oldWorld, oldWorld.readOptions(options, seats), seats, seed, true);
  playOut(play, watched, seed, ({ state }) => {
    play.events = [];
    return state.table.turns <= MOST_ROUNDS * seats;
  });
  return { winner: play.over?.ranking[0]?.[0], turns: play.state.table.turns, answers, strays };
}
