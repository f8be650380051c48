/** The numbers printed on boards and help cards. */

/** Cards trashed on arriving at a position of the trophy track. OW-FATIGUE-02 */
export const FATIGUE: readonly number[] = [0, 1, 2, 3, 0];

/** Gold for beating a witcher who stands at this position of the trophy track. OW-WFIGHT-14 */
export const GOLD_FOR_BEATING: readonly number[] = [1, 2, 3, 3];

/** The top of the trophy track: who reaches it wins. OW-WIN-01 */
export const TROPHY_TRACK_TOP = 4;

export interface StartingHand {
  readonly cards: number;
  readonly gold: number;
}

/** Starting hands in turn order, by number of players. */
export const STARTING_HANDS: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly StartingHand[]>> = {
  1: [{ cards: 5, gold: 3 }],
  2: [
    { cards: 3, gold: 2 },
    { cards: 5, gold: 4 },
  ],
  3: [
    { cards: 3, gold: 2 },
    { cards: 4, gold: 4 },
    { cards: 5, gold: 6 },
  ],
  4: [
    { cards: 2, gold: 4 },
    { cards: 3, gold: 5 },
    { cards: 4, gold: 6 },
    { cards: 5, gold: 7 },
  ],
  5: [
    { cards: 2, gold: 5 },
    { cards: 3, gold: 5 },
    { cards: 4, gold: 5 },
    { cards: 4, gold: 7 },
    { cards: 5, gold: 7 },
  ],
};

/** The combinations of dice poker from the lowest to the highest. OW-POKER-11, OW-POKER-18 */
export const POKER_HANDS = [
  'none',
  'pair',
  'two-pairs',
  'three',
  'five-high-straight',
  'six-high-straight',
  'full-house',
  'four',
  'five',
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

/** Gold won with a combination in the solo game. OW-SOLO-09 */
export const SOLO_POKER_REWARDS: Readonly<Record<PokerHand, number>> = {
  none: 0,
  pair: 0,
  'two-pairs': 1,
  three: 2,
  'five-high-straight': 3,
  'six-high-straight': 3,
  'full-house': 4,
  four: 5,
  five: 6,
};

export type SoloRank = 1 | 2 | 3 | 4 | 5;

/** The rank of a solo victory by its number of turns, the best first; the last has no limit. OW-SOLO-16 */
export const SOLO_RANKS: readonly { readonly maxTurns?: number; readonly rank: SoloRank }[] = [
  { maxTurns: 6, rank: 5 },
  { maxTurns: 8, rank: 4 },
  { maxTurns: 10, rank: 3 },
  { maxTurns: 12, rank: 2 },
  { rank: 1 },
];

/** The rank of a solo victory that took this many turns. */
export function soloRank(turns: number): SoloRank {
  return SOLO_RANKS.find(({ maxTurns }) => maxTurns === undefined || turns <= maxTurns)?.rank ?? 1;
}

/** What Combat, Defense and Alchemy are worth at a level: index 0 is level 1. */
export const ATTRIBUTE_VALUES: readonly [number, number, number, number, number] = [1, 2, 3, 4, 4];

/** Cards drawn on reaching a witcher level: index 0 is level 1. OW-ATTR-10, OW-ATTR-11 */
export const LEVEL_UP_CARDS: readonly [number, number, number, number, number] = [0, 1, 1, 2, 2];

export const HAND_LIMIT = 7;
export const PHASE_3_HAND = 3;
export const POTION_LIMIT = 4;
export const ROW_SIZE = 6;
export const TOP_ATTRIBUTE_LEVEL = 5;
export const STARTING_SHIELD = 1;
