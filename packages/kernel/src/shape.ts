import type { Json } from './json.ts';
import type { PartlyKnown, Pile } from './pile.ts';

/** A place at the table, from 0 clockwise. */
export type Seat = number;
/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/**
 * The types of one game: its table, and for every step, ask and event the data it carries. Only types live here,
 * so chapters of a rulebook can be separate files that all know each other's steps.
 */
export interface Shape {
  /** Everything on the table, as plain JSON. */
  table: object;
  /** Step name → its arguments. */
  steps: object;
  /**
   * Ask name → `{ args, choice }`: what the question carries and what an answer means. An ask that explains answers
   * which are never legal in it (to pass, where one must not) names their data as `not`.
   */
  asks: object;
  /** Event name → its data. */
  events: object;
  /** The options a game is started with. */
  options: object;
  /** What a viewer receives. */
  view: object;
}

/** A game of which nothing is known but that it is one: what code for every game sees of asks, events and views. */
export interface AnyShape {
  table: object;
  steps: object;
  asks: Record<string, { args: object; choice: object; not: object }>;
  events: Record<string, Readonly<Record<string, unknown>>>;
  options: object;
  view: object;
}

type Names<M> = keyof M & string;

/** A step of a rule procedure, as data. */
export type Step<G extends Shape> = { [K in Names<G['steps']>]: { do: K } & G['steps'][K] }[Names<G['steps']>];

type ArgsOf<A> = A extends { args: infer X } ? X : never;
type ChoiceOf<A> = A extends { choice: infer X } ? X : never;
type NotOf<A> = A extends { not: infer X } ? X : never;

export type AskName<G extends Shape> = Names<G['asks']>;
export type AskArgs<G extends Shape, K extends AskName<G>> = ArgsOf<G['asks'][K]>;
export type Choice<G extends Shape, K extends AskName<G>> = { readonly id: string } & ChoiceOf<G['asks'][K]>;
/** What an ask says of answers that are not legal: those that could be, and those that never are. */
export type NoChoice<G extends Shape, K extends AskName<G>> =
  | Choice<G, K>
  | ({ readonly id: string } & NotOf<G['asks'][K]>);

/** A question put to a seat, as data; `reply` is the id of the answer while others are still thinking. */
export type OpenAsk<G extends Shape> = {
  [K in AskName<G>]: { id: number; seat: Seat; ask: K; reply?: string } & AskArgs<G, K>;
}[AskName<G>];

export type EventName<G extends Shape> = Names<G['events']>;

interface HappeningOf<G extends Shape, K extends EventName<G>> {
  readonly type: K;
  readonly data: Readonly<G['events'][K]>;
  readonly secret?: { readonly seat: Seat; readonly data: Readonly<Partial<G['events'][K]>> };
}
/** A fact that happened. What stands under `secret` is for that seat alone. */
export type Happening<G extends Shape = AnyShape> = { [K in EventName<G>]: HappeningOf<G, K> }[EventName<G>];

/** How a game ended: seats from first to last, those who share a place together. */
export interface Outcome {
  readonly ranking: readonly (readonly Seat[])[];
  /** What the game wants to say about it. */
  readonly detail?: Json;
}

export interface State<G extends Shape> {
  /** The steps still to do; the last one is next. */
  agenda: Step<G>[];
  /** The open questions. All of them are answered before any answer takes effect. */
  asks: OpenAsk<G>[];
  nextAsk: number;
  /** The generators' words, four per stream. */
  chance: number[];
  table: G['table'];
  over?: Outcome;
}

/** Why something is not allowed, as data: words are made of it in any language. */
export interface WhyNot {
  readonly reason: string;
  readonly clause: string;
  readonly with?: Readonly<Record<string, Json>>;
}

/** An answer that looks sensible, what it would have meant, and why it is not allowed. */
export interface Impossible<C = { readonly id: string }> extends WhyNot {
  readonly choice: C;
}

/** Where an ask lists its answers. */
export interface Answers<C, N = never> {
  /** True when somebody wants to know why not: only then is it worth building `mayNot` entries. */
  readonly reasons: boolean;
  may(choice: C): void;
  mayNot(choice: C | N, reason: string, clause: string, params?: Readonly<Record<string, Json>>): void;
  /** Legal, unless there is a reason why not. */
  offer(choice: C, whyNot: WhyNot | undefined): void;
}

/** What a rule may look at. */
export interface Look<G extends Shape> {
  readonly table: G['table'];
  readonly options: Readonly<G['options']>;
  readonly seats: number;
}

