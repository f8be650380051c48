import { TERRAINS, type Terrain } from '@medallion/old-world/content';
import { useSyncExternalStore } from 'react';
import { listenForReading as holdToRead } from '../../kit/hold-to-read.ts';

/** What is held close to the eye: a card, a pile of cards that lies open, a monster, or the words that belong to a thing. */
export type Read =
  | { readonly is: 'card'; readonly card: number }
  | { readonly is: 'pile'; readonly title: string; readonly cards: readonly number[] }
  | { readonly is: 'monster'; readonly monster: number; readonly terrain: Terrain }
  | { readonly is: 'words'; readonly text: string };

let held: Read | undefined;
const listeners = new Set<() => void>();

function set(next: Read | undefined): void {
  held = next;
  for (const listener of listeners) listener();
}

export const read = (what: Read): void => set(what);
export const putAway = (): void => set(undefined);

export function useLens(): Read | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
}

/** Cards and monsters carry their number, everything else its title. */
export const listenForReading = (root: HTMLElement): (() => void) => holdToRead<Read>(root, readable, set);

/** What there is to read of a thing, or of the thing it is a part of. */
function readable(target: EventTarget | null): Read | undefined {
  if (!(target instanceof Element)) return undefined;
  const card = numberOf(
    target.closest('.card-button')?.querySelector('[data-face]') ?? target.closest('[data-face]'),
    'face',
  );
  if (card !== undefined) return { is: 'card', card };
  const lair = target.closest('[data-monster]');
  const monster = numberOf(lair, 'monster');
  const terrain = TERRAINS.find((each) => each === lair?.getAttribute('data-terrain'));
  if (monster !== undefined && terrain !== undefined) return { is: 'monster', monster, terrain };
  const text = target.closest('[title]')?.getAttribute('title') ?? '';
  return text === '' ? undefined : { is: 'words', text };
}

function numberOf(element: Element | null, name: 'face' | 'monster'): number | undefined {
  const written = element?.getAttribute(`data-${name}`);
  return written === null || written === undefined ? undefined : Number(written);
}
