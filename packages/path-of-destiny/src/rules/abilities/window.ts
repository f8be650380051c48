/** The windows in which Abilities are used: who is asked, and in which order. PD-ABIL-03, PD-ABIL-04, R-64, R-110 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import { type Colour, type Side, SIDES, type SymbolIndex } from '../../content/vocabulary.ts';
import { pathLeader } from '../chapter.ts';
import { declarations } from '../destiny.ts';
import { gainXp } from '../experience.ts';
import { drawToHand } from '../reserve.ts';
import type { L, PathOfDestiny } from '../shape.ts';
import { activeOn, gainSymbols, participant, symbolCount } from '../symbols.ts';
import type { Who } from '../table.ts';
import { DECLARE_RULES } from './declare.ts';
import { blink, gossip } from './pick.ts';
import { isOutdone, RESOLVE_RULES } from './resolve.ts';
import { type AbilityRule, type AbilityUse, plainRule, plainUse } from './rule.ts';
import { SCORE_RULES } from './score.ts';
import { abilitiesOf, type AbilityId, isReady, spend, whyNotReady } from './usable.ts';

/** Windows that are asked on their own; PICK is part of the pick, KEEP part of the secret choice. R-110 */
type AskedWindow = 'picked' | 'resolve' | 'declare' | 'score';

/** *Not now* holds until something has changed for its owner. */
interface Held {
  readonly who: Who;
  readonly mark: string;
}

export interface WindowSteps {
  /** Asks round the table, in Initiative order, until all decline in a row; `who`: that player alone. */
  'ability/window': {
    readonly window: AskedWindow;
    readonly who?: Who;
    /** Place in the Initiative of the next to be asked. */
    readonly from?: number;
    /** How many declined in a row. */
    readonly declined?: number;
    /** Who said *not now* in this window, and what they looked at then. */
    readonly held?: readonly Held[];
  };
  /** What is gained after something was lost for it. */
  'gain/symbols': { readonly who: Who; readonly symbol: SymbolIndex; readonly amount: number };
  'gain/xp': { readonly who: Who; readonly amount: number };
  /** A card from the Main Deck after the effect of a third one. CIR-3 */
  'ability/draw': { readonly who: Who; readonly count: number };
}
export interface WindowAsks {
  'ability/use': {
    args: {
      readonly window: AskedWindow;
      readonly from: number;
      readonly declined: number;
      readonly held?: readonly Held[];
    };
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

/** Has this player an Ability for the window that could do something? Public facts only. */
function canUse(g: L, who: Who, window: AskedWindow): boolean {
  const of = participant(g.table, who);
  const abilities = abilitiesOf(of);
  for (let place = 0; place < abilities.length; place++) {
    const ability = abilities[place];
    if (ability?.window !== window || !isReady(of, place)) continue;
    const rule = RULES[ability.id];
    if (rule === undefined || rule.why(g, who) !== undefined) continue;
    if (g.options.asking === 'always' || rule.matters === undefined || rule.matters(g, who)) return true;
  }
  return false;
}

/** All that one may look at when deciding about an Ability of this window: what is one's own, and where it is compared. */
function markOf(g: L, who: Who, window: AskedWindow): string {
  const { table } = g;
  const of = participant(table, who);
  const own = [of.hand.cards.length, of.timeline.cards.length, of.unlocked, of.used, of.xp, of.vp];
  const symbols = ([0, 1, 2, 3] as const).map((symbol) => symbolCount(table, of, symbol));
  const { by } = declarations(table, g.seats);
  const compared =
    window === 'declare'
      ? by.map(({ who: each, says, weight }) => `${each}${says}${weight}`)
      : SIDES.map((side) => `${pathLeader(g, side)}${isOutdone(g, who, activeOn(table, side))}`);
  return [...own, ...symbols, table.flip ?? '', ...compared].join(' ');
}

const hasHeld = (g: L, who: Who, window: AskedWindow, held: readonly Held[]): boolean =>
  held.some((each) => each.who === who && each.mark === markOf(g, who, window));

export const windowSteps: StepHandlers<PathOfDestiny, WindowSteps> = {
  /** Those who can use nothing, or whose *not now* still holds, are passed over as if they had declined. R-64 */
  'ability/window': (g, { window, who, from = 0, declined = 0, held = [] }) => {
    if (who !== undefined) {
      if (canUse(g, who, window)) g.ask(who, 'ability/use', { window, from: -1, declined: 0 });
      return;
    }
    const { initiative } = g.table;
    const size = initiative.length;
    for (let passed = 0; passed + declined < size; passed++) {
      const at = (from + passed) % size;
      const next = initiative[at] as Who;
      if (!canUse(g, next, window) || hasHeld(g, next, window, held)) continue;
      return g.ask(next, 'ability/use', {
        window,
        from: at,
        declined: declined + passed,
        ...(held.length === 0 ? {} : { held }),
      });
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
    take(g, { seat, window, from, declined, held = [] }, choice) {
      if (choice.act === 'decline') {
        if (from < 0) return;
        const still = g.options.asking === 'always' ? [] : held.filter(({ who }) => who !== seat);
        if (g.options.asking === 'needed') still.push({ who: seat, mark: markOf(g, seat, window) });
        g.then({ do: 'ability/window', window, from: from + 1, declined: declined + 1, held: still });
        return;
      }
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
      g.then(from >= 0 ? { do: 'ability/window', window, from, held } : { do: 'ability/window', window, who: seat });
    },
  },
};
