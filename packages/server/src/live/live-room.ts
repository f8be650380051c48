/** A room with the people who are connected to it just now. It writes, and only then tells. */

import { type AnyShape, BadInput } from '@medallion/kernel';
import type { FromTable, Host, Listening, ToTable } from '@medallion/table';
import {
  arrange,
  begin,
  type Line,
  mayWatch,
  mute,
  Refused,
  rename,
  type Room,
  say,
  sayReady,
  seatOf,
  settle,
  viewOfRoom,
} from '../room/room.ts';
import type { KeptRoom, RoomStore } from '../store/room-store.ts';
import type { FromRoom, SocketRefusal, ToRoom } from './messages.ts';

/** How a connected person is told. */
export type Tell = (message: FromRoom | FromTable<AnyShape>) => void;

/** Somebody connected, once they have said who they are. */
export interface Guest {
  readonly tell: Tell;
  /** Unset for who only watches. Chairs move up when open ones are taken away. */
  seat?: number;
  readonly name: string;
  listening?: Listening<AnyShape>;
}

/** What a room needs from the server around it. */
export interface Around {
  readonly rooms: RoomStore;
  readonly now: () => number;
  /** Sets the table of a room that begins. Throws BadInput where the rules do not take it. */
  readonly setTable: (room: Room, begun: ReturnType<typeof begin>) => Promise<void>;
  readonly host: (id: string) => Promise<Host<AnyShape>>;
}

/** Not done, and why. */
export class SocketRefused extends Error {
  override name = 'SocketRefused';
  readonly code: SocketRefusal;
  readonly where: string | undefined;

  constructor(code: SocketRefusal, where?: string) {
    super(code);
    this.code = code;
    this.where = where;
  }
}

const TRIES = 5;

export class LiveRoom {
  private kept: KeptRoom;
  private readonly around: Around;
  private readonly guests = new Set<Guest>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(kept: KeptRoom, around: Around) {
    this.kept = kept;
    this.around = around;
  }

  get room(): Room {
    return this.kept.room;
  }

  get isEmpty(): boolean {
    return this.guests.size === 0;
  }

  /** Somebody connects, as the seat whose secret they know, or to watch. */
  async enter(hello: Extract<ToRoom, { do: 'hello' }>, tell: Tell): Promise<Guest> {
    const seat = seatOf(this.room, hello.secret);
    if (seat === undefined && !mayWatch(this.room, hello.watch)) throw new SocketRefused('not-yours');
    const name = seat === undefined ? (hello.name ?? '') : (this.room.chairs[seat]?.name ?? '');
    const guest: Guest = { tell, name, ...(seat !== undefined && { seat }) };
    this.guests.add(guest);
    if (this.room.state !== 'lobby') await this.toTheTable(guest);
    this.tellRoom(guest, hello.id, this.room.lines);
    for (const other of this.guests) if (other !== guest) this.tellRoom(other);
    return guest;
  }

  /** They are gone, or their line broke. */
  async leave(guest: Guest): Promise<void> {
    this.guests.delete(guest);
    if (guest.listening !== undefined) (await this.around.host(this.room.id)).leave(guest.listening);
    for (const other of this.guests) this.tellRoom(other);
  }

  /** Something is said to the table. */
  async toTable(guest: Guest, message: ToTable): Promise<void> {
    if (guest.listening === undefined) throw new SocketRefused('not-playing');
    await (await this.around.host(this.room.id)).hear(guest.listening, message);
  }

