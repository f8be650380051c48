/** Abilities used before declarations: DECLARE. In the solo game they flip the solo token again. 5.6, R-111, R-113 */

import type { G } from '../shape.ts';
import { flipAgain } from '../solo/destiny.ts';
import { activeOn, gainSymbols } from '../symbols.ts';
import { type AbilityRule, otherRule, plainRule, sideRule } from './rule.ts';
import { changesToken } from './token.ts';

const isSolo = ({ seats }: { readonly seats: number }): boolean => seats === 1;

const silence = otherRule('GER-2', (g, _who, on) => void g.table.declaring.silent.push(on));
const reflip = plainRule('GER-2', flipAgain);

/** Another player's declaration is a tie, whatever else is said. Solo: flip again. GER-2 */
const axii: AbilityRule = {
  why: () => undefined,
  matters: (g, who) => isSolo(g) || changesToken(g, who, 'GER-2'),
  list: (g, who, answers) => (isSolo(g) ? reflip : silence).list(g, who, answers),
  use: (g, who, use) => (isSolo(g) ? reflip : silence).use(g, who, use),
};

/** Declares what they like and gains 2 tokens of it. Solo: 2 tokens, and flip again. YEN-4 */
const ironWill = sideRule('YEN-4', (g: G, who, side) => {
  gainSymbols(g, who, activeOn(g.table, side), 2);
  if (isSolo(g)) flipAgain(g);
  else g.table.declaring.chosen.push({ who, side });
});

/** The declaration counts as two players. Solo: flip again. DAN-1 */
const crowdPleaser: AbilityRule = {
  ...plainRule('DAN-1', (g, who) => {
    if (isSolo(g)) flipAgain(g);
    else g.table.declaring.double.push(who);
  }),
  matters: (g, who) => isSolo(g) || changesToken(g, who, 'DAN-1'),
};

export const DECLARE_RULES = { 'GER-2': axii, 'YEN-4': ironWill, 'DAN-1': crowdPleaser } as const;
