/** All rooms of this server: opened, found by address or by code, and let go when nobody is there any more. */

import type { AnyShape } from '@medallion/kernel';
import { BadInput } from '@medallion/kernel';
import { type KeptTable, startTable, type Tables } from '@medallion/table';
import type { GameEntry, Playable } from '@medallion/table/registry';
import type { Door, Links, SeatGiven } from '@medallion/table/room';
import { readCode } from '../room/code.ts';
import {
  type begin,
  type Entrance,
  openRoom,
  type Opening,
  type Person,
  Refused,
  type Room,
  seatOf,
} from '../room/room.ts';
import { newSecret } from '../room/secrets.ts';
import { NOBODY, type Nodes, type RoomNews } from '../nodes/nodes.ts';
import type { RoomStore, Standing } from '../store/room-store.ts';
import { type Guest, LiveRoom, SocketRefused, type Tell } from './live-room.ts';
import type { Attended } from '../post/caretaker.ts';
import type { ToRoom } from './messages.ts';
import type { After } from './turn-clocks.ts';

/** What rooms are kept in and played with. */
export interface House {
  readonly games: readonly GameEntry[];
  readonly tables: Tables;
  /** Keeps a room that begins and its table, both or neither. */
  readonly setTable: (room: Room, version: number, table: KeptTable) => Promise<boolean>;
  readonly rooms: RoomStore;
  readonly now: () => number;
  readonly after: After;
  readonly nodes: Nodes;
  /** Whether another node may write to the same store. */
  readonly shared: boolean;
  readonly report: (fault: unknown) => void;
  /** Milliseconds after which a table nobody touches is at rest; unset where none ever is. */
  readonly restAfter?: number;
  /** Sees to a table the last one is about to leave. */
  readonly look: (id: string) => Promise<void>;
  /** A chair of a room has been given to somebody else: only these secrets' hashes open one from now on. */
  readonly keysAre: (room: string, keys: readonly string[]) => void;
}

export class Rooms {
  private readonly house: House;
  private readonly live = new Map<string, Promise<LiveRoom>>();
  /** Those somebody is in. */
  private readonly attended = new Set<string>();

  constructor(house: House) {
    this.house = house;
  }

  /** How many rooms somebody is in just now. */
  get size(): number {
    return this.live.size;
  }

  /** The rooms somebody is in just now. */
  get ids(): readonly string[] {
    return [...this.live.keys()];
  }

  /** Lets bots play on and time run out at a table, whether somebody is there or not. */
  attend(standing: Standing): Promise<Attended | undefined> {
    return this.visiting(
      standing.id,
      (room) => room.attend(standing),
      (id) => this.putAway(id),
    );
  }

  /** Whether somebody is in this room, by way of this node. */
  isAttended(id: string): boolean {
    return this.attended.has(id);
  }

  /** Every room is let go: its table thinks and writes no more. */
  async close(): Promise<void> {
    const open = [...this.live];
    this.live.clear();
    for (const [id, live] of open) {
      (await live.catch(() => undefined))?.close();
      await this.house.tables.close(id);
    }
  }

  /** How far a room is by now, as the store says. */
  async compare(standing: Standing): Promise<void> {
    await (await this.live.get(standing.id)?.catch(() => undefined))?.compare(standing);
  }

  /** A new room with its keeper. Throws BadInput where there is no such game or bot. */
  async open(
    wanted: Omit<Opening, 'id' | 'now'>,
  ): Promise<SeatGiven & { readonly links: Links; readonly code: string }> {
    const entry = this.house.games.find(({ id }) => id === wanted.game);
    if (entry === undefined)
      throw new BadInput(
        `There is no game called ${wanted.game}`,
        'game',
        `Known are ${this.house.games.map(({ id }) => id).join(', ')}.`,
      );
    const { bots } = await entry.playable();
    for (const { bot } of wanted.others)
      if (bot !== undefined && !Object.hasOwn(bots, bot))
        throw new BadInput(`There is no bot called ${bot}`, 'others', `Known are ${Object.keys(bots).join(', ')}.`);
    const now = this.house.now();
    for (;;) {
      const { room, secret, links } = openRoom({ ...wanted, id: newSecret().slice(0, 12), now });
      if (await this.house.rooms.create(room, now))
        return { id: room.id, seat: 0, secret, links, code: room.code ?? '' };
    }
  }

  /** Somebody sits down by a link. */
  async join(id: string, entrance: Entrance, person: Person): Promise<SeatGiven> {
    return this.visiting(id, (room) => room.sitDown(entrance, person));
  }

  /** What a link opens, before somebody uses it. */
  async door(id: string, key: string): Promise<Door> {
    return this.visiting(id, async (room) => {
      const door = await room.door(key);
      const { restAfter, rooms } = this.house;
      const touched = restAfter === undefined ? undefined : await rooms.touchedAt(id);
      return { ...door, ...(touched !== undefined && this.rest(touched)) };
    });
  }

