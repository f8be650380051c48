/**
 * The authority of one table: its match, who sits where, who listens, and the bots. It writes, and only then tells:
 * whatever a listener hears is kept already. Messages are dealt with one after the other, in the order they came.
 */

import {
  BadInput,
  Dice,
  type Entry,
  type Game,
  type HeardEvent,
  type Json,
  type Seat,
  type Shape,
  type Submitted,
} from '@medallion/kernel';
import { Course } from './course.ts';
import { type Listener, Listeners, type Listening, seatsOf } from './listeners.ts';
import { type Addition, type Appended, type KeptTable, StoreFull, type TableStore } from './store.ts';
import { type Think, thoughtSeed, type World, worldOf } from './think.ts';
import type { Position, Sitter, TableFault, TableHead, TableRefusal, ToTable } from './wire.ts';

/** What a host needs from where it runs. */
export interface Device<G extends Shape> {
  readonly store: TableStore;
  readonly now: () => number;
  /** Does something a little later: how a table that could not be written to is tried again. */
  readonly later?: (work: () => void) => void;
  readonly think: Think<G>;
  /** Hears of what nobody at the table can help: a bot or a store that failed. */
  readonly report?: (fault: unknown) => void;
}

/** What a host needs to know of a game. */
export interface Hosted<G extends Shape> {
  readonly game: Game<G>;
  readonly bots: Readonly<Record<string, unknown>>;
  /** What a list of tables says of one, from what everybody may see. */
  readonly gist?: (table: G['view']) => Json;
}

/** How often a message is tried again because somebody else had written meanwhile. */
const TRIES = 5;

type Answering =
  | Extract<ToTable, { do: 'answer' | 'undo' }>
  | { readonly do: 'back'; readonly id: string; readonly to: number };

export class Host<G extends Shape> {
  readonly id: string;
  private readonly hosted: Hosted<G>;
  private readonly device: Device<G>;
  private readonly kept: Pick<KeptTable, 'startedAt' | 'header' | 'secret'>;
  private readonly course: Course<G>;
  private readonly listeners = new Listeners<G>();
  private sitters: readonly Sitter[];
  /** Messages that are done, by seat and id: the same one again is only answered again. */
  private readonly done = new Set<string>();
  /** The last write may or may not have been done: read before writing again. */
  private inDoubt = false;
  /** Questions a bot thinks about just now. */
  private readonly thinking = new Map<number, Promise<void>>();
  /** Bots that answer for somebody who still sits there. */
  private readonly standIns = new Map<Seat, string>();
  private heeding: (() => void) | undefined;
  /** Who is at the same table by way of another host of it. */
  private elsewhere: Pick<TableHead, 'here' | 'watching'> = { here: [], watching: 0 };
  private refreshing: Promise<void> | undefined;
  private ended: TableFault | undefined;
  private queue: Promise<void> = Promise.resolve();

  /**
   * The host of a kept table, which goes on by the rules there are now; where those are others than it was kept by, that
   * is written down first. Throws BadInput where it cannot be read, and what the store throws.
   */
  static async open<G extends Shape>(hosted: Hosted<G>, device: Device<G>, kept: KeptTable): Promise<Host<G>> {
    const course = new Course(hosted.game, kept);
    if (course.isUpdated) {
      const entries = [{ entry: course.unwritten, events: [] }];
      const snapshot = course.maybeSnapshot();
      const addition = { entries, savedAt: kept.savedAt, ...(snapshot === undefined ? {} : { snapshot }) };
      const written = await device.store.append(kept.id, kept.number, addition);
      if (written !== 'written') {
        // Somebody else was first to open it.
        const again = await device.store.load(kept.id);
        if (again === undefined) throw new BadInput('The table is gone', 'table', 'Set another one.');
        return Host.open(hosted, device, again);
      }
      course.confirm([], snapshot);
    }
    return new Host(hosted, device, kept, course);
  }

  private constructor(hosted: Hosted<G>, device: Device<G>, kept: KeptTable, course: Course<G>) {
    this.hosted = hosted;
    this.device = device;
    this.id = kept.id;
    this.kept = { startedAt: kept.startedAt, header: kept.header, secret: kept.secret };
    this.sitters = kept.sitters;
    this.course = course;
    for (const { entry, by } of kept.entries) this.note(entry, by);
    this.letBotsThink();
  }

