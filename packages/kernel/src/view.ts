import type { ListedChoice, Play } from './play.ts';
import { cloneJson } from './json.ts';
import type { Happening, Impossible, Outcome, Seat, Shape, Viewer } from './shape.ts';

/** An open question as its own seat sees it. */
export interface AskView {
  readonly id: number;
  readonly seat: Seat;
  readonly ask: string;
  /** What the question carries. */
  readonly args: Readonly<Record<string, unknown>>;
  readonly choices: readonly ListedChoice[];
  readonly impossible: readonly Impossible[];
  /** The answer already given, while others are still thinking. */
  readonly reply?: string;
}

/** All that one viewer receives: its view of the table, its own questions, and who is being waited for. */
export interface SeatView<V = unknown> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly table: V;
  readonly asks: readonly AskView[];
  /** Seats that still have to answer, and what kind of question it is. */
  readonly waiting: readonly { readonly seat: Seat; readonly ask: string }[];
  readonly over?: Outcome;
}

export function seatView<G extends Shape>(play: Play<G>, viewer: Viewer): SeatView<G['view']> {
  const asks: AskView[] = [];
  const waiting: { seat: Seat; ask: string }[] = [];
  for (const open of play.state.asks) {
    const { id, seat, ask, reply, ...args } = open as { id: number; seat: Seat; ask: string; reply?: string };
    if (reply === undefined) waiting.push({ seat, ask });
    if (seat !== viewer) continue;
    const view = {
      id,
      seat,
      ask,
      args: cloneJson(args),
      choices: play.choices(open),
      impossible: play.impossible(open),
    };
    asks.push(reply === undefined ? view : { ...view, reply });
  }
  const view = { viewer, seats: play.seats, table: play.game.view(play, viewer), asks, waiting };
  return play.over === undefined ? view : { ...view, over: play.over };
}

/** An event as one viewer hears of it. */
export interface HeardEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The events a viewer hears of, with the secret parts only where they are its own. */
export function heardBy(events: readonly Happening[], viewer: Viewer): HeardEvent[] {
  return events.map(({ type, data, secret }) =>
    secret !== undefined && secret.seat === viewer ? { type, data: { ...data, ...secret.data } } : { type, data },
  );
}
