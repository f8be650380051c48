/** The titles of the action cards. Copies of a title share colour and cost; what each copy does is in action-cards.ts. */
import type { Colour } from './vocabulary.ts';

interface ActionTitleRecord {
  readonly id: string;
  readonly colour: Colour;
  readonly cost: 0 | 1 | 2;
}

/** The 20 titles of the common deck. */
export const COMMON_TITLES = [
  { id: 'precise-cut', colour: 'blue', cost: 0 },
  { id: 'whirl', colour: 'blue', cost: 1 },
  { id: 'crippling-strikes', colour: 'blue', cost: 2 },
  { id: 'rend', colour: 'red', cost: 0 },
  { id: 'precise-blow', colour: 'red', cost: 1 },
  { id: 'crushing-blow', colour: 'red', cost: 2 },
  { id: 'counterattack', colour: 'green', cost: 0 },
  { id: 'cover', colour: 'green', cost: 0 },
  { id: 'block', colour: 'green', cost: 1 },
  { id: 'lightning-reflexes', colour: 'green', cost: 2 },
  { id: 'intense-yrden', colour: 'yellow', cost: 0 },
  { id: 'intense-axii', colour: 'yellow', cost: 0 },
  { id: 'intense-quen', colour: 'yellow', cost: 1 },
  { id: 'magic-trap', colour: 'yellow', cost: 1 },
  { id: 'exploding-shield', colour: 'yellow', cost: 2 },
  { id: 'intense-aard', colour: 'purple', cost: 0 },
  { id: 'intense-igni', colour: 'purple', cost: 0 },
  { id: 'melt-armor', colour: 'purple', cost: 1 },
  { id: 'shock-wave', colour: 'purple', cost: 1 },
  { id: 'firestream', colour: 'purple', cost: 2 },
] as const satisfies readonly ActionTitleRecord[];

/** The titles of the starting decks, shared by the schools. */
export const STARTING_TITLES = [
  { id: 'quick-slash', colour: 'blue', cost: 0 },
  { id: 'shattering-blow', colour: 'red', cost: 0 },
  { id: 'push', colour: 'green', cost: 0 },
  { id: 'yrden', colour: 'yellow', cost: 0 },
  { id: 'axii', colour: 'yellow', cost: 0 },
  { id: 'quen', colour: 'yellow', cost: 0 },
  { id: 'aard', colour: 'purple', cost: 0 },
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
