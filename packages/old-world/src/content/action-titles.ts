/**
 * The titles of the action cards: colour, cost, fight line and combo extensions.
 *
 * Blue chains, red hits hard and tires, green protects and refills, purple pays off inside a chain, yellow shields
 * and recycles. A title is worth about 2 points of damage at cost 0, 3 at cost 1 and 4.5 at cost 2.
 */
import type { Colour, Icon, Tab } from './vocabulary.ts';

interface ActionTitleRecord {
  readonly id: string;
  readonly colour: Colour;
  readonly cost: 0 | 1 | 2;
  readonly icons: readonly Icon[];
  readonly tabs: readonly Tab[];
}

/** The 20 titles of the common deck. */
export const COMMON_TITLES = [
  {
    id: 'precise-cut',
    colour: 'blue',
    cost: 0,
    icons: [{ damage: 1 }],
    tabs: [{ colour: 'blue' }, { colour: 'yellow' }],
  },
  {
    id: 'whirl',
    colour: 'blue',
    cost: 1,
    icons: [{ damage: 1 }],
    tabs: [{ colour: 'blue' }, { colour: 'green', icon: { shield: 1 } }, { colour: 'yellow', icon: { shield: 1 } }],
  },
  {
    id: 'crippling-strikes',
    colour: 'blue',
    cost: 2,
    icons: [{ damage: 1 }, { shield: 1 }],
    tabs: [
      { colour: 'blue' },
      { colour: 'green', icon: { draw: 1 } },
      { colour: 'yellow', icon: { shield: 1 } },
      { colour: 'purple', icon: { shield: 1 } },
    ],
  },
  {
    id: 'rend',
    colour: 'red',
    cost: 0,
    icons: [{ damage: 2 }, { draw: -1 }],
    tabs: [{ colour: 'yellow', icon: { shield: 1 } }],
  },
  {
    id: 'precise-blow',
    colour: 'red',
    cost: 1,
    icons: [{ damage: 3 }, { draw: -1 }],
    tabs: [{ colour: 'green' }, { colour: 'yellow' }],
  },
  {
    id: 'crushing-blow',
    colour: 'red',
    cost: 2,
    icons: [{ damage: 4 }, { draw: -1 }],
    tabs: [{ colour: 'yellow', icon: { shield: 2 } }],
  },
  {
    id: 'counterattack',
    colour: 'green',
    cost: 0,
    icons: [{ shield: 1 }],
    tabs: [{ colour: 'red', icon: { damage: 1 } }],
  },
  { id: 'cover', colour: 'green', cost: 0, icons: [{ shield: 1 }, { draw: 1 }], tabs: [] },
  {
    id: 'block',
    colour: 'green',
    cost: 1,
    icons: [{ shield: 1 }, { draw: 1 }],
    tabs: [{ colour: 'yellow', icon: { damage: 1 } }],
  },
  {
    id: 'lightning-reflexes',
    colour: 'green',
    cost: 2,
    icons: [{ shield: 1 }, { draw: 2 }],
    tabs: [
      { colour: 'blue', icon: { damage: 1 } },
      { colour: 'red', icon: { shield: 1 } },
    ],
  },
  {
    id: 'intense-yrden',
    colour: 'yellow',
    cost: 0,
    icons: [{ shield: 1 }],
    tabs: [{ colour: 'purple', icon: { damage: 1 } }],
  },
  {
    id: 'intense-axii',
    colour: 'yellow',
    cost: 0,
    icons: [{ take: 'discard-top' }],
    tabs: [{ colour: 'green' }, { colour: 'purple' }],
  },
  { id: 'intense-quen', colour: 'yellow', cost: 1, icons: [{ shield: 3 }], tabs: [{ colour: 'green' }] },
  {
    id: 'magic-trap',
    colour: 'yellow',
    cost: 1,
    icons: [{ shield: 1 }, { take: 'discard-top' }],
    tabs: [{ colour: 'purple', icon: { damage: 1 } }, { colour: 'red' }],
  },
  {
    id: 'exploding-shield',
    colour: 'yellow',
    cost: 2,
    icons: [{ damage: 1 }, { shield: 2 }],
    tabs: [{ colour: 'red', icon: { return: 'this-card' } }, { colour: 'blue' }, { colour: 'purple' }],
  },
  {
    id: 'intense-aard',
    colour: 'purple',
    cost: 0,
    icons: [{ damage: 1 }],
    tabs: [{ colour: 'blue', icon: { shield: 1 } }],
  },
  {
    id: 'intense-igni',
    colour: 'purple',
    cost: 0,
    icons: [{ damage: 1 }],
    tabs: [{ colour: 'red', icon: { shield: 1 } }],
  },
  {
    id: 'melt-armor',
    colour: 'purple',
    cost: 1,
    icons: [{ damage: 1 }],
    tabs: [
      { colour: 'red', icon: { damage: 2 } },
      { colour: 'blue', icon: { damage: 1 } },
    ],
  },
  {
    id: 'shock-wave',
    colour: 'purple',
    cost: 1,
    icons: [{ damage: 1 }],
    tabs: [
      { colour: 'blue', icon: { draw: 1 } },
      { colour: 'green', icon: { damage: 1 } },
    ],
  },
  {
    id: 'firestream',
    colour: 'purple',
    cost: 2,
    icons: [{ damage: 2 }],
    tabs: [
      { colour: 'purple', icon: { damage: 1 } },
      { colour: 'red', icon: { damage: 1 } },
      { colour: 'yellow', icon: { shield: 1 } },
    ],
  },
] as const satisfies readonly ActionTitleRecord[];

