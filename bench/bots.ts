/** How strong the bots of Old World are, and how fast the masters of both games try things out. Run by `npm run bench -- bots [--json]`. */

import { performance } from 'node:perf_hooks';
import { adept, type Bot, destinyMaster, master, novice, playOut, type Thinker } from '@medallion/bots';
import { type Game, Play, type Shape } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { pathOfDestiny } from '@medallion/path-of-destiny';

const MOST_ROUNDS = 400;
const DUELS = 100;
const SOLO_GAMES = 100;

interface Played {
  readonly winner: number | undefined;
  readonly turns: number;
  readonly decisions: number;
}

function playGame(bots: readonly Bot<OldWorld>[], seed: string): Played {
  const seats = bots.length;
  const play = Play.start<OldWorld>(oldWorld, oldWorld.readOptions({}, seats), seats, seed);
  const decisions = playOut(play, bots, seed, ({ state }) => {
    play.events = [];
    return state.table.turns <= MOST_ROUNDS * seats;
  });
  return { winner: play.over?.ranking[0]?.[0], turns: play.state.table.turns, decisions };
}

/** Games won by the first bot; it sits at seat 0 in half of them. */
function duels(first: Bot<OldWorld>, second: Bot<OldWorld>, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % 2;
    const bots = seat === 0 ? [first, second] : [second, first];
    if (playGame(bots, `duel ${Math.floor(game / 2)}`).winner === seat) wins += 1;
  }
  return wins;
}

/** Turns of won solo games; an unfinished game counts as endless. */
function soloTurns(bot: Bot<OldWorld>, games: number): number[] {
  return Array.from({ length: games }, (_, game) => {
    const { winner, turns } = playGame([bot], `solo ${game}`);
    return winner === undefined ? MOST_ROUNDS : turns;
  }).sort((a, b) => a - b);
}

/** Milliseconds a bot thinks per decision, in games against itself. */
function thinking(bot: Bot<OldWorld>, games: number): number {
  const begun = performance.now();
  let decisions = 0;
  for (let game = 0; game < games; game++) decisions += playGame([bot, bot], `thinking ${game}`).decisions;
  return (performance.now() - begun) / decisions;
}

/** Playouts per second of a master's search, over the first turns of a game for two. */
function playoutsPerSecond<G extends Shape>(game: Game<G>, bot: Thinker<G>, decisions: number): number {
  const play = Play.start(game, game.readOptions({}, 2), 2, 'playouts');
  let [playouts, milliseconds, made] = [0, 0, 0];
  const watched: Bot<G> = {
    name: bot.name,
    answer(question, dice) {
      const begun = performance.now();
      const thinking = bot.think(question, dice);
      while (thinking.step());
      const { choice, playouts: tried } = thinking.weighing();
      if (tried > 0) {
        milliseconds += performance.now() - begun;
        playouts += tried;
        made += 1;
      }
      return choice;
    },
  };
  playOut(play, [watched, watched], 'playouts', () => {
    play.events = [];
    return made < decisions;
  });
  return Math.round((1000 * playouts) / milliseconds);
}

const middle = (sorted: readonly number[]): number => sorted[Math.trunc(sorted.length / 2)] ?? 0;
const round = (value: number): number => Math.round(value * 1000) / 1000;

const rows = [
  { what: 'adept-vs-novice', unit: `wins of ${DUELS}`, ours: duels(adept, novice, DUELS) },
  { what: 'solo-median', unit: 'turns', ours: middle(soloTurns(adept, SOLO_GAMES)) },
  { what: 'solo-median-novice', unit: 'turns', ours: middle(soloTurns(novice, SOLO_GAMES)) },
  { what: 'adept-decision', unit: 'ms', ours: round(thinking(adept, 10)) },
  { what: 'playouts-old-world', unit: 'playouts/s', ours: playoutsPerSecond(oldWorld, master, 60) },
  { what: 'playouts-destiny', unit: 'playouts/s', ours: playoutsPerSecond(pathOfDestiny, destinyMaster, 60) },
  { what: 'novice-decision', unit: 'ms', ours: round(thinking(novice, 40)) },
];

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify({ bench: 'bots', rows })}\n`);
else for (const { what, unit, ours } of rows) process.stdout.write(`${what.padEnd(20)} ${ours} ${unit}\n`);
