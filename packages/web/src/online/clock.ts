import { useEffect, useState } from 'react';

/** Minutes and seconds, as on a clock. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time of this page, looked at twice a second while something runs. */
export function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return undefined;
    const look = (): void => setNow(Date.now());
    const first = setTimeout(look);
    const timer = setInterval(look, 500);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [ticking]);
  return now;
}