  /** Where nobody has touched a table for long, when it is removed. */
  rest(touched: number): Pick<Door, 'removal'> {
    const { restAfter, now } = this.house;
    return restAfter === undefined || touched > now() - restAfter ? {} : { removal: touched + 2 * restAfter };
  }

  /** The keeper takes the room away, and its table with everything that was played there. */
  async remove(id: string, key: string | undefined): Promise<void> {
    await this.visiting(id, async (live) => {
      const seat = seatOf(live.room, key);
      if (seat === undefined) throw new Refused('not-yours');
      if (seat !== live.room.keeper) throw new Refused('not-the-keeper');
      if (!(await this.house.rooms.remove(id))) throw new SocketRefused('no-such-room');
      await live.end();
    });
  }

  /** A room as it is now. */
  look(id: string): Promise<Room> {
    return this.visiting(id, async ({ room }) => room);
  }

  /** Does something in a room where perhaps nobody is: then it need not stay in memory. */
  private async visiting<T>(
    id: string,
    work: (room: LiveRoom) => Promise<T>,
    leave: (id: string) => Promise<void> = (room) => this.letGo(room),
  ): Promise<T> {
    try {
      return await work(await this.at(id));
    } finally {
      await leave(id);
    }
  }

  /** The same by a code that was said aloud: only while the lobby is open, and only for a while. */
  async joinByCode(typed: string, person: Person): Promise<SeatGiven> {
    const id = await this.house.rooms.withCode(readCode(typed));
    if (id === undefined) throw new SocketRefused('no-such-room');
    const room = await this.look(id);
    if (room.state !== 'lobby' || this.house.now() > (room.codeUntil ?? 0)) throw new SocketRefused('no-such-room');
    return this.join(id, { code: true }, person);
  }

  /** Somebody connects. The room is there when they are, even where it was about to be let go. */
  async enter(
    id: string,
    hello: Extract<ToRoom, { do: 'hello' }>,
    tell: Tell,
  ): Promise<{ readonly room: LiveRoom; readonly guest: Guest }> {
    for (;;) {
      const found = this.at(id);
      const room = await found;
      if (this.live.get(id) !== found) continue;
      const guest = await room.enter(hello, tell);
      this.attended.add(id);
      return { room, guest };
    }
  }

  /** The room with this address, the same for everybody who asks. Throws SocketRefused. */
  private at(id: string): Promise<LiveRoom> {
    let live = this.live.get(id);
    if (live === undefined) {
      live = this.load(id);
      this.live.set(id, live);
      live.catch(() => this.live.delete(id));
    }
    return live;
  }

  /** Nobody may be left. Bots whose turn it is play on until somebody is waited for, who is called then. */
  async letGo(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => undefined);
    if (live === undefined || !live.isEmpty) return;
    this.attended.delete(id);
    if (live.takeLeave()) await this.house.look(id);
    await this.putAway(id);
  }

  /** Where nobody is, neither the room nor its table needs any memory here. */
  private async putAway(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => undefined);
    if (live === undefined || !live.isEmpty) return;
    this.live.delete(id);
    live.close();
    await this.house.tables.close(id);
  }

  private async load(id: string): Promise<LiveRoom> {
    const { rooms, nodes, now, after, shared, report, keysAre, setTable, tables } = this.house;
    let live: LiveRoom | undefined;
    // First listen, then read: what is told before that is read with it.
    const stop = await nodes.hear(id, (news: RoomNews) => void live?.hearNews(news));
    try {
      const kept = await rooms.load(id);
      if (kept === undefined) throw new SocketRefused('no-such-room');
      const elsewhere = await nodes.elsewhere(id).catch(() => NOBODY);
      live = new LiveRoom(
        kept,
        {
          rooms,
          now,
          after,
          nodes,
          shared,
          report,
          keysAre,
          setTable,
          host: (table) => tables.host(table),
          play: (game) => this.playOf(game),
          newTable: (room, begun) => this.newTable(room, begun),
          stopHearing: stop,
        },
        elsewhere,
      );
      return live;
    } catch (fault) {
      stop();
      throw fault;
    }
  }

  private async playOf(game: string): Promise<Pick<Playable, 'usualBot' | 'turn'>> {
    const entry = this.house.games.find(({ id }) => id === game);
    if (entry === undefined) throw new SocketRefused('not-playing');
    return entry.playable();
  }

  /** The game of a room, with the secret that was promised and the nonces its people gave. */
  private async newTable(room: Room, { sitters, nonces }: ReturnType<typeof begin>): Promise<KeptTable> {
    const entry = this.house.games.find(({ id }) => id === room.game);
    if (entry === undefined) throw new Refused('no-such-chair');
    const { rules } = await entry.playable();
    const { id, options, secret } = room;
    const start = { id, sitters, options, secret, nonces, now: this.house.now() };
    return startTable<AnyShape>(rules, start);
  }
}
