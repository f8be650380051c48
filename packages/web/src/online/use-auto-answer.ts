import type { AnyShape } from '@medallion/kernel';
import type { LinkState } from '@medallion/table';
import { useEffect } from 'react';
import { onlyAnswer } from './only-answer.ts';
import type { RoomLink } from './room-link.ts';

/** Long enough to be read, short enough that nobody waits for it, in milliseconds. */
const READ = 700;

/** Gives the only answer there is, for a player who wished so. Where there is anything to decide it does nothing. */
export function useAutoAnswer(link: RoomLink, { position, busy, is }: LinkState<AnyShape>, on: boolean): void {
  const { ask, choice } = onlyAnswer(position) ?? {};
  useEffect(() => {
    if (!on || busy || is !== 'open' || ask === undefined || choice === undefined) return undefined;
    const timer = setTimeout(() => link.table.answer(ask, choice), READ);
    return () => clearTimeout(timer);
  }, [link, on, busy, is, ask, choice]);
}
