import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Bot } from '@medallion/bots';
import { type AnyShape, BadInput, printRecord, type Shape } from '@medallion/kernel';
import { EDITIONS, type OldWorld, oldWorld } from '@medallion/old-world';
import { SCHOOLS, type School } from '@medallion/old-world/content';
import { type Practice, practiceGame } from '@medallion/old-world/poker';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { type Character, CHARACTERS, DIFFICULTIES, type Difficulty } from '@medallion/path-of-destiny/content';
import { gameCalled as entryCalled } from '@medallion/table/registry';
import { LANGUAGES, type Language } from '@medallion/words';
import { Command, Option } from 'commander';
import { botCalled, checkPlayers, GAME_NAMES, playableCalled, STORY_NAMES, storyCalled } from '../games.ts';
import { wholeNumber } from '../output.ts';
import { clackTerminal } from '../terminal/clack.ts';
import type { Chair } from '../terminal/chairs.ts';
import { oldWorldSittings } from '../terminal/old-world.ts';
import { destinySittings } from '../terminal/path-of-destiny/index.ts';
import { plainSittings } from '../terminal/plain.ts';
import { pokerSitting } from '../terminal/poker.ts';
import { type Sat, sit, type Sitting } from '../terminal/sitting.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { TERMINAL_WORDS } from '../terminal/words.ts';
import { asUsage, gameOption, WrongUsage } from '../usage.ts';

export interface PlayOptions {
  readonly players: number;
  /** The game's usual one unless somebody else is wished for. */
  readonly bot?: string;
  readonly language: Language;
  readonly seed?: string;
  readonly edition: string;
  readonly school?: School;
  readonly story?: string;
  readonly difficulty?: Difficulty;
  readonly introductory?: boolean;
  readonly character?: Character;
  readonly record?: string;
  /** Who sits where, instead of one person among bots: names of persons, and of bots. */
  readonly seats?: readonly string[];
  /** Options of the game, by the names its rules know. */
  readonly option?: Readonly<Record<string, unknown>>;
}

/** A game at the terminal: one person, the rest bots; or whoever `--seats` names. */
export function playCommand(): Command {
  return new Command('play')
    .description('play a game against bots in the terminal')
    .argument('<game>', GAME_NAMES.join(', '))
    .option('--players <n>', 'players, you included', wholeNumber, 2)
    .option('--bot <name>', 'who plays with you: see medallion games')
    .option('--seats <list>', 'who sits where: names of people, and of bots, such as Anna,adept,Olek', (list: string) =>
      list.split(','),
    )
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
    .option('--option <name=value>', 'an option of the game, as often as you like: see medallion games', gameOption)
    .option('--record <file>', 'write the record of the game there, also when you leave')
    .action(async (game: string, options: PlayOptions) => {
      playableCalled(game);
      if (!process.stdin.isTTY)
        throw new BadInput('This is not a terminal', 'stdin', 'Run it where you can press keys.');
      await playAt(clackTerminal(), game, options);
    });
}

/** Plays one game on a terminal and keeps its record where it is wanted. */
export async function playAt(terminal: Terminal, game: string, options: PlayOptions): Promise<Sat> {
  checkPlayers(game, options.seats?.length ?? options.players);
  const seed = options.seed ?? randomBytes(16).toString('hex');
  const sat = await sitAt(terminal, game, { ...options, seed });
  if (options.record !== undefined) {
    writeFileSync(options.record, printRecord(sat.record));
    terminal.print(TERMINAL_WORDS[options.language].saved(options.record));
  }
  return sat;
}

/** Some games have a table of their own at the terminal; every other is played on the plain one. */
async function sitAt(terminal: Terminal, id: string, wished: PlayOptions & { readonly seed: string }): Promise<Sat> {
  const { option = {}, language } = wished;
  const chairs = chairsOf(id, wished);
  const persons = chairs.filter((chair) => chair.bot === undefined).length;
  if (id === oldWorld.id) {
    const setup = { ...wished, option, chairs: chairs as unknown as readonly Chair<OldWorld>[] };
    return sitDown(asUsage(() => oldWorldSittings(setup, terminal)));
  }
  if (id === pathOfDestiny.id) {
    const setup = {
      ...wished,
      option,
      story: storyCalled(wished.story ?? 'edge-of-the-world'),
      difficulty: wished.difficulty ?? 'normal',
      introductory: wished.introductory === true,
      chairs: chairs as unknown as readonly Chair<PathOfDestiny>[],
    };
    return sitDown(asUsage(() => destinySittings(setup, terminal)));
  }
  if (id === practiceGame.id && persons === 1 && wished.seats === undefined) {
    const bot = botCalled(id, wished.bot ?? playableCalled(id).usualBot);
    const setup = { ...wished, option, bot: bot as unknown as Bot<Practice> };
    return sitDown(asUsage(() => [pokerSitting(setup, terminal)]));
  }
  const { languages, voice } = await entryCalled(id).speech();
  const spoken = await voice(languages.includes(language) ? language : (languages[0] ?? 'en'));
  const setup = { ...wished, game: playableCalled(id), voice: spoken, options: option, chairs };
  return sitDown(asUsage(() => plainSittings(setup, terminal)));
}

function sitDown<G extends Shape>([first, ...others]: readonly Sitting<G>[]): Promise<Sat> {
  if (first === undefined) throw new WrongUsage('Nobody sits at the terminal: name at least one person in --seats.');
  return sit([first, ...others]);
}

/** You and bots, or whoever was named: a name of a bot is that bot, any other is a person. */
function chairsOf(id: string, { players, bot, seats }: PlayOptions): readonly Chair<AnyShape>[] {
  const { bots, usualBot } = playableCalled(id);
  if (seats !== undefined) {
    const names = seats.map((name) => name.trim());
    const persons = names.filter((name) => !isBot(bots, name));
    if (persons.includes('') || new Set(persons).size !== persons.length)
      throw new WrongUsage('Every person in --seats needs a name of their own.');
    return names.map((name) => (isBot(bots, name) ? { bot: botCalled(id, name) } : { name }));
  }
  const other = botCalled(id, bot ?? usualBot);
  return Array.from({ length: players }, (_, seat) => (seat === 0 ? {} : { bot: other }));
}

const isBot = (bots: object, name: string): boolean => Object.hasOwn(bots, name.split(':')[0] ?? name);
