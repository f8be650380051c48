/**
 * The best turn from here: every way through the map the hand can pay for, with what happens at each stop, and what
 * the turn ends with. Cards left over are worth little: Phase III fills the hand again.
 */

import type { OldWorldView, WitcherView } from '@medallion/old-world';
import {
  ACTION_CARDS,
  ATTRIBUTES,
  LEVEL_UP_CARDS,
  neighbours,
  SCHOOL_LOCATION,
  TERRAINS,
  TOP_ATTRIBUTE_LEVEL,
} from '@medallion/old-world/content';
import { type Aims, CARD_DRAWN, EXPLORATION, GOLD, POTION, QUEST, raiseWorth, TRAIL } from './aims.ts';
import { actionAt, isSchool, movesBetween, SCHOOL_PLACES, terrainOf, TRAINED_AT, TRAINS } from './places.ts';
import { fightWorth } from './worth.ts';

/** Where a turn may have come to. */
export interface Stop {
  readonly at: number;
  /** Hand cards left, by their place in the hand. */
  readonly hand: number;
  /** Cards drawn on the way that nobody has seen yet. */
  readonly unseen: number;
  readonly gold: number;
  readonly levels: readonly number[];
  readonly level: number;
  readonly potions: number;
  /** Places whose action was used, as bits. */
  readonly used: number;
  readonly moved: boolean;
  /** Terrains of which there is a Trail, as bits. */
  readonly trails: number;
  /** Open Trail Quests and Quests, as bits of their places in the list. */
  readonly trailQuests: number;
  readonly quests: number;
  readonly value: number;
}

export type FirstStep =
  | { readonly do: 'done' }
  | { readonly do: 'location' }
  | { readonly do: 'quest'; readonly quest: number }
  | { readonly do: 'move'; readonly to: number; readonly cards: readonly number[]; readonly gold: number };

export interface Route {
  value: number;
  first: FirstStep;
  end: Stop;
  /** Hand cards spent on the way, as bits. */
  spent: number;
}

/** What a turn can hope for once it stands still: the Fights, and the next turn. */
export interface Prospects {
  /** The worth of fighting the monster of a Slot from this Stop. */
  fight(slot: number, stop: Stop): number;
  /** The worth of being able to fight it next turn, at full hand. */
  hunt(slot: number): number;
  /** The worth of attacking a Witcher here. */
  duel(stop: Stop): number;
}

const MOST_STOPS = 6000;
const bitsOf = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

