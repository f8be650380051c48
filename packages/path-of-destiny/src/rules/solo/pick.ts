/** Which pair the Automa takes, and what its cards give it. PD-SOLO-08, PD-SOLO-10 to PD-SOLO-13, R-69, R-73 */

import type { StepHandlers } from '@medallion/kernel';
import { bannersOf, hasColour, printedOn } from '../card-data.ts';
import { gainXp } from '../experience.ts';
import type { PathOfDestiny } from '../shape.ts';
import type { Participant, Space, Table } from '../table.ts';
import { AUTOMA, automaOf, boardOf } from './board.ts';

export interface AutomaPickSteps {
  'automa/pick': object;
  /** What its first special ability gives for the cards in its Timeline from place `from` on. */
  'automa/first-ability': { readonly from: number };
}

export interface AutomaPickEvents {
  /** Which space it goes to, the Active Symbols its row shows, and whether another row shows as many. */
  automaChose: { space: Space; symbols: number; tied: boolean };
}

export const automaPickSteps: StepHandlers<PathOfDestiny, AutomaPickSteps> = {
  /** The general pick at the space of its choice; the lowest row's bonus is for the Automa too. PD-SOLO-10, R-68, R-69 */
  'automa/pick': (g) => {
    const { space, counts } = automaWeighs(g.table);
    const symbols = counts[space - 1] ?? 0;
    const tied = counts.some((count, at) => at !== space - 1 && count === symbols);
    g.emit('automaChose', { space, symbols, tied: space > 0 && tied });
    g.then(
      { do: 'choose/take', who: AUTOMA, space },
      { do: 'automa/first-ability', from: automaOf(g.table).timeline.cards.length },
    );
  },

  /** Its cards went straight into the Timeline, where some earn Experience. PD-SOLO-07, PD-SOLO-08 */
  'automa/first-ability': (g, { from }) => {
    const xp = experienceFor(automaOf(g.table), from);
    if (xp > 0) gainXp(g, AUTOMA, xp);
  },
};

export interface AutomaWeighs {
  /** Where it goes. */
  readonly space: Space;
  /** The Active Symbols each row shows, from the highest on; −1 where it may not go. */
  readonly counts: readonly number[];
}

/** The row with most Active Symbols printed, the highest among equals; without any, the top space. PD-SOLO-10 to PD-SOLO-12 */
export function automaWeighs(table: Table): AutomaWeighs {
  let space: Space = 0;
  let most = 0;
  const counts = table.rows.map(({ cards }, at) => {
    if (table.figures[at] !== -1 || table.closed.includes(at + 1)) return -1;
    const count = activeSymbols(table, cards);
    if (count > most) {
      most = count;
      space = at + 1;
    }
    return count;
  });
  return { space, counts };
}

function activeSymbols({ active }: Table, cards: readonly number[]): number {
  let count = 0;
  for (const card of cards)
    for (const symbol of printedOn(card)) if (symbol === active[0] || symbol === active[1]) count++;
  return count;
}

/** The Experience of its first special ability for the cards from a place on. PD-SOLO-08, 5.8 */
function experienceFor(of: Participant, from: number): number {
  const { first } = boardOf(of);
  const { cards } = of.timeline;
  if (first.kind === 'xp-shared-colour') {
    const left = cards[from];
    const right = cards[from + 1];
    const share = left !== undefined && right !== undefined && (bannersOf(left) & bannersOf(right)) !== 0;
    return share ? first.xp : 0;
  }
  let xp = 0;
  for (let at = from; at < cards.length; at++) if (hasColour(cards[at] as number, first.colour)) xp += first.xp;
  return xp;
}
