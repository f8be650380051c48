import type { AnyShape } from '@medallion/kernel';
import type { LinkState } from '@medallion/table';
import { useEffect } from 'react';
import type { RoomLink } from './room-link.ts';

/** Long enough to be read, short enough that nobody waits for it, in milliseconds. */
const READ = 700;

/** Gives the only answer there is, for a player who wished so. Where there is anything to decide it does nothing. */
export function useAutoAnswer(link: RoomLink, { position, busy, is }: LinkState<AnyShape>, on: boolean): void {
  const ask = position?.asks.find(({ reply }) => reply === undefined);
  const only = ask?.choices.length === 1 ? ask.choices[0]?.id : undefined;
  const id = ask?.id;
  useEffect(() => {
    if (!on || busy || is !== 'open' || id === undefined || only === undefined) return undefined;
    const timer = setTimeout(() => link.table.answer(id, only), READ);
    return () => clearTimeout(timer);
  }, [link, on, busy, is, id, only]);
}
