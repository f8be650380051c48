/**
 * Looks after tables nobody may be at: bots play on there, time runs out, and who is waited for is called. What it has
 * seen stands in the store, so that any node goes on where another was, and nobody is called twice.
 */

import { NoTable, type Sitter } from '@medallion/table';
import type { TurnClock } from '@medallion/table/room';
import type { Errand, ErrandStore, Waiting } from '../store/errands.ts';
import type { Standing } from '../store/room-store.ts';

/** The game waits for a seat of which nobody is there, or nobody answers. Nothing in it that somebody who only watches may not know. */
export interface TurnCall {
  readonly room: string;
  readonly game: string;
  readonly seat: number;
  /** The hash of the seat's own secret: whoever asked to be called by another one sits there no more. */
  readonly key: string;
  /** Everybody at the table, by seat. */
  readonly names: readonly string[];
  /** Since when it waits, in milliseconds since 1970. */
  readonly since: number;
  /** When the time of the turn runs out, where it does. */
  readonly until?: number;
  /** It has run out while nobody of the seat was there: a bot plays that turn, or has taken the seat. */
  readonly late?: TurnClock['then'];
}

/** How a table stands, for who looks after it. */
export interface Attended {
  readonly game: string;
  readonly number: number;
  readonly names: readonly string[];
  readonly waiting: readonly AttendedSeat[];
  /** Who is not there, by the hash of their secret. */
  readonly absent: ReadonlyMap<number, string>;
  /** What a bot does for whom time runs out, where it does. */
  readonly then?: TurnClock['then'];
}

export interface AttendedSeat {
  readonly seat: number;
  readonly ask: number;
  readonly key: string;
  readonly until?: number;
  /** Whether they are here, or were when the question was put. */
  readonly knows: boolean;
}

export interface Care {
  readonly errands: Pick<ErrandStore, 'of' | 'keep' | 'due' | 'overlooked'>;
  readonly standings: (ids: readonly string[]) => Promise<readonly Standing[]>;
  /** Whether somebody is at this table, by way of this node. */
  readonly isAttended: (id: string) => boolean;
  /** Lets bots play on and time run out; undefined where a bot thinks at a table somebody is at. */
  readonly attend: (standing: Standing) => Promise<Attended | undefined>;
  readonly call: (call: TurnCall) => void;
  readonly now: () => number;
  readonly report: (fault: unknown) => void;
}

/** Milliseconds between two rounds to tables that went on here. */
const ROUND = 2000;
/** Milliseconds between two looks for what was overlooked: a node may be gone. */
const SWEEP = 30_000;
/** Milliseconds that whoever wrote has to look for themselves. */
const SETTLED = 20_000;
/** How far back it is looked for the first time: longer than any server stands still. */
const FIRST = 7 * 24 * 60 * 60 * 1000;
/** Milliseconds after which whoever has seen a question is called all the same: a page may be open in a pocket. */
const UNANSWERED = 3 * 60 * 1000;
/** Tables in a round. */
const MOST = 200;
/** Tables nobody is at that are opened at once: bots play on at each for as long as it takes. */
const TOGETHER = 8;

export class Caretaker {
  private readonly care: Care;
  private noted = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  /** Tables nobody is at, which are looked at just now or soon. */
  private readonly apart = new Map<string, Promise<void>>();
  private readonly queue: (() => void)[] = [];
  private open = 0;
  private sweptAt: number | undefined;
  private sweepAt = 0;
  private silent = false;
  private closed = false;

  constructor(care: Care) {
    this.care = care;
  }

  /** Goes round until it is closed. */
  begin(): void {
    this.timer = setTimeout(() => {
      void this.round().then(() => {
        if (!this.closed) this.begin();
      });
    }, ROUND).unref();
  }

  /** A table went on here. */
  note(id: string): void {
    this.noted.add(id);
  }

  /** Looks at what went on here, at what is due and, now and then, at what was overlooked. */
  async round(): Promise<void> {
    const ids = this.noted;
    this.noted = new Set();
    const { errands, isAttended, now } = this.care;
    await this.trying(async () => {
      for (const id of await errands.due(now(), MOST)) ids.add(id);
      for (const id of await this.overlooked()) ids.add(id);
      for (const id of ids) if (!isAttended(id)) void this.look(id);
      await this.lookAt([...ids].filter((id) => isAttended(id)));
    });
    if (this.silent) for (const id of ids) this.note(id);
  }

  /** Looks at a table nobody is at. Resolves when bots have played as far as they can, and who is waited for is called. */
  look(id: string): Promise<void> {
    this.noted.delete(id);
    const before = this.apart.get(id);
    if (before !== undefined) return before;
    const looking = this.inTurn(() => this.trying(() => this.lookAt([id]))).finally(() => this.apart.delete(id));
    this.apart.set(id, looking);
    return looking;
  }

