/** Old World on one core: random playouts, clones and views. Run by `npm run bench -- old-world [--json]`. */

import { performance } from 'node:perf_hooks';
import { Dice, type OpenAsk, Play, seatView } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';

const ROUNDS = 5;
const ROUND_MS = 2000;

function newPlay(seed: string, seats: number): Play<OldWorld> {
  return Play.start(oldWorld, oldWorld.readOptions({}, seats), seats, seed);
}

/** Answers by chance until the game is over or so many answers were given; events are made and dropped. */
function playOn(play: Play<OldWorld>, dice: Dice, answers: number): number {
  let given = 0;
  while (play.over === undefined && given < answers) {
    const ask = play.state.asks[0] as OpenAsk<OldWorld>;
    play.answer(ask.seat, ask.id, dice.pick(play.choices(ask)).id);
    play.events = [];
    given += 1;
  }
  return given;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0;

/** Decisions per second of whole random games for 2 to 5 players. */
function playouts(round: number): number {
  const begun = performance.now();
  let decisions = 0;
  for (let game = 0; performance.now() - begun < ROUND_MS; game++) {
    decisions += playOn(newPlay(`bench ${round} ${game}`, 2 + (game % 4)), new Dice(`${round} ${game}`), 5000);
  }
  return (decisions * 1000) / (performance.now() - begun);
}

/** Microseconds of one call, over so many. */
function micros(times: number, call: () => unknown): number {
  const begun = performance.now();
  for (let i = 0; i < times; i++) call();
  return ((performance.now() - begun) * 1000) / times;
}

/** A four-player game in its middle. */
const middle = newPlay('middle', 4);
playOn(middle, new Dice('middle'), 600);

const rows = [
  {
    what: 'playout',
    unit: 'decisions/s',
    ours: Math.round(median(Array.from({ length: ROUNDS }, (_, round) => playouts(round)))),
  },
  {
    what: 'clone',
    unit: 'µs',
    ours: median(Array.from({ length: ROUNDS }, () => micros(20_000, () => middle.fork()))),
  },
  {
    what: 'view',
    unit: 'µs',
    ours: median(Array.from({ length: ROUNDS }, () => micros(5000, () => seatView(middle, 0)))),
  },
].map((row) => ({ ...row, ours: Math.round(row.ours * 100) / 100 }));

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ bench: 'old-world', rows })}\n`);
else for (const { what, unit, ours } of rows) process.stdout.write(`${what.padEnd(10)} ${ours} ${unit}\n`);
