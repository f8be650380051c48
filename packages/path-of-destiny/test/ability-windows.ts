/** The windows of Abilities as steps, and a table at which everybody may use all of theirs. */

import type { Participant, Table } from '../src/rules/table.ts';
import { setActive } from './support.ts';

export const RESOLVE = { do: 'ability/window', window: 'resolve' } as const;
export const DECLARE = { do: 'ability/window', window: 'declare' } as const;
export const SCORE = { do: 'ability/window', window: 'score' } as const;
export const PICK = { do: 'choose/pick', who: 0 } as const;

/** Everybody has unlocked everything. */
export const unlocked =
  (more?: (table: Table, all: readonly Participant[]) => void) =>
  (table: Table, all: readonly Participant[]): void => {
    for (const each of all) if (each.automa !== true) each.unlocked = 4;
    setActive(table, 'combat', 'magic');
    more?.(table, all);
  };
