/** The best Combo of a hand, by looking at all of them. */

import {
  BACK,
  COLOUR_BIT,
  DAMAGE,
  DRAW,
  FITS,
  SHIELD,
  TAB_BACK,
  TAB_DAMAGE,
  TAB_DRAW,
  TAB_SHIELD,
  TITLE_OF,
  TITLES,
} from './titles.ts';

/** Something a Combo gains or loses by its colours or its length. */
export interface Bonus {
  /** Colours of which one must be in the Combo; 0 for any Combo. */
  readonly has: number;
  /** Colours of which none may be in it. */
  readonly lacks: number;
  readonly atLeast: number;
  readonly damage: number;
  readonly shield: number;
  readonly draw: number;
}

/** What is at stake in this Fight Turn. */
export interface Stakes {
  /** Damage that ends the Fight. */
  life: number;
  /** Damage that will be dealt besides the Combo. */
  added: number;
  /** The most Damage this turn may deal. */
  cap: number;
  shieldRoom: number;
  shieldWorth: number;
  drawWorth: number;
  /** A card that comes back to hand. */
  backWorth: number;
  /** What a card laid out costs: it is life, and it could be used next time. */
  cardCost: number;
  /** Cards in the Life Pool: who plays the last card of all and does not win is out. */
  pool: number;
  /** Cards that may join without a matching tab. */
  free: number;
  /** Colours of which nothing counts. */
  inert: number;
  bonuses: readonly Bonus[];
}

/** What a Combo adds up to. */
export interface Combo {
  value: number;
  cards: number[];
  damage: number;
  shield: number;
  draw: number;
  back: number;
}

/** What lies on the table already. */
export interface Laid {
  readonly cards: readonly number[];
  /** As in the rules: −1 where a card was added freely. */
  readonly links: readonly number[];
}

const NOTHING: Laid = { cards: [], links: [] };
const KNOCK_OUT = 500;
const WON = 1000;
/** A Combo worth this much ends the Fight. */
export const WINS = 900;

/*
 * One search at a time, with its state beside it: it runs thousands of times per decision, and closures made anew for
 * each run would cost more than the search.
 */
let hand: readonly number[] = [];
let stakes: Stakes;
let best: Combo;
const path: number[] = [];

/** The best way to go on from what lies on the table, with these cards in hand. */
export function bestCombo(cards: readonly number[], atStake: Stakes, laid: Laid = NOTHING): Combo {
  hand = cards;
  stakes = atStake;
  best = { value: Number.NEGATIVE_INFINITY, cards: [], damage: 0, shield: 0, draw: 0, back: 0 };
  path.length = 0;
  const from = count(laid, stakes.inert);
  extend(from.top, 0, stakes.free, from.damage, from.shield, from.draw, from.back, from.colours, laid.cards.length);
  return best;
}

/** Tries every card that may come next. */
function extend(
  top: number,
  used: number,
  free: number,
  damage: number,
  shield: number,
  draw: number,
  back: number,
  colours: number,
  length: number,
): void {
  if (length > 0) judge(damage, shield, draw, back, colours, length);
  const { inert } = stakes;
  let tried = 0;
  for (let i = 0; i < hand.length; i++) {
    if ((used & (1 << i)) !== 0) continue;
    const card = hand[i] as number;
    const title = TITLE_OF[card] as number;
    // Two cards of one title are the same here.
    if ((tried & (1 << title)) !== 0) continue;
    const pair = top * TITLES + title;
    const fits = top < 0 || FITS[pair] === true;
    if (!fits && free === 0) continue;
    tried |= 1 << title;
    const bit = COLOUR_BIT[title] as number;
    const counts = (bit & inert) === 0;
    const tabCounts = fits && top >= 0 && ((COLOUR_BIT[top] as number) & inert) === 0;
    path.push(card);
    extend(
      title,
      used | (1 << i),
      fits ? free : free - 1,
      damage + (counts ? (DAMAGE[title] as number) : 0) + (tabCounts ? (TAB_DAMAGE[pair] as number) : 0),
      shield + (counts ? (SHIELD[title] as number) : 0) + (tabCounts ? (TAB_SHIELD[pair] as number) : 0),
      draw + (counts ? (DRAW[title] as number) : 0) + (tabCounts ? (TAB_DRAW[pair] as number) : 0),
      back + (counts ? (BACK[title] as number) : 0) + (tabCounts ? (TAB_BACK[pair] as number) : 0),
      colours | bit,
      length + 1,
    );
    path.pop();
  }
}

/** Is this Combo, if it stops here, the best so far? */
function judge(damage: number, shield: number, draw: number, back: number, colours: number, length: number): void {
  for (const bonus of stakes.bonuses) {
    if (bonus.atLeast > length || (colours & bonus.lacks) !== 0) continue;
    if (bonus.has !== 0 && (colours & bonus.has) === 0) continue;
    damage += bonus.damage;
    shield += bonus.shield;
    draw += bonus.draw;
  }
  if (damage < 0) damage = 0;
  const dealt = Math.min(damage + stakes.added, stakes.cap);
  let value: number;
  if (dealt >= stakes.life) value = WON - length;
  else {
    value =
      dealt +
      stakes.shieldWorth * Math.min(shield, stakes.shieldRoom) +
      stakes.drawWorth * draw +
      stakes.backWorth * back -
      stakes.cardCost * length;
    if (stakes.pool === 0 && path.length === hand.length && back === 0) value -= KNOCK_OUT;
  }
  if (value <= best.value) return;
  best.value = value;
  best.cards = path.slice();
  best.damage = damage;
  best.shield = shield;
  best.draw = draw;
  best.back = back;
}

interface Count {
  top: number;
  damage: number;
  shield: number;
  draw: number;
  back: number;
  colours: number;
}

function count({ cards, links }: Laid, inert: number): Count {
  const sum: Count = { top: -1, damage: 0, shield: 0, draw: 0, back: 0, colours: 0 };
  for (const [index, card] of cards.entries()) {
    const title = TITLE_OF[card] as number;
    if (sum.top >= 0 && (links[index - 1] ?? -1) >= 0 && ((COLOUR_BIT[sum.top] as number) & inert) === 0) {
      const pair = sum.top * TITLES + title;
      sum.damage += TAB_DAMAGE[pair] as number;
      sum.shield += TAB_SHIELD[pair] as number;
      sum.draw += TAB_DRAW[pair] as number;
      sum.back += TAB_BACK[pair] as number;
    }
    sum.colours |= COLOUR_BIT[title] as number;
    sum.top = title;
    if (((COLOUR_BIT[title] as number) & inert) !== 0) continue;
    sum.damage += DAMAGE[title] as number;
    sum.shield += SHIELD[title] as number;
    sum.draw += DRAW[title] as number;
    sum.back += BACK[title] as number;
  }
  return sum;
}
