/**
 * The 140 action cards, named everywhere by their number: 0 to 89 the common deck, 90 to 139 the starting cards, ten
 * per school in the order of SCHOOLS. The order is part of saved games.
 */
import {
  actionTitle,
  type ActionTitle,
  type ActionTitleId,
  type CommonTitleId,
  type StartingTitleId,
} from './action-titles.ts';
import { SCHOOLS, type School, type TerrainIcon } from './vocabulary.ts';

type Copies = Readonly<Record<TerrainIcon, number>>;

/** How many copies of each title show which terrain: 27 of every terrain and 9 wild. */
export const COMMON_COPIES: Readonly<Record<CommonTitleId, Copies>> = {
  'precise-cut': { forest: 3, mountain: 2, water: 2, wild: 1 },
  whirl: { forest: 2, mountain: 2, water: 2, wild: 0 },
  'crippling-strikes': { forest: 1, mountain: 1, water: 1, wild: 1 },
  rend: { forest: 2, mountain: 3, water: 2, wild: 1 },
  'precise-blow': { forest: 2, mountain: 2, water: 2, wild: 0 },
  'crushing-blow': { forest: 1, mountain: 1, water: 1, wild: 1 },
  counterattack: { forest: 1, mountain: 1, water: 2, wild: 0 },
  cover: { forest: 1, mountain: 1, water: 1, wild: 1 },
  block: { forest: 2, mountain: 2, water: 2, wild: 0 },
  'lightning-reflexes': { forest: 1, mountain: 1, water: 1, wild: 1 },
  'intense-yrden': { forest: 2, mountain: 1, water: 1, wild: 0 },
  'intense-axii': { forest: 1, mountain: 1, water: 2, wild: 0 },
  'intense-quen': { forest: 1, mountain: 1, water: 1, wild: 1 },
  'magic-trap': { forest: 1, mountain: 0, water: 1, wild: 0 },
  'exploding-shield': { forest: 1, mountain: 2, water: 1, wild: 0 },
  'intense-aard': { forest: 1, mountain: 2, water: 1, wild: 0 },
  'intense-igni': { forest: 1, mountain: 1, water: 1, wild: 1 },
  'melt-armor': { forest: 1, mountain: 1, water: 0, wild: 0 },
  'shock-wave': { forest: 1, mountain: 1, water: 2, wild: 0 },
  firestream: { forest: 1, mountain: 1, water: 1, wild: 1 },
};

/**
 * The starting decks: two cards of every colour, the terrain of the school's home more often than the others. All four
 * Attributes are trained on water. Griffin and Wolf live three moves or more from most of these places: two wild cards
 * make up for it. Viper lives on water close to two of them and has none.
 */
export const STARTING_DECKS: Readonly<Record<School, readonly (readonly [StartingTitleId, TerrainIcon])[]>> = {
  wolf: [
    ['quick-slash', 'mountain'],
    ['quick-slash', 'forest'],
    ['shattering-blow', 'wild'],
    ['shattering-blow', 'water'],
    ['push', 'water'],
    ['push', 'mountain'],
    ['yrden', 'water'],
    ['yrden', 'mountain'],
    ['aard', 'wild'],
    ['aard', 'mountain'],
  ],
  griffin: [
    ['quick-slash', 'water'],
    ['quick-slash', 'water'],
    ['shattering-blow', 'forest'],
    ['shattering-blow', 'mountain'],
    ['push', 'water'],
    ['push', 'water'],
    ['yrden', 'wild'],
    ['yrden', 'water'],
    ['aard', 'wild'],
    ['aard', 'mountain'],
  ],
  bear: [
    ['quick-slash', 'forest'],
    ['quick-slash', 'forest'],
    ['shattering-blow', 'mountain'],
    ['shattering-blow', 'forest'],
    ['push', 'water'],
    ['push', 'forest'],
    ['yrden', 'wild'],
    ['yrden', 'mountain'],
    ['aard', 'water'],
    ['aard', 'forest'],
  ],
  cat: [
    ['quick-slash', 'forest'],
    ['quick-slash', 'forest'],
    ['shattering-blow', 'mountain'],
    ['shattering-blow', 'water'],
    ['push', 'forest'],
    ['push', 'mountain'],
    ['yrden', 'wild'],
    ['axii', 'forest'],
    ['aard', 'forest'],
    ['aard', 'water'],
  ],
  viper: [
    ['quick-slash', 'mountain'],
    ['quick-slash', 'water'],
    ['shattering-blow', 'forest'],
    ['shattering-blow', 'water'],
    ['push', 'mountain'],
    ['push', 'forest'],
    ['yrden', 'mountain'],
    ['quen', 'water'],
    ['aard', 'forest'],
    ['aard', 'water'],
  ],
};

/** One action card: a copy of a title with a terrain of its own. */
export interface ActionCard extends Omit<ActionTitle, 'id'> {
  readonly number: number;
  readonly title: ActionTitleId;
  readonly terrain: TerrainIcon;
  /** The school a starting card belongs to. */
  readonly school?: School;
}

const TERRAIN_ORDER: readonly TerrainIcon[] = ['forest', 'mountain', 'water', 'wild'];

function printCards(): readonly ActionCard[] {
  const cards: ActionCard[] = [];
  const print = (title: ActionTitleId, terrain: TerrainIcon, school?: School): void => {
    const { colour, cost, icons, tabs } = actionTitle(title);
    const card = { number: cards.length, title, terrain, colour, cost, icons, tabs };
    cards.push(school === undefined ? card : { ...card, school });
  };
  for (const [title, copies] of Object.entries(COMMON_COPIES) as [CommonTitleId, Copies][])
    for (const terrain of TERRAIN_ORDER) for (let copy = 0; copy < copies[terrain]; copy += 1) print(title, terrain);
  for (const school of SCHOOLS) for (const [title, terrain] of STARTING_DECKS[school]) print(title, terrain, school);
  return cards;
}

export const ACTION_CARDS: readonly ActionCard[] = printCards();

/** How many cards the common deck has; starting cards follow. */
const COMMON_DECK_SIZE = 90;

/** The numbers of the common deck. */
export const COMMON_DECK: readonly number[] = ACTION_CARDS.filter((card) => card.school === undefined).map(
  (card) => card.number,
);

/** The numbers of a school's ten starting cards. */
export function startingDeck(school: School): readonly number[] {
  const first = COMMON_DECK_SIZE + 10 * SCHOOLS.indexOf(school);
  return Array.from({ length: 10 }, (_, index) => first + index);
}

/** The action card with this number. */
export function actionCard(n: number): ActionCard {
  const card = ACTION_CARDS[n];
  if (card === undefined) throw new RangeError(`There is no action card ${n}.`);
  return card;
}
