/** Playouts, clones and views of a whole game on one core: the rows every game's bench prints. */

import { performance } from 'node:perf_hooks';
import { Dice, type Game, type OpenAsk, Play, type Shape, playView } from '@medallion/kernel';

const ROUNDS = 5;
const ROUND_MS = 2000;

export interface GameBench<G extends Shape> {
  readonly game: Game<G>;
  /** What the n-th game is started with. */
  options(this: void, n: number): unknown;
  /** Answers after which a four-player game is in its middle. */
  readonly middle: number;
}

/** Answers by chance until the game is over or so many answers were given; events are made and dropped. */
function playOn<G extends Shape>(play: Play<G>, dice: Dice, answers: number): number {
  let given = 0;
  while (play.over === undefined && given < answers) {
    const { asks } = play.state;
    let at = 0;
    while ((asks[at] as { reply?: string }).reply !== undefined) at++;
    const ask = asks[at] as OpenAsk<G>;
    play.answer(ask.seat, ask.id, dice.pick(play.choices(ask)).id);
    play.events = [];
    given += 1;
  }
  return given;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.trunc(values.length / 2)] ?? 0;

/** Microseconds of one call, over so many. */
function micros(times: number, call: () => unknown): number {
  const begun = performance.now();
  for (let i = 0; i < times; i++) call();
  return ((performance.now() - begun) * 1000) / times;
}

export function benchGame<G extends Shape>({ game, options, middle }: GameBench<G>): void {
  // A host reads the options of a table once, however many games are played with them.
  const ready = Array.from({ length: 12 }, (_, n) => game.readOptions(options(n), 2 + (n % 4)));
  const begin = (seed: string, seats: number, n: number): Play<G> =>
    Play.start(game, ready[n % ready.length] as G['options'], seats, seed);

  /** Decisions per second of whole random games for 2 to 5 players. */
  const playouts = (round: number): number => {
    const begun = performance.now();
    let decisions = 0;
    for (let n = 0; performance.now() - begun < ROUND_MS; n++)
      decisions += playOn(begin(`bench ${round} ${n}`, 2 + (n % 4), n), new Dice(`${round} ${n}`), 5000);
    return (decisions * 1000) / (performance.now() - begun);
  };

  const half = begin('middle', 4, 2);
  playOn(half, new Dice('middle'), middle);
  const often = (one: (round: number) => number): number =>
    median(Array.from({ length: ROUNDS }, (_, round) => one(round)));
  const rows = [
    { what: 'playout', unit: 'decisions/s', ours: Math.round(often(playouts)) },
    { what: 'clone', unit: 'µs', ours: often(() => micros(20_000, () => half.fork())) },
    { what: 'view', unit: 'µs', ours: often(() => micros(5000, () => playView(half, 0))) },
  ].map((row) => ({ ...row, ours: Math.round(row.ours * 100) / 100 }));

  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ bench: game.id, rows })}\n`);
  else for (const { what, unit, ours } of rows) process.stdout.write(`${what.padEnd(10)} ${ours} ${unit}\n`);
}
