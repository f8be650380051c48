/** Losing Symbols and discarding cards. PD-EFFECT-08, PD-EFFECT-09, R-26, R-30 to R-33 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import { ACTION_CARDS, type Side, SIDES, SYMBOLS, type SymbolIndex } from '../content/index.ts';
import { printedOn } from './card-data.ts';
import type { Losable, LoseAsks, LoseChoice, LoseSteps } from './core.ts';
import type { G, PathOfDestiny } from './shape.ts';
import { activeOn, participant } from './symbols.ts';
import type { Participant, Table, Who } from './table.ts';

type Loss = { readonly id: string } & LoseChoice;

const TOKENS: readonly Loss[] = SYMBOLS.map((name, symbol) => ({
  id: `token:${name}`,
  lose: 'token',
  symbol: symbol as SymbolIndex,
}));
const SPECIALS: Readonly<Record<Side, Loss>> = {
  left: { id: 'special:left', lose: 'special', side: 'left' },
  right: { id: 'special:right', lose: 'special', side: 'right' },
};
const PRINTED: readonly (readonly Loss[])[] = ACTION_CARDS.map(({ symbols }, card) =>
  symbols.map((_, index) => ({ id: `card:${card}:${index}`, lose: 'printed', card, index })),
);
const DISCARDS = ACTION_CARDS.map((_, card) => ({ id: `discard:${card}`, card }));

function matches(table: Table, of: Losable, symbol: SymbolIndex): boolean {
  if (of === 'any') return true;
  if (of === 'non-active') return symbol !== table.active[0] && symbol !== table.active[1];
  return typeof of === 'number' ? of === symbol : of.includes(symbol);
}

interface Instances {
  /** Symbols that may be lost, each one counted. */
  total: number;
  /** Ways to lose one that differ. */
  ways: Loss[];
}

/**
 * What may be lost next: tokens by kind, Special tokens by side, printed Symbols by card and kind. Two equal Symbols
 * of one card are one way.
 */
function instances(table: Table, of: Participant, losable: Losable, upTo = of.timeline.cards.length): Instances {
  const ways: Loss[] = [];
  let total = 0;
  for (let symbol = 0; symbol < TOKENS.length; symbol++) {
    const count = of.tokens[symbol as SymbolIndex];
    if (count === 0 || !matches(table, losable, symbol as SymbolIndex)) continue;
    total += count;
    ways.push(TOKENS[symbol] as Loss);
  }
  for (const side of SIDES) {
    if (!of.special.includes(side) || !matches(table, losable, activeOn(table, side))) continue;
    for (const other of of.special) if (other === side) total++;
    ways.push(SPECIALS[side]);
  }
  for (let at = 0; at < upTo; at++) {
    const card = of.timeline.cards[at] as number;
    const printed = printedOn(card);
    let listed = 0;
    for (let index = 0; index < printed.length; index++) {
      const symbol = printed[index] as SymbolIndex;
      if (((of.covered[at] as number) & (1 << index)) !== 0 || !matches(table, losable, symbol)) continue;
      total++;
      if ((listed & (1 << symbol)) !== 0) continue;
      listed |= 1 << symbol;
      ways.push(PRINTED[card]?.[index] as Loss);
    }
  }
  return { total, ways };
}

/** A token goes back to the supply, or a Lost Symbol token covers the printed one. PD-EFFECT-08 */
function lose(g: G, who: Who, choice: LoseChoice): void {
  const { table } = g;
  const of = participant(table, who);
  if (choice.lose === 'token') {
    of.tokens[choice.symbol]--;
    g.emit('symbolLost', { who, symbol: choice.symbol });
  } else if (choice.lose === 'special') {
    of.special.splice(of.special.indexOf(choice.side), 1);
    table.specialLeft++;
    g.emit('symbolLost', { who, symbol: activeOn(table, choice.side) });
  } else {
    const { card, index } = choice;
    const at = of.timeline.cards.indexOf(card);
    of.covered[at] = (of.covered[at] as number) | (1 << index);
    g.emit('symbolLost', { who, symbol: printedOn(card)[index] as SymbolIndex, card, index });
  }
}

