/** All rooms of this server: opened, found by address or by code, and let go when nobody is there any more. */

import type { AnyShape } from '@medallion/kernel';
import { BadInput } from '@medallion/kernel';
import { startTable, type Tables, type TableStore } from '@medallion/table';
import type { GameEntry } from '@medallion/table/registry';
import { readCode } from '../room/code.ts';
import {
  type begin,
  type Entrance,
  type Links,
  openRoom,
  type Opening,
  Refused,
  type Room,
  sitDown,
} from '../room/room.ts';
import { newSecret } from '../room/secrets.ts';
import type { RoomStore } from '../store/room-store.ts';
import { LiveRoom, SocketRefused } from './live-room.ts';

/** What rooms are kept in and played with. */
export interface House {
  readonly games: readonly GameEntry[];
  readonly tables: Tables;
  readonly tableStore: TableStore;
  readonly rooms: RoomStore;
  readonly now: () => number;
}

/** A place somebody has got: the secret is told once, to them alone. */
export interface Place {
  readonly id: string;
  readonly seat: number;
  readonly secret: string;
}

export class Rooms {
  private readonly house: House;
  private readonly live = new Map<string, Promise<LiveRoom>>();

  constructor(house: House) {
    this.house = house;
  }

  /** How many rooms somebody is in just now. */
  get size(): number {
    return this.live.size;
  }

  /** A new room with its keeper. Throws BadInput where there is no such game or bot. */
  async open(wanted: Omit<Opening, 'id' | 'now'>): Promise<Place & { readonly links: Links; readonly code: string }> {
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
  async join(
    id: string,
    entrance: Entrance,
    person: { readonly name: string; readonly nonce: string },
  ): Promise<Place> {
    const live = await this.at(id);
    let place: Place | undefined;
    await live.changeAndTell((room) => {
      const sat = sitDown(room, entrance, person);
      place = { id, seat: sat.seat, secret: sat.secret };
      return sat.room;
    });
    if (place === undefined) throw new SocketRefused('not-kept');
    return place;
  }

  /** The same by a code that was said aloud: only while the lobby is open, and only for a while. */
  async joinByCode(typed: string, person: { readonly name: string; readonly nonce: string }): Promise<Place> {
    const id = await this.house.rooms.withCode(readCode(typed));
    if (id === undefined) throw new SocketRefused('no-such-room');
    const { room } = await this.at(id);
    if (room.state !== 'lobby' || this.house.now() > (room.codeUntil ?? 0)) throw new SocketRefused('no-such-room');
    return this.join(id, { code: true }, person);
  }

  /** The room with this address, the same for everybody who asks. Throws SocketRefused. */
  at(id: string): Promise<LiveRoom> {
    let live = this.live.get(id);
    if (live === undefined) {
      live = this.load(id);
      this.live.set(id, live);
      live.catch(() => this.live.delete(id));
    }
    return live;
  }

  /** Nobody may be left: then neither the room nor its table needs any memory here. */
  async letGo(id: string): Promise<void> {
    const live = await this.live.get(id)?.catch(() => undefined);
    if (live === undefined || !live.isEmpty) return;
    this.live.delete(id);
    await this.house.tables.close(id);
  }

  private async load(id: string): Promise<LiveRoom> {
    const kept = await this.house.rooms.load(id);
    if (kept === undefined) throw new SocketRefused('no-such-room');
    return new LiveRoom(kept, {
      rooms: this.house.rooms,
      now: this.house.now,
      host: (table) => this.house.tables.host(table),
      setTable: (room, begun) => this.setTable(room, begun),
    });
  }

  /** The game of a room, with the secret that was promised and the nonces its people gave. */
  private async setTable(room: Room, { sitters, nonces }: ReturnType<typeof begin>): Promise<void> {
    const entry = this.house.games.find(({ id }) => id === room.game);
    if (entry === undefined) throw new Refused('no-such-chair');
    const { rules } = await entry.playable();
    const { id, options, secret } = room;
    const start = { id, sitters, options, secret, nonces, now: this.house.now() };
    // Where it is there already, the server stopped between setting the table and saying so: it is the same table.
    await this.house.tableStore.create(startTable<AnyShape>(rules, start));
  }
}
