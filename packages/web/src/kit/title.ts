/** What the tab says: how many tables wait for whoever is here, and what the page shows. */

import { useEffect } from 'react';

let shown = 'Medallion';
let waiting = 0;

function write(): void {
  document.title = waiting === 0 ? shown : `(${waiting}) ${shown}`;
}

/** The title of the page that is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    shown = title;
    write();
  }, [title]);
}

/** So many tables wait, wherever in the page somebody is. */
export function sayWaiting(tables: number): void {
  waiting = tables;
  write();
}
