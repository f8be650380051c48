import {
  type AnyShape,
  BadInput,
  type Game,
  isRecord,
  Play,
  type Refusal,
  type Seat,
  type State,
} from '@medallion/kernel';
import { Command } from 'commander';
import { gameCalled } from '../games.ts';
import { printJson, readText } from '../output.ts';

/** Sets up a position, feeds it answers, prints what comes out: for bug reports, puzzles and rules questions. */
export function runCommand(): Command {
  return new Command('run')
    .description('run a scenario')
    .argument('<file>', 'scenario: { game, options, position, answers[] }')
    .action((path: string) => {
      printJson(runScenario(readScenario(readText(path))));
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
  const answers = raw.answers ?? [];
  if (!Array.isArray(answers)) throw new BadInput('The answers are not a list', 'answers', 'See docs/notation.md.');
  const scenario = {
    game,
    options: raw.options ?? {},
    seats,
    seed: typeof raw.seed === 'string' ? raw.seed : '1',
    answers: answers.map(readAnswer),
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

function readAnswer(value: unknown, index: number): ScenarioAnswer {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === 'string')
    return [value[0] as Seat, value[1]];
  throw new BadInput('This is not an answer', `answers[${index}]`, 'Write "choice" or [seat, "choice"].');
}

function runScenario(scenario: Scenario): unknown {
  const { game, seats } = scenario;
  const options = game.readOptions(scenario.options, seats);
  const play =
    scenario.position === undefined
      ? Play.start(game, options, seats, scenario.seed)
      : new Play(game, options, seats, parsePosition(game, scenario.position));
  if (play.state.asks.length === 0 && play.over === undefined) play.run();
  const events: unknown[] = [];
  const refusals: { answer: number; refusal: Refusal }[] = [];
  play.events = [];
  for (const [index, answer] of scenario.answers.entries()) {
    const refusal = give(play, answer);
    if (refusal !== undefined) refusals.push({ answer: index, refusal });
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

function parsePosition(game: Game<AnyShape>, text: string): State<AnyShape> {
  if (game.notation === undefined)
    throw new BadInput(`${game.id} has no notation`, 'position', 'Start from a seed instead.');
  return game.notation.parse(text);
}

function give(play: Play<AnyShape>, answer: ScenarioAnswer): Refusal | undefined {
  const open = play.state.asks.filter((ask) => (ask as { reply?: string }).reply === undefined);
  const [seat, choice] = typeof answer === 'string' ? [open[0]?.seat ?? -1, answer] : answer;
  const ask = open.find((each) => each.seat === seat) ?? open[0];
  return play.answer(seat, ask?.id ?? -1, choice);
}