  /** What everybody may know of the table. */
  get table(): TableHead {
    const { id, sitters } = this;
    const { startedAt, header } = this.kept;
    const { isKept: kept, forgotten } = this;
    const options = header.options as TableHead['options'];
    const head = { id, game: header.game, options, sitters, ...this.presence, startedAt, kept };
    return forgotten === 0 ? head : { ...head, forgotten };
  }

  private get presence(): Pick<TableHead, 'here' | 'watching'> {
    const { here, watching } = this.listeners.presence(this.sitters);
    const { elsewhere } = this;
    return {
      here: [...new Set([...here, ...elsewhere.here])].sort((a, b) => a - b),
      watching: watching + elsewhere.watching,
    };
  }

  private get isKept(): boolean {
    return this.device.store.keeps?.(this.id) ?? true;
  }

  private get forgotten(): number {
    return this.course.forgottenUnlessBy(
      (seat) => this.sitters[seat] !== undefined && this.sitters[seat].bot === undefined,
    );
  }

  /** The seats the game waits for; nobody once it is over. */
  get waiting(): readonly Seat[] {
    return this.course.view('spectator').waiting.map(({ seat }) => seat);
  }

  /** The questions the game waits for, by their ids: for who has to tell one from the next, and for nobody at the table. */
  get asked(): readonly { readonly seat: Seat; readonly ask: number }[] {
    return this.course.match.play.state.asks.flatMap(({ id, seat, reply }) =>
      reply === undefined ? [{ seat, ask: id }] : [],
    );
  }

  /** Whether the table is not hosted here any more. */
  get hasEnded(): boolean {
    return this.ended !== undefined;
  }

  /** Whether a bot thinks just now. */
  get isThinking(): boolean {
    return this.thinking.size > 0;
  }

  get over(): boolean {
    return this.course.match.play.over !== undefined;
  }

  /** How many entries of the record are known here. */
  get number(): number {
    return this.course.number;
  }

  /** How the table stands, as everybody may see it. */
  get seen(): Position<G> {
    return this.course.view('spectator');
  }

  /** Whoever hosts the table hears of every change of it. */
  heed(listener: () => void): void {
    this.heeding = listener;
  }

  /** A bot answers for somebody until it is told otherwise; whoever answers first has answered. */
  standIn(seat: Seat, bot: string | undefined): void {
    if (bot === undefined) this.standIns.delete(seat);
    else this.standIns.set(seat, bot);
    this.letBotsThink();
  }

  /** Somebody comes to the table. They hear nothing before they have looked. */
  listen(listener: Listener<G>): Listening<G> {
    const listening = this.listeners.add(listener);
    if (this.ended !== undefined) this.listeners.lose(this.ended);
    else this.listeners.tellTable(this.table);
    return listening;
  }

  /** They are gone, by their own will or because the line broke. */
  leave(listening: Listening<G>): void {
    if (this.listeners.remove(listening)) this.listeners.tellTable(this.table);
  }

  /** Resolves when the message is dealt with and answered. */
  hear(listening: Listening<G>, message: ToTable): Promise<void> {
    return this.inTurn(() => this.deal(listening, message)).then(() => {
      if (this.ended !== undefined) listening.tell({ said: 'lost', to: message.id, fault: this.ended });
    });
  }

  /** Somebody else may have written: reads what is new, and tells everybody. Asked several times at once, it reads once. */
  refresh(): Promise<void> {
    this.refreshing ??= this.inTurn(async () => {
      this.refreshing = undefined;
      const fault = await this.readOn();
      if (fault !== undefined) this.device.report?.(fault);
      this.spread();
    });
    return this.refreshing;
  }

  /** Others are at this table by way of another host of it. */
  hearOfOthers(elsewhere: Pick<TableHead, 'here' | 'watching'>): void {
    const before = JSON.stringify(this.presence);
    this.elsewhere = elsewhere;
    if (JSON.stringify(this.presence) !== before) this.listeners.tellTable(this.table);
  }

