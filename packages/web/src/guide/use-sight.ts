import { useEffect, useState } from 'react';
import { type Sight, TARGETS } from './choose.ts';
import type { NoteName } from './notes/note.ts';
import type { Box } from './spot.ts';

const OFTEN = 160;

/** Looks at the screen again and again: the table draws itself, the guide only follows with its eyes. */
export function useLook<T>(look: () => T): T {
  const [seen, setSeen] = useState(look);
  useEffect(() => {
    let last = '';
    const again = (): void => {
      const now = look();
      const text = JSON.stringify(now);
      if (text === last) return;
      last = text;
      setSeen(now);
    };
    again();
    const timer = setInterval(again, OFTEN);
    addEventListener('resize', again);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', again);
    };
  }, [look]);
  return seen;
}

export function sightOf(): Sight {
  const asked = document.querySelector('.old-world [data-ask]')?.getAttribute('data-ask') ?? undefined;
  return {
    asked,
    paying: document.querySelector('.place-buttons [aria-expanded="true"]') !== null,
    ended:
      asked === undefined &&
      document.querySelector('.old-world main .button.gold:not([aria-disabled="true"])') !== null,
  };
}

export interface Around {
  readonly target: Box | undefined;
  readonly free: readonly Box[];
  readonly screen: { readonly width: number; readonly height: number };
  readonly top: number;
}

/** What a note points at, and what it should not lie on. */
export function aroundOf(name: NoteName): Around {
  const seen = TARGETS[name].flatMap((each) => [...document.querySelectorAll(each)]).find(isSeen);
  const keepFree = document.querySelectorAll('.decision, .place-slip, .area-hand, .place-buttons [data-lit="true"]');
  const header = document.querySelector('.table-header');
  return {
    target: seen === undefined ? undefined : boxOf(seen),
    free: [...keepFree].filter(isSeen).map(boxOf),
    screen: { width: innerWidth, height: innerHeight },
    top: (header === null ? 0 : boxOf(header).height) + 8,
  };
}

function isSeen(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && x < innerWidth && y < innerHeight && x + width > 0 && y + height > 0;
}

function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
