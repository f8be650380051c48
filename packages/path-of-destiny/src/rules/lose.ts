/** Losing Symbols and discarding cards. PD-EFFECT-08, PD-EFFECT-09, R-26, R-30 to R-33 */

import type { Answers, AskRules, StepHandlers } from '@medallion/kernel';
import { ACTION_CARDS, type Side, SIDES, SYMBOLS, type SymbolIndex } from '../content/index.ts';
import { CardChoices } from './card-choices.ts';
import { printedOn } from './card-data.ts';
import { hasReady } from './abilities/usable.ts';
import type { Losable, LoseAsks, LoseChoice, LoseSteps, Loss } from './core.ts';
import { layDown } from './hand.ts';
import type { G, L, PathOfDestiny } from './shape.ts';
import { storyRules } from './stories/story-rules.ts';
import { activeOn, participant, printedCount } from './symbols.ts';
import type { Participant, Table, Who } from './table.ts';

type Single = { readonly id: string } & LoseChoice;

const single = (id: string, loss: Loss): Single => ({ id, lose: [loss] });
const TOKENS: readonly Single[] = SYMBOLS.map((name, symbol) =>
  single(`token:${name}`, { lose: 'token', symbol: symbol as SymbolIndex }),
);
const SPECIALS: Readonly<Record<Side, Single>> = {
  left: single('special:left', { lose: 'special', side: 'left' }),
  right: single('special:right', { lose: 'special', side: 'right' }),
};
const PRINTED: readonly (readonly Single[])[] = ACTION_CARDS.map(({ symbols }, card) =>
  symbols.map((_, index) => single(`card:${card}:${index}`, { lose: 'printed', card, index })),
);
const DISCARD = new CardChoices('discard');

function matches(table: Table, of: Losable, symbol: SymbolIndex): boolean {
  if (of === 'any') return true;
  if (of === 'non-active') return symbol !== table.active[0] && symbol !== table.active[1];
  return typeof of === 'number' ? of === symbol : of.includes(symbol);
}

interface Instances {
  /** Symbols that may be lost, each one counted. */
  total: number;
  /** Ways to lose one that differ. */
  ways: Single[];
}

/**
 * What may be lost next: tokens by kind, Special tokens by side, printed Symbols by card and kind. Two equal Symbols
 * of one card are one way.
 */
function instances(table: Table, of: Participant, losable: Losable, upTo = of.timeline.cards.length): Instances {
  const ways: Single[] = [];
  let total = 0;
  for (let symbol = 0; symbol < TOKENS.length; symbol++) {
    const count = of.tokens[symbol as SymbolIndex];
    if (count === 0 || !matches(table, losable, symbol as SymbolIndex)) continue;
    total += count;
    ways.push(TOKENS[symbol] as Single);
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
      ways.push(PRINTED[card]?.[index] as Single);
    }
  }
  return { total, ways };
}

/**
 * The Symbols that may be lost, by what makes a difference: their kind, and where a goal may look at it, whether they
 * are printed. Within a pool the printed ones go first, from the right: what is left then can be reached by every
 * later effect, so this never hurts.
 */
function pools({ table, options }: L, of: Participant, losable: Losable, count: number, upTo?: number): Single[][] {
  const printed: Single[][] = [[], [], [], []];
  const loose: Single[][] = [[], [], [], []];
  for (let at = (upTo ?? of.timeline.cards.length) - 1; at >= 0; at--) {
    const card = of.timeline.cards[at] as number;
    for (const [index, symbol] of printedOn(card).entries())
      if (((of.covered[at] as number) & (1 << index)) === 0) printed[symbol]?.push(PRINTED[card]?.[index] as Single);
  }
  for (const [symbol, token] of TOKENS.entries())
    for (let n = 0; n < of.tokens[symbol as SymbolIndex]; n++) loose[symbol]?.push(token);
  for (const side of of.special) loose[activeOn(table, side)]?.push(SPECIALS[side]);
  const looked = storyRules(options).looksAtCovers?.(table) ?? false;
  const found: Single[][] = [];
  for (let symbol = 0; symbol < TOKENS.length; symbol++) {
    if (!matches(table, losable, symbol as SymbolIndex)) continue;
    const onCards = printed[symbol] ?? [];
    const tokens = loose[symbol] ?? [];
    const apart = looked && printedCount(of, symbol as SymbolIndex) <= count;
    found.push(...(apart ? [onCards, tokens] : [[...onCards, ...tokens]]));
  }
  // Once the last token lies, Non-Active Symbols count for nothing but one Ability. DAN-4
  if (losable === 'non-active' && table.phase === 'chapter-end' && !hasReady(of, 'DAN-4')) return [found.flat()];
  return found.filter((pool) => pool.length > 0);
}