  /** Resolves when nothing is left to do: everything that was said is answered, and no bot thinks. */
  async atRest(): Promise<void> {
    let queue: Promise<void>;
    do {
      queue = this.queue;
      await Promise.all([...this.thinking.values(), queue]);
    } while (queue !== this.queue || this.thinking.size > 0);
  }

  /** The table is not hosted here any more. What is kept stays kept; whoever listens is told. */
  end(fault: TableFault = { code: 'gone' }): void {
    this.ended = fault;
    this.thinking.clear();
    this.listeners.lose(fault);
  }

  private inTurn(work: () => unknown): Promise<void> {
    this.queue = this.queue
      .then(async () => {
        if (this.ended === undefined) await work();
      })
      .catch((fault: unknown) => this.device.report?.(fault));
    return this.queue;
  }

  private deal(listening: Listening<G>, message: ToTable): Promise<unknown> | unknown {
    switch (message.do) {
      case 'look':
        return this.look(listening, message);
      case 'answer':
      case 'undo': {
        const { viewer } = listening;
        const may = viewer !== 'spectator' && this.sitters[viewer]?.bot === undefined && this.owns(listening, viewer);
        return may
          ? this.settle(viewer, message, listening)
          : this.answer(listening, message.id, { code: 'not-your-seat' });
      }
      case 'sit':
        return this.sit(listening, message);
      case 'leave':
        this.listeners.remove(listening);
        listening.tell({ said: 'table', to: message.id, table: this.table });
        return this.listeners.tellTable(this.table);
    }
  }

  private async look(listening: Listening<G>, { id, as, heard }: Extract<ToTable, { do: 'look' }>): Promise<void> {
    // They have heard more than is known here: another host told them.
    if (heard !== undefined && heard > this.course.number) await this.readOn();
    if (this.ended !== undefined) return;
    if (listening.number === undefined) listening.tell({ said: 'table', table: this.table });
    const may = as === 'spectator' || this.owns(listening, as);
    if (may) listening.viewer = as;
    if (may) listening.number = heard;
    this.listeners.tell(listening, this.course, id, may ? undefined : { code: 'not-your-seat' });
    this.letBotsThink();
  }

  private async sit(listening: Listening<G>, message: Extract<ToTable, { do: 'sit' }>): Promise<unknown> {
    const { id, seat, sitter } = message;
    if (this.sitters[seat] === undefined || !(listening.keeper === true || this.owns(listening, seat)))
      return this.answer(listening, id, { code: 'not-your-seat' });
    const refusal = await this.seat(seat, sitter, listening, id);
    return refusal === undefined ? undefined : this.answer(listening, id, refusal);
  }

  /** Somebody else plays a seat from now on, as whoever hosts the table says. Returns why not. */
  replace(seat: Seat, sitter: Sitter): Promise<TableRefusal | undefined> {
    return new Promise((resolve) => {
      void this.inTurn(async () => resolve(await this.seat(seat, sitter))).then(() => resolve(undefined));
    });
  }

  private async seat(
    seat: Seat,
    sitter: Sitter,
    listening?: Listening<G>,
    to?: string,
  ): Promise<TableRefusal | undefined> {
    if (this.sitters[seat] === undefined) return { code: 'not-your-seat' };
    if (sitter.bot !== undefined && !Object.hasOwn(this.hosted.bots, sitter.bot))
      return { code: 'malformed', where: 'sitter.bot' };
    for (let tries = 0; tries < TRIES; tries++) {
      const sittersWere = this.sitters;
      const sitters = sittersWere.with(seat, sitter);
      const written = await this.write({ entries: [], savedAt: this.device.now(), sitters, sittersWere });
      if (written === 'gone') {
        this.end();
        return undefined;
      }
      if (written instanceof Error) {
        this.inDoubt = true;
        return notKept(written);
      }
      if (written === 'written') {
        this.sitters = sitters;
        this.listeners.tellTable(this.table, listening, to);
        this.letBotsThink();
        this.heeding?.();
        return undefined;
      }
      // Another host of this table has seated somebody meanwhile.
      const fault = await this.readOn();
      if (this.ended !== undefined) return undefined;
      if (fault !== undefined) return notKept(fault);
    }
    return { code: 'not-kept', full: false };
  }

  /** Where the table would have to go back to for a seat's last answer. */
  lastQuestionOf(seat: Seat): number | undefined {
    return this.course.lastQuestionOf(seat);
  }

