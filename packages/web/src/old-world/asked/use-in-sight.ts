import { type RefObject, useEffect, useRef } from 'react';

/**
 * What is asked in a scene that scrolls comes into sight with every new question, however much is told or drawn above
 * it, and stays there where a phone is turned or letters get larger: all of it, or only its first answer where
 * something above is watched meanwhile. Its heading comes last, so that no room is too small for that.
 */
export function useInSight(question: string, whole: boolean): RefObject<HTMLElement | null> {
  const asked = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = asked;
    if (current === null) return undefined;
    const watch = new ResizeObserver(() => {
      const answer = current.querySelector('[data-choice], [data-picks]');
      for (const part of [whole ? current : (answer ?? current), current.querySelector('h2')])
        part?.scrollIntoView({ block: 'nearest' });
    });
    watch.observe(current);
    watch.observe(document.documentElement);
    return () => watch.disconnect();
  }, [question, whole]);
  return asked;
}
