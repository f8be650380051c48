/**
 * One line to a room of a server and to the table in it. The table's side is a `TableLink` like the worker's: a page
 * cannot tell which one it has. A line that breaks is knotted again, with the number heard up to; what was on its way
 * is said once more under the same id, and the table does it once.
 */

import type { AnyShape, Seat } from '@medallion/kernel';
import {
  afterHearing,
  type FromTable,
  missedSome,
  OPENING,
  type Position,
  type Saying,
  type ToTable,
} from '@medallion/table';
import { changed } from '@medallion/table/difference';
import type { FromRoom, Line, RoomView, Running, Shortened, SocketRefusal, TurnClock } from '@medallion/table/room';
import type { LocalLink, LocalState } from '../table/link/local-link.ts';

/** What opens the room: the secret of a seat, or the link that lets one watch. */
export type Key =
  | { readonly secret: string }
  | { readonly watch: string; readonly name?: string; readonly screen?: true };

export interface RoomState {
  readonly is: 'opening' | 'open' | 'reconnecting' | 'lost';
  readonly why?: SocketRefusal;
  /** Since when the line is broken, by this page's clock. */
  readonly cutAt?: number;
  readonly room?: RoomView;
  readonly seat?: Seat;
  readonly here: readonly Seat[];
  /** Since when somebody is gone, by this page's clock. */
  readonly away: ReadonlyMap<Seat, number>;
  readonly watching: number;
  /** Big screens that show this table. */
  readonly screens: number;
  readonly lines: readonly Line[];
  /** Until when somebody's turn may take, by this page's clock. */
  readonly clocks: ReadonlyMap<Seat, number>;
}

/** What is said in a room, without its id. */
export type RoomSaying =
  | { readonly do: 'name'; readonly name: string }
  | { readonly do: 'ready'; readonly ready: boolean; readonly nonce?: string }
  | { readonly do: 'options'; readonly options: Readonly<Record<string, unknown>> }
  | { readonly do: 'clock'; readonly clock?: TurnClock }
  | { readonly do: 'chair'; readonly seat: Seat; readonly bot?: string }
  | { readonly do: 'invite'; readonly seat: Seat }
  | { readonly do: 'relieve'; readonly seat: Seat; readonly bot: string }
  | { readonly do: 'mute'; readonly whom: Seat | 'watchers'; readonly muted: boolean }
  | { readonly do: 'say'; readonly text?: string; readonly phrase?: string }
  | { readonly do: 'remove'; readonly seat: Seat }
  | { readonly do: 'consent'; readonly yes: boolean }
  | { readonly do: 'vacation'; readonly days: number }
  | { readonly do: 'begin' | 'rematch' | 'ping' | 'resign' | 'back' };

/** What a saying was answered with; `cut-off` where the line broke before an answer came. */
export type Reply = FromRoom | { readonly said: 'cut-off' };

/** Milliseconds between two tries: quick at first, then patient. */
const WAITS = [150, 400, 900, 1800, 3000, 5000] as const;
/** A line on which nothing came for so long is asked whether it is one, and given up after as long again. */
const SILENCE = 12_000;

type Heard = FromRoom | FromTable<AnyShape> | Shortened;

