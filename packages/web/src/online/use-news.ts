import { useEffect, useRef, useState } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import type { RoomState } from './room-link.ts';
import { onlineWords } from './words/index.ts';

/** Who came, went, and is ready: said once, for those who do not see the candles. */
export function useNews({ room, here, seat }: RoomState): string {
  const say = useVocabulary(onlineWords);
  const [news, setNews] = useState('');
  const before = useRef({ room, here });
  useEffect(() => {
    const was = before.current;
    before.current = { room, here };
    const told = (room?.chairs ?? []).flatMap(({ name, bot, ready }, at) => {
      if (name === undefined || bot !== undefined || at === seat) return [];
      if (here.includes(at) !== was.here.includes(at))
        return [say(here.includes(at) ? 'news.came' : 'news.went', { name })];
      return ready && was.room?.chairs[at]?.ready === false ? [say('news.ready', { name })] : [];
    });
    if (told.length > 0) setNews(told.join(' '));
  }, [room, here, seat, say]);
  return news;
}
