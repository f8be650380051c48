/** A participant as bare counts, quick to copy and to play cards on: what bots try things out with. */

import type { ParticipantView } from '@medallion/path-of-destiny';
import {
  ACTION_CARDS,
  COLOURS,
  type Condition,
  type Effect,
  type Result,
  SYMBOLS,
  type SymbolIndex,
} from '@medallion/path-of-destiny/content';

export type ActivePair = readonly [SymbolIndex, SymbolIndex];

const ALL: readonly SymbolIndex[] = [0, 1, 2, 3];
const symbolAt = (symbol: (typeof SYMBOLS)[number]): number => SYMBOLS.indexOf(symbol);
const PRINTED = ACTION_CARDS.map(({ symbols }) => symbols.map(symbolAt));
const BANNERS = ACTION_CARDS.map(({ colours }) => colours.map((colour) => COLOURS.indexOf(colour)));
const EFFECTS = ACTION_CARDS.map(({ effect }) => effect);
const NONE: readonly number[] = [];

export const symbolsOn = (card: number): readonly number[] => PRINTED[card] ?? NONE;
export const coloursOn = (card: number): readonly number[] => BANNERS[card] ?? NONE;
export const hasEffect = (card: number): boolean => EFFECTS[card] !== undefined;

export class Sketch {
  /** What the owner has of each Symbol, uncovered or as tokens. */
  readonly symbols = [0, 0, 0, 0];
  /** Cards of each colour in the Timeline. */
  readonly colours = [0, 0, 0, 0, 0];
  /** Experience gained since the sketch was begun. */
  xp = 0;

  readonly active: ActivePair;

  constructor(active: ActivePair) {
    this.active = active;
  }

  static of(me: ParticipantView, active: ActivePair): Sketch {
    const sketch = new Sketch(active);
    for (const symbol of ALL) sketch.gain(symbol, me.tokens[symbol] ?? 0);
    for (const side of me.special) sketch.gain(active[side === 'left' ? 0 : 1], 1);
    for (const [at, card] of me.timeline.entries()) {
      const covered = me.covered[at] ?? 0;
      for (const [n, symbol] of symbolsOn(card).entries()) if ((covered & (1 << n)) === 0) sketch.gain(symbol, 1);
    }
    for (const card of me.timeline) sketch.paint(card);
    return sketch;
  }

  get left(): number {
    return this.have(this.active[0]);
  }
  get right(): number {
    return this.have(this.active[1]);
  }
  /** Symbols that are not Active. */
  get idle(): number {
    return this.have(0) + this.have(1) + this.have(2) + this.have(3) - this.left - this.right;
  }
  have(symbol: number): number {
    return this.symbols[symbol] ?? 0;
  }

  /** Becomes like another one. */
  be(other: Sketch): this {
    for (let n = 0; n < 4; n++) this.symbols[n] = other.symbols[n] ?? 0;
    for (let n = 0; n < 5; n++) this.colours[n] = other.colours[n] ?? 0;
    this.xp = other.xp;
    return this;
  }

  gain(symbol: number, amount: number): void {
    this.symbols[symbol] = this.have(symbol) + amount;
  }

  /** A card goes to the end of the Timeline and does what it does. */
  play(card: number): this {
    for (const symbol of symbolsOn(card)) this.gain(symbol, 1);
    this.paint(card);
    return this.apply(card);
  }

  /** The effect of a card that lies there. */
  apply(card: number): this {
    const effect = EFFECTS[card];
    if (effect !== undefined) this.resolve(effect);
    return this;
  }

  private paint(card: number): void {
    for (const colour of coloursOn(card)) this.colours[colour] = (this.colours[colour] ?? 0) + 1;
  }

  private resolve({ when, then }: Effect): void {
    const level = this.level(when);
    if (level === 0) return;
    if (when.kind === 'lose' || when.kind === 'lose-123') this.gain(symbolAt(when.symbol), -level);
    else if (when.kind === 'lose-non-active-123') this.loseIdle(level);
    this.give(then, level);
  }

  private level(when: Condition): number {
    switch (when.kind) {
      case 'lose':
        return Math.min(1, this.have(symbolAt(when.symbol)));
      case 'lose-123':
        return Math.min(3, this.have(symbolAt(when.symbol)));
      case 'colour-at-least':
        return (this.colours[COLOURS.indexOf(when.colour)] ?? 0) >= when.count ? 1 : 0;
      case 'colour-exactly':
        return this.colours[COLOURS.indexOf(when.colour)] === when.count ? 1 : 0;
      case 'colour-123':
        return Math.min(3, this.colours[COLOURS.indexOf(when.colour)] ?? 0);
      case 'lose-non-active-123':
      case 'non-active-123':
        return Math.min(3, this.idle);
      case 'non-active-at-least':
        return this.idle >= when.count ? 1 : 0;
    }
  }

  /** Symbols that are not Active; returns how many of `count` there were. */
  loseIdle(count: number): number {
    let lost = 0;
    for (const symbol of ALL) {
      if (symbol === this.active[0] || symbol === this.active[1]) continue;
      const taken = Math.min(count - lost, this.have(symbol));
      this.gain(symbol, -taken);
      lost += taken;
    }
    return lost;
  }

  private give(result: Result, level: number): void {
    const [left, right] = this.active;
    switch (result.kind) {
      case 'xp':
        this.xp += result.amount;
        return;
      case 'xp-123':
        this.xp += level;
        return;
      case 'path-123':
        return this.gain(result.side === 'left' ? left : right, level);
      case 'path':
        return this.gain(result.side === 'left' ? left : right, 2);
      case 'each-active':
        this.gain(left, 1);
        return this.gain(right, 1);
      case 'two':
        return this.gain(symbolAt(result.symbol), 2);
      case 'symbol-123':
        return this.gain(symbolAt(result.symbol), level);
      case 'set':
        for (const symbol of result.symbols) this.gain(symbolAt(symbol), 1);
    }
  }
}