/** Every way to take so many from the pools. */
function eachShare<T>(
  all: readonly (readonly T[])[],
  count: number,
  taken: readonly T[],
  take: (taken: readonly T[]) => void,
): void {
  if (count === 0) return take(taken);
  const [pool, ...rest] = all;
  if (pool === undefined) return;
  for (let n = Math.min(count, pool.length); n >= 0; n--)
    eachShare(rest, count - n, n === 0 ? taken : [...taken, ...pool.slice(0, n)], take);
}

const together = (all: readonly Single[]): Single => ({
  id: all.map(({ id }) => id).join('+'),
  lose: all.flatMap(({ lose: each }) => each),
});

/** A token goes back to the supply, or a Lost Symbol token covers the printed one. PD-EFFECT-08 */
function lose(g: G, who: Who, choice: Loss): void {
  const { table } = g;
  const of = participant(table, who);
  if (choice.lose === 'token') {
    of.tokens[choice.symbol]--;
    g.emit('symbolLost', { who, symbol: choice.symbol });
  } else if (choice.lose === 'special') {
    of.special.splice(of.special.indexOf(choice.side), 1);
    table.specialLeft++;
    g.emit('symbolLost', { who, symbol: activeOn(table, choice.side), special: choice.side });
  } else {
    const { card, index } = choice;
    const at = of.timeline.cards.indexOf(card);
    of.covered[at] = (of.covered[at] as number) | (1 << index);
    g.emit('symbolLost', { who, symbol: printedOn(card)[index] as SymbolIndex, card, index });
  }
}

/** Tokens first, then printed Symbols from the leftmost card on; among several kinds in the order C, M, E, D. R-116 */
function automaLoses(ways: readonly Single[]): Loss | undefined {
  const losses = ways.flatMap(({ lose: each }) => each);
  const [first] = losses;
  if (first?.lose !== 'printed') return first;
  let best = first;
  for (const way of losses) {
    if (way.lose !== 'printed' || way.card !== first.card) break;
    const kind = printedOn(way.card)[way.index] ?? 0;
    if (kind < (printedOn(best.card)[best.index] ?? 0)) best = way;
  }
  return best;
}

function loseAll(g: G, who: Who, choices: readonly LoseChoice[]): void {
  for (const choice of choices) for (const loss of choice.lose) lose(g, who, loss);
}

export const loseSteps: StepHandlers<PathOfDestiny, LoseSteps> = {
  /** The owner is asked only where the choice makes a difference, and then for all at once. */
  'symbols/lose': (g, step) => {
    const { who, count, of: losable, upTo } = step;
    if (count <= 0) return;
    const of = participant(g.table, who);
    if (of.automa === true) return loseOneByOne(g, step);
    if (g.options.asking === 'always') return loseOneByOne(g, step);
    const all = pools(g, of, losable, count, upTo);
    const there = all.reduce((sum, pool) => sum + pool.length, 0);
    // Everything goes, or all of it is the same.
    if (there <= count) loseAll(g, who, all.flat());
    else if (all.length === 1) loseAll(g, who, all[0]?.slice(0, count) ?? []);
    else g.ask(who, 'symbols/lose', { count, of: losable, ...(upTo === undefined ? {} : { upTo }) });
  },

  /** Cards of the hand, as many as there are. */
  'hand/discard': (g, { who, count }) => {
    const of = participant(g.table, who);
    const cards = of.hand.cards.slice();
    if (count <= 0 || cards.length === 0) return;
    if (cards.length > count) return g.ask(who, 'hand/discard', { count });
    g.emit('cardsDiscarded', { who, cards });
    for (const card of cards) layDown(g, of, card, g.table.discard);
  },
};