  /** Something is said in the room. Dealt with one after the other, in the order it came. */
  hear(guest: Guest, message: Exclude<ToRoom, { do: 'hello' }>): Promise<void> {
    const done = this.queue.then(() => this.deal(guest, message));
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async deal(guest: Guest, message: Exclude<ToRoom, { do: 'hello' }>): Promise<void> {
    switch (message.do) {
      case 'say': {
        let line: Line | undefined;
        const { text, phrase } = message;
        await this.change((room) => {
          const by = { name: guest.name, ...(guest.seat !== undefined && { seat: guest.seat }) };
          const told = say(
            room,
            by,
            { ...(text !== undefined && { text }), ...(phrase !== undefined && { phrase }) },
            this.around.now(),
          );
          line = told.line;
          return told.room;
        });
        if (line !== undefined) for (const { tell } of this.guests) tell({ said: 'line', line });
        return guest.tell({ said: 'done', to: message.id });
      }
      case 'begin':
        await this.begin(seatIn(guest));
        break;
      case 'name':
        await this.change((room) => rename(room, seatIn(guest), message.name));
        break;
      case 'ready':
        await this.change((room) => sayReady(room, seatIn(guest), message.ready, message.nonce));
        break;
      case 'options':
        await this.change((room) => settle(room, seatIn(guest), message.options));
        break;
      case 'chair':
        await this.change((room) => arrange(room, seatIn(guest), message.seat, message.bot));
        this.askToLeave();
        break;
      case 'mute':
        await this.change((room) => mute(room, seatIn(guest), message.whom, message.muted));
        break;
    }
    for (const each of this.guests) this.tellRoom(each, each === guest ? message.id : undefined);
  }

  /** The table is set first; only then does the room say that it plays. */
  private async begin(by: number): Promise<void> {
    const begun = begin(this.room, by);
    try {
      await this.around.setTable(this.room, begun);
    } catch (fault) {
      if (fault instanceof BadInput) throw new SocketRefused('not-started', fault.message);
      throw fault;
    }
    const before = this.room.chairs;
    await this.change(() => begun.room);
    for (const guest of this.guests) {
      // Open chairs are gone: whoever sat behind one has another number now.
      const { secret } = before[guest.seat ?? -1] ?? {};
      if (guest.seat !== undefined) guest.seat = this.room.chairs.findIndex((chair) => chair.secret === secret);
      await this.toTheTable(guest);
    }
  }

  private async toTheTable(guest: Guest): Promise<void> {
    const host = await this.around.host(this.room.id);
    const { seat } = guest;
    guest.listening = host.listen({
      seats: seat === undefined ? [] : [seat],
      ...(seat === this.room.keeper && { keeper: true }),
      tell: guest.tell,
    });
  }

  /** Whoever sat in a chair that is somebody else's now watches no longer. */
  private askToLeave(): void {
    for (const guest of this.guests) {
      if (guest.seat === undefined || this.room.chairs[guest.seat]?.name === guest.name) continue;
      guest.tell({ said: 'refused', code: 'not-yours' });
      this.guests.delete(guest);
    }
  }

  private tellRoom(guest: Guest, to?: string, lines?: readonly Line[]): void {
    const here = new Set([...this.guests].flatMap(({ seat }) => (seat === undefined ? [] : [seat])));
    guest.tell({
      said: 'room',
      ...(to !== undefined && { to }),
      room: viewOfRoom(this.room, guest.seat !== undefined),
      ...(guest.seat !== undefined && { seat: guest.seat }),
      here: [...here].sort((a, b) => a - b),
      watching: [...this.guests].filter(({ seat }) => seat === undefined).length,
      ...(lines !== undefined && { lines }),
    });
  }

  /** The same for a change that came from outside the room; everybody in it sees it. */
  changeAndTell(how: (room: Room) => Room): Promise<void> {
    const done = this.queue.then(async () => {
      await this.change(how);
      for (const guest of this.guests) this.tellRoom(guest);
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Changes the room and writes it down; where another node was faster, its version is read and changed instead. */
  private async change(how: (room: Room) => Room): Promise<void> {
    const { rooms, now } = this.around;
    for (let tries = 0; tries < TRIES; tries++) {
      const room = how(this.kept.room);
      if (await rooms.save(room, this.kept.version, now())) {
        this.kept = { room, version: this.kept.version + 1 };
        return;
      }
      const newer = await rooms.load(this.kept.room.id);
      if (newer === undefined) throw new SocketRefused('no-such-room');
      this.kept = newer;
    }
    throw new SocketRefused('not-kept');
  }
}

function seatIn({ seat }: Guest): number {
  if (seat === undefined) throw new Refused('not-yours');
  return seat;
}
