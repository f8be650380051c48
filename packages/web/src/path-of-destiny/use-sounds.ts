import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { useEffect, useRef } from 'react';
import { hear, type Sound } from '../kit/sounds.ts';
import type { Heard } from './asked.ts';

/** What can be heard of what is told. */
const HEARD: Partial<Readonly<Record<keyof PathOfDestiny['events'], Sound>>> = {
  characterClaimed: 'quill',
  storyOpened: 'page',
  chapterBegan: 'page',
  storyFollowed: 'page',
  epilogueOpened: 'page',
  pairTaken: 'card',
  cardsDrawn: 'card',
  cardsDiscarded: 'card',
  cardsPlayed: 'card',
  cardsKept: 'card',
  destinyPlaced: 'coin',
  symbolLost: 'coin',
  chapterScored: 'quill',
  bonusRead: 'quill',
  heroNamed: 'seal',
};

const PAUSE = 0.16;
const MOST = 3;

/** Lets the table be heard as it is told: each sound once for what is told in one go, one after the other. */
export function useSounds(heard: readonly Heard[]): void {
  const told = useRef(heard.length);
  useEffect(() => {
    const news = heard.slice(told.current);
    told.current = heard.length;
    const sounds = new Set(news.flatMap(({ type }) => HEARD[type] ?? []));
    for (const [nth, sound] of [...sounds].slice(0, MOST).entries()) hear(sound, nth * PAUSE);
  }, [heard]);
}
