import { canonical, cloneJson } from '@medallion/kernel';
import type { Addition, Appended, KeptTable, News, TableLine, TableStore } from '../store.ts';

/** Keeps tables as long as it is kept itself: for tests, and for devices that keep nothing. */
export class MemoryStore implements TableStore {
  private readonly tables = new Map<string, KeptTable>();

  async create(table: KeptTable): Promise<boolean> {
    if (this.tables.has(table.id)) return false;
    this.tables.set(table.id, cloneJson(table));
    return true;
  }

  async append(id: string, after: number, addition: Addition): Promise<Appended> {
    const table = this.tables.get(id);
    if (table === undefined) return 'gone';
    const { entries, sittersWere, ...rest } = cloneJson(addition);
    if (entries.length > 0 && table.number !== after) return 'taken';
    if (sittersWere !== undefined && canonical(sittersWere) !== canonical(table.sitters)) return 'taken';
    const all = [...table.entries, ...entries];
    this.tables.set(id, { ...table, ...rest, entries: all, number: all.length });
    return 'written';
  }

  async load(id: string): Promise<KeptTable | undefined> {
    return cloneJson(this.tables.get(id));
  }

  async since(id: string, after: number): Promise<News | undefined> {
    const table = this.tables.get(id);
    return table && cloneJson({ entries: table.entries.slice(after), sitters: table.sitters });
  }

  async list(): Promise<readonly TableLine[]> {
    return [...this.tables.values()].map(lineOf).toSorted((a, b) => b.savedAt - a.savedAt);
  }

  async forget(id: string): Promise<void> {
    this.tables.delete(id);
  }
}

/** What a list shows of a table. */
function lineOf(table: KeptTable): TableLine {
  const { header: _h, secret: _s, setup: _e, entries: _n, snapshot: _p, text: _t, ...line } = table;
  return cloneJson(line);
}
