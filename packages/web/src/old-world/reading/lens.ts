import { POTION_TITLES, type PotionId, TERRAINS, type Terrain } from '@medallion/old-world/content';
import { useSyncExternalStore } from 'react';
import { listenForReading as holdToRead } from '../../kit/hold-to-read.ts';

/**
 * What is held close to the eye: a card, a pile of cards that lies open, a monster, a potion, or the words that belong to
 * a thing.
 */
export type Read =
  | { readonly is: 'card'; readonly card: number }
  | { readonly is: 'pile'; readonly title: string; readonly cards: readonly number[] }
  | { readonly is: 'monster'; readonly monster: number; readonly terrain: Terrain }
  | { readonly is: 'potion'; readonly potion: PotionId }
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
  const drawn = drawnOf(target);
  if (drawn !== undefined) return drawn.what;
  const text = target.closest('[title]')?.getAttribute('title') ?? '';
  return text === '' ? undefined : { is: 'words', text };
}

/** What has a picture of its own to be enlarged, and the thing on the table it belongs to. */
export interface Drawn {
  readonly what: Read;
  readonly thing: Element;
}

export function drawnOf(target: Element): Drawn | undefined {
  const button = target.closest('.card-button') ?? target.closest('[data-face]');
  const card = numberOf(button?.querySelector('[data-face]') ?? button, 'face');
  if (button !== null && card !== undefined) return { thing: button, what: { is: 'card', card } };
  const lair = target.closest('[data-monster]');
  const monster = numberOf(lair, 'monster');
  const terrain = TERRAINS.find((each) => each === lair?.getAttribute('data-terrain'));
  if (lair !== null && monster !== undefined && terrain !== undefined)
    return { thing: lair, what: { is: 'monster', monster, terrain } };
  const place = target.closest('li, .option');
  const flask = place?.querySelector('[data-potion]')?.getAttribute('data-potion');
  const potion = POTION_TITLES.find(({ id }) => id === flask)?.id;
  return place === null || potion === undefined ? undefined : { thing: place, what: { is: 'potion', potion } };
}

function numberOf(element: Element | null | undefined, name: 'face' | 'monster'): number | undefined {
  const written = element?.getAttribute(`data-${name}`);
  return written === null || written === undefined ? undefined : Number(written);
}
