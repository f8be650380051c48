import type { Say } from '@medallion/words';
import { useEffect, useState } from 'react';
import type { OnlineMessages } from './words/shape.ts';

/** Minutes and seconds, as on a clock. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const HOUR = 60 * 60 * 1000;

/** Until when, as one tells it to somebody who comes back another day; for a time that is almost over, what is left. */
export function untilWhen(language: string, until: number, now: number): { when: string } | { time: string } {
  const left = Math.max(0, until - now);
  return left < HOUR ? { time: clockOf(left) } : { when: dayAndHour(language, until) };
}

export const dayAndHour = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);

const DAY_SECONDS = 24 * 60 * 60;

/** How long a turn may take. */
export const lengthOf = (say: Say<OnlineMessages>, seconds: number): string =>
  seconds < DAY_SECONDS ? clockOf(seconds * 1000) : say('clock.days', { n: Math.round(seconds / DAY_SECONDS) });

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
