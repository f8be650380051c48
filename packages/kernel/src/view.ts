import type { Play } from './play.ts';
import { cloneJson } from './json.ts';
import type {
  AnyShape,
  AskArgs,
  AskName,
  Choice,
  EventName,
  Happening,
  Impossible,
  NoChoice,
  OpenAsk,
  Outcome,
  Seat,
  Shape,
  Viewer,
} from './shape.ts';

interface AskViewOf<G extends Shape, K extends AskName<G>> {
  readonly id: number;
  readonly seat: Seat;
  readonly ask: K;
  /** What the question carries. */
  readonly args: Readonly<AskArgs<G, K>>;
  readonly choices: readonly Choice<G, K>[];
  readonly impossible: readonly Impossible<NoChoice<G, K>>[];
  /** The answer already given, while others are still thinking. */
  readonly reply?: string;
}
/** An open question as its own seat sees it; its name tells what it carries and what its answers mean. */
export type AskView<G extends Shape = AnyShape, K extends AskName<G> = AskName<G>> = {
  [N in K]: AskViewOf<G, N>;
}[K];

/** What one viewer sees of a play: its view of the table, its own questions, and who is being waited for. */
export interface PlayView<G extends Shape = AnyShape> {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly table: G['view'];
  readonly asks: readonly AskView<G>[];
  /** Seats that still have to answer, and what kind of question it is. */
  readonly waiting: readonly { readonly seat: Seat; readonly ask: AskName<G> }[];
  readonly over?: Outcome;
}

/** All that one viewer receives from a match. */
export interface SeatView<G extends Shape = AnyShape> extends PlayView<G> {
  /** The state number: an answer names the one it was given to. */
  readonly number: number;
  /** May this viewer take back its last answer? */
  readonly canUndo: boolean;
}

export function playView<G extends Shape>(play: Play<G>, viewer: Viewer): PlayView<G> {
  const asks: AskView<G>[] = [];
  const waiting: { seat: Seat; ask: AskName<G> }[] = [];
  for (const open of play.state.asks) {
    if (open.reply === undefined) waiting.push({ seat: open.seat, ask: open.ask });
    if (open.seat === viewer) asks.push(askView(play, open));
  }
  const view = { viewer, seats: play.seats, table: play.game.view(play, viewer), asks, waiting };
  return play.over === undefined ? view : { ...view, over: play.over };
}

/** An open question as its seat sees it. */
export function askView<G extends Shape>(play: Play<G>, open: OpenAsk<G>): AskView<G> {
  const { id, seat, ask, reply, ...args } = open;
  const view = {
    id,
    seat,
    ask,
    args: cloneJson(args),
    choices: play.choices(open),
    impossible: play.impossible(open),
  };
  return (reply === undefined ? view : { ...view, reply }) as unknown as AskView<G>;
}

interface HeardOf<G extends Shape, K extends EventName<G>> {
  readonly type: K;
  readonly data: Readonly<G['events'][K]>;
}
/** An event as one viewer hears of it. */
export type HeardEvent<G extends Shape = AnyShape> = { [K in EventName<G>]: HeardOf<G, K> }[EventName<G>];

/** The events a viewer hears of, with the secret parts only where they are its own. */
export function heardBy<G extends Shape>(events: readonly Happening<G>[], viewer: Viewer): HeardEvent<G>[] {
  return events.map(({ type, data, secret }) => {
    const heard = secret !== undefined && secret.seat === viewer ? { ...data, ...secret.data } : data;
    return { type, data: heard } as HeardEvent<G>;
  });
}
