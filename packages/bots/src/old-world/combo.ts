/** The best Combo of a hand, by looking at all of them. */

import type { PowerEffect, Room } from '@medallion/old-world/content';
import {
  BACK,
  COLOUR_BIT,
  DAMAGE,
  DRAW,
  FACE_OF,
  FACES,
  FITS,
  SHIELD,
  TAB_BACK,
  TAB_DAMAGE,
  TAB_DRAW,
  TAB_SHIELD,
} from './faces.ts';

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

/** Kinds of effects that do nothing in a room. */
export const nothing = (): void => {};

/** What an effect adds to the Combo it goes with. */
export const WITH_COMBO: Room<PowerEffect, [{ damage: number; shield: number; draw: number }]> = {
  damage: (n, bonus) => void (bonus.damage += n),
  shield: (n, bonus) => void (bonus.shield += n),
  drawLater: (n, bonus) => void (bonus.draw += n),
  draw: nothing,
  addToCombo: nothing,
  comboAtMost: nothing,
  take: nothing,
  discard: nothing,
  roll: nothing,
  otherAttack: nothing,
  lessDamage: nothing,
  gold: nothing,
  potions: nothing,
  phase3Draw: nothing,
  anyCardMoves: nothing,
  freeMove: nothing,
  rerollDie: nothing,
};

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
  /** Cards that may be laid on the complete Combo without a matching tab. */
  free: number;
  /** Cards the Combo may have. */
  most: number;
  /** Colours of which nothing counts. */
  inert: number;
  bonuses: readonly Bonus[];
}

/** What a Combo adds up to. */
export interface Combo {
  value: number;
  cards: number[];
  /** Below 0 where it takes off what is dealt besides. */
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
/** For each hand card, the places before it of cards that fight alike. */
const alike: number[] = [];

/** Where the next card lies: on the table, or on a card that nothing goes on from. */
const [TABLE, CLOSED] = [-1, -2];
const ALL_FACES = FACES.length;
/** As good as no limit. */
export const ANY_LENGTH = 100;

/** The best way to go on from what lies on the table, with these cards in hand. */
export function bestCombo(cards: readonly number[], atStake: Stakes, laid: Laid = NOTHING): Combo {
  hand = cards;
  stakes = atStake;
  best = { value: Number.NEGATIVE_INFINITY, cards: [], damage: 0, shield: 0, draw: 0, back: 0 };
  path.length = 0;
  for (let i = 0; i < cards.length; i++) {
    alike[i] = 0;
    for (let j = 0; j < i; j++)
      if (FACE_OF[cards[j] as number] === FACE_OF[cards[i] as number]) alike[i] = (alike[i] as number) | (1 << j);
  }
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
  const { inert, most } = stakes;
  if (length >= most) return;
  for (let i = 0; i < hand.length; i++) {
    if ((used & (1 << i)) !== 0) continue;
    const card = hand[i] as number;
    const face = FACE_OF[card] as number;
    // Of two cards that fight alike the first is tried.
    if (((alike[i] as number) & ~used) !== 0) continue;
    const pair = top * ALL_FACES + face;
    const fits = top === TABLE || (top >= 0 && FITS[pair] === true);
    if (!fits && free === 0) continue;
    const bit = COLOUR_BIT[face] as number;
    const counts = (bit & inert) === 0;
    const tabCounts = fits && top >= 0 && ((COLOUR_BIT[top] as number) & inert) === 0;
    path.push(card);
    extend(
      fits ? face : CLOSED,
      used | (1 << i),
      fits ? free : free - 1,
      damage + (counts ? (DAMAGE[face] as number) : 0) + (tabCounts ? (TAB_DAMAGE[pair] as number) : 0),
      shield + (counts ? (SHIELD[face] as number) : 0) + (tabCounts ? (TAB_SHIELD[pair] as number) : 0),
      draw + (counts ? (DRAW[face] as number) : 0) + (tabCounts ? (TAB_DRAW[pair] as number) : 0),
      back + (counts ? (BACK[face] as number) : 0) + (tabCounts ? (TAB_BACK[pair] as number) : 0),
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
  const dealt = Math.min(Math.max(damage + stakes.added, 0), stakes.cap);
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
  const sum: Count = { top: TABLE, damage: 0, shield: 0, draw: 0, back: 0, colours: 0 };
  for (const [index, card] of cards.entries()) {
    const face = FACE_OF[card] as number;
    const freely = index > 0 && (links[index - 1] ?? -1) < 0;
    if (sum.top >= 0 && !freely && ((COLOUR_BIT[sum.top] as number) & inert) === 0) {
      const pair = sum.top * ALL_FACES + face;
      sum.damage += TAB_DAMAGE[pair] as number;
      sum.shield += TAB_SHIELD[pair] as number;
      sum.draw += TAB_DRAW[pair] as number;
      sum.back += TAB_BACK[pair] as number;
    }
    sum.colours |= COLOUR_BIT[face] as number;
    sum.top = freely ? CLOSED : face;
    if (((COLOUR_BIT[face] as number) & inert) !== 0) continue;
    sum.damage += DAMAGE[face] as number;
    sum.shield += SHIELD[face] as number;
    sum.draw += DRAW[face] as number;
    sum.back += BACK[face] as number;
  }
  return sum;
}
