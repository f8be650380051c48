/** Arranged positions for the tests of rules: a table as it lies, the steps that come next, and what is asked then. */
import { seedStreams } from '../chance.ts';
import type { Pile } from '../pile.ts';
import { cloneState, Play } from '../play.ts';
import type { AnyShape, Game, OpenAsk, Seat, Shape, State, Step } from '../shape.ts';
import { answeredRound, canBeRead, endingSomewhere, type WayRound } from './ways-round.ts';

export interface Arranged<G extends Shape> {
  readonly options: G['options'];
  readonly seats: number;
  readonly seed: string;
  readonly table: G['table'];
  /** The steps to run, first first. */
  readonly steps: readonly Step<G>[];
}

/** Runs the steps at an arranged table, up to the first question. */
export function playArranged<G extends Shape>(game: Game<G>, arranged: Arranged<G>): Play<G> {
  const { options, seats, seed, table, steps } = arranged;
  const chance = seedStreams(seed, game.streams);
  const play = new Play(game, options, seats, { agenda: [...steps].reverse(), asks: [], nextAsk: 1, chance, table });
  const laid = canBeRead(play);
  runOn(play);
  rounds.set(
    play,
    waysRound.filter((way) => way !== 'print' || (laid && canBeRead(play))),
  );
  latest = { game: game as unknown as Game<AnyShape>, play: play as unknown as Play<AnyShape>, answers: [] };
  return play;
}

/** The table arranged last, as it stood before the last answer, and that answer. */
interface Latest {
  readonly game: Game<AnyShape>;
  readonly play: Play<AnyShape>;
  readonly before?: State<AnyShape>;
  readonly answers: readonly (readonly [Seat, string])[];
}
let latest: Latest | undefined;

/** Nothing is arranged yet: another test begins. */
export function clearTable(): void {
  latest = undefined;
}

/** The table that was arranged last as one line, a scenario, to be pasted at a table of the page. */
export function lineToPaste(): string | undefined {
  if (latest === undefined) return undefined;
  const { game, play, before, answers } = latest;
  const { options, seats, state } = play;
  const position = game.notation?.print(before ?? state);
  return position === undefined ? undefined : JSON.stringify({ game: game.id, seats, options, position, answers });
}

/** Runs on until a question is open or nothing is left to do. */
export function runOn<G extends Shape>(play: Play<G>): void {
  endingSomewhere(() => play.run());
}

/** Puts further steps before what is left to do and runs on. (A module that exports `then` could not be imported.) */
export function goOn<G extends Shape>(play: Play<G>, ...steps: Step<G>[]): void {
  play.then(...steps);
  runOn(play);
}

/** Answers the first open question (or the one of a seat) and runs on; throws if the answer is refused. */
export function answer<G extends Shape>(play: Play<G>, choice: string, seat?: Seat): void {
  const ask = play.state.asks.find((each) => each.reply === undefined && (seat === undefined || each.seat === seat));
  if (ask === undefined) throw new Error('no question is open');
  if (latest !== undefined && latest.play === (play as unknown))
    latest = { ...latest, before: cloneState(latest.game, latest.play.state), answers: [[ask.seat, choice]] };
  const ways = rounds.get(play) ?? [];
  const before = ways.length === 0 ? undefined : cloneState(play.game, play.state);
  const heard = play.events.length;
  endingSomewhere(() => {
    const refusal = play.answer(ask.seat, ask.id, choice);
    if (refusal === undefined) return;
    const ids = play.choices(ask).map(({ id }) => id);
    throw new Error(`${ask.ask}: ${choice} refused: ${JSON.stringify(refusal)}; legal: ${ids.join(' ')}`);
  });
  if (before === undefined) return;
  for (const way of ways) answeredRound(way, play, before, heard, { seat: ask.seat, ask: ask.id, choice });
}

/** The ways round by which every answer at an arranged table is given once more: see `answeredRound`. */
let waysRound: readonly WayRound[] = [];
/** Those each table goes: one with a card that was made up, or with a card twice, has no text that can be read. */
const rounds = new WeakMap<object, readonly WayRound[]>();

/** From now on every answer at an arranged table must come out the same by these ways, too. */
export function alsoRound(ways: readonly WayRound[]): void {
  waysRound = ways;
}

/** The first question, or that of a seat, be it answered in secret already or not. */
function askOf<G extends Shape>(play: Play<G>, seat?: Seat): OpenAsk<G> | undefined {
  return play.state.asks.find((each) => seat === undefined || each.seat === seat);
}

/** Name of the open question, or undefined. */
export const asked = <G extends Shape>(play: Play<G>): string | undefined => play.state.asks[0]?.ask;

/** The seats being asked, in the order of their questions. */
export const askedSeats = <G extends Shape>(play: Play<G>): Seat[] => play.state.asks.map(({ seat }) => seat);

/** Ids of the legal answers to the open question, or to the one of a seat. */
export function legal<G extends Shape>(play: Play<G>, seat?: Seat): string[] {
  const ask = askOf(play, seat);
  return ask === undefined ? [] : play.choices(ask).map(({ id }) => id);
}

/** `reason clause` of an answer that is not possible, or undefined. */
export function whyNot<G extends Shape>(play: Play<G>, id: string, seat?: Seat): string | undefined {
  const ask = askOf(play, seat);
  const found = ask === undefined ? undefined : play.impossible(ask).find((each) => each.choice.id === id);
  return found === undefined ? undefined : `${found.reason} ${found.clause}`;
}

/** Events of a type so far. */
export const happened = <G extends Shape>(
  play: Pick<Play<G>, 'events'>,
  type: string,
): Readonly<Record<string, unknown>>[] => play.events.filter((event) => event.type === type).map((event) => event.data);

/** The cards of a pile, writable: arranging is not playing. */
export const cards = (pile: Pile): number[] => pile.cards as number[];

/** Lays cards into a pile (bottom first), replacing what was there. Other piles are not touched. */
export function put(pile: Pile, numbers: readonly number[]): void {
  cards(pile).splice(0, cards(pile).length, ...numbers);
}