/** Tokens first, then printed Symbols from the leftmost card on; among several kinds in the order C, M, E, D. R-116 */
function automaLoses(ways: readonly Loss[]): Loss | undefined {
  const first = ways[0];
  if (first?.lose !== 'printed') return first;
  let best = first;
  for (const way of ways) {
    if (way.lose !== 'printed' || way.card !== first.card) break;
    const kind = printedOn(way.card)[way.index] ?? 0;
    if (kind < (printedOn(best.card)[best.index] ?? 0)) best = way;
  }
  return best;
}

export const loseSteps: StepHandlers<PathOfDestiny, LoseSteps> = {
  /** One Symbol after the other; the owner is asked only while the choice makes a difference. */
  'symbols/lose': (g, step) => {
    const { who, of: losable, upTo } = step;
    const of = participant(g.table, who);
    for (let left = step.count; left > 0; left--) {
      const { total, ways } = instances(g.table, of, losable, upTo);
      const [only] = ways;
      if (only === undefined) return;
      if (of.automa === true) {
        lose(g, who, automaLoses(ways) ?? only);
      } else if (ways.length === 1 || total <= left) {
        // One way only, or everything goes.
        lose(g, who, only);
      } else {
        g.ask(who, 'symbols/lose', { count: left, of: losable, ...(upTo === undefined ? {} : { upTo }) });
        return;
      }
    }
  },

  /** Cards of the hand, chosen one by one, as many as there are. */
  'hand/discard': (g, { who, count }) => {
    const { hand } = participant(g.table, who);
    if (count <= 0 || hand.cards.length === 0) return;
    if (hand.cards.length > count) return g.ask(who, 'hand/discard', { count });
    g.emit('cardsDiscarded', { who, cards: hand.cards.slice() });
    g.moveAll(hand, g.table.discard);
  },
};

export const loseAsks: AskRules<PathOfDestiny, LoseAsks> = {
  'symbols/lose': {
    list(g, { seat, of: losable, upTo }, answers) {
      const of = participant(g.table, seat);
      for (const way of instances(g.table, of, losable, upTo).ways) answers.may(way);
      if (answers.reasons) listCannotLose(g.table, of, losable, upTo, answers.mayNot.bind(answers));
    },
    take(g, { seat, count, of: losable, upTo }, choice) {
      lose(g, seat, choice);
      if (count > 1)
        g.then({
          do: 'symbols/lose',
          who: seat,
          count: count - 1,
          of: losable,
          ...(upTo === undefined ? {} : { upTo }),
        });
    },
  },
  'hand/discard': {
    list(g, { seat }, answers) {
      for (const card of participant(g.table, seat).hand.cards)
        answers.may(DISCARDS[card] as (typeof DISCARDS)[number]);
    },
    take(g, { seat, count }, { card }) {
      g.move(card, participant(g.table, seat).hand, g.table.discard);
      g.emit('cardsDiscarded', { who: seat, cards: [card] });
      if (count > 1) g.then({ do: 'hand/discard', who: seat, count: count - 1 });
    },
  },
};

/** Why the other Symbols before the player cannot pay. PD-EFFECT-09, R-26 */
function listCannotLose(
  table: Table,
  of: Participant,
  losable: Losable,
  upTo = of.timeline.cards.length,
  mayNot: (id: string, reason: string, clause: string) => void,
): void {
  for (const [symbol, way] of TOKENS.entries())
    if (of.tokens[symbol as SymbolIndex] > 0 && !matches(table, losable, symbol as SymbolIndex))
      mayNot(way.id, 'other-symbol', 'PD-EFFECT-08');
  for (const [at, card] of of.timeline.cards.entries()) {
    for (const [index, symbol] of printedOn(card).entries()) {
      const id = `card:${card}:${index}`;
      if (((of.covered[at] as number) & (1 << index)) !== 0) mayNot(id, 'covered', 'PD-EFFECT-09');
      else if (!matches(table, losable, symbol)) mayNot(id, 'other-symbol', 'PD-EFFECT-08');
      else if (at >= upTo) mayNot(id, 'later-card', 'PD-EFFECT-02');
    }
  }
}
