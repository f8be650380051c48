/** Counting and gaining Symbols. PD-PLAY-07, PD-PLAY-08, PD-EFFECT-09 */

import type { Colour, Side, SymbolIndex } from '../content/vocabulary.ts';
import { bannersOf, colourBit, printedOn } from './card-data.ts';
import type { G } from './shape.ts';
import type { Participant, Table, Who } from './table.ts';

/** The participant with this number. */
export function participant(table: Table, who: Who): Participant {
  const found = table.participants[who];
  if (found === undefined) throw new RangeError(`there is no participant ${who}`);
  return found;
}

/** What counting looks at: a participant, or somebody's idea of one. */
export type Counted = Pick<Participant, 'covered' | 'tokens' | 'special'> & {
  readonly timeline: Pick<Participant['timeline'], 'cards'>;
};

/** The Symbol of a Path in this chapter. PD-FATE-10 */
export const activeOn = (table: Pick<Table, 'active'>, side: Side): SymbolIndex =>
  table.active[side === 'left' ? 0 : 1];

/** Uncovered printed Symbols of one kind on the first `upTo` Timeline cards. */
export function printedCount(of: Counted, symbol: SymbolIndex, upTo = of.timeline.cards.length): number {
  let count = 0;
  const { cards } = of.timeline;
  for (let at = 0; at < upTo; at++) {
    const printed = printedOn(cards[at] as number);
    const covered = of.covered[at] as number;
    for (let n = 0; n < printed.length; n++) if (printed[n] === symbol && (covered & (1 << n)) === 0) count++;
  }
  return count;
}

/** Tokens of one Symbol, Special tokens of its Path included. R-07 */
function tokenCount(table: Pick<Table, 'active'>, of: Counted, symbol: SymbolIndex): number {
  let count = of.tokens[symbol];
  for (const side of of.special) if (activeOn(table, side) === symbol) count++;
  return count;
}

/** Everything a participant has of one Symbol: cards up to a place in the Timeline, and all tokens. */
export function symbolCount(table: Pick<Table, 'active'>, of: Counted, symbol: SymbolIndex, upTo?: number): number {
  return printedCount(of, symbol, upTo) + tokenCount(table, of, symbol);
}

/** Cards of a colour among the first `upTo` of the Timeline. R-28 */
export function colourCount(of: Counted, colour: Colour, upTo = of.timeline.cards.length): number {
  const bit = colourBit(colour);
  let count = 0;
  for (let at = 0; at < upTo; at++) if ((bannersOf(of.timeline.cards[at] as number) & bit) !== 0) count++;
  return count;
}

/** Tokens from the supply, which is never empty. R-18 */
export function gainSymbols(g: G, who: Who, symbol: SymbolIndex, amount: number): void {
  if (amount <= 0) return;
  participant(g.table, who).tokens[symbol] += amount;
  g.emit('symbolsGained', { who, symbol, amount });
}
