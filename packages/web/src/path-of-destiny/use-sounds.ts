import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { useEffect, useRef } from 'react';
import { hearAll, type Sound } from '../kit/sounds.ts';
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

/** Lets the table be heard as it is told: each sound once for what is told in one go, one after the other. */
export function useSounds(heard: readonly Heard[]): void {
  const told = useRef(heard.length);
  useEffect(() => {
    const news = heard.slice(told.current);
    told.current = heard.length;
    hearAll(news.flatMap(({ type }) => HEARD[type] ?? []));
  }, [heard]);
}
