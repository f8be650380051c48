import { TERRAINS, type Terrain } from '@medallion/old-world/content';
import { useSyncExternalStore } from 'react';

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

/** How long a finger rests on something to read it, in milliseconds, and how far it may stray. */
const HOLD = 450;
const STRAY = 10;

/**
 * Whatever lies on the table is read by holding it, or by pointing at it and pressing I. Nothing has to be wired for
 * that: cards and monsters carry their number, everything else its title.
 */
export function listenForReading(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let pointed: Element | undefined;
  let justRead = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    justRead = false;
    stop();
    const what = event.isPrimary && event.button === 0 ? readable(event.target) : undefined;
    if (what === undefined) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      justRead = true;
      set(what);
    }, HOLD);
  };
  const move = (event: PointerEvent): void => {
    if (event.target instanceof Element) pointed = event.target;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
  };
  // What was held to be read is not chosen as well when the finger lets go.
  const click = (event: MouseEvent): void => {
    if (!justRead) return;
    justRead = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (justRead) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.code !== 'KeyI' || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (document.querySelector('dialog[open]') !== null) return;
    if (event.target instanceof HTMLElement && event.target.matches('input[type=text], textarea, select')) return;
    const focused = document.activeElement;
    const what = (focused === null ? undefined : readable(focused)) ?? readable(pointed ?? null);
    if (what !== undefined) set(what);
  };
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', stop);
  root.addEventListener('pointercancel', stop);
  root.addEventListener('click', click, { capture: true });
  root.addEventListener('contextmenu', menu);
  document.addEventListener('keydown', key);
  return () => {
    stop();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', stop);
    root.removeEventListener('pointercancel', stop);
    root.removeEventListener('click', click, { capture: true });
    root.removeEventListener('contextmenu', menu);
    document.removeEventListener('keydown', key);
  };
}

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
