import type { TableLine } from '@medallion/table';
import { useEffect, useState } from 'react';
import { givenUpNow } from '../table/given-up.ts';

/** The tables of this device that are not finished or given up, the latest first; undefined until they are found. */
export function useWaiting(): readonly TableLine[] | undefined {
  const [waiting, setWaiting] = useState<readonly TableLine[]>();
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      // Whoever comes for the first time has nothing kept, and fetches nothing to look for it.
      if (!(await mayKeepSomething())) return;
      const { deviceStore } = await import('../table/link/device-store.ts');
      const lines = await deviceStore().list();
      const left = givenUpNow();
      if (!gone)
        setWaiting(lines.filter(({ id, over, unreadable }) => !over && unreadable === undefined && left[id] !== true));
    };
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return waiting;
}

/** Whether this device has a database of ours. A browser that does not say is asked the longer way. */
async function mayKeepSomething(): Promise<boolean> {
  if (typeof indexedDB.databases !== 'function') return true;
  const found = await indexedDB.databases();
  return found.some(({ name }) => name === 'medallion');
}
