/** Sizes of screens, sizes of text and languages in which every screen has to fit. */

import { LANGUAGES } from './browser.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;
const TEXTS = ['normal', 'large', 'larger'] as const;

export interface Combination {
  readonly width: number;
  readonly height: number;
  readonly text: (typeof TEXTS)[number];
  readonly language: (typeof LANGUAGES)[number];
}

const ALL: readonly Combination[] = LANGUAGES.flatMap((language) =>
  TEXTS.flatMap((text) => SIZES.map(([width, height]) => ({ width, height, text, language }))),
);

/** Every screen in every combination takes most of an hour: npm run evening. */
export const isWhole = process.env.EVENING === '1';

/** Relatively prime to the number of combinations, and far from every multiple of a row: what follows differs in all. */
const STRIDE = 25;

/** The combinations in which a screen is looked at: all, or a few, the next screen in others. */
export function combinationsOf(screen: number, few: number): readonly Combination[] {
  if (isWhole) return ALL;
  return Array.from({ length: few }, (_, nth) => ALL[((screen * few + nth) * STRIDE) % ALL.length]).filter(
    (each) => each !== undefined,
  );
}
