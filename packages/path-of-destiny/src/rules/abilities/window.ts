/** The windows in which Abilities are used: who is asked, and in which order. PD-ABIL-03, PD-ABIL-04, R-64, R-110 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { Colour, Side, SymbolIndex } from '../../content/vocabulary.ts';
import { gainXp } from '../experience.ts';
import { drawToHand } from '../reserve.ts';
import type { L, PathOfDestiny } from '../shape.ts';
import { gainSymbols, participant } from '../symbols.ts';
import type { Who } from '../table.ts';
import { DECLARE_RULES } from './declare.ts';
import { blink, gossip } from './pick.ts';
import { RESOLVE_RULES } from './resolve.ts';
import { type AbilityRule, type AbilityUse, plainRule, plainUse } from './rule.ts';
import { SCORE_RULES } from './score.ts';
import { abilitiesOf, type AbilityId, isReady, spend, whyNotReady } from './usable.ts';

/** Windows that are asked on their own; PICK is part of the pick, KEEP part of the secret choice. R-110 */
type AskedWindow = 'picked' | 'resolve' | 'declare' | 'score';

export interface WindowSteps {
  /** Asks round the table, in Initiative order, until all decline in a row; `who`: that player alone. */
  'ability/window': {
    readonly window: AskedWindow;
    readonly who?: Who;
    /** Place in the Initiative of the next to be asked. */
    readonly from?: number;
    /** How many declined in a row. */
    readonly declined?: number;
  };
  /** What is gained after something was lost for it. */
  'gain/symbols': { readonly who: Who; readonly symbol: SymbolIndex; readonly amount: number };
  'gain/xp': { readonly who: Who; readonly amount: number };
  /** A card from the Main Deck after the effect of a third one. CIR-3 */
  'ability/draw': { readonly who: Who; readonly count: number };
}
export interface WindowAsks {
  'ability/use': {
    args: { readonly window: AskedWindow; readonly from: number; readonly declined: number };
    choice: Omit<AbilityUse, 'id'> | { readonly act: 'decline' };
  };
}
export interface WindowEvents {
  abilityUsed: { who: Who; ability: AbilityId; on?: Who; side?: Side; card?: number; colour?: Colour };
}

const RULES: Readonly<Partial<Record<AbilityId, AbilityRule>>> = {
  'DAN-2': plainRule('DAN-2', gossip),
  // Above all others already: nothing would change.
  'CIR-1': plainRule('CIR-1', blink, (g, who) => (g.table.top[0] === who ? 'already-first' : undefined)),
  ...RESOLVE_RULES,
  ...DECLARE_RULES,
  ...SCORE_RULES,
};

const DECLINE = { id: 'decline', act: 'decline' } as const;

/** Has this player an Ability for the window? Public facts only. */
function canUse(g: L, who: Who, window: AskedWindow): boolean {
  const of = participant(g.table, who);
  const abilities = abilitiesOf(of);
  for (let place = 0; place < abilities.length; place++) {
    const ability = abilities[place];
    if (ability?.window === window && isReady(of, place) && RULES[ability.id]?.why(g, who) === undefined) return true;
  }
  return false;
}

export const windowSteps: StepHandlers<PathOfDestiny, WindowSteps> = {
  /** Those who can use nothing are passed over as if they had declined. R-64 */
  'ability/window': (g, { window, who, from = 0, declined = 0 }) => {
    if (who !== undefined) {
      if (canUse(g, who, window)) g.ask(who, 'ability/use', { window, from: -1, declined: 0 });
      return;
    }
    const { initiative } = g.table;
    const size = initiative.length;
    for (let passed = 0; passed + declined < size; passed++) {
      const at = (from + passed) % size;
      const next = initiative[at] as Who;
      if (canUse(g, next, window)) return g.ask(next, 'ability/use', { window, from: at, declined: declined + passed });
    }
  },
  'gain/symbols': (g, { who, symbol, amount }) => gainSymbols(g, who, symbol, amount),
  'gain/xp': (g, { who, amount }) => gainXp(g, who, amount),
  'ability/draw': (g, { who, count }) => drawToHand(g, who, count),
};

export const windowAsks: AskRules<PathOfDestiny, WindowAsks> = {
  'ability/use': {
    /** Every use of every Ability of this window; using one is voluntary. PD-ABIL-03 */
    list(g, { seat, window }, answers) {
      const of = participant(g.table, seat);
      const abilities = abilitiesOf(of);
      for (let place = 0; place < abilities.length; place++) {
        const ability = abilities[place];
        if (ability === undefined) continue;
        const rule = RULES[ability.id];
        if (ability.window === window && isReady(of, place)) {
          const why = rule?.why(g, seat);
          if (why === undefined) rule?.list(g, seat, answers);
          else answers.mayNot(plainUse(ability.id), why, ability.id);
        } else if (answers.reasons) {
          const why = whyNotReady(of, place, window);
          if (why !== undefined) answers.mayNot(plainUse(ability.id), why[0], why[1]);
        }
      }
      answers.may(DECLINE);
    },
    /** After a use the same player is asked again, then the others: what happened may change their minds. R-64 */
    take(g, { seat, window, from, declined }, choice) {
      if (choice.act === 'decline') {
        if (from >= 0) g.then({ do: 'ability/window', window, from: from + 1, declined: declined + 1 });
        return;
      }
      g.then(from >= 0 ? { do: 'ability/window', window, from } : { do: 'ability/window', window, who: seat });
      const { ability, on, side, card, colour } = choice;
      spend(g, seat, ability);
      g.emit('abilityUsed', {
        who: seat,
        ability,
        ...(on === undefined ? {} : { on }),
        ...(side === undefined ? {} : { side }),
        ...(card === undefined ? {} : { card }),
        ...(colour === undefined ? {} : { colour }),
      });
      RULES[ability]?.use(g, seat, choice);
    },
  },
};
