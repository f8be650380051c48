import type { HeardEvent } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { useEffect, useRef } from 'react';
import { hear, type Sound } from '../kit/sounds.ts';

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

interface Heard {
  readonly id: string;
  readonly number: number;
  readonly events: readonly HeardEvent[];
}

/** Lets the table be heard: each sound once for every answer, one after the other. */
export function useSounds(position: Heard | undefined): void {
  const last = useRef('');
  useEffect(() => {
    if (position === undefined) return;
    const now = `${position.id}/${position.number}`;
    if (last.current === now) return;
    last.current = now;
    const sounds = new Set(position.events.flatMap(({ type }) => HEARD[type as keyof OldWorld['events']] ?? []));
    for (const [nth, sound] of [...sounds].slice(0, MOST).entries()) hear(sound, nth * PAUSE);
  }, [position]);
}