  /** The whole table goes back for a seat, as everybody at it wants. Returns why not. */
  goBack(seat: Seat, to: number, id: string): Promise<TableRefusal | undefined> {
    return new Promise((resolve) => {
      const message = { do: 'back', id, to } as const;
      void this.inTurn(async () => resolve(await this.settle(seat, message))).then(() =>
        resolve({ code: 'not-kept', full: false }),
      );
    });
  }

  private owns({ seats }: Listening<G>, seat: Seat): boolean {
    return seatsOf(seats, this.sitters).includes(seat);
  }

  /**
   * An answer, or taking one back. Whoever writes first wins; who comes second reads what was written and is tried
   * again on that. A bot has nobody who listens for it. Returns why it was not done.
   */
  private async settle(seat: Seat, message: Answering, listening?: Listening<G>): Promise<TableRefusal | undefined> {
    const { course } = this;
    const { id } = message;
    for (let tries = 0; tries < TRIES; tries++) {
      const fault = this.inDoubt ? await this.readOn() : undefined;
      if (this.ended !== undefined) return undefined;
      if (fault !== undefined) return this.answer(listening, id, notKept(fault));
      if (this.done.has(keyOf(seat, id))) return this.answer(listening, id);
      const { forgotten } = this;
      const submitted = this.submit(seat, message);
      if (!submitted.ok) {
        // Perhaps only because another host of this table has gone on: what is kept now tells.
        const known = course.number;
        if ((await this.readOn()) === undefined && this.ended === undefined && course.number > known) continue;
        if (this.ended !== undefined) return undefined;
        return this.answer(listening, id, submitted.refusal);
      }
      const addition = this.addition(submitted, id);
      const written = await this.write(addition);
      if (written === 'written') {
        this.note(course.unwritten, id);
        course.confirm(submitted.events, addition.snapshot);
        if (this.forgotten !== forgotten) this.listeners.tellTable(this.table);
        return this.answer(listening, id);
      }
      course.forget();
      if (written === 'gone') {
        this.end();
        return undefined;
      }
      // Somebody else was first, or it failed, and perhaps only after it was written: what is kept now tells.
      this.inDoubt = true;
      if (written === 'taken') continue;
      this.device.report?.(written);
      await this.readOn();
      if (this.ended !== undefined) return undefined;
      if (this.done.has(keyOf(seat, id))) return this.answer(listening, id);
      return this.answer(listening, id, notKept(written));
    }
    return this.answer(listening, id, { code: 'stale', number: course.number });
  }

  private submit(seat: Seat, message: Answering): Submitted<G> {
    const { course } = this;
    switch (message.do) {
      case 'undo':
        return course.takeBack(seat, message.number);
      case 'back':
        // Whoever has answered since means another answer than the one that was asked about.
        if (course.lastQuestionOf(seat) !== message.to)
          return { ok: false, refusal: { code: 'stale', number: course.number } };
        return course.goBack(seat, message.to);
      case 'answer':
        return course.answer(seat, message.number, message.ask, message.choice);
    }
  }

  private addition({ events }: Extract<Submitted<G>, { ok: true }>, by: string): Addition {
    const { match, unwritten } = this.course;
    const { gist } = this.hosted;
    const snapshot = this.course.maybeSnapshot();
    const over = match.play.over !== undefined;
    return {
      entries: [{ entry: unwritten, events, by }],
      savedAt: this.device.now(),
      over,
      ...(snapshot === undefined ? {} : { snapshot }),
      ...(gist === undefined ? {} : { gist: gist(match.view('spectator').table) }),
    };
  }

  private async write(addition: Addition): Promise<Appended | Error> {
    const { isKept } = this;
    try {
      return await this.device.store.append(this.id, this.course.number, addition);
    } catch (fault) {
      return fault instanceof Error ? fault : new Error(String(fault));
    } finally {
      if (this.isKept !== isKept) this.listeners.tellTable(this.table);
    }
  }

