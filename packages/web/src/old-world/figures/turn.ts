/**
 * One whole turn, as it was really played: the record of the figure in the rules. test/figures.test.ts plays it anew, so
 * it fails when a card, a place or a rule in it changes.
 */

/** The game it is taken from, and the answers of its first turn. */
export const GAME = {
  options: { schools: ['wolf', 'viper'], startingPlayer: 0 },
  secret: 'hearth',
  nonces: ['0', '1'],
  answers: [
    'forest',
    'move-4-card-96',
    'location-train-alchemy',
    'done',
    'explore-city',
    'option-1',
    'enough',
    'card-75',
    'card-97',
  ],
} as const;

/** What happens in it, in numbers of cards and places. */
export const TURN = {
  school: 'wolf',
  hand: [99, 97, 96],
  home: 3,
  gold: 2,
  /** The road: what pays for it, and where it leads. */
  paid: 96,
  place: 4,
  attribute: 'alchemy',
  level: 2,
  /** The exploration brings gold and a quest that ends elsewhere. */
  found: 1,
  quest: 5,
  /** Phase III. */
  kept: [99, 97],
  drawn: [95],
  gained: 75,
  printed: 0,
  slot: 1,
  price: 97,
} as const;
