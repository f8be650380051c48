import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Bot } from '@medallion/bots';
import { BadInput, printRecord } from '@medallion/kernel';
import { EDITIONS, oldWorld, type OldWorldView } from '@medallion/old-world';
import { SCHOOLS, type School } from '@medallion/old-world/content';
import { LANGUAGES, type Language } from '@medallion/old-world/words';
import { Command, Option } from 'commander';
import { gameCalled, OLD_WORLD_BOTS } from '../games.ts';
import { wholeNumber } from '../output.ts';
import { clackTerminal } from '../terminal/clack.ts';
import { oldWorldSitting } from '../terminal/old-world.ts';
import { pokerSitting } from '../terminal/poker.ts';
import { type Sat, sit } from '../terminal/sitting.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { TERMINAL_WORDS } from '../terminal/words.ts';

export interface PlayOptions {
  readonly players: number;
  readonly bot: string;
  readonly language: Language;
  readonly seed?: string;
  readonly edition: string;
  readonly school?: School;
  readonly record?: string;
}

/** A game at the terminal: one person, the rest bots. */
export function playCommand(): Command {
  return new Command('play')
    .description('play a game against bots in the terminal')
    .argument('<game>', 'old-world or old-world-poker')
    .option('--players <n>', 'players, 1 to 5, you included', wholeNumber, 2)
    .addOption(new Option('--bot <name>', 'who plays with you').choices(Object.keys(OLD_WORLD_BOTS)).default('novice'))
    .addOption(new Option('--language <code>', 'language of the table').choices([...LANGUAGES]).default('en'))
    .option('--seed <s>', 'the same seed deals the same game')
    .addOption(new Option('--edition <name>', 'rules of an edition').choices([...EDITIONS]).default('default'))
    .addOption(new Option('--school <name>', 'your school, without a draft').choices([...SCHOOLS]))
    .option('--record <file>', 'write the record of the game there, also when you leave')
    .action(async (game: string, options: PlayOptions) => {
      if (!process.stdin.isTTY)
        throw new BadInput('This is not a terminal', 'stdin', 'Run it where you can press keys.');
      await playAt(clackTerminal(), game, options);
    });
}

/** Plays one game on a terminal and keeps its record where it is wanted. */
export async function playAt(terminal: Terminal, game: string, options: PlayOptions): Promise<Sat> {
  const { id } = gameCalled(game);
  if (options.players > oldWorld.seats.max)
    throw new BadInput(`${options.players} players`, '--players', 'Choose 1 to 5.');
  const seed = options.seed ?? randomBytes(16).toString('hex');
  const sat =
    id === oldWorld.id
      ? await sit(
          oldWorldSitting({ ...options, seed, bot: OLD_WORLD_BOTS[options.bot] as Bot<OldWorldView> }, terminal),
        )
      : await sit(pokerSitting({ language: options.language, seed }, terminal));
  if (options.record !== undefined) {
    writeFileSync(options.record, printRecord(sat.record));
    terminal.print(TERMINAL_WORDS[options.language].saved(options.record));
  }
  return sat;
}