  /** Reads what was written since, by somebody else or by a write of ours that seemed to fail. */
  private async readOn(): Promise<Error | undefined> {
    const { course } = this;
    try {
      const news = await this.device.store.since(this.id, course.number);
      if (news === undefined) this.end();
      for (const kept of news?.entries ?? []) {
        course.follow(kept);
        this.note(kept.entry, kept.by);
      }
      this.inDoubt = false;
      if (news !== undefined) this.reseat(news.sitters);
      return undefined;
    } catch (fault) {
      return fault instanceof Error ? fault : new Error(String(fault));
    }
  }

  /** Who sits there by now. */
  private reseat(sitters: readonly Sitter[]): void {
    if (JSON.stringify(sitters) === JSON.stringify(this.sitters)) return;
    this.sitters = sitters;
    this.listeners.tellTable(this.table);
  }

  private note(entry: Entry, by: string | undefined): void {
    const [first, second] = entry;
    const seat = first === 'undo' || first === 'back' ? second : first;
    if (by !== undefined && typeof seat === 'number') this.done.add(keyOf(seat, by));
    // Whoever thought about a question that was taken back thinks again.
    if (typeof first !== 'number') this.thinking.clear();
  }

  /** The message is done, or it is not and why: its sender is answered, and everybody hears what is new. */
  private answer(listening: Listening<G> | undefined, to: string, refusal?: TableRefusal): TableRefusal | undefined {
    if (listening !== undefined) this.listeners.tell(listening, this.course, to, refusal);
    this.spread();
    return refusal;
  }

  private spread(): void {
    this.listeners.tellAll(this.course);
    this.letBotsThink();
    this.heeding?.();
  }

  /** Every question put to a bot is thought about, those put together at the same time. */
  private letBotsThink(): void {
    if (this.ended !== undefined) return;
    for (const { id, seat, reply } of this.course.match.play.state.asks) {
      const bot = this.botOf(seat);
      if (reply !== undefined || bot === undefined || this.thinking.has(id)) continue;
      const thought = this.think(bot, seat, id).then((choice) =>
        this.inTurn(() => {
          // Taken back meanwhile, or somebody else sits there now.
          if (this.thinking.get(id) !== thought) return undefined;
          if (this.botOf(seat) !== bot || !this.isOpen(id)) {
            this.thinking.delete(id);
            return this.letBotsThink();
          }
          return this.botAnswers(seat, id, choice);
        }),
      );
      this.thinking.set(id, thought);
    }
  }

  private botOf(seat: Seat): string | undefined {
    return this.sitters[seat]?.bot ?? this.standIns.get(seat);
  }

  private isOpen(ask: number): boolean {
    return this.course.match.play.state.asks.some(({ id, reply }) => id === ask && reply === undefined);
  }

  private async think(bot: string, seat: Seat, ask: number): Promise<string> {
    const { game } = this.hosted;
    const position = this.course.view(seat);
    const seed = thoughtSeed(this.kept.secret, position.number, ask);
    const heard = (): HeardEvent<G>[] => this.course.heardBy(seat);
    const { play } = this.course.match;
    const choices = position.asks.find(({ id }) => id === ask)?.choices ?? [];
    try {
      const world = (): World<G> => worldOf(play, seat, seed);
      const choice = await this.device.think({ game: game.id, bot, position, ask, heard, world, seed });
      if (choices.some(({ id }) => id === choice)) return choice;
      throw new Error(`${bot} answered question ${ask} with ${choice}, which is none of its choices`);
    } catch (fault) {
      // A bot that fails must not keep people waiting: anything legal is better.
      this.device.report?.(fault);
      return new Dice(seed).pick(choices).id;
    }
  }

  private async botAnswers(seat: Seat, ask: number, choice: string): Promise<void> {
    const { number } = this.course;
    const refusal = await this.settle(seat, { do: 'answer', id: `bot/${number}`, number, ask, choice });
    this.thinking.delete(ask);
    if (refusal === undefined) return this.letBotsThink();
    if (refusal.code === 'not-kept') this.device.later?.(() => void this.refresh());
    // Another host of this table was first.
    else if (!this.isOpen(ask)) this.letBotsThink();
    else this.device.report?.(new Error(`a bot's answer ${choice} to question ${ask} was refused: ${refusal.code}`));
  }
}

const keyOf = (seat: Seat, id: string): string => `${seat}/${id}`;

function notKept(fault: Error): TableRefusal {
  return { code: 'not-kept', full: fault instanceof StoreFull };
}
