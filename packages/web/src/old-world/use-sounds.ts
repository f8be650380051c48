import type { OldWorld } from '@medallion/old-world';
import { useEffect, useRef } from 'react';
import { hearAll, type Sound } from '../kit/sounds.ts';
import type { OldWorldSitting } from './sitting.ts';

/** What can be heard of what happens. */
const HEARD: Partial<Readonly<Record<keyof OldWorld['events'], Sound>>> = {
  drew: 'card',
  discarded: 'card',
  trashed: 'card',
  rowCardTaken: 'card',
  comboCardPlayed: 'card',
  shortFightCard: 'card',
  monsterRevealed: 'card',
  pokerRolled: 'dice',
  pokerRerolled: 'dice',
  dieRolled: 'dice',
  attackRolled: 'dice',
  damageDealt: 'blade',
  damageSuffered: 'blade',
  monsterFightBegan: 'blade',
  witcherFightDeclared: 'blade',
  goldGained: 'coin',
  goldPaid: 'coin',
  storyRead: 'page',
  storyResult: 'page',
  trophyGained: 'coin',
};

/** Lets the table be heard: each sound once for every answer, one after the other. */
export function useSounds({ position: { number }, events }: OldWorldSitting): void {
  const last = useRef(-1);
  useEffect(() => {
    if (last.current === number) return;
    last.current = number;
    hearAll(events.flatMap(({ type }) => HEARD[type as keyof OldWorld['events']] ?? []));
  }, [number, events]);
}