  /** Resolves when nothing is looked at. */
  async atRest(): Promise<void> {
    while (this.apart.size > 0) await Promise.all(this.apart.values());
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    for (const go of this.queue.splice(0)) go();
    await this.atRest();
  }

  private async overlooked(): Promise<readonly string[]> {
    const { errands, now } = this.care;
    if (now() < this.sweepAt) return [];
    const until = now() - SETTLED;
    const ids = await errands.overlooked(this.sweptAt ?? until - FIRST, until, MOST);
    // Where there are more, the rest is looked for in the next round.
    if (ids.length < MOST) {
      this.sweptAt = until - SWEEP;
      // Not all nodes in the same moment.
      this.sweepAt = now() + SWEEP * (0.75 + Math.random() / 2);
    }
    return ids;
  }

  private async inTurn(work: () => Promise<void>): Promise<void> {
    if (this.open >= TOGETHER) await new Promise<void>((go) => this.queue.push(go));
    this.open += 1;
    try {
      await work();
    } finally {
      this.open -= 1;
      this.queue.shift()?.();
    }
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    if (this.closed) return;
    try {
      await work();
      this.silent = false;
    } catch (fault) {
      // A store that is gone is told of once, not every round.
      if (!this.silent && !this.closed) this.care.report(fault);
      this.silent = true;
    }
  }

  private async lookAt(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { errands, standings } = this.care;
    const known = await errands.of(ids);
    const looks: Look[] = [];
    for (const standing of await standings(ids)) {
      const look = await this.lookAtOne(standing, known.get(standing.id));
      if (look !== undefined) looks.push(look);
    }
    // Only who has written that somebody is called calls them.
    const written = await errands.keep(looks.map(({ errand }) => errand));
    for (const { errand, calls } of looks)
      if (written.has(errand.room)) for (const call of calls) this.care.call(call);
      else this.note(errand.room);
  }

  private async lookAtOne(standing: Standing, before: Errand | undefined): Promise<Look | undefined> {
    const { id, number, savedAt, sitters } = standing;
    if (number === undefined || savedAt === undefined) return undefined;
    const seen = { room: id, version: before?.version ?? 0, number, savedAt };
    // Where no person plays nobody waits for the bots.
    if (sitters?.some(isPerson) !== true) return { errand: { ...seen, waiting: [] }, calls: [] };
    let attended: Attended | undefined;
    try {
      attended = await this.care.attend(standing);
    } catch (fault) {
      // It stays kept, and nobody is waited for until it can be read again.
      if (fault instanceof NoTable && fault.fault.code !== 'not-kept')
        return { errand: { ...seen, waiting: [] }, calls: [] };
      throw fault;
    }
    // A bot thinks there for people who are here.
    if (attended === undefined) this.note(id);
    return attended === undefined ? undefined : lookOf(seen, attended, before, this.care.now());
  }
}

interface Look {
  readonly errand: Errand;
  readonly calls: readonly TurnCall[];
}

const isPerson = ({ bot }: Sitter): boolean => bot === undefined;

/** Who is waited for by now, and who of them has to be called: for each question once. */
function lookOf(
  seen: Pick<Errand, 'room' | 'version' | 'number' | 'savedAt'>,
  { game, number, names, waiting: now, absent, then }: Attended,
  before: Errand | undefined,
  at: number,
): Look {
  const waiting: Waiting[] = [];
  const calls: TurnCall[] = [];
  const dues: number[] = [];
  for (const { seat, ask, since, until } of before?.waiting ?? []) {
    const key = absent.get(seat);
    const isDone = !now.some((each) => each.seat === seat && each.ask === ask);
    if (isDone && key !== undefined && then !== undefined && until !== undefined && until <= at)
      calls.push({ room: seen.room, game, key, names, seat, since, late: then });
  }
  for (const { seat, ask, key, until, knows } of now) {
    const known = before?.waiting.find((each) => each.seat === seat && each.ask === ask);
    const since = known?.since ?? at;
    const told = { seat, since, ...(until !== undefined && { until }) };
    const isDue = known?.called !== true && (!knows || at >= since + UNANSWERED);
    if (isDue) calls.push({ room: seen.room, game, key, names, ...told });
    const called = isDue || known?.called === true;
    if (!called) dues.push(since + UNANSWERED);
    if (until !== undefined) dues.push(until);
    waiting.push({ ...told, ask, ...(called && { called }) });
  }
  const dueAt = dues.length === 0 ? {} : { dueAt: Math.min(...dues) };
  return { errand: { ...seen, number: Math.max(number, seen.number), waiting, ...dueAt }, calls };
}
