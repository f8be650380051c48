import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Bot } from '@medallion/bots';
import { BadInput, printRecord } from '@medallion/kernel';
import { EDITIONS, oldWorld, type OldWorld } from '@medallion/old-world';
import { SCHOOLS, type School } from '@medallion/old-world/content';
import { LANGUAGES, type Language } from '@medallion/old-world/words';
import { pathOfDestiny, type PathOfDestiny } from '@medallion/path-of-destiny';
import { type Character, CHARACTERS, DIFFICULTIES, type Difficulty } from '@medallion/path-of-destiny/content';
import { Command, Option } from 'commander';
import { gameCalled, OLD_WORLD_BOTS, PATH_OF_DESTINY_BOTS, STORY_NAMES, storyCalled } from '../games.ts';
import { wholeNumber } from '../output.ts';
import { clackTerminal } from '../terminal/clack.ts';
import { oldWorldSitting } from '../terminal/old-world.ts';
import { destinySitting } from '../terminal/path-of-destiny/index.ts';
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
  readonly story?: string;
  readonly difficulty?: Difficulty;
  readonly introductory?: boolean;
  readonly character?: Character;
  readonly record?: string;
}

/** A game at the terminal: one person, the rest bots. */
export function playCommand(): Command {
  return new Command('play')
    .description('play a game against bots in the terminal')
    .argument('<game>', 'old-world, old-world-poker or path-of-destiny')
    .option('--players <n>', 'players, 1 to 5, you included', wholeNumber, 2)
    .addOption(new Option('--bot <name>', 'who plays with you').choices(Object.keys(OLD_WORLD_BOTS)).default('novice'))
    .addOption(new Option('--language <code>', 'language of the table').choices([...LANGUAGES]).default('en'))
    .option('--seed <s>', 'the same seed deals the same game')
    .addOption(
      new Option('--edition <name>', 'Old World: rules of an edition').choices([...EDITIONS]).default('default'),
    )
    .addOption(new Option('--school <name>', 'Old World: your school, without a draft').choices([...SCHOOLS]))
    .addOption(
      new Option('--story <name>', 'Path of Destiny: which story').choices(STORY_NAMES).default(STORY_NAMES[0]),
    )
    .addOption(
      new Option('--difficulty <name>', 'Path of Destiny: the solo opponent')
        .choices([...DIFFICULTIES])
        .default('normal'),
    )
    .option('--introductory', 'Path of Destiny: the first game, without effort cards and side quests')
    .addOption(
      new Option('--character <name>', 'Path of Destiny: your character, without a draft').choices([...CHARACTERS]),
    )
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
  const sat = await sitAt(terminal, id, { ...options, seed });
  if (options.record !== undefined) {
    writeFileSync(options.record, printRecord(sat.record));
    terminal.print(TERMINAL_WORDS[options.language].saved(options.record));
  }
  return sat;
}

function sitAt(terminal: Terminal, id: string, options: PlayOptions & { readonly seed: string }): Promise<Sat> {
  if (id === oldWorld.id) {
    const bot = OLD_WORLD_BOTS[options.bot] as Bot<OldWorld>;
    return sit(oldWorldSitting({ ...options, bot }, terminal));
  }
  if (id !== pathOfDestiny.id) return sit(pokerSitting(options, terminal));
  const setup = {
    ...options,
    story: storyCalled(options.story ?? 'edge-of-the-world'),
    difficulty: options.difficulty ?? 'normal',
    introductory: options.introductory === true,
    bot: PATH_OF_DESTINY_BOTS[options.bot] as Bot<PathOfDestiny>,
  };
  return sit(destinySitting(setup, terminal));
}
