import { nextInt, seedStreams, shuffleInPlace } from './chance.ts';
import { RulesFault } from './errors.ts';
import { cloneJson } from './json.ts';
import { cardsOf, moveReveals, type Pile } from './pile.ts';
import type { Refusal } from './refusal.ts';
import type {
  Act,
  Answers,
  AskArgs,
  AskName,
  Game,
  Happening,
  Impossible,
  OpenAsk,
  Outcome,
  Seat,
  Shape,
  State,
  Step,
  WhyNot,
} from './shape.ts';

/** An answer an ask lists: its stable id, and whatever else the game says about it. */
export interface ListedChoice {
  readonly id: string;
}

/** Steps a single answer may cause before the kernel calls it an endless loop. */
const STEP_LIMIT = 100_000;

interface AnyAsk {
  id: number;
  seat: Seat;
  ask: string;
  reply?: string;
}
/** Handlers as the loop calls them: the types of a game's own tables do not matter here. */
type AnyStepHandler = (g: unknown, step: unknown) => void;
interface AnyAskRule {
  readonly final?: true;
  list(g: unknown, ask: unknown, answers: unknown): void;
  take(g: unknown, ask: unknown, choice: unknown): void;
}

/** Collects what an ask lists. Reused between asks: listing is the hottest path of a playout. */
class AnswerList implements Answers<ListedChoice> {
  reasons = false;
  readonly choices: ListedChoice[] = [];
  readonly impossible: Impossible[] = [];

  may(choice: ListedChoice): void {
    this.choices.push(choice);
  }

  mayNot(choice: ListedChoice, reason: string, clause: string, params?: WhyNot['with']): void {
    if (!this.reasons) return;
    this.impossible.push(params === undefined ? { choice, reason, clause } : { choice, reason, clause, with: params });
  }

  offer(choice: ListedChoice, whyNot: WhyNot | undefined): void {
    if (whyNot === undefined) this.choices.push(choice);
    else this.mayNot(choice, whyNot.reason, whyNot.clause, whyNot.with);
  }
}

/**
 * A game being played: a state, and the loop that carries it on. Pop a step, run its handler; when questions are
 * open, stop and wait for their answers. Rules see it as `Act`; hosts use `choices`, `answer` and `events`.
 */
export class Play<G extends Shape> implements Act<G> {
  readonly game: Game<G>;
  readonly options: Readonly<G['options']>;
  readonly seats: number;
  state: State<G>;
  /** What happened since the host last emptied this. */
  events: Happening<G>[] = [];
  /** Set when the last answer rolled, revealed or resolved something that cannot be unseen. */
  barrier = false;
  /** Check the game's invariants after every step (tests). */
  checked = false;

  private readonly streams: Map<string, number>;
  private answering: Seat | -1 = -1;
  /** How many steps of the agenda waited before the handler that runs now: what it plans is done before those. */
  private waiting: number;
  /** The handler that runs has broken its procedure off, or ended the game: what else it plans is not done. */
  private brokenOff = false;
  private readonly lists: (readonly ListedChoice[] | undefined)[] = [];

