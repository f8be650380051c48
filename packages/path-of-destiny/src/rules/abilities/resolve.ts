/** Abilities used when everybody's effects have been applied: RESOLVE. 5.6, R-110 */

import { ACTION_CARDS, COLOURS, SIDES, type SymbolIndex } from '../../content/index.ts';
import { effectOf, levelNow } from '../effects.ts';
import { gainXp } from '../experience.ts';
import { layDown } from '../hand.ts';
import type { G, L } from '../shape.ts';
import { activeOn, colourCount, gainSymbols, participant, symbolCount } from '../symbols.ts';
import type { Participant, Table, Who } from '../table.ts';
import { type AbilityRule, type AbilityUse, otherRule, plainRule } from './rule.ts';

const AT_MOST = 3;
const COMBAT: SymbolIndex = 0;
const ALL_SYMBOLS: readonly SymbolIndex[] = [0, 1, 2, 3];

/** 1 Combat token per red card, at most 3. GER-3 */
const whirl = plainRule(
  'GER-3',
  (g, who) => gainSymbols(g, who, COMBAT, Math.min(AT_MOST, colourCount(participant(g.table, who), 'red'))),
  (g, who) => (colourCount(participant(g.table, who), 'red') === 0 ? 'no-card-of-colour' : undefined),
);

const TRANSMUTATIONS: readonly (readonly AbilityUse[])[] = [0, 1, 2].map((lose) =>
  SIDES.map((side) => ({ id: `ability:YEN-2:lose-${lose}:${side}`, act: 'use', ability: 'YEN-2', lose, side })),
);

/** Lose up to 2 Symbols, then gain one more of one Active Symbol. YEN-2 */
const transmutation: AbilityRule = {
  why: () => undefined,
  list(g, who, answers) {
    const owned = allSymbols(g.table, participant(g.table, who));
    for (const [lose, choices] of TRANSMUTATIONS.entries())
      for (const choice of choices) {
        if (lose <= owned) answers.may(choice);
        else answers.mayNot(choice, 'nothing-to-lose', 'YEN-2');
      }
  },
  use(g, who, { lose = 0, side = 'left' }) {
    // Anywhere in the Timeline: it is not the effect of a card. R-26
    g.then(
      { do: 'symbols/lose', who, count: lose, of: 'any' },
      { do: 'gain/symbols', who, symbol: activeOn(g.table, side), amount: lose + 1 },
    );
  },
};

const CASTINGS = ACTION_CARDS.map(
  (_, card): AbilityUse => ({ id: `ability:YEN-3:card-${card}`, act: 'use', ability: 'YEN-3', card }),
);

/** The effect of a card played this turn once more. YEN-3 */
const doubleCasting: AbilityRule = {
  why: (g, who) => (hasNewEffect(participant(g.table, who)) ? undefined : 'no-effect'),
  matters(g, who) {
    const of = participant(g.table, who);
    for (let at = of.timeline.cards.length - of.playedNow; at < of.timeline.cards.length; at++)
      if (levelNow(g, of, at) > 0) return true;
    return false;
  },
  list(g, who, answers) {
    const { timeline, playedNow } = participant(g.table, who);
    const { cards } = timeline;
    for (let at = cards.length - playedNow; at < cards.length; at++) {
      const choice = CASTINGS[cards[at] as number] as AbilityUse;
      if (effectOf(cards[at] as number) !== undefined) answers.may(choice);
      else answers.mayNot(choice, 'no-effect', 'YEN-3');
    }
    if (!answers.reasons) return;
    for (let at = 0; at < cards.length - playedNow; at++)
      answers.mayNot(CASTINGS[cards[at] as number] as AbilityUse, 'earlier-turn', 'YEN-3');
  },
  use(g, who, { card = -1 }) {
    g.then({ do: 'effect/apply', who, at: participant(g.table, who).timeline.cards.indexOf(card) });
  },
};

