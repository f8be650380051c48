import { useEffect } from 'react';
import { isStill } from '../../settings/settings.ts';
import { type OldWorldSitting, oldWorldTable } from '../local/use-old-world.ts';

/** How long a bot's answer is looked at before the next one, in milliseconds. */
const pace = (): number => (isStill() ? 60 : 650);

/** Lets those who are not persons answer, one at a time, so that one can follow. */
export function useBots(sitting: OldWorldSitting | undefined): void {
  const botsTurn = sitting?.position.botsTurn ?? false;
  const number = sitting?.position.number ?? 0;
  useEffect(() => {
    if (!botsTurn) return undefined;
    const timer = setTimeout(() => oldWorldTable().proceed(), pace());
    return () => clearTimeout(timer);
  }, [botsTurn, number]);
}