  constructor(game: Game<G>, options: G['options'], seats: number, state: State<G>) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.state = state;
    this.waiting = state.agenda.length;
    this.streams = streamsOf(game);
  }

  /** A new game, run up to its first question. */
  static start<G extends Shape>(
    game: Game<G>,
    options: G['options'],
    seats: number,
    seed: string,
    checked = false,
  ): Play<G> {
    const { table, agenda } = game.setup(options, seats);
    const play = new Play(game, options, seats, {
      agenda: agenda.reverse(),
      asks: [],
      nextAsk: 1,
      chance: seedStreams(seed, game.streams),
      table,
    });
    play.checked = checked;
    play.run();
    return play;
  }

  // ------------------------------------------------------------------ for hosts

  /** The same position, to try things out on: shares nothing that a step could change. */
  fork(): Play<G> {
    const fork = new Play(this.game, this.options, this.seats, cloneState(this.game, this.state));
    return fork;
  }

  get over(): Outcome | undefined {
    return this.state.over;
  }

  askById(id: number): OpenAsk<G> | undefined {
    const { asks } = this.state;
    for (let at = 0; at < asks.length; at++) if ((asks[at] as AnyAsk).id === id) return asks[at];
    return undefined;
  }

  /** The open asks that nobody has answered yet, in the order they were put. */
  unanswered(): OpenAsk<G>[] {
    return this.state.asks.filter((ask) => (ask as AnyAsk).reply === undefined);
  }

  /** The legal answers to an open ask. */
  choices(ask: OpenAsk<G>): readonly ListedChoice[] {
    const at = this.state.asks.indexOf(ask);
    const known = this.lists[at];
    if (known !== undefined) return known;
    const answers = new AnswerList();
    this.ruleOf(ask).list(this, ask, answers);
    if (at >= 0) this.lists[at] = answers.choices;
    return answers.choices;
  }

  /** Whoever changes the state from outside says so: the lists of answers were made from what it was before. */
  forgetLists(): void {
    this.lists.length = 0;
  }

  /** The plausible answers that are not legal, with the reason and the clause. */
  impossible(ask: OpenAsk<G>): readonly Impossible[] {
    const answers = new AnswerList();
    answers.reasons = true;
    this.ruleOf(ask).list(this, ask, answers);
    return answers.impossible;
  }

  /**
   * Answer an open ask. A refusal says why and changes nothing. When the last open ask is answered, all answers
   * take effect in the order the asks were opened, and the game runs on to the next question.
   */
  answer(seat: Seat, askId: number, choiceId: string): Refusal | undefined {
    const { state } = this;
    if (state.over !== undefined) return { code: 'game-over' };
    const ask = this.askById(askId) as (OpenAsk<G> & AnyAsk) | undefined;
    if (ask === undefined) return { code: 'unknown-ask' };
    if (ask.seat !== seat) return { code: 'not-your-ask' };
    if (ask.reply !== undefined) return { code: 'already-answered' };
    const choice = findChoice(this.choices(ask), choiceId);
    if (choice === undefined) {
      const why = this.impossible(ask).find((other) => other.choice.id === choiceId);
      return why === undefined ? { code: 'unknown-option' } : { code: 'illegal', why };
    }

    this.barrier = this.ruleOf(ask).final === true;
    const { asks } = state;
    this.waiting = state.agenda.length;
    if (asks.length === 1) {
      state.asks = [];
      this.lists.length = 0;
      this.take(ask, choice);
    } else {
      ask.reply = choiceId;
      for (let at = 0; at < asks.length; at++) if ((asks[at] as AnyAsk).reply === undefined) return undefined;
      // Everybody has chosen: this is the moment of the reveal.
      const taken: ListedChoice[] = [];
      for (let at = 0; at < asks.length; at++) taken.push(this.replyTo(asks[at] as OpenAsk<G>));
      state.asks = [];
      this.lists.length = 0;
      this.barrier = true;
      for (let at = 0; at < asks.length && state.over === undefined; at++)
        this.take(asks[at] as OpenAsk<G>, taken[at] as ListedChoice);
    }
    this.run();
    return undefined;
  }

  private take(ask: OpenAsk<G>, choice: ListedChoice): void {
    this.answering = ask.seat;
    this.brokenOff = false;
    this.ruleOf(ask).take(this, ask, choice);
    if (this.checked) this.check(`answer to ${ask.ask}`);
  }

  private replyTo(ask: OpenAsk<G>): ListedChoice {
    const reply = (ask as AnyAsk).reply;
    const choice = reply === undefined ? undefined : findChoice(this.choices(ask), reply);
    if (choice === undefined)
      throw new RulesFault(`${this.game.id}: the reply ${String(reply)} to ${ask.ask} is no longer listed`);
    return choice;
  }

  /** Run steps until a question is open or nothing is left to do. */
  run(): void {
    const { state } = this;
    const steps = this.game.steps as unknown as Record<string, AnyStepHandler | undefined>;
    let done = 0;
    while (state.asks.length === 0 && state.over === undefined) {
      const step = state.agenda.pop();
      if (step === undefined) throw new RulesFault(`${this.game.id}: nothing left to do, but the game is not over`);
      const handler = steps[step.do];
      if (handler === undefined) throw new RulesFault(`${this.game.id}: no handler for step ${step.do}`);
      this.beginHandler();
      handler(this, step);
      if (this.checked) this.check(step.do);
      if (++done > STEP_LIMIT)
        throw new RulesFault(`${this.game.id}: ${STEP_LIMIT} steps without a question, last ${step.do}`);
    }
    this.answering = -1;
    // A handler that ended the game may have gone on: what it asked or planned after that is nobody's business.
    if (state.over !== undefined) {
      state.agenda = [];
      state.asks = [];
    }
    this.beginHandler();
  }

  /** From here on, steps are planned before everything that waits now. */
  protected beginHandler(): void {
    this.waiting = this.state.agenda.length;
    this.brokenOff = false;
  }

  private ruleOf(ask: OpenAsk<G>): AnyAskRule {
    const rule = (this.game.asks as unknown as Record<string, AnyAskRule | undefined>)[ask.ask];
    if (rule === undefined) throw new RulesFault(`${this.game.id}: no rule for ask ${ask.ask}`);
    return rule;
  }

  /** Throws where the position breaks an invariant of the game, or asks something nobody could answer. */
  mustHold(): void {
    if (this.state.over === undefined && this.state.asks.length + this.state.agenda.length === 0)
      throw new RulesFault(`${this.game.id}: nothing left to do, but the game is not over`);
    this.check('a position was laid out');
  }

  private check(after: string): void {
    for (const [name, holds] of Object.entries(this.game.invariants ?? {})) {
      const broken = holds(this.state, this);
      if (broken !== undefined) throw new RulesFault(`${this.game.id}: after ${after}, ${name}: ${broken}`);
    }
    for (const ask of this.state.asks) {
      if (this.choices(ask).length === 0)
        throw new RulesFault(`${this.game.id}: after ${after}, ask ${ask.ask} has no legal answer`);
    }
    // The next step may still change what these lists were made from.
    this.lists.length = 0;
  }

  // ------------------------------------------------------------------ for rules

  get table(): G['table'] {
    return this.state.table;
  }

  then(...steps: Step<G>[]): void {
    if (this.brokenOff) return;
    const { agenda } = this.state;
    const planned = agenda.length - this.waiting;
    for (let i = steps.length - 1; i >= 0; i--) agenda.push(steps[i] as Step<G>);
    // What the same handler planned before is done first: it moves back to the top.
    if (planned > 0) agenda.push(...agenda.splice(this.waiting, planned));
  }

  skipTo(name: string): void {
    const { agenda } = this.state;
    let at = agenda.length - 1;
    while (at >= 0 && agenda[at]?.do !== name) at--;
    if (at < 0) throw new RulesFault(`${this.game.id}: cannot skip to ${name}, it is not waiting`);
    agenda.length = at + 1;
    this.waiting = at + 1;
    this.brokenOff = true;
  }

  ask<K extends AskName<G>>(seat: Seat, ask: K, args: AskArgs<G, K>): void {
    this.state.asks.push({ id: this.state.nextAsk++, seat, ask, ...(args as object) } as unknown as OpenAsk<G>);
  }

  emit<K extends keyof G['events'] & string>(type: K, data: G['events'][K]): void {
    this.events.push({ type, data } as Happening<G>);
  }

  emitTo<K extends keyof G['events'] & string>(
    seat: Seat,
    type: K,
    data: G['events'][K],
    secret: Readonly<Partial<G['events'][K]>>,
  ): void {
    this.events.push({ type, data, secret: { seat, data: secret } } as unknown as Happening<G>);
  }

  end(outcome: Outcome): void {
    this.state.over = outcome;
    this.state.agenda = [];
    this.state.asks = [];
    this.waiting = 0;
    this.brokenOff = true;
  }

  int(stream: string, n: number): number {
    this.barrier = true;
    return nextInt(this.state.chance, this.streamOf(stream), n);
  }

  die(stream: string): number {
    return this.int(stream, 6) + 1;
  }

  shuffle(stream: string, pile: Pile): void {
    this.barrier = true;
    shuffleInPlace(this.state.chance, this.streamOf(stream), cardsOf(pile));
  }

  moveTop(from: Pile, to: Pile): boolean {
    const card = cardsOf(from).pop();
    if (card === undefined) return false;
    this.noteMove(from, to);
    cardsOf(to).push(card);
    return true;
  }

  move(card: number, from: Pile, to: Pile): void {
    this.take1(card, from);
    this.noteMove(from, to);
    cardsOf(to).push(card);
  }

  moveAt(card: number, from: Pile, to: Pile, position: number): void {
    this.take1(card, from);
    this.noteMove(from, to);
    cardsOf(to).splice(position, 0, card);
  }

  moveAll(from: Pile, to: Pile): void {
    const cards = cardsOf(from);
    if (cards.length === 0) return;
    this.noteMove(from, to);
    const target = cardsOf(to);
    for (const card of cards) target.push(card);
    cards.length = 0;
  }

  add(pile: Pile, cards: readonly number[]): void {
    cardsOf(pile).push(...cards);
  }

  remove(card: number, from: Pile): void {
    this.take1(card, from);
  }

  revealTo(seat: Seat): void {
    if (seat >= 0) this.barrier = true;
  }

  private take1(card: number, from: Pile): void {
    const cards = cardsOf(from);
    const at = cards.lastIndexOf(card);
    if (at < 0) throw new RulesFault(`${this.game.id}: card ${card} is not in that pile`);
    cards.splice(at, 1);
  }

  private noteMove(from: Pile, to: Pile): void {
    if (!this.barrier && moveReveals(from, to, this.answering)) this.barrier = true;
  }

  private streamOf(stream: string): number {
    const at = this.streams.get(stream);
    if (at === undefined) throw new RulesFault(`${this.game.id}: no chance stream called ${stream}`);
    // A position written by hand may lack them: better no roll than one that is always 1.
    if (this.state.chance.length < 4 * at + 4)
      throw new RulesFault(`${this.game.id}: no words for chance stream ${stream}`);
    return at;
  }
}

/** Stream numbers are the same for every play of a game: worked out once per game, not once per fork. */
const streamMaps = new WeakMap<object, Map<string, number>>();
function streamsOf(game: { readonly streams: readonly string[] }): Map<string, number> {
  let map = streamMaps.get(game);
  if (map === undefined) {
    map = new Map(game.streams.map((name, index) => [name, index]));
    streamMaps.set(game, map);
  }
  return map;
}

function findChoice(choices: readonly ListedChoice[], id: string): ListedChoice | undefined {
  for (let i = 0; i < choices.length; i++) if ((choices[i] as ListedChoice).id === id) return choices[i];
  return undefined;
}

export function cloneState<G extends Shape>(game: Game<G>, state: State<G>): State<G> {
  const copy: State<G> = {
    agenda: cloneSteps(state.agenda),
    asks: cloneSteps(state.asks),
    nextAsk: state.nextAsk,
    chance: state.chance.slice(),
    table: game.cloneTable === undefined ? cloneJson(state.table) : game.cloneTable(state.table),
  };
  if (state.over !== undefined) copy.over = state.over;
  return copy;
}

/** Steps and asks never change once they wait, except for an ask's reply: the nested data can be shared. */
function cloneSteps<T extends object>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ ...item });
  return copy;
}
