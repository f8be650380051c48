/** A table for tests: its store, hosts that come and go, and people who remember what they hear as a link does. */

import { type Bot, randomBot } from '@medallion/bots';
import { Dice, type Game, type Seat, type Shape, type Viewer } from '@medallion/kernel';
import { type Device, Host } from '../src/host.ts';
import { afterHearing, type LinkState, OPENING, type Saying } from '../src/link.ts';
import type { Listening } from '../src/listeners.ts';
import { startTable } from '../src/start.ts';
import type { TableStore } from '../src/store.ts';
import { MemoryStore } from '../src/stores/memory.ts';
import { answerOf } from '../src/think.ts';
import type { FromTable, Sitter, ToTable } from '../src/wire.ts';

export const PERSONS: readonly Sitter[] = [{ name: 'Ada' }, { name: 'Bert' }, { name: 'Cleo' }, { name: 'Dirk' }];

/** Somebody at the table. */
export class Person<G extends Shape> {
  state: LinkState<G> = OPENING;
  readonly heard: FromTable<G>[] = [];
  private host: Host<G>;
  private listening: Listening<G>;
  private messages = 0;
  private readonly sent = new Map<string, number>();
  private readonly seats: readonly Seat[] | 'persons';
  private readonly keeper: boolean;

  constructor(host: Host<G>, seats: readonly Seat[] | 'persons', keeper = false) {
    this.host = host;
    this.seats = seats;
    this.keeper = keeper;
    this.listening = this.come();
  }

  /** The line broke, and is there again, perhaps to another host of the same table. */
  reconnect(host: Host<G>): void {
    this.host.leave(this.listening);
    this.host = host;
    this.listening = this.come();
  }

  /** Says something; the answer, which there is exactly one of. */
  async say(saying: Saying, id = this.newId()): Promise<FromTable<G>> {
    return this.send({ ...saying, id } as ToTable);
  }

  async send(message: ToTable): Promise<FromTable<G>> {
    const sent = (this.sent.get(message.id) ?? 0) + 1;
    this.sent.set(message.id, sent);
    await this.host.hear(this.listening, message);
    // Said twice it is answered twice, even where both were on their way at once.
    const answers = this.heard.filter(({ to }) => to === message.id);
    if (answers.length !== this.sent.get(message.id) && answers.length !== sent)
      throw new Error(`${answers.length} answers to ${JSON.stringify(message)}`);
    return answers.at(-1) as FromTable<G>;
  }

  look(as: Viewer, whole = false): Promise<FromTable<G>> {
    const number = this.state.position?.number;
    return this.say(whole || number === undefined ? { do: 'look', as } : { do: 'look', as, heard: number });
  }

  /** The first question that waits for this person, and how it may be answered. */
  get question(): { readonly ask: number; readonly choices: readonly string[] } | undefined {
    const open = this.state.position?.asks.find(({ reply }) => reply === undefined);
    return open === undefined ? undefined : { ask: open.id, choices: open.choices.map(({ id }) => id) };
  }

  answer(ask: number, choice: string): Promise<FromTable<G>> {
    return this.say({ do: 'answer', number: this.state.position?.number ?? 0, ask, choice });
  }

  newId(): string {
    this.messages += 1;
    return `m${this.messages}`;
  }

  private come(): Listening<G> {
    return this.host.listen({ seats: this.seats, keeper: this.keeper, tell: (message) => this.hear(message) });
  }

  private hear(message: FromTable<G>): void {
    // As over a wire: nothing is shared with the host.
    const arrived = JSON.parse(JSON.stringify(message)) as FromTable<G>;
    this.heard.push(arrived);
    this.state = afterHearing(this.state, arrived, undefined);
  }
}

export interface Plan {
  readonly sitters: readonly Sitter[];
  readonly options?: object;
  readonly store?: TableStore;
  readonly bots?: Readonly<Record<string, Bot<never>>>;
  readonly seed?: string;
}

/** A table of a game, and the means to open it anew. */
export class TableForTests<G extends Shape> {
  readonly store: TableStore;
  readonly faults: unknown[] = [];
  private readonly later: (() => void)[] = [];
  private readonly game: Game<G>;
  private readonly bots: Readonly<Record<string, Bot<never>>>;
  private clock = 1000;

  constructor(game: Game<G>, plan: Plan) {
    this.game = game;
    this.store = plan.store ?? new MemoryStore();
    this.bots = { random: randomBot as Bot<never>, ...plan.bots };
  }

  static async of<G extends Shape>(game: Game<G>, plan: Plan): Promise<TableForTests<G>> {
    const table = new TableForTests(game, plan);
    const { sitters, options, seed = 'test' } = plan;
    const nonces = sitters.map((_, seat) => String(seat));
    await table.store.create(startTable(game, { id: 't', sitters, options, secret: seed, nonces, now: 1000 }));
    return table;
  }

  async open(store = this.store): Promise<Host<G>> {
    const kept = await store.load('t');
    if (kept === undefined) throw new Error('the table is gone');
    const device: Device<G> = {
      store,
      now: () => (this.clock += 1),
      later: (work) => this.later.push(work),
      report: (fault) => this.faults.push(fault),
      think: async (thought) => answerOf(this.game, this.bots[thought.bot] as unknown as Bot<G>, thought),
    };
    return Host.open({ game: this.game, bots: this.bots }, device, kept);
  }

  /** What was put off is done now. */
  pass(): void {
    for (const work of this.later.splice(0)) work();
  }
}

export { Dice };