/** As much of a WebSocket as a line needs. */
export interface Wire {
  send(frame: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export class RoomLink {
  private readonly key: Key;
  private readonly connect: () => Wire;
  private readonly listeners = new Set<() => void>();
  private readonly replies = new Map<string, (reply: Reply) => void>();
  private state: RoomState = {
    is: 'opening',
    here: [],
    away: new Map(),
    watching: 0,
    screens: 0,
    lines: [],
    clocks: new Map(),
  };
  private tableState: LocalState<AnyShape> = { ...OPENING, apart: true };
  private wire: Wire | undefined;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private connected = false;
  private greeted = false;
  private looking = false;
  /** The own message the table has not answered yet. */
  private pending: ToTable | undefined;
  private said = 0;

  constructor(id: string, key: Key, connect: () => Wire = () => socketTo(id)) {
    this.key = key;
    this.connect = connect;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): RoomState => this.state;

  /** The table in the room, as every screen knows one. */
  readonly table: LocalLink<AnyShape> = {
    subscribe: (listener) => this.subscribe(listener),
    snapshot: () => this.tableState,
    answer: (ask, choice) => {
      const { position } = this.tableState;
      if (position !== undefined) this.tellTable({ do: 'answer', number: position.number, ask, choice });
    },
    undo: () => {
      const { position } = this.tableState;
      if (position !== undefined) this.tellTable({ do: 'undo', number: position.number });
    },
    tell: (saying) => this.tellTable(saying),
    takeOver: () => undefined,
    close: () => this.close(),
  };

  readonly open = (): void => {
    if (this.wire !== undefined || this.state.is === 'lost') return;
    clearTimeout(this.timer);
    const wire = this.connect();
    this.wire = wire;
    this.greeted = false;
    this.looking = false;
    this.connected = false;
    wire.onopen = () => {
      this.connected = true;
      this.heardAt = Date.now();
      this.send({ do: 'hello', id: this.newId(), ...this.key, changes: true });
    };
    wire.onmessage = ({ data }) => {
      this.heardAt = Date.now();
      this.hear(JSON.parse(String(data)) as Heard);
    };
    wire.onclose = () => {
      if (this.wire === wire) this.cutOff();
    };
    this.pulse ??= setInterval(() => this.feelPulse(), SILENCE / 4);
    globalThis.addEventListener?.('online', this.hurry);
  };

  readonly close = (): void => {
    const { wire } = this;
    this.wire = undefined;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.pulse = undefined;
    globalThis.removeEventListener?.('online', this.hurry);
    if (wire === undefined) return;
    // A browser complains about a line that is cut before it was there.
    if (this.connected) wire.close();
    else wire.onopen = () => wire.close();
  };

  /** Says something in the room, and hears what became of it. */
  readonly say = (saying: RoomSaying): Promise<Reply> => {
    if (!this.greeted) return Promise.resolve({ said: 'cut-off' });
    const id = this.newId();
    return new Promise((resolve) => {
      this.replies.set(id, resolve);
      this.send({ ...saying, id });
    });
  };

  /** The network is back, or somebody presses: not a moment longer. */
  readonly hurry = (): void => {
    if (this.wire === undefined && this.state.is !== 'lost') this.open();
  };

  /** One at a time: a second press on the same button means nothing. Said again when the line is back. */
  private tellTable(saying: Saying): void {
    if (this.pending !== undefined || this.tableState.is === 'lost') return;
    this.pending = { ...saying, id: this.newId() } as ToTable;
    this.tableState = { ...this.tableState, busy: true };
    if (this.looking) this.send(this.pending);
    this.tellListeners();
  }

  private hear(message: Heard): void {
    switch (message.said) {
      case 'room':
        return this.hearRoom(message);
      case 'line':
        // What was said before one came, and while the line was broken, comes with the room.
        if (this.state.lines.at(-1)?.n !== message.line.n)
          this.set({ ...this.state, lines: [...this.state.lines, message.line] });
        return undefined;
      case 'clock':
        return this.set({ ...this.state, clocks: untilOf(message.clocks) });
      case 'done':
      case 'link':
        return this.settle(message.to, message);
      case 'refused':
        return this.hearRefused(message);
      case 'lost':
        return this.hearLost(message);
      case 'table':
        return this.hearTable(message);
      default:
        return 'position' in message ? this.hearTable(message) : this.hearChange(message);
    }
  }

  private hearRoom(message: Extract<FromRoom, { said: 'room' }>): void {
    const { room, seat, here, away, watching, screens, lines, clocks, to } = message;
    this.greeted = true;
    this.tries = 0;
    const now = Date.now();
    const { seat: _, cutAt: __, ...before } = this.state;
    this.state = {
      ...before,
      is: 'open',
      room,
      ...(seat !== undefined && { seat }),
      here,
      away: new Map(away.map((each) => [each.seat, now - each.for])),
      watching,
      screens,
      clocks: untilOf(clocks),
      ...(lines !== undefined && { lines }),
    };
    if (room.state !== 'lobby' && !this.looking) this.look();
    this.tellListeners();
    this.settle(to, message);
  }

  private hearRefused(message: Extract<FromRoom, { said: 'refused' }>): void {
    // Not an answer to anything: the chair is somebody else's now, or the greeting did not open the room.
    if (message.code === 'not-yours' || message.code === 'no-such-room') {
      if (message.to === undefined || !this.replies.has(message.to)) return this.lose(message.code);
    }
    if (this.pending !== undefined && message.to === this.pending.id) {
      this.pending = undefined;
      this.tableState = { ...this.tableState, busy: false, refusal: { code: 'not-kept', full: false } };
      this.tellListeners();
    }
    return this.settle(message.to, message);
  }

  private hearLost(message: Extract<FromTable<AnyShape>, { said: 'lost' }>): void {
    // The table was put away because nobody seemed to be there: it is opened again.
    if (message.fault.code === 'gone') return this.wire?.close();
    this.tableState = { ...afterHearing(this.tableState, message, undefined), apart: true };
    return this.tellListeners();
  }

  private hearTable(message: Exclude<FromTable<AnyShape>, { said: 'lost' }>): void {
    if (this.pending !== undefined && message.to === this.pending.id) this.pending = undefined;
    if (missedSome(this.tableState, message)) return this.look(true);
    this.tableState = { ...afterHearing(this.tableState, message, this.pending?.id), apart: true };
    this.tellListeners();
  }

  /** What changed since the position one has; since another one, the whole is asked for. */
  private hearChange({ since, change, ...rest }: Shortened): void {
    const { position } = this.tableState;
    if (position?.number !== since) return this.look(true);
    const next = changed(position, change) as Position<AnyShape>;
    return this.hearTable({ ...rest, position: next } as Extract<
      FromTable<AnyShape>,
      { said: 'position' | 'refusal' }
    >);
  }

  /** Looks at the table with the own eyes, and asks for what was missed; what was on its way is said again. */
  private look(whole = false): void {
    this.looking = true;
    const as = this.state.seat ?? 'spectator';
    const { position } = this.tableState;
    const heard = !whole && position?.viewer === as ? { heard: position.number } : {};
    this.send({ do: 'look', id: this.newId(), as, ...heard });
    if (this.pending !== undefined) this.send(this.pending);
  }

  private cutOff(): void {
    this.wire = undefined;
    this.greeted = false;
    if (this.state.is === 'lost') return;
    for (const [id, resolve] of this.replies) {
      this.replies.delete(id);
      resolve({ said: 'cut-off' });
    }
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)] ?? 5000;
    this.tries += 1;
    this.timer = setTimeout(this.open, wait);
    if (this.tableState.position !== undefined) this.tableState = { ...this.tableState, is: 'reconnecting' };
    const { cutAt = Date.now() } = this.state;
    this.set({ ...this.state, is: this.state.room === undefined ? 'opening' : 'reconnecting', cutAt });
  }

