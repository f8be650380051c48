/** What action cards show besides their terrain, as tables of numbers, for searches that look at thousands of Combos. */

import { ACTION_CARDS, type ActionCard, COLOURS, type Colour, type Icon } from '@medallion/old-world/content';

type Face = Pick<ActionCard, 'colour' | 'icons' | 'tabs'>;

const spelled = ({ colour, icons, tabs }: Face): string => JSON.stringify([colour, icons, tabs]);

/** Every face there is, once: cards that fight alike share one. */
export const FACES: readonly Face[] = [...new Map(ACTION_CARDS.map((card) => [spelled(card), card])).values()];

const places = new Map(FACES.map((face, place) => [spelled(face), place]));

/** The face of every card, by its number. */
export const FACE_OF: readonly number[] = ACTION_CARDS.map((card) => places.get(spelled(card)) ?? 0);

export const colourBit = (colour: Colour): number => 1 << COLOURS.indexOf(colour);

/** One number per face. */
const perFace = (count: (icon: Icon) => number): readonly number[] =>
  FACES.map(({ icons }) => icons.reduce((sum, icon) => sum + count(icon), 0));

const damageOf = (icon: Icon): number => ('damage' in icon ? icon.damage : 0);
const shieldOf = (icon: Icon): number => ('shield' in icon ? icon.shield : 0);
const drawOf = (icon: Icon): number => ('draw' in icon ? icon.draw : 0);
/** Cards that come back to hand: from the discard pile, or the card itself. */
const backOf = (icon: Icon): number => ('take' in icon || 'return' in icon ? 1 : 0);

export const DAMAGE = perFace(damageOf);
export const SHIELD = perFace(shieldOf);
export const DRAW = perFace(drawOf);
export const BACK = perFace(backOf);
export const COLOUR_BIT: readonly number[] = FACES.map(({ colour }) => colourBit(colour));

/** One number per pair of faces, for the tab that leads from the first to the second; `FITS` says whether there is one. */
const perPair = (count: (icon: Icon) => number): readonly number[] =>
  FACES.flatMap((lower) =>
    FACES.map((upper) => {
      const icon = lower.tabs.find((tab) => tab.colour === upper.colour)?.icon;
      return icon === undefined ? 0 : count(icon);
    }),
  );

export const FITS: readonly boolean[] = FACES.flatMap((lower) =>
  FACES.map((upper) => lower.tabs.some((tab) => tab.colour === upper.colour)),
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
