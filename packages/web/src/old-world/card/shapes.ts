import type { Colour } from '@medallion/old-world/content';

/** The shape of each type of card, in a box from −10 to 10: lozenge, hexagon, circle, shield, triangle. */
export const TYPE_SHAPE: Readonly<Record<Colour, string>> = {
  blue: 'M0-10L7 0L0 10L-7 0Z',
  red: 'M-9-5.200L0-10.400L9-5.200V5.200L0 10.400L-9 5.200Z',
  green: 'M0-9.500A9.500 9.500 0 1 1 0 9.500A9.500 9.500 0 1 1 0-9.500Z',
  yellow: 'M-8.500-9H8.500V2Q8.500 7 0 10.500Q-8.500 7-8.500 2Z',
  purple: 'M0-10.500L10 8H-10Z',
};

/** A tab on the right edge, cut in the shape of the type it takes. */
export const TAB_SHAPE: Readonly<Record<Colour, string>> = {
  blue: 'M0 0H14L24 13L14 26H0Z',
  red: 'M0 0H18L24 7V19L18 26H0Z',
  green: 'M0 0H11A13 13 0 0 1 11 26H0Z',
  yellow: 'M0 0H23V16Q23 21 12 26H0Z',
  purple: 'M0 0H4L25 13L4 26H0Z',
};
