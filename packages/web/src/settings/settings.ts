/** What somebody likes, kept on this device. */

import { useSyncExternalStore } from 'react';
import { TEXT_FACTORS } from './text-factors.ts';

export type TextSize = keyof typeof TEXT_FACTORS;
export const TEXT_SIZES = Object.keys(TEXT_FACTORS) as readonly TextSize[];

export const MOTIONS = ['system', 'on', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

export const PACES = ['slow', 'usual', 'quick', 'at-once'] as const;
/** How fast one looks at what bots and others do. */
export type Pace = (typeof PACES)[number];

export const EXPLAINING = ['always', 'asked', 'never'] as const;
export type ExplainingWish = (typeof EXPLAINING)[number];

export interface Settings {
  readonly text: TextSize;
  readonly motion: Motion;
  readonly sounds: boolean;
  /** How loud, from 0 to 100. */
  readonly volume: number;
  readonly pace: Pace;
  /** Ending a phase with something useful left is asked about once. */
  readonly confirm: boolean;
  /** Every table as text, in the order one wants to hear it. */
  readonly reading: boolean;
  /** Whether bots say why they did what they did. */
  readonly explain: ExplainingWish;
}

const STORED = 'medallion.settings';
const USUAL: Settings = {
  text: 'normal',
  motion: 'system',
  sounds: false,
  volume: 70,
  pace: 'usual',
  confirm: true,
  reading: false,
  explain: 'always',
};

let settings: Settings = USUAL;
const listeners = new Set<() => void>();

export const settingsNow = (): Settings => settings;

export function useSettings(): Settings {
  return useSyncExternalStore(listen, settingsNow);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function set(wish: Partial<Settings>): void {
  settings = { ...settings, ...wish };
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // A device that keeps nothing still does as it is told until the page is closed.
  }
  follow();
}

function follow(): void {
  apply();
  for (const listener of listeners) listener();
}

/** Reads what was kept and lets the page follow it; called once, before anything is drawn. */
export function beginSettings(): void {
  settings = kept();
  apply();
  still().addEventListener('change', apply);
  // Another page of this device has changed them.
  globalThis.addEventListener('storage', ({ key }: StorageEvent) => {
    if (key !== STORED) return;
    settings = kept();
    follow();
  });
}

/** Whether things appear in their end state instead of moving there. */
export function isStill(): boolean {
  return settings.motion === 'off' || (settings.motion === 'system' && still().matches);
}

const still = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)');

function apply(): void {
  const { dataset } = document.documentElement;
  dataset.text = settings.text;
  dataset.motion = isStill() ? 'still' : 'moving';
}

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Settings>;
    return {
      text: TEXT_SIZES.find((size) => size === found.text) ?? USUAL.text,
      motion: MOTIONS.find((motion) => motion === found.motion) ?? USUAL.motion,
      sounds: found.sounds ?? USUAL.sounds,
      volume: typeof found.volume === 'number' ? Math.min(Math.max(found.volume, 0), 100) : USUAL.volume,
      pace: PACES.find((pace) => pace === found.pace) ?? USUAL.pace,
      confirm: found.confirm ?? USUAL.confirm,
      reading: found.reading ?? USUAL.reading,
      explain: EXPLAINING.find((wish) => wish === found.explain) ?? USUAL.explain,
    };
  } catch {
    return USUAL;
  }
}