/** What a rule may do. Everything a handler changes goes through the table or through these methods. */
export interface Act<G extends Shape> extends Look<G> {
  /**
   * Do these next, in this order, before what was already waiting. A handler may call it several times: the steps are
   * done in the order in which they were written.
   */
  then(...steps: Step<G>[]): void;
  /**
   * Forget what waits until this step is next: how a procedure is broken off in the middle. What the handler planned,
   * or plans afterwards, belongs to what was broken off and is not done either.
   */
  skipTo(step: Names<G['steps']>): void;
  /** Put a question; the agenda waits until every open question is answered. */
  ask<K extends AskName<G>>(seat: Seat, ask: K, args: AskArgs<G, K>): void;
  /** A fact for everybody. */
  emit<K extends Names<G['events']>>(type: K, data: G['events'][K]): void;
  /** A fact of which one seat learns more than the others. */
  emitTo<K extends Names<G['events']>>(
    seat: Seat,
    type: K,
    data: G['events'][K],
    secret: Readonly<Partial<G['events'][K]>>,
  ): void;
  /** The game is over; nothing that waited is done any more. */
  end(outcome: Outcome): void;

  /** An integer from 0 to n − 1. */
  int(stream: string, n: number): number;
  /** A die: 1 to 6. */
  die(stream: string): number;

  /** Shuffle a pile; its order is new and known to nobody. */
  shuffle(stream: string, pile: Pile): void;
  /** Move the top card; false when there is none. */
  moveTop(from: Pile, to: Pile): boolean;
  /** Move one certain card to the top of another pile. */
  move(card: number, from: Pile, to: Pile): void;
  /** Move one certain card to a position of another pile, counted from the bottom. */
  moveAt(card: number, from: Pile, to: Pile, position: number): void;
  /** Move every card, bottom first. */
  moveAll(from: Pile, to: Pile): void;
  /** Put cards that were in no pile on top of one (setup only). */
  add(pile: Pile, cards: readonly number[]): void;
  /** Take a card out of its pile and out of all piles. */
  remove(card: number, from: Pile): void;
  /** A seat looks at hidden things without moving them. */
  revealTo(seat: Seat): void;
}

export type StepHandlers<G extends Shape, S = G['steps']> = {
  readonly [K in Names<S>]: (g: Act<G>, step: S[K]) => void;
};

export interface AskRule<G extends Shape, Args, C, N = never> {
  /** Its answers cannot be taken back, not even while others are still thinking. */
  readonly final?: true;
  /** Lists every legal answer, and why the plausible others are not. Reads only the table and the ask. */
  list(
    g: Look<G>,
    ask: Args & { readonly seat: Seat },
    answers: Answers<{ readonly id: string } & C, { readonly id: string } & N>,
  ): void;
  /** Carries out the chosen answer. */
  take(g: Act<G>, ask: Args & { readonly seat: Seat }, choice: { readonly id: string } & C): void;
}

export type AskRules<G extends Shape, A = G['asks']> = {
  readonly [K in Names<A>]: AskRule<G, ArgsOf<A[K]>, ChoiceOf<A[K]>, NotOf<A[K]>>;
};

/** A text form of positions. */
export interface Notation<G extends Shape> {
  print(state: Readonly<State<G>>): string;
  /** Throws BadInput where the text is not a position. */
  parse(text: string): State<G>;
}

export interface Game<G extends Shape> {
  readonly id: string;
  /** Version of the rules: records of another version are replayed by that version. */
  readonly rules: string;
  /** All card data, for the content hash of records. */
  readonly content?: unknown;
  readonly seats: { readonly min: number; readonly max: number };
  readonly streams: readonly string[];
  /** Checks options from outside and fills in the defaults. Throws BadInput. */
  readOptions(raw: unknown, seats: number): G['options'];
  /** The empty table and the first steps; dealing and shuffling are steps. */
  setup(options: G['options'], seats: number): { table: G['table']; agenda: Step<G>[] };
  readonly steps: StepHandlers<G>;
  readonly asks: AskRules<G>;
  /** All that a viewer may know, built by listing what is visible. */
  view(look: Look<G>, viewer: Viewer): G['view'];
  /** A written copy of the table, for games that are searched. */
  cloneTable?(table: G['table']): G['table'];
  /** What must hold after every step: a sentence where it does not. */
  readonly invariants?: Readonly<Record<string, (state: Readonly<State<G>>, look: Look<G>) => string | undefined>>;
  /**
   * Groups of piles whose cards, as far as the viewer knows, might lie anywhere within the group. Tests and search
   * bots re-deal them; what the viewer sees must not change by it. Where everybody knows some cards of a pile, because
   * they went in openly, those stay.
   */
  hidden?(look: Look<G>, viewer: Viewer): readonly (readonly (Pile | PartlyKnown)[])[];
  readonly notation?: Notation<G>;
  /**
   * A state as it was kept by older rules or cards, made one of these: for whoever changes what lies on a table, or
   * removes a card from the box. Without it a state is taken as it is. Throws BadInput where it cannot be done.
   */
  migrate?(state: Json, from: { readonly rules: string; readonly content: string }, options: G['options']): State<G>;
}