  /** A phone that changed its network does not always hear that the old line is gone. */
  private feelPulse(): void {
    if (this.wire === undefined) return;
    const silent = Date.now() - this.heardAt;
    if (this.greeted && silent > 2 * SILENCE) {
      const { wire } = this;
      this.cutOff();
      wire.close();
    } else if (silent > SILENCE) void this.say({ do: 'ping' });
  }

  private lose(why: SocketRefusal): void {
    this.state = { ...this.state, is: 'lost', why };
    this.close();
    this.tellListeners();
  }

  private settle(to: string | undefined, reply: Reply): void {
    if (to === undefined) return;
    this.replies.get(to)?.(reply);
    this.replies.delete(to);
  }

  private send(message: object): void {
    try {
      this.wire?.send(JSON.stringify(message));
    } catch {
      // Not open yet, or just broken: it is said when the line is there.
    }
  }

  private newId(): string {
    this.said += 1;
    return `${session}-${this.said}`;
  }

  private set(state: RoomState): void {
    this.state = state;
    this.tellListeners();
  }

  private tellListeners(): void {
    for (const listener of this.listeners) listener();
  }
}

const untilOf = (clocks: readonly Running[] = []): ReadonlyMap<Seat, number> =>
  new Map(clocks.map(({ seat, left }) => [seat, Date.now() + left]));

/** Tells the messages of one visit from those of another. */
const session = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');

function socketTo(id: string): Wire {
  const address = new URL(`./api/rooms/${id}/live`, location.href.replace(/[?#].*$/, ''));
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as unknown as Wire;
}