export function bestRoute(
  table: OldWorldView,
  me: WitcherView,
  hand: readonly number[],
  aims: Aims,
  prospects: Prospects,
  start: Stop,
): Route {
  /** Cheapest first: of two cards with the same icon the poorer fighter pays. */
  const order = hand
    .map((_, place) => place)
    .sort((a, b) => fightWorth(hand[a] as number) - fightWorth(hand[b] as number));
  const icons = hand.map((card) => ACTION_CARDS[card]?.terrain);
  const known = new Map<string, number>();
  const home = me.school === undefined ? -1 : SCHOOL_LOCATION[me.school];
  let stops = 0;
  let best: Route = { value: Number.NEGATIVE_INFINITY, first: { do: 'done' }, end: start, spent: 0 };

  const conclude = (stop: Stop, first: FirstStep): void => {
    const value = stop.value + ending(stop) + 0.1 * (bitsOf(stop.hand) + stop.unseen);
    if (value > best.value) best = { value, first, end: stop, spent: start.hand & ~stop.hand };
  };

  /** Phase II, and how well the next turn begins from here. */
  const ending = (stop: Stop): number => {
    let phase2 = EXPLORATION * aims.patience;
    for (let index = 0; index < ATTRIBUTES.length; index++)
      if (aims.open[index] === true && (stop.levels[index] as number) >= TOP_ATTRIBUTE_LEVEL)
        phase2 = Math.max(phase2, aims.meditation);
    let position = 0;
    for (let slot = 0; slot < table.slots.length; slot++) {
      const token = table.slots[slot]?.token ?? -1;
      if (token < 0 || (table.slots[slot]?.monster ?? -1) < 0) continue;
      if (token === stop.at) phase2 = Math.max(phase2, prospects.fight(slot, stop));
      position = Math.max(position, prospects.hunt(slot) * (NEAR[movesBetween(stop.at, token)] ?? 0.05));
    }
    phase2 = Math.max(phase2, prospects.duel(stop));
    for (let index = 0; index < ATTRIBUTES.length; index++) {
      const level = stop.levels[index] as number;
      const attribute = ATTRIBUTES[index];
      if (attribute === undefined || level > stop.level || level >= TOP_ATTRIBUTE_LEVEL) continue;
      // Who stands there already has to leave and come back.
      const moves = movesBetween(stop.at, TRAINED_AT[attribute]) || 2;
      position += 0.6 * raiseWorth(index, level, aims) * (NEAR[moves] ?? 0.05);
    }
    let school = 0;
    for (const place of SCHOOL_PLACES) {
      const paid = paidRaise(stop, place);
      if (paid !== undefined)
        school = Math.max(school, 0.6 * paid.worth * (NEAR[movesBetween(stop.at, place) || 2] ?? 0.05));
    }
    return phase2 + position + school;
  };

  const raised = (stop: Stop, index: number, price: number): Stop => {
    const levels = stop.levels.slice();
    const before = levels[index] as number;
    levels[index] = before + 1;
    let { level, unseen, potions } = stop;
    let value = stop.value + raiseWorth(index, before, aims) - price * GOLD;
    while (level < TOP_ATTRIBUTE_LEVEL && levels.every((each) => each > level)) {
      level += 1;
      const drawn = LEVEL_UP_CARDS[level - 1] ?? 0;
      unseen += drawn;
      value += (1.5 + CARD_DRAWN * drawn) * aims.patience;
    }
    if (ATTRIBUTES[index] === 'alchemy') potions = Math.min(potions + 1, 4);
    return { ...stop, levels, level, unseen, potions, gold: stop.gold - price, value };
  };

  /** The Attribute worth paying this School for. */
  const paidRaise = (stop: Stop, at: number): { index: number; worth: number; price: number } | undefined => {
    let found: { index: number; worth: number; price: number } | undefined;
    for (let index = 0; index < ATTRIBUTES.length; index++) {
      const level = stop.levels[index] as number;
      const price = level + 1;
      if (level >= TOP_ATTRIBUTE_LEVEL || stop.gold < price) continue;
      if (ATTRIBUTES[index] === 'specialty' && at !== home) continue;
      const ups = level === stop.level && stop.levels.every((each, other) => other === index || each > stop.level);
      const worth = raiseWorth(index, level, aims) + (ups ? 2 : 0) - price * GOLD;
      if (worth > 0.2 && (found === undefined || worth > found.worth)) found = { index, worth, price };
    }
    return found;
  };

  /** What the action of the place makes of a Stop; undefined where it is not worth it. */
  const acted = (stop: Stop): Stop | undefined => {
    if (!stop.moved || (stop.used & (1 << stop.at)) !== 0) return undefined;
    const used = stop.used | (1 << stop.at);
    const trains = TRAINS[stop.at];
    if (trains !== undefined) {
      const index = ATTRIBUTES.indexOf(trains);
      const level = stop.levels[index] as number;
      return level > stop.level || level >= TOP_ATTRIBUTE_LEVEL ? undefined : raised({ ...stop, used }, index, 0);
    }
    if (isSchool(stop.at)) {
      const paid = paidRaise(stop, stop.at);
      return paid === undefined ? undefined : raised({ ...stop, used }, paid.index, paid.price);
    }
    switch (actionAt(stop.at)) {
      case 'potion':
        return stop.potions >= 4
          ? undefined
          : { ...stop, used, potions: stop.potions + 1, value: stop.value + POTION * aims.patience };
      case 'trail-quest':
        return { ...stop, used, gold: stop.gold + 1, value: stop.value + GOLD + 0.8 * aims.patience };
      case 'dice-poker':
        return stop.gold > 0 ? { ...stop, used, value: stop.value + 0.4 } : undefined;
      case 'clear-pool':
        return stop.gold === 0 ? { ...stop, used, gold: 1, value: stop.value + GOLD } : undefined;
      case 'trade-card':
        return stop.hand !== 0 ? { ...stop, used, value: stop.value + 0.6 * aims.patience } : undefined;
      default:
        return undefined;
    }
  };

  const arrived = (stop: Stop, to: number, hand: number, unseen: number, gold: number): Stop => {
    let { trails, trailQuests, value } = stop;
    let purse = gold;
    for (const [index, { token }] of me.trailQuests.entries()) {
      if (token !== to || (trailQuests & (1 << index)) === 0) continue;
      trailQuests &= ~(1 << index);
      const terrain = TERRAINS.findIndex((each) => each === terrainOf(token));
      trails |= 1 << terrain;
      purse += 1;
      value += GOLD + TRAIL;
    }
    return {
      ...stop,
      at: to,
      hand,
      unseen,
      gold: purse,
      moved: true,
      trails,
      trailQuests,
      value: value - (stop.gold - gold) * GOLD,
    };
  };

  const travel = (stop: Stop, first: FirstStep | undefined): void => {
    if (++stops > MOST_STOPS) return;
    for (const [index, quest] of me.quests.entries()) {
      if (!stop.moved || quest.place !== stop.at || (stop.quests & (1 << index)) === 0) continue;
      if (quest.price !== undefined && (!('gold' in quest.price) || quest.price.gold > stop.gold)) continue;
      const paid = quest.price !== undefined && 'gold' in quest.price ? quest.price.gold : 0;
      travel(
        {
          ...stop,
          gold: stop.gold - paid,
          quests: stop.quests & ~(1 << index),
          value: stop.value + QUEST * aims.patience - paid * GOLD,
        },
        first ?? { do: 'quest', quest: index },
      );
      return;
    }
    const after = acted(stop);
    if (after !== undefined) {
      travel(after, first ?? { do: 'location' });
      return;
    }
    const key = `${stop.at} ${stop.hand} ${stop.unseen} ${stop.gold} ${stop.used} ${stop.quests} ${stop.trailQuests}`;
    const before = known.get(key);
    if (before !== undefined && before >= stop.value) return;
    known.set(key, stop.value);
    conclude(stop, first ?? { do: 'done' });
    for (const to of neighbours(stop.at)) {
      for (const payment of payments(stop, to)) {
        const cards = order
          .filter((place) => (payment.hand & (1 << place)) !== 0)
          .map((place) => hand[place] as number);
        travel(
          arrived(stop, to, stop.hand & ~payment.hand, stop.unseen - payment.unseen, stop.gold - payment.gold),
          first ?? { do: 'move', to, cards, gold: payment.gold },
        );
      }
    }
  };

  interface Payment {
    readonly hand: number;
    readonly unseen: number;
    readonly gold: number;
  }

  /** The sensible ways to pay: the icon itself if there is one, else a wild card, a card with Gold, or two cards. */
  const payments = (stop: Stop, to: number): Payment[] => {
    const terrain = terrainOf(to);
    const left = order.filter((place) => (stop.hand & (1 << place)) !== 0);
    const exact = left.find(
      (place) => icons[place] === terrain || (terrain === 'wild' && table.options.wildLocationTakesAnyCard),
    );
    if (exact !== undefined) return [{ hand: 1 << exact, unseen: 0, gold: 0 }];
    const ways: Payment[] = [];
    const wild = left.find((place) => icons[place] === 'wild');
    if (wild !== undefined) ways.push({ hand: 1 << wild, unseen: 0, gold: 0 });
    // One card of each other icon is enough to choose from.
    const others = left.filter((place) => icons[place] !== 'wild');
    const distinct = others.filter(
      (place, index) => others.findIndex((each) => icons[each] === icons[place]) === index,
    );
    if (stop.gold > 0) {
      for (const place of distinct) ways.push({ hand: 1 << place, unseen: 0, gold: 1 });
      if (stop.unseen > 0) ways.push({ hand: 0, unseen: 1, gold: 1 });
    }
    for (const [index, one] of distinct.entries()) {
      const twin = others.find((place) => place !== one && icons[place] === icons[one]);
      if (twin !== undefined) ways.push({ hand: (1 << one) | (1 << twin), unseen: 0, gold: 0 });
      for (const other of distinct.slice(index + 1)) ways.push({ hand: (1 << one) | (1 << other), unseen: 0, gold: 0 });
      if (stop.unseen > 0) ways.push({ hand: 1 << one, unseen: 1, gold: 0 });
    }
    return ways;
  };

  travel(start, undefined);
  return best;
}

/** How much of a thing's worth is left when it is so many moves away. */
const NEAR: readonly number[] = [0.6, 0.5, 0.36, 0.24, 0.15, 0.1];
