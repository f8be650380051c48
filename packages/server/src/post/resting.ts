/**
 * Tables nobody has touched for a time the host sets are at rest; untouched for twice as long they are removed, their
 * record first written to a file: nobody's game is thrown away.
 */

import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoomStore, Untouched } from '../store/room-store.ts';

/** Milliseconds between two looks. */
const EVERY = 60 * 60 * 1000;
/** Rooms looked at at once. */
const TOGETHER = 50;

export interface RestParts {
  /** Milliseconds after which a table nobody touches is at rest. */
  readonly after: number;
  /** Where records of tables go that are removed. */
  readonly folder: string;
  readonly rooms: Pick<RoomStore, 'untouched'>;
  /** The record of a table. */
  readonly record: (id: string) => Promise<string>;
  /** Removes a room, unless somebody has touched it since; whether it was. */
  readonly remove: (id: string, untouchedSince: number) => Promise<boolean>;
  readonly now: () => number;
  readonly report: (fault: unknown) => void;
}

export class Resting {
  private readonly parts: RestParts;
  private readonly timer: NodeJS.Timeout;
  private clearing: Promise<void> = Promise.resolve();

  constructor(parts: RestParts) {
    this.parts = parts;
    const clear = (): void => void this.clear().catch(parts.report);
    setImmediate(clear);
    this.timer = setInterval(clear, EVERY).unref();
  }

  /** Removes what nobody has touched for twice the time. */
  clear(): Promise<void> {
    this.clearing = this.clearing.catch(() => undefined).then(() => this.removeAll());
    return this.clearing;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.clearing.catch(() => undefined);
  }

  private async removeAll(): Promise<void> {
    const { after, now, rooms } = this.parts;
    const since = now() - 2 * after;
    const refused = new Set<string>();
    for (;;) {
      const found = await rooms.untouched(since, TOGETHER + refused.size);
      const untouched = found.filter(({ id }) => !refused.has(id));
      if (untouched.length === 0) return;
      for (const each of untouched) if (!(await this.removeOne(each, since))) refused.add(each.id);
    }
  }

  private async removeOne({ id, game, hasTable }: Untouched, since: number): Promise<boolean> {
    const { folder, record, remove, report } = this.parts;
    try {
      if (hasTable) await writeWhole(folder, `${game}-${id}.jsonl`, await record(id));
      return await remove(id, since);
    } catch (fault) {
      // Whatever cannot be written down stays where it is.
      report(fault);
      return false;
    }
  }
}

/** A file that is there as a whole, on the disk, or not at all. */
async function writeWhole(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const part = join(folder, `${name}.part`);
  const file = await open(part, 'w');
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
}