/** For each Symbol by itself, while there is more than one way to lose it. */
function loseOneByOne(g: G, { who, count, of: losable, upTo }: LoseSteps['symbols/lose']): void {
  const of = participant(g.table, who);
  for (let left = count; left > 0; left--) {
    const { total, ways } = instances(g.table, of, losable, upTo);
    const [only] = ways;
    if (only === undefined) return;
    if (of.automa === true) {
      const loss = automaLoses(ways);
      if (loss !== undefined) lose(g, who, loss);
    } else if (ways.length === 1 || total <= left) {
      // One way only, or everything goes.
      loseAll(g, who, [only]);
    } else {
      g.ask(who, 'symbols/lose', { count: left, of: losable, ...(upTo === undefined ? {} : { upTo }) });
      return;
    }
  }
}

export const loseAsks: AskRules<PathOfDestiny, LoseAsks> = {
  'symbols/lose': {
    list(g, { seat, count, of: losable, upTo }, answers) {
      const of = participant(g.table, seat);
      if (g.options.asking === 'always') for (const way of instances(g.table, of, losable, upTo).ways) answers.may(way);
      else
        eachShare(pools(g, of, losable, count, upTo), count, [], (taken) => {
          const [only] = taken;
          answers.may(taken.length === 1 && only !== undefined ? only : together(taken));
        });
      if (answers.reasons) listCannotLose(g.table, of, losable, upTo, answers);
    },
    take(g, { seat, count, of: losable, upTo }, choice) {
      loseAll(g, seat, [choice]);
      const left = count - choice.lose.length;
      if (left > 0)
        g.then({ do: 'symbols/lose', who: seat, count: left, of: losable, ...(upTo === undefined ? {} : { upTo }) });
    },
  },
  'hand/discard': {
    list(g, { seat, count }, answers) {
      const { cards } = participant(g.table, seat).hand;
      const atOnce = g.options.asking === 'always' ? 1 : count;
      eachShare(
        cards.map((card) => [card]),
        atOnce,
        [],
        (taken) => answers.may(DISCARD.of(taken)),
      );
    },
    take(g, { seat, count }, { cards }) {
      for (const card of cards) layDown(g, participant(g.table, seat), card, g.table.discard);
      g.emit('cardsDiscarded', { who: seat, cards: [...cards] });
      if (count > cards.length) g.then({ do: 'hand/discard', who: seat, count: count - cards.length });
    },
  },
};

/** Why the other Symbols before the player cannot pay. PD-EFFECT-09, R-26 */
function listCannotLose(
  table: Table,
  of: Participant,
  losable: Losable,
  upTo = of.timeline.cards.length,
  answers: Answers<Single>,
): void {
  for (const [symbol, way] of TOKENS.entries())
    if (of.tokens[symbol as SymbolIndex] > 0 && !matches(table, losable, symbol as SymbolIndex))
      answers.mayNot(way, 'other-symbol', 'PD-EFFECT-08');
  for (const [at, card] of of.timeline.cards.entries()) {
    for (const [index, symbol] of printedOn(card).entries()) {
      const way = PRINTED[card]?.[index] as Single;
      if (((of.covered[at] as number) & (1 << index)) !== 0) answers.mayNot(way, 'covered', 'PD-EFFECT-09');
      else if (!matches(table, losable, symbol)) answers.mayNot(way, 'other-symbol', 'PD-EFFECT-08');
      else if (at >= upTo) answers.mayNot(way, 'later-card', 'PD-EFFECT-02');
    }
  }
}
