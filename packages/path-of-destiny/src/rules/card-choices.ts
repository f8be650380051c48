/** Answers that name one card or two in order, made once: they are listed in the hottest loops. */

import { ACTION_CARDS } from '../content/index.ts';

export interface CardsAnswer {
  readonly id: string;
  readonly cards: readonly number[];
}

const CARDS = ACTION_CARDS.length;

/** `prefix:12` and `prefix:12,40`, each made when it is first needed. */
export class CardChoices {
  private readonly prefix: string;
  private readonly ones: (CardsAnswer | undefined)[] = new Array<undefined>(CARDS).fill(undefined);
  private readonly pairs: (CardsAnswer | undefined)[] = new Array<undefined>(CARDS * CARDS).fill(undefined);

  constructor(prefix: string) {
    this.prefix = prefix;
  }

  one(card: number): CardsAnswer {
    return (this.ones[card] ??= { id: `${this.prefix}:${card}`, cards: [card] });
  }

  /** Any number of cards. */
  of(cards: readonly number[]): CardsAnswer {
    const [first, second] = cards;
    if (first !== undefined && cards.length === 1) return this.one(first);
    if (first !== undefined && second !== undefined && cards.length === 2) return this.pair(first, second);
    return { id: `${this.prefix}:${cards.join(',')}`, cards };
  }

  /** The first card lies left of the second. */
  pair(left: number, right: number): CardsAnswer {
    return (this.pairs[left * CARDS + right] ??= { id: `${this.prefix}:${left},${right}`, cards: [left, right] });
  }
}
