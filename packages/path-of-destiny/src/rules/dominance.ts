/** Which Path was Dominant. PD-CHAPTER-02 to PD-CHAPTER-04 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import type { Side } from '../content/vocabulary.ts';
import type { CoreEvents, DominanceAsks, DominanceSteps } from './core.ts';
import type { G, PathOfDestiny } from './shape.ts';
import { activeOn, participant } from './symbols.ts';
import type { DestinyPlace } from './table.ts';

const LEFT = { id: 'left', side: 'left' } as const;
const RIGHT = { id: 'right', side: 'right' } as const;

export function setDominant(g: G, side: Side, by: CoreEvents['dominantFound']['by']): void {
  g.table.dominant = side;
  g.emit('dominantFound', { side, symbol: activeOn(g.table, side), by });
}

/** The Path with more tokens, or the one with the highest; undefined when none was placed. */
export function dominantSide(destiny: readonly DestinyPlace[]): { side: Side; by: 'more' | 'higher' } | undefined {
  let left = 0;
  let right = 0;
  let highest: Side | undefined;
  for (const place of destiny) {
    if (place !== 'left' && place !== 'right') continue;
    if (place === 'left') left++;
    else right++;
    highest = place;
  }
  if (highest === undefined) return undefined;
  if (left === right) return { side: highest, by: 'higher' };
  return { side: left > right ? 'left' : 'right', by: 'more' };
}

/** The Path that is Dominant wherever the tokens still in the stack go; undefined while that is open. R-45 */
export function decidedSide(destiny: readonly DestinyPlace[]): Side | undefined {
  const on = (place: DestinyPlace): number => destiny.filter((each) => each === place).length;
  const open = on('stack');
  if (open === 0) return dominantSide(destiny)?.side;
  // Whoever draws level has the highest token.
  if (on('left') > on('right') + open) return 'left';
  return on('right') > on('left') + open ? 'right' : undefined;
}

export const dominanceSteps: StepHandlers<PathOfDestiny, DominanceSteps> = {
  /** Where no token was placed the highest figure chooses, before any scoring. PD-CHAPTER-04, R-46 */
  'chapter/dominance': (g) => {
    const found = dominantSide(g.table.destiny);
    if (found !== undefined) return setDominant(g, found.side, found.by);
    const highest = g.table.initiative[0] ?? 0;
    const automa = participant(g.table, highest).automa === true;
    if (automa && g.options.soloDominance === 'flip') g.then({ do: 'automa/dominance' });
    else g.ask(automa ? 0 : highest, 'chapter/dominance', {});
  },
};

export const dominanceAsks: AskRules<PathOfDestiny, DominanceAsks> = {
  'chapter/dominance': {
    list(_g, _ask, answers) {
      answers.may(LEFT);
      answers.may(RIGHT);
    },
    take(g, _ask, { side }) {
      setDominant(g, side, 'choice');
    },
  },
};
