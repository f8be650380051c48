/** Whole games played at random, for tests that look at complete runs. */

import { type Happening, Play } from '@medallion/kernel';
import { pathOfDestiny } from '../src/rules/game.ts';
import { readOptions } from '../src/rules/options.ts';
import type { Game } from './support.ts';

/** A new game, checked after every step, at its first question. */
export const begin = (seats: number, options: Record<string, unknown> = {}, seed = 'test'): Game =>
  Play.start(pathOfDestiny, readOptions(options, seats), seats, seed, true);

/** Answers everything at random until the game is over; `look` sees the game before every answer. */
export function playOut(play: Game, look?: (play: Game) => void, random = 1): Happening[] {
  let word = random;
  while (play.over === undefined) {
    look?.(play);
    const open = play.unanswered();
    word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0;
    const ask = open[(word >>> 8) % open.length];
    if (ask === undefined) throw new Error('nobody is asked');
    const choices = play.choices(ask);
    word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0;
    const refusal = play.answer(ask.seat, ask.id, choices[(word >>> 8) % choices.length]?.id ?? '');
    if (refusal !== undefined) throw new Error(JSON.stringify(refusal));
  }
  return play.events;
}
