/** Stores that tell other nodes what was written, once it is. */

import type { Addition, Appended, KeptTable, News, TableLine, TableStore } from '@medallion/table';
import type { Room } from '../room/room.ts';
import { RoomStore } from '../store/room-store.ts';
import type { Nodes } from './nodes.ts';

export class TellingTables implements TableStore {
  private readonly inner: TableStore;
  private readonly nodes: Nodes;
  private readonly wrote: (id: string) => void;

  /** `wrote` hears of what this node has written. */
  constructor(inner: TableStore, nodes: Nodes, wrote: (id: string) => void) {
    this.inner = inner;
    this.nodes = nodes;
    this.wrote = wrote;
  }

  create(table: KeptTable): Promise<boolean> {
    return this.inner.create(table);
  }

  async append(id: string, after: number, addition: Addition): Promise<Appended> {
    const written = await this.inner.append(id, after, addition);
    const { entries, sitters } = addition;
    // Who sits there is no entry: whoever hears of it reads in any case.
    const news = sitters === undefined ? { number: after + entries.length } : {};
    if (written !== 'written') return written;
    this.nodes.tell(id, { of: 'table', ...news });
    this.wrote(id);
    return written;
  }

  load(id: string): Promise<KeptTable | undefined> {
    return this.inner.load(id);
  }

  since(id: string, after: number): Promise<News | undefined> {
    return this.inner.since(id, after);
  }

  list(): Promise<readonly TableLine[]> {
    return this.inner.list();
  }

  async forget(id: string): Promise<void> {
    await this.inner.forget(id);
    this.nodes.tell(id, { of: 'table' });
  }
}

export class TellingRooms extends RoomStore {
  private readonly nodes: Nodes;

  constructor(db: ConstructorParameters<typeof RoomStore>[0], nodes: Nodes) {
    super(db);
    this.nodes = nodes;
  }

  override async save(room: Room, version: number, ...rest: SaveRest): Promise<boolean> {
    const saved = await super.save(room, version, ...rest);
    // Within something greater it is written only when that is; whoever began that tells.
    if (saved && rest[1] === undefined) this.tellOf(room.id, version + 1);
    return saved;
  }

  override async remove(id: string, ...rest: RemoveRest): Promise<boolean> {
    const removed = await super.remove(id, ...rest);
    if (removed) this.nodes.tell(id, { of: 'end' });
    return removed;
  }

  tellOf(id: string, version: number): void {
    this.nodes.tell(id, { of: 'room', version });
  }
}

type SaveRest = Parameters<RoomStore['save']> extends [Room, number, ...infer Rest] ? Rest : never;
type RemoveRest = Parameters<RoomStore['remove']> extends [string, ...infer Rest] ? Rest : never;
