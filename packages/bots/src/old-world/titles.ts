/** The titles of the action cards as tables of numbers, for searches that look at thousands of Combos. */

import { ACTION_CARDS, ACTION_TITLES, COLOURS, type Colour, type Icon } from '@medallion/old-world/content';

export const TITLES = ACTION_TITLES.length;

/** The title of every card, by its number. */
export const TITLE_OF: readonly number[] = ACTION_CARDS.map((card) =>
  ACTION_TITLES.findIndex((title) => title.id === card.title),
);

export const colourBit = (colour: Colour): number => 1 << COLOURS.indexOf(colour);

/** One number per title. */
const perTitle = (count: (icon: Icon) => number): readonly number[] =>
  ACTION_TITLES.map(({ icons }) => icons.reduce((sum, icon) => sum + count(icon), 0));

const damageOf = (icon: Icon): number => ('damage' in icon ? icon.damage : 0);
const shieldOf = (icon: Icon): number => ('shield' in icon ? icon.shield : 0);
const drawOf = (icon: Icon): number => ('draw' in icon ? icon.draw : 0);
/** Cards that come back to hand: from the discard pile, or the card itself. */
const backOf = (icon: Icon): number => ('take' in icon || 'return' in icon ? 1 : 0);

export const DAMAGE = perTitle(damageOf);
export const SHIELD = perTitle(shieldOf);
export const DRAW = perTitle(drawOf);
export const BACK = perTitle(backOf);
export const COLOUR_BIT: readonly number[] = ACTION_TITLES.map(({ colour }) => colourBit(colour));

/** One number per pair of titles, for the tab that leads from the first to the second; `FITS` says whether there is one. */
const perPair = (count: (icon: Icon) => number): readonly number[] =>
  ACTION_TITLES.flatMap((lower) =>
    ACTION_TITLES.map((upper) => {
      const icon = lower.tabs.find((tab) => tab.colour === upper.colour)?.icon;
      return icon === undefined ? 0 : count(icon);
    }),
  );

export const FITS: readonly boolean[] = ACTION_TITLES.flatMap((lower) =>
  ACTION_TITLES.map((upper) => lower.tabs.some((tab) => tab.colour === upper.colour)),
);
export const TAB_DAMAGE = perPair(damageOf);
export const TAB_SHIELD = perPair(shieldOf);
export const TAB_DRAW = perPair(drawOf);
export const TAB_BACK = perPair(backOf);

/** What an icon is worth in points of damage. */
export const DRAW_WORTH = 0.8;
export const SHIELD_WORTH = 0.7;
export const BACK_WORTH = 1;

export function iconWorth(icon: Icon | undefined): number {
  if (icon === undefined) return 0;
  return damageOf(icon) + SHIELD_WORTH * shieldOf(icon) + DRAW_WORTH * drawOf(icon) + BACK_WORTH * backOf(icon);
}
