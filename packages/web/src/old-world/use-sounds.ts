import type { OldWorld } from '@medallion/old-world';
import { useEffect, useRef } from 'react';
import { hear, type Sound } from '../kit/sounds.ts';
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

const PAUSE = 0.16;
const MOST = 3;

/** Lets the table be heard: each sound once for every answer, one after the other. */
export function useSounds({ position: { number }, events }: OldWorldSitting): void {
  const last = useRef(-1);
  useEffect(() => {
    if (last.current === number) return;
    last.current = number;
    const sounds = new Set(events.flatMap(({ type }) => HEARD[type as keyof OldWorld['events']] ?? []));
    for (const [nth, sound] of [...sounds].slice(0, MOST).entries()) hear(sound, nth * PAUSE);
  }, [number, events]);
}
