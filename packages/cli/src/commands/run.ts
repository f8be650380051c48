import {
  type AnyShape,
  BadInput,
  cloneState,
  type Game,
  isRecord,
  type OpenAsk,
  Play,
  readPosition as read,
  type Refusal,
  type Seat,
} from '@medallion/kernel';
import { Command } from 'commander';
import { gameCalled } from '../games.ts';
import { printJson, readText } from '../output.ts';
import { changed } from './scenario-changes.ts';

/** Sets up a position, feeds it answers, prints what comes out: for bug reports, puzzles and rules questions. */
export function runCommand(): Command {
  return new Command('run')
    .description('run a scenario')
    .argument('<file>', 'scenario: { game, options, position | seed, seats, before[], changes[], answers[] }')
    .action((path: string) => {
      const told = runScenario(readScenario(readText(path)));
      printJson(told);
      if (told.refusals.length > 0) process.exitCode = 1;
    });
}

/** An answer of a scenario: `[seat, choice]`, or the choice alone where one question is open. */
type ScenarioAnswer = readonly [Seat, string] | string;

export interface Scenario {
  readonly game: Game<AnyShape>;
  readonly options: unknown;
  readonly seats: number;
  /** The position in the game's notation; without it a new game from the seed. */
  readonly position?: string;
  readonly seed: string;
  /** Answers to a new game, before anything of it is changed. */
  readonly before: readonly ScenarioAnswer[];
  /** Lines of its position that are otherwise. */
  readonly changes: readonly string[];
  readonly answers: readonly ScenarioAnswer[];
}

function readScenario(text: string): Scenario {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new BadInput('The scenario is not JSON', 'file', 'See docs/notation.md.');
  }
  if (!isRecord(raw)) throw new BadInput('The scenario is not an object', 'file', 'See docs/notation.md.');
  if (typeof raw.game !== 'string') throw new BadInput('The scenario names no game', 'game', 'See docs/notation.md.');
  const game = gameCalled(raw.game);
  const position = readPosition(raw.position);
  const seats = Number.isInteger(raw.seats)
    ? (raw.seats as number)
    : position === undefined
      ? game.seats.min
      : seatsOf(position);
  if (seats < game.seats.min || seats > game.seats.max)
    throw new BadInput(`${seats} players`, 'seats', `Choose ${game.seats.min} to ${game.seats.max}.`);
  const unknown = Object.keys(raw).find((key) => !FIELDS.includes(key));
  if (unknown !== undefined)
    throw new BadInput(`"${unknown}" means nothing here`, 'file', `Known are ${FIELDS.join(', ')}.`);
  if (position !== undefined && raw.before !== undefined)
    throw new BadInput(
      'Answers before a position',
      'before',
      'Give either a position, or a seed and what came before.',
    );
  const scenario = {
    game,
    options: raw.options ?? {},
    seats,
    seed: typeof raw.seed === 'string' ? raw.seed : '1',
    before: listIn(raw, 'before').map(readAnswer('before')),
    changes: listIn(raw, 'changes').map(readChange),
    answers: listIn(raw, 'answers').map(readAnswer('answers')),
  };
  return position === undefined ? scenario : { ...scenario, position };
}

function readPosition(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('\n');
  throw new BadInput('The position is neither a text nor a list of lines', 'position', 'See docs/notation.md.');
}

const seatsOf = (position: string): number => Number(/^seats (\d+)$/m.exec(position)?.[1] ?? 0);

const FIELDS = ['game', 'options', 'position', 'seats', 'seed', 'before', 'changes', 'answers'];

function listIn(raw: Readonly<Record<string, unknown>>, field: string): readonly unknown[] {
  const list = raw[field] ?? [];
  if (Array.isArray(list)) return list;
  throw new BadInput(`The ${field} are not a list`, field, 'See docs/notation.md.');
}

