/**
 * The sizes at which a page is laid out otherwise: these and no others, so that what fits at one of them is tried at
 * all of them. Styles name them, `@media (--to-desk)` for what is smaller and `(--from-desk)` for what is not, and so do
 * components (`useMedia`). Larger text draws each of them further out: text-widths-plugin.ts.
 */

/** In pixels, by what begins there. */
export const WIDTHS = {
  /** Below lie phones, held upright. */
  tablet: 640,
  /** Lists and books with something beside them. */
  page: 820,
  /** Two columns: a table with its question beside it. */
  table: 1000,
  /** Everything in sight at once. */
  desk: 1280,
  /** What a desk shows needs no squeezing any more. */
  broad: 1440,
  /** There is room for words that repeat what a sign says. */
  wide: 1600,
} as const;

export const HEIGHTS = {
  /** Below lie phones on their side. */
  standing: 500,
  /** Scenes that show everything at once. */
  roomy: 640,
  /** Nothing needs to be squeezed. */
  tall: 830,
  /** Pictures may be as large as they like. */
  ample: 980,
} as const;

/** Screens so large that they enlarge the letters themselves (tokens.css), whatever size of text is wished for. */
const SCREENS = {
  grand: '(min-width: 1920px) and (min-height: 1000px)',
  vast: '(min-width: 2400px) and (min-height: 1300px)',
} as const;

export type Bound = `${'to' | 'from'}-${keyof typeof WIDTHS | keyof typeof HEIGHTS}`;

/** A named size as browsers know it, for text so many times as large. Both sides of a bound lie side by side. */
export function mediaOf(name: string, factor = 1): string | undefined {
  if (Object.hasOwn(SCREENS, name)) return SCREENS[name as keyof typeof SCREENS];
  const [, side, what = ''] = /^(to|from)-(\w+)$/.exec(name) ?? [];
  const [axis, pixels] = Object.hasOwn(WIDTHS, what)
    ? (['width', WIDTHS[what as keyof typeof WIDTHS]] as const)
    : (['height', HEIGHTS[what as keyof typeof HEIGHTS]] as const);
  if (side === undefined || pixels === undefined) return undefined;
  const at = Math.round(pixels * factor * 100) / 100;
  return side === 'from' ? `(min-${axis}: ${at}px)` : `(max-${axis}: ${Math.round((at - 0.02) * 100) / 100}px)`;
}