/** The titles of the starting decks, shared by the schools. */
export const STARTING_TITLES = [
  { id: 'quick-slash', colour: 'blue', cost: 0, icons: [{ damage: 1 }], tabs: [] },
  { id: 'shattering-blow', colour: 'red', cost: 0, icons: [{ damage: 2 }, { draw: -1 }], tabs: [{ colour: 'blue' }] },
  { id: 'push', colour: 'green', cost: 0, icons: [{ damage: 1 }, { draw: 1 }], tabs: [{ colour: 'red' }] },
  {
    id: 'yrden',
    colour: 'yellow',
    cost: 0,
    icons: [{ shield: 1 }],
    tabs: [{ colour: 'purple' }, { colour: 'green' }],
  },
  {
    id: 'axii',
    colour: 'yellow',
    cost: 0,
    icons: [{ take: 'discard-top' }],
    tabs: [{ colour: 'purple' }, { colour: 'green' }],
  },
  { id: 'quen', colour: 'yellow', cost: 0, icons: [{ shield: 2 }], tabs: [] },
  {
    id: 'aard',
    colour: 'purple',
    cost: 0,
    icons: [{ damage: 1 }],
    tabs: [{ colour: 'blue', icon: { damage: 1 } }, { colour: 'red' }],
  },
] as const satisfies readonly ActionTitleRecord[];

export type CommonTitleId = (typeof COMMON_TITLES)[number]['id'];
export type StartingTitleId = (typeof STARTING_TITLES)[number]['id'];
export type ActionTitleId = CommonTitleId | StartingTitleId;

export type ActionTitle = ActionTitleRecord & { readonly id: ActionTitleId };

/** All titles, those of the common deck first. */
export const ACTION_TITLES: readonly ActionTitle[] = [...COMMON_TITLES, ...STARTING_TITLES];

const byId: ReadonlyMap<string, ActionTitle> = new Map(ACTION_TITLES.map((title) => [title.id, title]));

/** The title with this id. */
export function actionTitle(id: ActionTitleId): ActionTitle {
  const title = byId.get(id);
  if (title === undefined) throw new RangeError(`There is no action card called ${id}.`);
  return title;
}
