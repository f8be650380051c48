import { performance } from 'node:perf_hooks';
import { type Bot, playOut } from '@medallion/bots';
import { type Happening, type Outcome, Play } from '@medallion/kernel';
import { EDITIONS, type OldWorld, oldWorld } from '@medallion/old-world';
import { actionCard, COMMON_TITLES, EVENTS, EXPLORATIONS, MONSTERS } from '@medallion/old-world/content';
import { pathOfDestiny } from '@medallion/path-of-destiny';
import { DIFFICULTIES } from '@medallion/path-of-destiny/content';
import { SingleBar } from 'cli-progress';
import { Command, Option } from 'commander';
import { botCalled, checkPlayers, GAME_NAMES, STORY_NAMES } from '../games.ts';
import { printJson, wholeNumber } from '../output.ts';
import { type AnyReport, simulateAny } from '../sim/any-game.ts';
import { type DestinyReport, simulateDestiny } from '../sim/path-of-destiny.ts';
import { type Spread, spread } from '../sim/spread.ts';
import { asUsage, gameOption } from '../usage.ts';

interface SimOptions {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly bot?: string;
  readonly edition: string;
  readonly story: string;
  readonly difficulty: string;
  readonly cap: number;
  readonly fast?: boolean;
  readonly json?: boolean;
  readonly option?: Readonly<Record<string, unknown>>;
}

/** Plays whole games between bots and counts. */
export function simCommand(): Command {
  return new Command('sim')
    .description('play games between bots')
    .argument('<game>', GAME_NAMES.join(', '))
    .option('--players <n>', 'players', wholeNumber, 2)
    .option('--games <n>', 'how many games', wholeNumber, 100)
    .option('--seed <s>', 'the same seed gives the same games', '1')
    .option('--bot <name>', 'who plays: see medallion games; in Path of Destiny adept, unless you say')
    .option('--option <name=value>', 'an option of the game, as often as you like: see medallion games', gameOption)
    .addOption(new Option('--edition <name>', 'rules of an edition').choices([...EDITIONS]).default('default'))
    .addOption(
      new Option('--story <name>', 'Path of Destiny: which story').choices(STORY_NAMES).default(STORY_NAMES[0]),
    )
    .addOption(
      new Option('--difficulty <name>', 'Path of Destiny: the solo opponent')
        .choices([...DIFFICULTIES])
        .default('normal'),
    )
    .option('--cap <rounds>', 'stop a game after so many rounds', wholeNumber, 400)
    .option('--fast', 'do not check the invariants after every step')
    .option('--json', 'print one JSON object')
    .action((game: string, options: SimOptions) => {
      checkPlayers(game, options.players);
      const json = options.json === true;
      if (game === oldWorld.id) report(simulate(options), json);
      else if (game === pathOfDestiny.id) reportDestiny(simulateDestiny(options), json);
      else reportAny(simulateAny(game, options), json);
    });
}

export interface SimReport {
  readonly game: string;
  readonly players: number;
  readonly edition: string;
  readonly bot: string;
  readonly games: number;
  readonly finished: number;
  readonly failures: readonly { readonly game: number; readonly message: string }[];
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly rounds: Spread;
  readonly winsBySeat: readonly number[];
  /** Wins by school. */
  readonly winsBySide: Readonly<Record<string, number>>;
  /** How many different cards of each kind came up in all these games, of how many. */
  readonly met: Readonly<Record<keyof typeof KINDS, string>>;
}

/** What a simulation keeps a tally of, and how many there are. */
const KINDS = {
  explorations: EXPLORATIONS.length,
  events: EVENTS.length,
  monsters: MONSTERS.length,
  titlesGained: COMMON_TITLES.length,
} as const;

/** Notes which cards the events of a game speak of. */
class Met {
  private readonly seen = { explorations: new Set(), events: new Set(), monsters: new Set(), titlesGained: new Set() };

  hear(events: readonly Happening[]): void {
    for (const { type, data } of events) {
      if (type === 'storyRead') {
        const card = data.card as { exploration?: number; event?: number };
        if (card.exploration === undefined) this.seen.events.add(card.event);
        else this.seen.explorations.add(card.exploration);
      } else if (type === 'monsterFightDeclared') this.seen.monsters.add(data.monster);
      else if (type === 'rowCardTaken') this.seen.titlesGained.add(actionCard(data.card as number).title);
    }
  }

  report(): SimReport['met'] {
    const part = (kind: keyof typeof KINDS): string => `${this.seen[kind].size} of ${KINDS[kind]}`;
    return {
      explorations: part('explorations'),
      events: part('events'),
      monsters: part('monsters'),
      titlesGained: part('titlesGained'),
    };
  }
}

