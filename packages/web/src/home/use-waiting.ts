import type { TableLine } from '@medallion/table';
import { useEffect, useState } from 'react';

/** The tables of this device that are not finished, the latest first; undefined until they are found. */
export function useWaiting(): readonly TableLine[] | undefined {
  const [waiting, setWaiting] = useState<readonly TableLine[]>();
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      // The door is drawn before anybody looks into the drawer.
      const { deviceStore } = await import('../table/link/device-store.ts');
      const lines = await deviceStore().list();
      if (!gone) setWaiting(lines.filter(({ over, unreadable }) => !over && unreadable === undefined));
    };
    look().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  return waiting;
}
