/** The tables this page has open: one at a time, which stays open while somebody reads the rules. */

import type { AnyShape } from '@medallion/kernel';
import type { NewTable, TableFault } from '@medallion/table';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { type LocalLink, WorkerLink } from './local-link.ts';

export interface Links {
  /** The link to a kept table: the one that is open already, or a new one. */
  open(this: void, id: string): LocalLink<AnyShape>;
  /** Starts a new table and keeps it open; its id, or why the rules do not take it. */
  start(this: void, table: NewTable): Promise<{ readonly id: string } | { readonly fault: TableFault }>;
  /** Brings the record of a finished game to this device, where it was played elsewhere. */
  bringHome?(this: void, id: string): Promise<void>;
}

/** Lays other tables before the pages below it: those of a server. */
export const LinksContext = createContext<Links | undefined>(undefined);

/** Gives every page below it the way to a table. */
export function LinksProvider({ children }: { readonly children: ReactNode }) {
  const links = useMemo(() => linksOfPage(), []);
  useEffect(() => links.close, [links]);
  return <LinksContext value={links}>{children}</LinksContext>;
}

export function useLinks(): Links {
  const links = useContext(LinksContext);
  if (links === undefined) throw new Error('There is no way to a table from here.');
  return links;
}

function linksOfPage(): Links & { close(this: void): void } {
  let opened: LocalLink<AnyShape> | undefined;
  /** The table it was opened for; of a new one the id is known only later. */
  let wanted: string | undefined;
  const work = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const renew = (link: LocalLink<AnyShape>): LocalLink<AnyShape> => {
    opened?.close();
    opened = link;
    return link;
  };
  return {
    open: (id) => {
      const state = opened?.snapshot();
      const isOpen = wanted === id || state?.table?.id === id;
      if (opened !== undefined && state?.is !== 'lost' && isOpen) return opened;
      wanted = id;
      return renew(new WorkerLink(work(), { do: 'open', id }));
    },
    start: (table) => {
      wanted = undefined;
      const link = renew(new WorkerLink(work(), { do: 'start', table }));
      return new Promise((resolve) => {
        const stop = link.subscribe(() => {
          const { table: head, position, fault } = link.snapshot();
          if (fault === undefined && (head === undefined || position === undefined)) return;
          stop();
          resolve(fault === undefined && head !== undefined ? { id: head.id } : { fault: fault ?? { code: 'gone' } });
        });
      });
    },
    close: () => {
      opened?.close();
      opened = undefined;
    },
  };
}
