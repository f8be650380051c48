/** The solo token at the start of a chapter, in phase 3 and where nobody's Destiny token was placed. PD-SOLO-05, PD-SOLO-06, PD-SOLO-14 to PD-SOLO-16 */

import type { StepHandlers } from '@medallion/kernel';
import type { Side } from '../../content/vocabulary.ts';
import { symbolIndex } from '../card-data.ts';
import { setDestiny } from '../destiny.ts';
import { setDominant } from '../dominance.ts';
import { gainVp } from '../experience.ts';
import type { G, PathOfDestiny } from '../shape.ts';
import { activeOn, gainSymbols, symbolCount } from '../symbols.ts';
import type { Participant, Table } from '../table.ts';
import { AUTOMA, automaOf, boardOf, secondAbility } from './board.ts';
import { flipToken } from './token.ts';

export interface AutomaDestinySteps {
  'automa/chapter': object;
  'automa/flip': object;
  'automa/destiny': object;
  'automa/dominance': object;
}
export interface AutomaDestinyEvents {
  tokensTakenBack: { symbol: number; amount: number };
}

export const automaDestinySteps: StepHandlers<PathOfDestiny, AutomaDestinySteps> = {
  /** As many flips as the chapter's number, then the Symbols of its board that are Active. PD-SOLO-05, PD-SOLO-06, R-75 */
  'automa/chapter': (g) => {
    const { table } = g;
    for (let flip = 0; flip < table.chapter; flip++)
      gainSymbols(g, AUTOMA, activeOn(table, flipToken(g, 'chapter')), 1);
    for (const symbol of boardOf(automaOf(table)).symbols)
      if (table.active.includes(symbolIndex(symbol))) gainSymbols(g, AUTOMA, symbolIndex(symbol), 1);
  },

  /** What comes before the flip, the flip, its tokens. PD-SOLO-14, R-76 */
  'automa/flip': (g) => {
    const of = automaOf(g.table);
    if (secondAbility(of)?.kind === 'token-before-flip')
      gainSymbols(g, AUTOMA, activeOn(g.table, automaLeans(g.table) === 'right' ? 'right' : 'left'), 1);
    gainSymbols(g, AUTOMA, activeOn(g.table, flipToken(g, 'destiny')), flipGives(of));
  },

  /** Where the Automa has more; nobody else is counted. PD-SOLO-15, PD-SOLO-16, PD-SOLO-20 */
  'automa/destiny': (g) => {
    const side = automaLeans(g.table);
    setDestiny(g, side ?? 'aside');
    const second = secondAbility(automaOf(g.table));
    if (side !== undefined && second?.kind === 'vp-when-placed') gainVp(g, AUTOMA, second.vp);
  },

  /** It has no preference: the token chooses. R-46 */
  'automa/dominance': (g) => {
    setDominant(g, flipToken(g, 'dominance'), 'choice');
  },
};

/** Everything the last flip gave is taken back, then the token is flipped again. R-113 */
export function flipAgain(g: G): void {
  const { table } = g;
  const of = automaOf(table);
  const amount = flipGives(of);
  const symbol = activeOn(table, table.flip ?? 'left');
  of.tokens[symbol] -= amount;
  g.emit('tokensTakenBack', { symbol, amount });
  gainSymbols(g, AUTOMA, activeOn(table, flipToken(g, 'destiny', true)), amount);
}

/** The Path of which it has more Symbols. */
function automaLeans(table: Table): Side | undefined {
  const of = automaOf(table);
  const left = symbolCount(table, of, activeOn(table, 'left'));
  const right = symbolCount(table, of, activeOn(table, 'right'));
  return left === right ? undefined : left > right ? 'left' : 'right';
}

function flipGives(of: Participant): number {
  const second = secondAbility(of);
  return second?.kind === 'flip-gives' ? second.tokens : 1;
}