/** 2 tokens of each Active Symbol of which another participant has more; compared before any is gained. DAN-3 */
const ballad = plainRule(
  'DAN-3',
  (g, who) => {
    const left = isOutdone(g, who, g.table.active[0]);
    const right = isOutdone(g, who, g.table.active[1]);
    if (left) gainSymbols(g, who, g.table.active[0], 2);
    if (right) gainSymbols(g, who, g.table.active[1], 2);
  },
  (g, who) =>
    isOutdone(g, who, g.table.active[0]) || isOutdone(g, who, g.table.active[1]) ? undefined : 'nobody-has-more',
);

/** 1 token of each Active Symbol. CIR-2 */
const elderBlood = plainRule('CIR-2', (g, who) => {
  for (const symbol of g.table.active) gainSymbols(g, who, symbol, 1);
});

const FLIGHTS = ACTION_CARDS.map(
  (_, card): AbilityUse => ({ id: `ability:CIR-3:card-${card}`, act: 'use', ability: 'CIR-3', card }),
);

/** A third card at the end of the Timeline, its effect, and a card for it. CIR-3 */
const swallowsFlight: AbilityRule = {
  why: (g, who) => (participant(g.table, who).hand.cards.length === 0 ? 'no-cards' : undefined),
  list(g, who, answers) {
    for (const card of participant(g.table, who).hand.cards) answers.may(FLIGHTS[card] as AbilityUse);
  },
  use(g, who, { card = -1 }) {
    const of = participant(g.table, who);
    layDown(g, of, card, of.timeline);
    of.covered.push(0);
    of.playedNow++;
    g.emit('cardsPlayed', { who, cards: [card] });
    g.then({ do: 'effect/apply', who, at: of.timeline.cards.length - 1 }, { do: 'ability/draw', who, count: 1 });
  },
};

/** 3 XP, and 1 XP for another participant, the Automa too. VES-2, R-79 */
const lesson = otherRule('VES-2', (g, who, on) => {
  gainXp(g, who, 3);
  gainXp(g, on, 1);
});

const BESTIARY: readonly (readonly AbilityUse[])[] = COLOURS.map((colour) =>
  SIDES.map((side) => ({ id: `ability:VES-3:${colour}:${side}`, act: 'use', ability: 'VES-3', colour, side })),
);

/** 1 token of one Active Symbol per card of a colour, at most 3. VES-3 */
const bestiary: AbilityRule = {
  why: (g, who) => (participant(g.table, who).timeline.cards.length === 0 ? 'no-card-of-colour' : undefined),
  list(g, who, answers) {
    const of = participant(g.table, who);
    for (const [index, choices] of BESTIARY.entries()) {
      const there = colourCount(of, COLOURS[index] ?? 'red') > 0;
      for (const choice of choices) {
        if (there) answers.may(choice);
        else answers.mayNot(choice, 'no-card-of-colour', 'VES-3');
      }
    }
  },
  use(g, who, { colour = 'red', side = 'left' }) {
    const amount = Math.min(AT_MOST, colourCount(participant(g.table, who), colour));
    gainSymbols(g, who, activeOn(g.table, side), amount);
  },
};

export const RESOLVE_RULES = {
  'GER-3': whirl,
  'YEN-2': transmutation,
  'YEN-3': doubleCasting,
  'DAN-3': ballad,
  'CIR-2': elderBlood,
  'CIR-3': swallowsFlight,
  'VES-2': lesson,
  'VES-3': bestiary,
} as const;

/** All Symbols somebody has, tokens included. */
function allSymbols(table: Table, of: Participant): number {
  let count = 0;
  for (const symbol of ALL_SYMBOLS) count += symbolCount(table, of, symbol);
  return count;
}

function hasNewEffect({ timeline, playedNow }: Participant): boolean {
  const { cards } = timeline;
  for (let at = cards.length - playedNow; at < cards.length; at++)
    if (effectOf(cards[at] as number) !== undefined) return true;
  return false;
}

/** Does another participant have more of a Symbol? */
export function isOutdone(g: L | G, who: Who, symbol: SymbolIndex): boolean {
  const own = symbolCount(g.table, participant(g.table, who), symbol);
  for (const other of g.table.participants) if (symbolCount(g.table, other, symbol) > own) return true;
  return false;
}
