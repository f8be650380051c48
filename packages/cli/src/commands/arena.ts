import { availableParallelism } from 'node:os';
import { BadInput, contentHash } from '@medallion/kernel';
import { EDITIONS, oldWorld } from '@medallion/old-world';
import { pathOfDestiny } from '@medallion/path-of-destiny';
import { DIFFICULTIES } from '@medallion/path-of-destiny/content';
import { SingleBar } from 'cli-progress';
import { Command, Option } from 'commander';
import { Kept } from '../arena/keep.ts';
import { type Rate, type Standings, standings } from '../arena/standings.ts';
import { type Arena, type PlayTables, type Result, tablesOf } from '../arena/tables.ts';
import { inThreads } from '../arena/threads.ts';
import { botCalled, checkPlayers, GAME_NAMES, gameCalled, STORY_NAMES, storyCalled } from '../games.ts';
import { printJson, wholeNumber } from '../output.ts';
import { asUsage, gameOption } from '../usage.ts';

interface ArenaOptions {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly players: number;
  readonly seed: string;
  readonly edition: string;
  readonly story: string;
  readonly difficulty: string;
  readonly cap: number;
  readonly workers: number;
  readonly keep?: string;
  readonly redis?: string;
  readonly json?: boolean;
  readonly option?: Readonly<Record<string, unknown>>;
}

/** Every bot against every other, on the same deals and at every seat. */
export function arenaCommand(): Command {
  return new Command('arena')
    .description('let bots play each other and measure how strong they are')
    .addOption(new Option('--game <name>', 'which game').choices([...GAME_NAMES]).makeOptionMandatory())
    .requiredOption('--bots <list>', 'who plays, such as adept,novice', (text: string) => text.split(','))
    .option('--games <n>', 'games of every pair; each deal is played in every seating', wholeNumber, 100)
    .option('--players <n>', 'seats, 1 to 5', wholeNumber, 2)
    .option('--seed <s>', 'the same seed gives the same deals', '1')
    .addOption(
      new Option('--edition <name>', 'Old World: rules of an edition').choices([...EDITIONS]).default('default'),
    )
    .addOption(
      new Option('--story <name>', 'Path of Destiny: which story').choices(STORY_NAMES).default(STORY_NAMES[0]),
    )
    .addOption(
      new Option('--difficulty <name>', 'Path of Destiny: the solo opponent')
        .choices([...DIFFICULTIES])
        .default('normal'),
    )
    .option('--option <name=value>', 'an option of the game, as often as you like: see medallion games', gameOption)
    .option('--cap <rounds>', 'give a game up after so many rounds', wholeNumber, 400)
    .option('--workers <n>', 'threads; all cores unless you say', wholeNumber, availableParallelism())
    .option('--keep <file>', 'write every result there, and go on from there when run again')
    .option('--redis <address>', 'play over many machines: see medallion arena-worker')
    .option('--json', 'print one JSON object')
    .action(async (options: ArenaOptions) => {
      const { redis, workers } = options;
      const play =
        redis === undefined ? inThreads(workers) : (await import('../arena/queue.ts')).overRedis(redis, workers);
      const result = await runArena(options, play);
      if (options.json === true) printJson(result);
      else print(result);
      if (result.failures.length > 0) process.exitCode = 1;
    });
}

/** Plays what is not in the kept file yet, and counts all of it. */
export async function runArena(options: Omit<ArenaOptions, 'workers'>, play: PlayTables): Promise<Standings> {
  const arena = arenaOf(options);
  const tables = tablesOf(arena, options.games);
  const game = gameCalled(arena.game);
  const kept =
    options.keep === undefined ? undefined : new Kept(options.keep, arena, `${game.rules} ${contentHash(game)}`);
  const results: Result[] = [...(kept?.results ?? [])];
  const done = new Set(results.map(({ number }) => number));
  const bar =
    process.stderr.isTTY && options.json !== true
      ? new SingleBar({
          stream: process.stderr,
          format: '{bar} {percentage} % | {value} of {total} games | {eta_formatted} to go | {leader}',
        })
      : undefined;
  bar?.start(tables.length, Math.min(done.size, tables.length), { leader: '' });
  await play(
    arena,
    tables.filter(({ number }) => !done.has(number)),
    (result) => {
      results.push(result);
      kept?.add(result);
      bar?.increment({ leader: leader(arena, results, tables.length) });
    },
  );
  bar?.stop();
  return standings(arena, tables, results);

  /** Who has won most so far, for the progress. */
  function leader(of: Arena, so: readonly Result[], most: number): string {
    // Counting everything after every game would be slower than the quickest games.
    if (so.length % Math.max(1, Math.trunc(most / 100)) !== 0) return '';
    const [best] = [...standings(of, tables, so).bots].sort((a, b) => b.rate - a.rate);
    return best === undefined ? '' : `${best.name} ${percent(best)}`;
  }
}

function arenaOf(wished: Omit<ArenaOptions, 'workers'>): Arena {
  const { game, bots, players, seed, edition, story, difficulty, cap, option } = wished;
  checkPlayers(game, players);
  if (new Set(bots).size !== bots.length)
    throw new BadInput(`A bot is named twice in ${bots.join(',')}`, '--bots', 'Name each once.');
  for (const bot of bots) botCalled(game, bot);
  const options: Record<string, unknown> =
    game === pathOfDestiny.id
      ? { story: storyCalled(story), ...(players === 1 ? { difficulty, automa: 'random' } : {}) }
      : game === oldWorld.id
        ? { edition }
        : {};
  Object.assign(options, option);
  asUsage(() => gameCalled(game).readOptions(options, players));
  return { game, players, options, bots, seed, cap };
}

const percent = ({ rate, low, high }: Rate): string => {
  const whole = (share: number): string => (100 * share).toFixed(1);
  return `${whole(rate)} % (${whole(low)}–${whole(high)})`;
};

function print(result: Standings): void {
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  const { game, players, games, finished, failures, rounds } = result;
  say(`${game} for ${players}: ${finished} of ${games} games finished, ${rounds.mean} rounds on the average`);
  const width = Math.max(...result.bots.map(({ name }) => name.length));
  for (const bot of [...result.bots].sort((a, b) => (b.elo ?? b.rate) - (a.elo ?? a.rate))) {
    const elo = bot.elo === undefined ? '' : `  Elo ${bot.elo} (${bot.eloLow}–${bot.eloHigh})`;
    const alone =
      players > 1 ? '' : `  rounds ${bot.rounds.median}, most between ${bot.rounds.p10} and ${bot.rounds.p90}`;
    const points = bot.points === undefined ? '' : `  points ${bot.points.mean}`;
    say(
      `  ${bot.name.padEnd(width)}  wins ${percent(bot)}${elo}${alone}${points}  ${bot.millisecondsPerDecision} ms a decision`,
    );
  }
  for (const { bots, games: met, wins, bySeat, alone, ...rate } of result.pairs) {
    say(`${bots[0]} before ${bots[1]}: ${percent(rate)} in ${met} games, ${wins[0]} wins to ${wins[1]}`);
    say(`  by seat of ${bots[0]}: ${bySeat.map((seat) => `${seat.wins} of ${seat.games}`).join(', ')}`);
    for (const one of alone ?? [])
      say(`  ${one.bot} alone: wins ${percent(one)} of ${one.games}, a fair share is ${(100 * one.fair).toFixed(0)} %`);
  }
  for (const { game: number, message } of failures.slice(0, 10)) say(`game ${number}: ${message}`);
}
