/** What playing cards would do, as far as their owner can know it: for previews on the screen and for bots. */

import type { Seat } from '@medallion/kernel';
import type { Result, SymbolIndex } from './content/vocabulary.ts';
import { printedOn, symbolIndex } from './rules/card-data.ts';
import { effectLevel, effectOf, lossOf, nonActive } from './rules/effects.ts';
import { effortMade } from './rules/stories/effort.ts';
import { type Counted, symbolCount } from './rules/symbols.ts';
import type { Participant } from './rules/table.ts';
import type { ParticipantView, PathOfDestinyView } from './view.ts';

/** A participant one may change to try things out. */
export interface Imagined extends Counted {
  readonly timeline: { cards: number[] };
  covered: number[];
  tokens: [number, number, number, number];
  playedNow: number;
  /** Experience gained while imagining. */
  xp: number;
}

export interface Foreseen {
  /** How far the effect of each card is met; −1 where it has none. */
  readonly levels: readonly number[];
  readonly xp: number;
  /** What the owner would have of the Active Symbols, and of all others. */
  readonly left: number;
  readonly right: number;
  readonly others: number;
  /** Whether the Effort card of the chapter is fulfilled. */
  readonly effort: boolean;
}

type ActivePair = readonly [SymbolIndex, SymbolIndex];

export function imagine(of: ParticipantView): Imagined {
  return {
    timeline: { cards: [...of.timeline] },
    covered: [...of.covered],
    tokens: [...of.tokens] as Participant['tokens'],
    special: [...of.special],
    playedNow: of.playedNow,
    xp: 0,
  };
}

/** Cards laid to the right end one after the other, each with its effect; losses are taken where they hurt least. */
function imaginePlay(of: Imagined, cards: readonly number[], active: ActivePair): number[] {
  for (const card of cards) {
    of.timeline.cards.push(card);
    of.covered.push(0);
    of.playedNow++;
  }
  const first = of.timeline.cards.length - cards.length;
  return cards.map((_, n) => imagineEffect(of, first + n, active));
}

/** The effect of the card at this place of the Timeline; −1 where it has none. */
function imagineEffect(of: Imagined, at: number, active: ActivePair): number {
  const effect = effectOf(of.timeline.cards[at] ?? -1);
  if (effect === undefined) return -1;
  const table = { active: [active[0], active[1]] as [SymbolIndex, SymbolIndex] };
  const reached = effectLevel(table, of, effect.when, at + 1, active);
  if (reached === 0) return 0;
  const loss = lossOf(effect.when, active);
  if (loss !== undefined)
    lose(of, typeof loss === 'number' ? [loss] : (loss as readonly SymbolIndex[]), reached, at + 1);
  give(of, effect.then, reached, active);
  return reached;
}

/** Tokens first, then printed Symbols from the left: for every count they are the same. */
function lose(of: Imagined, symbols: readonly SymbolIndex[], count: number, upTo: number): void {
  let left = count;
  for (const symbol of symbols) {
    const taken = Math.min(left, of.tokens[symbol]);
    of.tokens[symbol] -= taken;
    left -= taken;
  }
  for (let at = 0; at < upTo && left > 0; at++) {
    for (const [index, symbol] of printedOn(of.timeline.cards[at] ?? -1).entries()) {
      const covered = of.covered[at] ?? 0;
      if (left === 0 || !symbols.includes(symbol) || (covered & (1 << index)) !== 0) continue;
      of.covered[at] = covered | (1 << index);
      left--;
    }
  }
}

function give(of: Imagined, result: Result, level: number, [left, right]: ActivePair): void {
  switch (result.kind) {
    case 'xp':
      of.xp += result.amount;
      return;
    case 'xp-123':
      of.xp += level;
      return;
    case 'path-123':
      of.tokens[result.side === 'left' ? left : right] += level;
      return;
    case 'path':
      of.tokens[result.side === 'left' ? left : right] += 2;
      return;
    case 'each-active':
      of.tokens[left] += 1;
      of.tokens[right] += 1;
      return;
    case 'two':
      of.tokens[symbolIndex(result.symbol)] += 2;
      return;
    case 'symbol-123':
      of.tokens[symbolIndex(result.symbol)] += level;
      return;
    case 'set':
      for (const symbol of result.symbols) of.tokens[symbolIndex(symbol)] += 1;
  }
}

/** What a seat would have after playing these cards now. */
export function foreseePlay(view: PathOfDestinyView, seat: Seat, cards: readonly number[]): Foreseen {
  const active = view.active as ActivePair;
  const of = imagine(view.participants[seat] as ParticipantView);
  // What was played earlier in this turn still counts as new for the Effort card.
  const levels = imaginePlay(of, cards, active);
  const table = { active: [active[0], active[1]] as [SymbolIndex, SymbolIndex] };
  const effort = view.effort[view.chapter - 1];
  return {
    levels,
    xp: of.xp,
    left: symbolCount(table, of, active[0]),
    right: symbolCount(table, of, active[1]),
    others: nonActive(active).reduce<number>((sum, symbol) => sum + symbolCount(table, of, symbol), 0),
    effort: effort !== undefined && effortMade(of, effort, view.options.effortMatch),
  };
}
