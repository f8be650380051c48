/** What may be laid on a table besides a record: a position as text, or a scenario, which goes on from one by answers. */

import {
  type AnyShape,
  BadInput,
  type Game,
  isRecord,
  Match,
  Play,
  playView,
  type Seat,
  type State,
} from '@medallion/kernel';
import { Unusable } from './fault.ts';

/** An answer of a scenario: `[seat, choice]`, or the choice alone where one question is open. */
type ScenarioAnswer = readonly [Seat, string] | string;

export interface Scenario {
  readonly game: string;
  readonly options: unknown;
  /** Unset where the position tells, or as few as the game takes. */
  readonly seats?: number;
  /** The position in the game's notation; without it a new game from the seed. */
  readonly position?: string;
  readonly seed: string;
  readonly answers: readonly ScenarioAnswer[];
}

/** A position as text begins with the name of its game. */
const HEADING = /^medallion position (\S+) \d+\s*$/m;

/** By any of these a text means to be a scenario. */
const FIELDS = ['game', 'seats', 'options', 'position', 'seed', 'answers'];

/** The scenario a text tells of, a bare position included; undefined where it is neither. Throws BadInput. */
export function readScenario(text: string): Scenario | undefined {
  const game = HEADING.exec(text)?.[1];
  if (game !== undefined && !text.trimStart().startsWith('{'))
    return { game, options: {}, position: text, seed: '1', answers: [] };
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  // A record begins with a line of its own; one that has nothing but that line is still a record.
  if (!isRecord(raw) || 'medallion' in raw) return undefined;
  // Any other JSON was never meant to be one.
  if (!FIELDS.some((field) => field in raw)) return undefined;
  if (typeof raw.game !== 'string') throw bad('The scenario names no game', 'game');
  for (const field of ['before', 'changes'])
    if (field in raw)
      throw new BadInput(`A table knows no "${field}"`, field, 'Run it by the command, and take its position.');
  const { answers = [], seed } = raw;
  if (!Array.isArray(answers)) throw bad('The answers are not a list', 'answers');
  const position = readPosition(raw.position);
  return {
    game: raw.game,
    options: raw.options ?? {},
    ...(Number.isInteger(raw.seats) ? { seats: raw.seats as number } : {}),
    ...(position === undefined ? {} : { position }),
    seed: typeof seed === 'string' ? seed : '1',
    answers: answers.map(readAnswer),
  };
}

const bad = (what: string, where: string): BadInput => new BadInput(what, where, 'See docs/notation.md.');

function readPosition(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((line) => typeof line === 'string')) return value.join('\n');
  throw bad('The position is neither a text nor a list of lines', 'position');
}

function readAnswer(value: unknown, index: number): ScenarioAnswer {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && typeof value[1] === 'string')
    return [value[0] as Seat, value[1]];
  throw new BadInput('This is not an answer', `answers[${index}]`, 'Write "choice" or [seat, "choice"].');
}

/** The play a scenario begins with, at its first question. Throws BadInput. */
function beginScenario(game: Game<AnyShape>, scenario: Scenario): Play<AnyShape> {
  const { position } = scenario;
  const { min, max } = game.seats;
  const seats = scenario.seats ?? (position === undefined ? min : seatsIn(position)) ?? min;
  if (seats < min || seats > max) throw new BadInput(`${seats} players`, 'seats', `Choose ${min} to ${max}.`);
  const options = game.readOptions(scenario.options, seats);
  if (position === undefined) return Play.start(game, options, seats, scenario.seed);
  const play = new Play(game, options, seats, parsed(game, position));
  if (play.state.asks.length === 0 && play.over === undefined) play.run();
  return play;
}

function parsed(game: Game<AnyShape>, position: string): State<AnyShape> {
  if (game.notation === undefined)
    throw new BadInput(`${game.id} has no notation`, 'position', 'Start from a seed instead.');
  return game.notation.parse(position);
}

function seatsIn(position: string): number | undefined {
  const digits = /^seats (\d+)/m.exec(position)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Whose question an answer of a scenario is for, among those that are open. */
function askedBy({ state }: Play<AnyShape>, answer: ScenarioAnswer): { seat: Seat; ask: number; choice: string } {
  const open = state.asks.filter((ask) => (ask as { reply?: string }).reply === undefined);
  const [seat, choice] = typeof answer === 'string' ? [open[0]?.seat ?? -1, answer] : answer;
  return { seat, ask: (open.find((each) => each.seat === seat) ?? open[0])?.id ?? -1, choice };
}

/**
 * A scenario as a match that can be played on. Its record begins with the position it was laid out from, so that
 * nothing of it claims to have been dealt. Throws Unusable.
 */
export function matchOfScenario(game: Game<AnyShape>, scenario: Scenario, secret: string): Match<AnyShape> {
  let match: Match<AnyShape>;
  try {
    const { state, seats, options } = beginScenario(game, scenario);
    const nonces = Array.from({ length: seats }, (_, seat) => String(seat));
    const { header } = Match.start(game, { seats, options, secret, nonces });
    match = Match.goOn(game, { header, entries: [], seal: { secret } }, { number: 0, state });
    // What no screen could show is refused here.
    for (const viewer of ['spectator', ...nonces.keys()] as const) playView(match.play, viewer);
  } catch (fault) {
    throw new Unusable('position', undefined, fault instanceof Error ? fault.message : String(fault));
  }
  for (const [at, answer] of scenario.answers.entries()) {
    const submitted = match.submit({ ...askedBy(match.play, answer), number: match.number });
    if (!submitted.ok) throw new Unusable('refused', at + 1);
  }
  return match;
}
