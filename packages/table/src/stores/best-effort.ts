import type { Addition, Appended, KeptTable, News, TableLine, TableStore } from '../store.ts';
import { MemoryStore } from './memory.ts';

/**
 * A store that lets a game go on where it cannot be kept: on a device without room, or without a database. It
 * remembers every table it was asked for; what could not be written is written as soon as that is possible again, and
 * until then `keeps` says no.
 */
export class BestEffortStore implements TableStore {
  private readonly inner: TableStore;
  private readonly remembered = new MemoryStore();
  /** Tables that are ahead of what is kept. */
  private readonly ahead = new Set<string>();

  constructor(inner: TableStore) {
    this.inner = inner;
  }

  keeps(id: string): boolean {
    return !this.ahead.has(id);
  }

  async create(table: KeptTable): Promise<boolean> {
    try {
      if (!(await this.inner.create(table))) return false;
    } catch {
      this.ahead.add(table.id);
    }
    return this.remembered.create(table);
  }

  async append(id: string, after: number, addition: Addition): Promise<Appended> {
    if (!this.ahead.has(id)) {
      try {
        const written = await this.inner.append(id, after, addition);
        if (written === 'written') await this.remembered.append(id, after, addition);
        return written;
      } catch (fault) {
        if ((await this.remembered.load(id))?.number !== after) throw fault;
        this.ahead.add(id);
      }
    }
    const written = await this.remembered.append(id, after, addition);
    await this.catchUp(id);
    return written;
  }

  async load(id: string): Promise<KeptTable | undefined> {
    if (this.ahead.has(id)) return this.remembered.load(id);
    const kept = await this.inner.load(id);
    await this.remembered.forget(id);
    if (kept !== undefined) await this.remembered.create(kept);
    return kept;
  }

  async since(id: string, after: number): Promise<News | undefined> {
    if (this.ahead.has(id)) return this.remembered.since(id, after);
    const news = await this.inner.since(id, after);
    // What somebody else has written is remembered as well.
    if (news !== undefined) await this.load(id);
    return news;
  }

  async list(): Promise<readonly TableLine[]> {
    const remembered = (await this.remembered.list()).filter(({ id }) => this.ahead.has(id));
    const kept = await this.inner.list().catch(() => []);
    return [...remembered, ...kept.filter(({ id }) => !this.ahead.has(id))].toSorted((a, b) => b.savedAt - a.savedAt);
  }

  async forget(id: string): Promise<void> {
    await this.remembered.forget(id);
    const wasAhead = this.ahead.delete(id);
    await this.inner.forget(id).catch((fault: unknown) => {
      if (!wasAhead) throw fault;
    });
  }

  /** Writes what is missing, if it can be written by now. */
  private async catchUp(id: string): Promise<void> {
    try {
      const [table, kept] = await Promise.all([this.remembered.load(id), this.inner.load(id)]);
      if (table === undefined || (kept !== undefined && !goesOn(kept, table))) return;
      const { entries, savedAt, over, gist, sitters, snapshot } = table;
      const addition = {
        entries: entries.slice(kept?.number),
        savedAt,
        over,
        sitters,
        ...(gist === undefined ? {} : { gist }),
        ...(snapshot === undefined ? {} : { snapshot }),
      };
      const done =
        kept === undefined
          ? await this.inner.create(table)
          : (await this.inner.append(id, kept.number, addition)) === 'written';
      if (done) this.ahead.delete(id);
    } catch {
      // Not yet; the next answer tries again.
    }
  }
}

/** Whether one table is the other, further on. Where somebody else went on with what was kept, there are two games. */
function goesOn(kept: KeptTable, table: KeptTable): boolean {
  return kept.entries.every(({ entry, by }, at) => {
    const own = table.entries[at];
    return own !== undefined && own.by === by && JSON.stringify(own.entry) === JSON.stringify(entry);
  });
}
