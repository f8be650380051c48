/** Where the places lie on the drawn continent, and how the roads run. Drawn once; the map in materials/map is baked from it. */

export type LabelSide = 'above' | 'below' | 'left' | 'right';

export interface PlaceAt {
  readonly x: number;
  readonly y: number;
  /** The side of the medallion its name stands on. */
  readonly label: LabelSide;
}

/** By the number of the place. */
export const PLACES: readonly PlaceAt[] = [
  { x: 880, y: 452, label: 'right' },
  { x: 252, y: 124, label: 'above' },
  { x: 438, y: 118, label: 'above' },
  { x: 668, y: 116, label: 'above' },
  { x: 822, y: 226, label: 'right' },
  { x: 148, y: 304, label: 'right' },
  { x: 326, y: 268, label: 'right' },
  { x: 512, y: 326, label: 'left' },
  { x: 700, y: 390, label: 'below' },
  { x: 214, y: 500, label: 'below' },
  { x: 412, y: 556, label: 'above' },
  { x: 626, y: 572, label: 'right' },
  { x: 196, y: 690, label: 'below' },
  { x: 226, y: 858, label: 'below' },
  { x: 458, y: 752, label: 'left' },
  { x: 842, y: 640, label: 'right' },
  { x: 398, y: 914, label: 'below' },
  { x: 628, y: 898, label: 'below' },
  { x: 742, y: 778, label: 'below' },
];

export interface Road {
  readonly a: number;
  readonly b: number;
  readonly sea: boolean;
  /** From the middle of a to the middle of b. */
  readonly path: string;
}

export const ROADS: readonly Road[] = [
  { a: 0, b: 4, sea: false, path: 'M880 452C849.6 377.9 835.0 304.6 822 226' },
  { a: 0, b: 8, sea: false, path: 'M880 452C822.5 420.1 758.1 420.1 700 390' },
  { a: 0, b: 11, sea: false, path: 'M880 452C800.8 508.0 706.4 518.5 626 572' },
  { a: 0, b: 15, sea: false, path: 'M880 452C880.9 518.7 841.1 573.3 842 640' },
  { a: 1, b: 2, sea: false, path: 'M252 124C315.2 120.3 374.3 105.8 438 118' },
  { a: 1, b: 5, sea: true, path: 'M252 124C150 190 92 206 148 304' },
  { a: 1, b: 6, sea: true, path: 'M252 124C180 176 190 262 326 268' },
  { a: 1, b: 9, sea: true, path: 'M252 124C-6 160 -14 470 214 500' },
  { a: 2, b: 3, sea: false, path: 'M438 118C516.2 117.7 589.9 124.2 668 116' },
  { a: 2, b: 6, sea: false, path: 'M438 118C400.3 169.3 357.0 211.7 326 268' },
  { a: 2, b: 7, sea: false, path: 'M438 118C448.6 193.9 497.2 251.6 512 326' },
  { a: 3, b: 4, sea: false, path: 'M668 116C718.5 156.0 775.6 180.2 822 226' },
  { a: 3, b: 7, sea: false, path: 'M668 116C602.4 178.0 575.5 262.4 512 326' },
  { a: 4, b: 7, sea: false, path: 'M822 226C710.6 241.4 613.4 279.6 512 326' },
  { a: 4, b: 8, sea: false, path: 'M822 226C768.8 273.0 738.9 332.3 700 390' },
  { a: 5, b: 6, sea: false, path: 'M148 304C207.2 285.4 267.9 292.1 326 268' },
  { a: 5, b: 9, sea: true, path: 'M148 304C96 392 122 452 214 500' },
  { a: 6, b: 7, sea: false, path: 'M326 268C390.2 284.5 448.8 306.0 512 326' },
  { a: 6, b: 9, sea: false, path: 'M326 268C306.5 355.8 275.3 432.3 214 500' },
  { a: 7, b: 8, sea: false, path: 'M512 326C571.4 360.9 638.6 360.7 700 390' },
  { a: 7, b: 9, sea: false, path: 'M512 326C402.0 370.3 324.0 455.7 214 500' },
  { a: 7, b: 10, sea: false, path: 'M512 326C495.4 411.8 441.2 475.7 412 556' },
  { a: 7, b: 11, sea: false, path: 'M512 326C563.1 403.9 572.5 495.2 626 572' },
  { a: 8, b: 11, sea: false, path: 'M700 390C684.1 455.6 652.2 510.5 626 572' },
  { a: 9, b: 10, sea: false, path: 'M214 500C277.0 534.2 345.1 535.6 412 556' },
  { a: 9, b: 12, sea: false, path: 'M214 500C276 566 262 622 196 690' },
  { a: 10, b: 11, sea: false, path: 'M412 556C485.0 558.3 554.1 554.4 626 572' },
  { a: 10, b: 12, sea: false, path: 'M412 556C349.0 618.3 264.3 636.2 196 690' },
  { a: 10, b: 14, sea: false, path: 'M412 556C410.0 626.8 454.1 682.6 458 752' },
  { a: 11, b: 14, sea: false, path: 'M626 572C559.9 624.8 525.9 700.9 458 752' },
  { a: 11, b: 15, sea: false, path: 'M626 572C694.7 610.0 765.3 627.4 842 640' },
  { a: 11, b: 18, sea: false, path: 'M626 572C664.3 642.7 715.4 700.7 742 778' },
  { a: 12, b: 13, sea: false, path: 'M196 690C250 742 252 802 226 858' },
  { a: 12, b: 14, sea: false, path: 'M196 690C281.4 726.8 372.0 717.8 458 752' },
  { a: 13, b: 14, sea: false, path: 'M226 858C310.2 833.6 372.8 774.1 458 752' },
  { a: 13, b: 16, sea: false, path: 'M226 858C281.6 885.8 340.8 891.1 398 914' },
  { a: 14, b: 15, sea: false, path: 'M458 752C560 700 730 716 842 640' },
  { a: 14, b: 16, sea: false, path: 'M458 752C429.9 804.2 415.7 857.9 398 914' },
  { a: 14, b: 17, sea: false, path: 'M458 752C507.0 811.8 579.0 838.2 628 898' },
  { a: 14, b: 18, sea: false, path: 'M458 752C555.9 746.6 643.6 789.0 742 778' },
  { a: 15, b: 18, sea: false, path: 'M842 640C814.4 691.5 786.4 738.6 742 778' },
  { a: 16, b: 17, sea: false, path: 'M398 914C475.9 903.9 549.0 891.6 628 898' },
  { a: 17, b: 18, sea: false, path: 'M628 898C657.3 848.2 703.1 818.6 742 778' },
];

/** The radius of a medallion. */
export const RADIUS = 29;

/** What is drawn: the continent, some sea in the west and some mountains in the east that a narrow frame may cut off. */
export const WORLD = { x: -240, y: -8, width: 1480, height: 1008 } as const;

/** What must be seen to play. */
export const HEART = { x: -110, y: 4, width: 1180, height: 988 } as const;
