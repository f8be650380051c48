/** How an Ability is written down: may it be used now, in which ways, and what it does. */

import type { Answers } from '@medallion/kernel';
import type { Colour, Side } from '../../content/vocabulary.ts';
import type { G, L } from '../shape.ts';
import type { Who } from '../table.ts';
import type { AbilityId } from './usable.ts';

/** The use of an Ability with all that its owner decides about it. */
export interface AbilityUse {
  readonly id: string;
  readonly act: 'use';
  readonly ability: AbilityId;
  /** Another participant. */
  readonly on?: Who;
  readonly side?: Side;
  readonly card?: number;
  readonly colour?: Colour;
  /** How many Symbols to lose for it. */
  readonly lose?: number;
}

export interface AbilityRule {
  /**
   * Why it would do nothing now, by public facts alone: an ask that came only with certain hidden cards would tell
   * of them. Undefined where it can be used.
   */
  why(g: L, who: Who): string | undefined;
  /**
   * Could a use change anything at all? By public facts alone, too. It stays legal where it could not, but the table
   * does not ask for it unless it asks always. Unset where it always does something.
   */
  matters?(g: L, who: Who): boolean;
  list(g: L, who: Who, answers: Answers<AbilityUse>): void;
  use(g: G, who: Who, use: AbilityUse): void;
}

/** The use of an Ability, with nothing decided about it. */
export const plainUse = (ability: AbilityId): AbilityUse => ({ id: `ability:${ability}`, act: 'use', ability });

/** An Ability without anything to decide. */
export function plainRule(
  ability: AbilityId,
  use: (g: G, who: Who) => void,
  why: AbilityRule['why'] = () => undefined,
): AbilityRule {
  const choice = plainUse(ability);
  return { why, list: (_g, _who, answers) => answers.may(choice), use };
}

/** An Ability of which only one of the two Paths is chosen. */
export function sideRule(ability: AbilityId, use: (g: G, who: Who, side: Side) => void): AbilityRule {
  const left: AbilityUse = { id: `ability:${ability}:left`, act: 'use', ability, side: 'left' };
  const right: AbilityUse = { id: `ability:${ability}:right`, act: 'use', ability, side: 'right' };
  return {
    why: () => undefined,
    list(_g, _who, answers) {
      answers.may(left);
      answers.may(right);
    },
    use: (g, who, { side = 'left' }) => use(g, who, side),
  };
}

/** An Ability used on one of the other participants. */
export function otherRule(ability: AbilityId, use: (g: G, who: Who, on: Who) => void): AbilityRule {
  const others = [0, 1, 2, 3, 4].map((on): AbilityUse => ({ id: `ability:${ability}:${on}`, act: 'use', ability, on }));
  return {
    why: () => undefined,
    list(g, who, answers) {
      for (let on = 0; on < g.table.participants.length; on++) {
        const choice = others[on] as AbilityUse;
        if (on !== who) answers.may(choice);
        else answers.mayNot(choice, 'only-another', ability);
      }
    },
    use: (g, who, { on = 0 }) => use(g, who, on),
  };
}
