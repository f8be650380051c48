/** Abilities used when the Dominant Symbol is known, before it is scored: SCORE. 5.6, R-112 */

import { gainVp, gainXp } from '../experience.ts';
import type { G, L } from '../shape.ts';
import { activeOn, gainSymbols, participant, symbolCount } from '../symbols.ts';
import type { Who } from '../table.ts';
import { plainRule, sideRule } from './rule.ts';

const BETWEEN_WORLDS = 3;

/** 3 tokens of one Active Symbol. GER-4 */
const whiteWolf = sideRule('GER-4', (g, who, side) => gainSymbols(g, who, activeOn(g.table, side), 3));

/** 1 VP for each of the four Symbols there is at least one of. DAN-4 */
const immortalVerse = plainRule(
  'DAN-4',
  (g, who) => gainVp(g, who, differentSymbols(g, who)),
  (g, who) => (differentSymbols(g, who) === 0 ? 'no-symbols' : undefined),
);

/** Up to 3 Non-Dominant Symbols give VP too; counted with the scoring that follows. CIR-4 */
const betweenWorlds = plainRule(
  'CIR-4',
  (g, who) => {
    participant(g.table, who).betweenWorlds = BETWEEN_WORLDS;
  },
  (g, who) => {
    const symbol = activeOn(g.table, g.table.dominant === 'left' ? 'right' : 'left');
    return symbolCount(g.table, participant(g.table, who), symbol) === 0 ? 'no-symbols' : undefined;
  },
);

/** 2 tokens of the Dominant Symbol and 2 XP. VES-4 */
const keeper = plainRule('VES-4', (g, who) => {
  gainSymbols(g, who, activeOn(g.table, g.table.dominant ?? 'left'), 2);
  gainXp(g, who, 2);
});

export const SCORE_RULES = {
  'GER-4': whiteWolf,
  'DAN-4': immortalVerse,
  'CIR-4': betweenWorlds,
  'VES-4': keeper,
} as const;

function differentSymbols(g: L | G, who: Who): number {
  const of = participant(g.table, who);
  let count = 0;
  for (const symbol of [0, 1, 2, 3] as const) if (symbolCount(g.table, of, symbol) > 0) count++;
  return count;
}
