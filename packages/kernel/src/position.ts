import { Dice, seedStreams } from './chance.ts';
import { BadInput } from './errors.ts';
import { positionLines } from './notation.ts';
import { cloneState, Play } from './play.ts';
import type { Game, Shape, State } from './shape.ts';
import { playView } from './view.ts';

/** How often a position is played on for a while, and for how many answers, before it is believed. */
const TRIALS = 2;
const TRIAL_ANSWERS = 60;

interface AnyAsk {
  readonly ask: string;
  readonly seat: number;
  readonly reply?: string;
}

/**
 * A position from outside, read strictly: the game's notation refuses what it does not know; what is to be done and
 * asked must be of this game and of its seats; every invariant holds and everybody can look at it; and it is played on
 * for a while by chance, since a step that waits says what it needs only when it is done. Throws BadInput, with the line
 * wherever there is one; what it returns goes on like any other game.
 */
export function readPosition<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  seats: number,
  text: string,
): State<G> {
  if (game.notation === undefined)
    throw new BadInput(`${game.id} has no notation`, 'position', 'Start from a seed instead.');
  const state = game.notation.parse(text);
  mustBeOf(game, seats, state, text);
  // Who writes one by hand need not make up dice: they are then the same every time.
  if (state.chance.length === 0) state.chance = seedStreams('position', game.streams);
  for (let trial = 0; trial < TRIALS; trial++) tryOn(game, options, seats, state, text, trial);
  return state;
}

/** Where a line stands in the text: the so-manieth with this word. */
function lineOf(text: string, word: string, nth: number): string {
  const line = positionLines(text).filter((each) => each.text.startsWith(`${word} `))[nth];
  return line === undefined ? word : `line ${line.at}: ${word}`;
}

function mustBeOf<G extends Shape>(game: Game<G>, seats: number, state: State<G>, text: string): void {
  for (const [at, step] of state.agenda.entries())
    if (!Object.hasOwn(game.steps, step.do))
      throw new BadInput(`${game.id} has no step "${step.do}"`, lineOf(text, 'agenda', at), 'Leave the line out.');
  const asks = state.asks as unknown as readonly AnyAsk[];
  for (const [at, { ask, seat }] of asks.entries()) {
    const where = lineOf(text, 'ask', at);
    if (!Object.hasOwn(game.asks, ask))
      throw new BadInput(`${game.id} has no question "${ask}"`, where, 'Leave the line out.');
    if (seat >= seats) throw new BadInput(`There is no seat ${seat}`, where, `Seats are 0 to ${seats - 1}.`);
  }
  if (asks.length > 0 && asks.every(({ reply }) => reply !== undefined))
    throw new BadInput('Every question is answered already', lineOf(text, 'ask', 0), 'Leave one reply out.');
  const { length } = state.chance;
  if (length !== 0 && length !== 4 * game.streams.length)
    throw new BadInput(
      `${length} words for ${game.streams.length} generators`,
      lineOf(text, 'chance', 0),
      `Write ${4 * game.streams.length} words, or none.`,
    );
  const { over } = state;
  if (over === undefined) return;
  const where = lineOf(text, 'over', 0);
  if (asks.length + state.agenda.length > 0)
    throw new BadInput('The game is over, yet something is to be done', where, 'Leave one of the two out.');
  const { ranking } = over as { ranking?: unknown };
  const seated = Array.isArray(ranking) && ranking.every(Array.isArray) ? ranking.flat() : [];
  if (
    seated.length !== seats ||
    seated.some((seat, _, all) => all.indexOf(seat) !== all.lastIndexOf(seat) || !isSeat(seat, seats))
  )
    throw new BadInput('The ranking does not name every seat once', where, 'Write it like {"ranking":[[1],[0,2]]}.');
}

const isSeat = (seat: unknown, seats: number): boolean =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;

/** Plays a copy on for a while. */
function tryOn<G extends Shape>(
  game: Game<G>,
  options: G['options'],
  seats: number,
  state: State<G>,
  text: string,
  trial: number,
): void {
  const play = new Play(game, options, seats, cloneState(game, state));
  play.checked = true;
  try {
    play.mustHold();
    for (const ask of play.state.asks) {
      const { reply } = ask as unknown as AnyAsk;
      if (reply !== undefined && !play.choices(ask).some(({ id }) => id === reply))
        throw new Error(`"${reply}" is no answer to ${ask.ask}`);
      play.impossible(ask);
    }
    for (const viewer of ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)] as const)
      playView(play, viewer);
  } catch (fault) {
    throw cannotBe(fault, 'position');
  }
  try {
    const dice = new Dice(`position ${trial}`);
    if (play.state.asks.length === 0 && play.over === undefined) play.run();
    for (let answers = 0; answers < TRIAL_ANSWERS && play.over === undefined; answers++) {
      const open = play.state.asks.filter((ask) => (ask as unknown as AnyAsk).reply === undefined);
      const ask = dice.pick(open);
      play.answer(ask.seat, ask.id, dice.pick(play.choices(ask)).id);
    }
  } catch (fault) {
    // What was being done when it went wrong is the last of the steps that are gone.
    const at = Math.min(play.state.agenda.length, state.agenda.length - 1);
    throw cannotBe(fault, at < 0 ? 'position' : lineOf(text, 'agenda', at));
  }
}

function cannotBe(fault: unknown, where: string): BadInput {
  const why = fault instanceof Error ? fault.message : String(fault);
  return new BadInput(`The rules cannot go on from this position: ${why}`, where, 'Copy the whole position.');
}
