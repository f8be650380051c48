/** Effects of Action cards: a condition, and a result when it is met. PD-EFFECT */

import type { StepHandlers } from '@medallion/kernel';
import { ACTION_CARDS, type Condition, type Effect, type Result, SYMBOLS, type SymbolIndex } from '../content/index.ts';
import { symbolIndex } from './card-data.ts';
import type { EffectSteps, Losable } from './core.ts';
import { gainXp } from './experience.ts';
import type { G, L, PathOfDestiny } from './shape.ts';
import { type Counted, colourCount, gainSymbols, participant, symbolCount } from './symbols.ts';
import type { Table, Who } from './table.ts';

type ActivePair = readonly [SymbolIndex, SymbolIndex];

/** 1-2-3 effects end at this level. PD-EFFECT-07 */
const HIGHEST = 3;

const EFFECTS: readonly (Effect | undefined)[] = ACTION_CARDS.map(({ effect }) => effect);
export const effectOf = (card: number): Effect | undefined => EFFECTS[card];

const ALL_SYMBOLS = SYMBOLS.map((_, index) => index as SymbolIndex);
/** The Symbols that are not Active, by the Active pair. PD-STORY-02 */
const OTHERS: readonly (readonly SymbolIndex[])[] = ALL_SYMBOLS.flatMap((left) =>
  ALL_SYMBOLS.map((right) => ALL_SYMBOLS.filter((symbol) => symbol !== left && symbol !== right)),
);
const nonActive = ([left, right]: ActivePair): readonly SymbolIndex[] => OTHERS[left * SYMBOLS.length + right] ?? [];

/** Non-Active Symbols on the cards in scope and among the tokens. R-27 */
function nonActiveCount(table: Pick<Table, 'active'>, of: Counted, upTo: number, active: ActivePair): number {
  let count = 0;
  for (const symbol of nonActive(active)) count += symbolCount(table, of, symbol, upTo);
  return count;
}

const graded = (amount: number): number => (amount > HIGHEST ? HIGHEST : amount);
const single = (met: boolean): number => (met ? 1 : 0);

/** How far a condition is met: 0 not at all, 1 for a single effect, up to 3 for a 1-2-3 effect. PD-EFFECT-05 to PD-EFFECT-07 */
function effectLevel(
  table: Pick<Table, 'active'>,
  of: Counted,
  when: Condition,
  upTo: number,
  active: ActivePair,
): number {
  switch (when.kind) {
    case 'lose': // PD-EFFECT-13
      return single(symbolCount(table, of, symbolIndex(when.symbol), upTo) >= 1);
    case 'lose-123': // PD-EFFECT-14
      return graded(symbolCount(table, of, symbolIndex(when.symbol), upTo));
    case 'colour-at-least': // PD-EFFECT-16, PD-EFFECT-17
      return single(colourCount(of, when.colour, upTo) >= when.count);
    case 'colour-exactly': // PD-EFFECT-10, PD-EFFECT-18, PD-EFFECT-19
      return single(colourCount(of, when.colour, upTo) === when.count);
    case 'colour-123': // PD-EFFECT-20
      return graded(colourCount(of, when.colour, upTo));
    case 'lose-non-active-123': // PD-EFFECT-15
    case 'non-active-123': // PD-EFFECT-21
      return graded(nonActiveCount(table, of, upTo, active));
    case 'non-active-at-least': // PD-EFFECT-22
      return single(nonActiveCount(table, of, upTo, active) >= when.count);
  }
}

/** How far the effect of the Timeline card at this place would be met now; 0 where it has none. */
export function levelNow(g: L, of: Counted, at: number): number {
  const effect = effectOf(of.timeline.cards[at] as number);
  if (effect === undefined) return 0;
  return effectLevel(g.table, of, effect.when, scopeOf(g, of, effect.when, at), g.table.active);
}

/** How many cards an effect reaches: up to its own; where the table says so, a loss may be taken anywhere. PD-EFFECT-02, R-26 */
function scopeOf({ options }: L, of: Counted, when: Condition, at: number): number {
  const anywhere = options.effectLosses === 'anywhere' && when.kind.startsWith('lose');
  return anywhere ? of.timeline.cards.length : at + 1;
}

/** What a condition makes its owner lose, or undefined where having is enough. PD-EFFECT-05 */
function lossOf(when: Condition, active: ActivePair): Losable | undefined {
  if (when.kind === 'lose' || when.kind === 'lose-123') return symbolIndex(when.symbol);
  return when.kind === 'lose-non-active-123' ? nonActive(active) : undefined;
}

/** The result, at its level. PD-EFFECT-23 to PD-EFFECT-32 */
function give(g: G, who: Who, result: Result, at: number, [left, right]: ActivePair): void {
  switch (result.kind) {
    case 'xp':
      return gainXp(g, who, result.amount);
    case 'xp-123':
      return gainXp(g, who, at);
    case 'path-123':
      return gainSymbols(g, who, result.side === 'left' ? left : right, at);
    case 'path':
      return gainSymbols(g, who, result.side === 'left' ? left : right, 2);
    case 'each-active':
      gainSymbols(g, who, left, 1);
      return gainSymbols(g, who, right, 1);
    case 'two':
      return gainSymbols(g, who, symbolIndex(result.symbol), 2);
    case 'symbol-123':
      return gainSymbols(g, who, symbolIndex(result.symbol), at);
    case 'set':
      for (const symbol of result.symbols) gainSymbols(g, who, symbolIndex(symbol), 1);
  }
}

export const effectSteps: StepHandlers<PathOfDestiny, EffectSteps> = {
  /** Check, then pay, then gain; over the card itself, those before it and all tokens. PD-EFFECT-01 to PD-EFFECT-04, R-25, R-26, R-35 */
  'effect/apply': (g, { who, at, symbols = g.table.active }) => {
    const of = participant(g.table, who);
    const card = of.timeline.cards[at];
    const effect = card === undefined ? undefined : effectOf(card);
    if (card === undefined || effect === undefined) return;
    const upTo = scopeOf(g, of, effect.when, at);
    const reached = effectLevel(g.table, of, effect.when, upTo, symbols);
    g.emit('effectApplied', { who, card, level: reached });
    if (reached === 0) return;
    const loss = lossOf(effect.when, symbols);
    if (loss === undefined) return give(g, who, effect.then, reached, symbols);
    g.then(
      { do: 'symbols/lose', who, count: reached, of: loss, upTo },
      { do: 'effect/result', who, card, level: reached, symbols: [symbols[0], symbols[1]] },
    );
  },

  'effect/result': (g, { who, card, level: reached, symbols }) => {
    const effect = effectOf(card);
    if (effect !== undefined) give(g, who, effect.then, reached, symbols);
  },
};