const readAnswer =
  (field: string) =>
  (value: unknown, index: number): ScenarioAnswer => {
    if (typeof value === 'string') return value;
    if (Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === 'string')
      return [value[0] as Seat, value[1]];
    throw new BadInput('This is not an answer', `${field}[${index}]`, 'Write "choice" or [seat, "choice"].');
  };

function readChange(value: unknown, index: number): string {
  if (typeof value === 'string' && value.trim() !== '') return value.trim();
  throw new BadInput('This is not a line of a position', `changes[${index}]`, 'See docs/notation.md.');
}

interface Told {
  readonly refusals: readonly {
    readonly answer: number;
    readonly refusal: Refusal;
    readonly legal: readonly string[];
  }[];
  readonly [part: string]: unknown;
}

function runScenario(scenario: Scenario): Told {
  const { game } = scenario;
  const play = laidOut(scenario);
  const events: unknown[] = [];
  const refusals: Told['refusals'][number][] = [];
  play.events = [];
  for (const [index, answer] of scenario.answers.entries()) {
    const legal = legalNow(play, answer);
    const refusal = give(play, answer);
    if (refusal !== undefined) refusals.push({ answer: index, refusal, legal });
    // All-seeing: a scenario shows everything, secrets included.
    for (const event of play.events)
      events.push({ answer: index, type: event.type, data: { ...event.data, ...event.secret?.data } });
    play.events = [];
  }
  return {
    position: game.notation
      ?.print(play.state)
      .split('\n')
      .filter((line) => line !== ''),
    asks: play.state.asks.map((ask) => ({
      ...ask,
      choices: play.choices(ask).map((choice) => choice.id),
      impossible: play.impossible(ask).map(({ choice, ...why }) => ({ id: choice.id, ...why })),
    })),
    events,
    refusals,
    ...(play.over === undefined ? {} : { over: play.over }),
  };
}

/** The position a scenario begins with: written down, or a new game with what came before and what is otherwise. */
function laidOut({ game, seats, seed, position, before, changes, ...scenario }: Scenario): Play<AnyShape> {
  const options = game.readOptions(scenario.options, seats);
  const of = (text: string): Play<AnyShape> => {
    const play = new Play(game, options, seats, read(game, options, seats, text));
    if (play.state.asks.length === 0 && play.over === undefined) play.run();
    return play;
  };
  if (position !== undefined) return of(changed(position, changes));
  const play = Play.start(game, options, seats, seed);
  for (const [index, answer] of before.entries()) {
    const legal = legalNow(play, answer);
    if (give(play, answer) !== undefined)
      throw new BadInput('This answer is refused', `before[${index}]`, `Legal are ${legal.join(', ')}.`);
  }
  if (changes.length === 0) return play;
  if (game.notation === undefined)
    throw new BadInput(`${game.id} has no notation`, 'changes', 'Start from the seed as it is.');
  return of(changed(game.notation.print(play.state), changes));
}

const openAsks = (play: Play<AnyShape>) =>
  play.state.asks.filter((ask) => (ask as { reply?: string }).reply === undefined);

function askFor(play: Play<AnyShape>, answer: ScenarioAnswer): OpenAsk<AnyShape> | undefined {
  const open = openAsks(play);
  return typeof answer === 'string' ? open[0] : (open.find(({ seat }) => seat === answer[0]) ?? open[0]);
}

function legalNow(play: Play<AnyShape>, answer: ScenarioAnswer): readonly string[] {
  const ask = askFor(play, answer);
  return ask === undefined ? [] : play.choices(ask).map(({ id }) => id);
}

function give(play: Play<AnyShape>, answer: ScenarioAnswer): Refusal | undefined {
  const ask = askFor(play, answer);
  const [seat, choice] = typeof answer === 'string' ? [ask?.seat ?? -1, answer] : answer;
  const before = cloneState(play.game, play.state);
  try {
    return play.answer(seat, ask?.id ?? -1, choice);
  } catch (fault) {
    play.state = before;
    play.forgetLists();
    return { code: 'rules-fault', message: fault instanceof Error ? fault.message : String(fault) };
  }
}
