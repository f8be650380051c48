import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@medallion/kernel';
import { EDITIONS, oldWorld } from '@medallion/old-world';
import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError, Option } from 'commander';
import { OLD_WORLD_BOTS } from '../games.ts';
import { labPage } from '../lab/page.ts';
import { blankCount, type Watched, watchGame } from '../lab/watch.ts';
import { printJson, wholeNumber } from '../output.ts';

export interface LabOptions {
  readonly out: string;
  readonly players: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly bot: string;
  readonly edition: string;
  readonly cap: number;
  readonly json?: boolean;
}

/** Plays games between bots and writes a page about the balance of the cards. */
export function labCommand(): Command {
  return new Command('lab')
    .description('measure the balance of the cards')
    .argument('<game>', 'old-world')
    .requiredOption('--out <folder>', 'where the page is written')
    .option('--players <list>', 'numbers of players, such as 2,3,5', playerCounts, [3])
    .option('--games <n>', 'how many games for each number of players', wholeNumber, 100)
    .option('--seed <s>', 'the same seed gives the same games', '1')
    .addOption(new Option('--bot <name>', 'who plays').choices(Object.keys(OLD_WORLD_BOTS)).default('novice'))
    .addOption(new Option('--edition <name>', 'rules of an edition').choices([...EDITIONS]).default('default'))
    .option('--cap <rounds>', 'give a game up after so many rounds', wholeNumber, 400)
    .option('--json', 'print the counts as one JSON object')
    .action((game: string, options: LabOptions) => {
      if (game !== oldWorld.id)
        throw new BadInput(`There is no game called ${game} in the lab`, 'game', 'Known is old-world.');
      const counts = measure(options);
      const file = writeLab(counts, options);
      if (options.json === true) printJson(counts);
      else process.stdout.write(`${file}\n`);
    });
}

export function measure({ players, games, seed, bot, edition, cap, json }: Omit<LabOptions, 'out'>): Watched[] {
  const player = OLD_WORLD_BOTS[bot];
  if (player === undefined)
    throw new BadInput(
      `There is no bot called ${bot}`,
      '--bot',
      `Known are ${Object.keys(OLD_WORLD_BOTS).join(', ')}.`,
    );
  const bar = process.stderr.isTTY && json !== true ? new SingleBar({ stream: process.stderr }) : undefined;
  bar?.start(games * players.length, 0);
  const counts = players.map((seats) => {
    const watched = blankCount(seats);
    for (let game = 0; game < games; game++) {
      watchGame(watched, player, `${seed}/${seats}/${game}`, edition, cap);
      bar?.increment();
    }
    return watched;
  });
  bar?.stop();
  return counts;
}

export function writeLab(counts: readonly Watched[], { out, bot, seed, edition }: LabOptions): string {
  mkdirSync(out, { recursive: true });
  const file = join(out, 'old-world-lab.html');
  writeFileSync(file, labPage(counts, { bot, seed, edition }));
  return file;
}

function playerCounts(text: string): number[] {
  return text.split(',').map((part) => {
    const count = Number(part);
    if (!Number.isSafeInteger(count) || count < 1 || count > oldWorld.seats.max)
      throw new InvalidArgumentError('Give numbers from 1 to 5, such as 2,3,5.');
    return count;
  });
}
