/**
 * Playouts, clones and views of a whole game on one core: the rows every game's bench prints. Beside the playouts stand
 * moves of boardgame.io's mid-size game in the same run, so that two machines, or two days, can be compared.
 */

import { performance } from 'node:perf_hooks';
import { Dice, type Game, type OpenAsk, Play, type Shape, playView } from '@medallion/kernel';
import { peerMidSize } from '../kernel/mid-size.ts';
import { compare, median } from '../kernel/rounds.ts';

const ROUNDS = 5;
/** About as long as the games of the peer in a round. */
const ROUND_MS = 700;
const PEER_GAMES = 12;

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

/** Microseconds of one call, over so many. */
function micros(times: number, call: () => unknown): number {
  const begun = performance.now();
  for (let i = 0; i < times; i++) call();
  return ((performance.now() - begun) * 1000) / times;
}

export async function benchGame<G extends Shape>({ game, options, middle }: GameBench<G>): Promise<void> {
  // A host reads the options of a table once, however many games are played with them.
  const ready = Array.from({ length: 12 }, (_, n) => game.readOptions(options(n), 2 + (n % 4)));
  const begin = (seed: string, seats: number, n: number): Play<G> =>
    Play.start(game, ready[n % ready.length] as G['options'], seats, seed);

  /** Whole random games for 2 to 5 players, others in every round. */
  let round = 0;
  const playouts = (): { moves: number; ms: number } => {
    const begun = performance.now();
    let moves = 0;
    round += 1;
    for (let n = 0; performance.now() - begun < ROUND_MS; n++)
      moves += playOn(begin(`bench ${round} ${n}`, 2 + (n % 4), n), new Dice(`${round} ${n}`), 5000);
    return { moves, ms: performance.now() - begun };
  };

  const { ours, peer } = compare(playouts, await peerMidSize(PEER_GAMES));
  const half = begin('middle', 4, 2);
  playOn(half, new Dice('middle'), middle);
  const often = (one: () => number): number => median(Array.from({ length: ROUNDS }, one));
  const rows = [
    {
      what: 'playout',
      unit: 'decisions/s',
      ours: Math.round(ours),
      peer: Math.round(peer),
      ratio: Number((ours / peer).toFixed(1)),
    },
    { what: 'clone', unit: 'µs', ours: Number(often(() => micros(20_000, () => half.fork())).toFixed(2)) },
    { what: 'view', unit: 'µs', ours: Number(often(() => micros(5000, () => playView(half, 0))).toFixed(2)) },
  ];

  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ bench: game.id, rows })}\n`);
  else console.table(rows);
}
