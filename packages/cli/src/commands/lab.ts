import { availableParallelism } from 'node:os';
import { BadInput, contentHash } from '@medallion/kernel';
import { EDITIONS, oldWorld } from '@medallion/old-world';
import { pathOfDestiny } from '@medallion/path-of-destiny';
import { DIFFICULTIES } from '@medallion/path-of-destiny/content';
import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError } from 'commander';
import { inCrew } from '../crew.ts';
import { botCalled, gameCalled, STORY_NAMES, storyCalled } from '../games.ts';
import type { Counts, LabJob } from '../lab/count-games.ts';
import { added } from '../lab/counts.ts';
import { type Report, writeReport } from '../lab/report.ts';
import { printJson, wholeNumber } from '../output.ts';

export interface LabOptions {
  readonly out: string;
  readonly players: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly edition: readonly string[];
  readonly story: readonly string[];
  readonly difficulty: readonly string[];
  readonly cap: number;
  readonly workers: number;
  readonly json?: boolean;
}

/** Plays jobs somewhere: threads here, at once in tests. */
export type CountAll = (jobs: readonly LabJob[], told: (counts: Counts) => void) => Promise<void>;

/** Games a thread plays before it tells of them. */
const BATCH = 5;

const inThreads =
  (workers: number): CountAll =>
  (jobs, told) =>
    inCrew<LabJob, Counts>(new URL('../lab/worker.mjs', import.meta.url), undefined, workers, jobs, told);

const listOf =
  (known: readonly string[]) =>
  (text: string): string[] =>
    text.split(',').map((part) => {
      if (!known.includes(part)) throw new InvalidArgumentError(`Known are ${known.join(', ')}.`);
      return part;
    });

/** Plays games between bots and writes a page about the balance of the cards. */
export function labCommand(): Command {
  return new Command('lab')
    .description('measure the balance of the cards')
    .argument('<game>', `${oldWorld.id} or ${pathOfDestiny.id}`)
    .requiredOption('--out <folder>', 'where the page is written')
    .option('--players <list>', 'numbers of players, such as 2,3,5', playerCounts, [3])
    .option('--games <n>', 'how many games for each number of players and each kind of rules', wholeNumber, 100)
    .option('--seed <s>', 'the same seed gives the same games', '1')
    .option('--bot <name>', 'who plays', 'adept')
    .option('--edition <list>', 'Old World: rules of editions', listOf(EDITIONS), ['default'])
    .option('--story <list>', 'Path of Destiny: which stories', listOf(STORY_NAMES), [...STORY_NAMES])
    .option('--difficulty <list>', 'Path of Destiny alone: the opponents', listOf(DIFFICULTIES), ['normal'])
    .option('--cap <rounds>', 'give a game up after so many rounds', wholeNumber, 400)
    .option('--workers <n>', 'threads; all cores unless you say', wholeNumber, availableParallelism())
    .option('--json', 'print the counts as one JSON object')
    .action(async (game: string, options: LabOptions) => {
      const report = await measure(game, options, inThreads(options.workers));
      const file = writeReport(report, options.out);
      if (options.json === true) printJson(report);
      else process.stdout.write(`${file}\n`);
    });
}

/** The kinds of rules that are compared: editions, or Stories, alone with each difficulty. */
function variantsOf(game: Counts['game'], players: number, { edition, story, difficulty }: LabOptions): string[] {
  if (game === 'old-world') return [...edition];
  const stories = story.map((name) => storyCalled(name));
  return players === 1 ? stories.flatMap((each) => difficulty.map((level) => `${each}/${level}`)) : stories;
}

export async function measure(game: string, options: LabOptions, count: CountAll): Promise<Report> {
  if (game !== oldWorld.id && game !== pathOfDestiny.id)
    throw new BadInput(
      `There is no game called ${game} in the lab`,
      'game',
      `Known are ${oldWorld.id} and ${pathOfDestiny.id}.`,
    );
  const id = game as Counts['game'];
  const { players, games, seed, bot, cap, json } = options;
  botCalled(id, bot);
  const jobs: LabJob[] = [];
  for (const seats of players)
    for (const variant of variantsOf(id, seats, options))
      for (let from = 0; from < games; from += BATCH)
        jobs.push({ game: id, players: seats, variant, bot, seed, from, to: Math.min(games, from + BATCH), cap });
  const bar = process.stderr.isTTY && json !== true ? new SingleBar({ stream: process.stderr }) : undefined;
  bar?.start(
    jobs.reduce((sum, { from, to }) => sum + to - from, 0),
    0,
  );
  const sums = new Map<string, Counts>();
  const keyOf = ({ players: seats, variant }: Pick<LabJob, 'players' | 'variant'>): string => `${seats} ${variant}`;
  await count(jobs, (counts) => {
    const key = keyOf(counts);
    const sum = sums.get(key);
    sums.set(key, sum === undefined ? counts : ({ ...added(sum, counts), players: counts.players } as Counts));
    bar?.increment(counts.games);
  });
  bar?.stop();
  // In the order they were asked for, whoever was ready first.
  const counts = [...new Set(jobs.map(keyOf))].flatMap((key) => sums.get(key) ?? []);
  const rules = gameCalled(id);
  return { game: id, bot, seed, rules: `${rules.rules} ${contentHash(rules)}`, counts };
}

function playerCounts(text: string): number[] {
  return text.split(',').map((part) => {
    const count = Number(part);
    if (!Number.isSafeInteger(count) || count < 1 || count > oldWorld.seats.max)
      throw new InvalidArgumentError('Give numbers from 1 to 5, such as 2,3,5.');
    return count;
  });
}
