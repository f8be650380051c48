import { useEffect, useState } from 'react';

/** What a guide goes by: attributes that change when something is asked, pointed out or put away. */
const TELLING = ['data-ask', 'data-lit', 'aria-expanded', 'aria-disabled', 'class', 'hidden'];

/** Looks at the screen whenever it has changed: the table draws itself, the guide only follows with its eyes. */
export function useSeen<T>(look: () => T, same: (one: T, other: T) => boolean = Object.is): T {
  const [seen, setSeen] = useState(look);
  useEffect(() => {
    let frame = 0;
    const again = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        setSeen((before) => {
          const now = look();
          return same(before, now) ? before : now;
        }),
      );
    };
    again();
    const changes = new MutationObserver(again);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: TELLING });
    addEventListener('resize', again);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('resize', again);
    };
  }, [look, same]);
  return seen;
}

/** The first of these that can be seen. */
export function firstSeen(selectors: readonly string[]): Element | undefined {
  return selectors.flatMap((each) => [...document.querySelectorAll(each)]).find(isSeen);
}

/** All of these that can be seen. */
export function allSeen(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)].filter(isSeen);
}

function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}