function simulate(options: SimOptions): SimReport {
  const { players, games, seed, edition } = options;
  const bot = botCalled(oldWorld.id, options.bot ?? 'novice') as unknown as Bot<OldWorld>;
  const bots = Array.from({ length: players }, () => bot);
  const start = asUsage(() => oldWorld.readOptions({ edition, ...options.option }, players));
  const winsBySeat = new Array<number>(players).fill(0);
  const winsBySide: Record<string, number> = {};
  const failures: { game: number; message: string }[] = [];
  const rounds: number[] = [];
  let decisions = 0;
  const met = new Met();
  const bar = process.stderr.isTTY && options.json !== true ? new SingleBar({ stream: process.stderr }) : undefined;
  bar?.start(games, 0);
  const begun = performance.now();
  for (let game = 0; game < games; game++) {
    try {
      const { outcome, answered, turns, schools } = playOne(`${seed}/${game}`, players, start, bots, options, met);
      decisions += answered;
      if (outcome !== undefined) {
        rounds.push(Math.ceil(turns / players));
        for (const seat of outcome.ranking[0] ?? []) {
          winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1;
          const school = schools[seat] ?? 'none';
          winsBySide[school] = (winsBySide[school] ?? 0) + 1;
        }
      }
    } catch (fault) {
      failures.push({ game, message: fault instanceof Error ? fault.message : String(fault) });
    }
    bar?.increment();
  }
  bar?.stop();
  const seconds = (performance.now() - begun) / 1000;
  return {
    game: oldWorld.id,
    players,
    edition,
    bot: bot.name,
    games,
    finished: rounds.length,
    failures,
    decisions,
    decisionsPerSecond: Math.round(decisions / seconds),
    rounds: spread(rounds),
    winsBySeat,
    winsBySide,
    met: met.report(),
  };
}

interface Finished {
  readonly outcome: Outcome | undefined;
  readonly answered: number;
  readonly turns: number;
  readonly schools: readonly (string | undefined)[];
}

function playOne(
  seed: string,
  players: number,
  options: OldWorld['options'],
  bots: readonly Bot<OldWorld>[],
  { cap, fast }: SimOptions,
  met: Met,
): Finished {
  const play = Play.start<OldWorld>(oldWorld, options, players, seed, fast !== true);
  const answered = playOut(play, bots, seed, ({ state, seats }) => {
    met.hear(play.events);
    play.events = [];
    return state.table.turns <= cap * seats;
  });
  const { table } = play.state;
  return { outcome: play.over, answered, turns: table.turns, schools: table.witchers.map((witcher) => witcher.school) };
}

function report(result: SimReport, json: boolean): void {
  if (json) printJson(result);
  else {
    const { players, games, finished, failures, rounds } = result;
    process.stdout.write(`${finished} of ${games} games for ${players} finished, ${failures.length} failed\n`);
    process.stdout.write(`rounds: mean ${rounds.mean}, most between ${rounds.p10} and ${rounds.p90}\n`);
    process.stdout.write(`${result.decisionsPerSecond} decisions per second\n`);
    process.stdout.write(`wins by seat: ${result.winsBySeat.join(' ')}\n`);
    for (const [school, wins] of Object.entries(result.winsBySide)) process.stdout.write(`  ${school} ${wins}\n`);
    for (const { game, message } of failures.slice(0, 10)) process.stdout.write(`game ${game}: ${message}\n`);
  }
  if (result.failures.length > 0) process.exitCode = 1;
}

function reportDestiny(result: DestinyReport, json: boolean): void {
  if (json) printJson(result);
  else {
    const { story, players, games, finished, failures, winnerPoints, points } = result;
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    say(`${story}: ${finished} of ${games} games for ${players} finished, ${failures.length} failed`);
    say(`points of the winner: mean ${winnerPoints.mean}, most between ${winnerPoints.p10} and ${winnerPoints.p90}`);
    say(`points of all players: mean ${points.mean}; ${result.decisionsPerSecond} decisions per second`);
    say(`wins by place in the first Initiative: ${result.winsByInitiative.join(' ')}`);
    for (const [character, { games: played, wins }] of Object.entries(result.characters))
      say(`  ${character} ${wins} of ${played}`);
    say(`chapters without a Destiny token: ${result.chaptersWithoutDestiny} %`);
    for (const [pair, left] of Object.entries(result.leftPaths)) say(`  paths ${pair}: left ${left} %`);
    for (const { game, message } of failures.slice(0, 10)) say(`game ${game}: ${message}`);
  }
  if (result.failures.length > 0) process.exitCode = 1;
}

function reportAny(result: AnyReport, json: boolean): void {
  if (json) printJson(result);
  else {
    const { game, players, games, finished, failures, rounds } = result;
    const say = (line: string): void => void process.stdout.write(`${line}\n`);
    say(`${game}: ${finished} of ${games} games for ${players} finished, ${failures.length} failed`);
    if (rounds.mean > 0) say(`rounds: mean ${rounds.mean}, most between ${rounds.p10} and ${rounds.p90}`);
    say(`${result.decisionsPerSecond} decisions per second`);
    say(`wins by seat: ${result.winsBySeat.join(' ')}`);
    for (const { game: number, message } of failures.slice(0, 10)) say(`game ${number}: ${message}`);
  }
  if (result.failures.length > 0) process.exitCode = 1;
}
