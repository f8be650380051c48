/** Tables as this device keeps them, put there without playing. */

import type { Match, Shape } from '@medallion/kernel';
import type { KeptTable, Sitter } from '@medallion/table';
import type { Page } from 'playwright-core';

interface Kept {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly startedAt?: number;
  readonly savedAt?: number;
}

/** A match as a device keeps it. */
export function keptOf<G extends Shape>(match: Match<G>, { id, sitters, startedAt = 0, savedAt = 0 }: Kept): KeptTable {
  const { header, entries, seal } = match.hostRecord();
  const over = match.play.over !== undefined;
  return {
    id,
    game: header.game,
    sitters,
    startedAt,
    savedAt,
    over,
    number: entries.length,
    header,
    secret: seal?.secret ?? '',
    entries: entries.map((entry) => ({ entry })),
  };
}

/** A table as it was kept when it had so many entries. */
export function keptAt(table: KeptTable, number: number): KeptTable {
  const { snapshot: _, ...rest } = table;
  return { ...rest, number, over: number === table.number && table.over, entries: table.entries.slice(0, number) };
}

/** Puts tables among those this device keeps. The page has to be open somewhere. */
export async function putAmongKept(page: Page, tables: readonly KeptTable[]): Promise<void> {
  await page.evaluate(
    (text: string) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('medallion', 2);
        asked.onupgradeneeded = () => {
          asked.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
          for (const store of ['entries', 'snapshots', 'texts']) asked.result.createObjectStore(store);
        };
        asked.onerror = () => reject(new Error('no database'));
        asked.onsuccess = () => {
          const transaction = asked.result.transaction(['tables', 'entries', 'snapshots'], 'readwrite');
          const kept = JSON.parse(text) as { id: string; entries: object[]; snapshot?: object }[];
          for (const { entries, snapshot, ...head } of kept) {
            transaction.objectStore('tables').put(head);
            if (snapshot !== undefined) transaction.objectStore('snapshots').put(snapshot, head.id);
            for (const [index, entry] of entries.entries())
              transaction.objectStore('entries').put(entry, [head.id, index + 1]);
          }
          transaction.onabort = () => reject(new Error('not written'));
          transaction.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    JSON.stringify(tables),
  );
}

/** Puts a table among those this device keeps, and goes to it. */
export async function openKept(page: Page, table: KeptTable, id = table.id, root = '.old-world'): Promise<void> {
  const address = process.env.TABLE_URL ?? '';
  await page.goto(`${address}/#/about`);
  await page.waitForSelector('main');
  await putAmongKept(page, [{ ...table, id }]);
  await page.goto(`${address}/#/${table.game}/${id}`);
  // Another table may be open on this page already.
  await page.reload();
  await page.waitForSelector(root);
}
