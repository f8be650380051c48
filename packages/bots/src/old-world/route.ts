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
  POTION_LIMIT,
  SCHOOL_LOCATION,
  TERRAINS,
  type TerrainIcon,
  TOP_ATTRIBUTE_LEVEL,
} from '@medallion/old-world/content';
import { type Aims, CARD_DRAWN, EXPLORATION, GOLD, POTION, QUEST, raiseWorth, TRAIL } from './aims.ts';
import { actionAt, isSchool, movesBetween, SCHOOL_PLACES, terrainOf, TRAINED_AT, TRAINS } from './places.ts';
import { fightWorth } from './worth.ts';

/** Where a turn may have come to. */
export interface Stop {
  readonly at: number;
  /** Hand cards left, as bits of their places in the hand. */
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

export type RouteStep =
  | { readonly do: 'done' }
  | { readonly do: 'location' }
  | { readonly do: 'quest'; readonly quest: number }
  | { readonly do: 'move'; readonly to: number; readonly cards: readonly number[]; readonly gold: number };

/** What a turn is meant to end with. */
export type Ending = 'explore' | 'meditate' | 'hunt' | 'duel';

export interface Route {
  readonly value: number;
  /** The steps in their order, `done` at the end. */
  readonly steps: readonly RouteStep[];
  readonly ending: Ending;
  readonly end: Stop;
  /** Hand cards spent on the way, as bits. */
  readonly spent: number;
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

interface Found {
  readonly value: number;
  readonly end: Stop;
  readonly ending: Ending;
  readonly way: Way | undefined;
}

interface Payment {
  readonly hand: number;
  readonly unseen: number;
  readonly gold: number;
}

const MOST_STOPS = 3000;
/** How much of a thing's worth is left when it is so many moves away. */
const NEAR: readonly number[] = [0.6, 0.5, 0.36, 0.24, 0.15, 0.1];
const nearness = (moves: number): number => NEAR[moves] ?? 0.05;
/** Who stands there already has to leave and come back. */
const again = (moves: number): number => (moves === 0 ? 2 : moves);

function bitsOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

const DONE: RouteStep = { do: 'done' };
const ACT: RouteStep = { do: 'location' };

/** The steps of a way, the last one first. */
interface Way {
  readonly step: RouteStep;
  readonly before: Way | undefined;
}

function stepsOf(way: Way | undefined): RouteStep[] {
  const steps: RouteStep[] = [DONE];
  for (let at = way; at !== undefined; at = at.before) steps.unshift(at.step);
  return steps;
}

/** One search through the ways of one turn. */
export class Journey {
  private readonly table: OldWorldView;
  private readonly me: WitcherView;
  private readonly hand: readonly number[];
  private readonly aims: Aims;
  private readonly prospects: Prospects;
  /** Places in the hand, the poorest fighter first: of two cards with the same icon that one pays. */
  private readonly order: readonly number[];
  private readonly icons: readonly (TerrainIcon | undefined)[];
  private readonly home: number;
  private readonly known = new Map<number, number>();
  private readonly positions = new Map<number, number>();
  private stops = 0;
  private readonly mostStops: number;
  private best: Route;
  /** The best route to each end that differs in place or levels. */
  private readonly ends = new Map<string, Found>();
  private wanted = 1;
  /** What Phase II was last found to be best for. */
  private ending: Ending = 'explore';
  private readonly start: Stop;

  constructor(
    table: OldWorldView,
    me: WitcherView,
    hand: readonly number[],
    aims: Aims,
    prospects: Prospects,
    start: Stop,
    mostStops = MOST_STOPS,
  ) {
    this.table = table;
    this.me = me;
    this.hand = hand;
    this.aims = aims;
    this.prospects = prospects;
    this.start = start;
    this.mostStops = mostStops;
    this.order = hand
      .map((_, place) => place)
      .sort((a, b) => fightWorth(hand[a] as number) - fightWorth(hand[b] as number));
    this.icons = hand.map((card) => ACTION_CARDS[card]?.terrain);
    this.home = me.school === undefined ? -1 : SCHOOL_LOCATION[me.school];
    this.best = { value: Number.NEGATIVE_INFINITY, steps: [DONE], ending: 'explore', end: start, spent: 0 };
  }

  find(): Route {
    this.travel(this.start, undefined);
    return this.best;
  }

  /** The best routes, best first: of those that end at the same place with the same levels only one. */
  several(most: number): Route[] {
    this.wanted = most;
    this.travel(this.start, undefined);
    return [...this.ends.values()]
      .sort((a, b) => b.value - a.value)
      .slice(0, most)
      .map(({ value, end, ending, way }) => {
        const spent = this.start.hand & ~end.hand;
        return { value, steps: stepsOf(way), ending, end, spent };
      });
  }

  private travel(stop: Stop, way: Way | undefined): void {
    if (++this.stops > this.mostStops) return;
    const quest = this.questAt(stop);
    if (quest >= 0) return this.travel(this.quested(stop, quest), { step: { do: 'quest', quest }, before: way });
    const acted = this.acted(stop);
    if (acted !== undefined) return this.travel(acted, { step: ACT, before: way });
    const key = keyOf(stop);
    const before = this.known.get(key);
    if (before !== undefined && before >= stop.value) return;
    this.known.set(key, stop.value);
    this.conclude(stop, way);
    if (stop.hand === 0 && stop.unseen === 0) return;
    for (const to of neighbours(stop.at)) {
      for (const payment of this.payments(stop, to)) {
        const step: RouteStep = { do: 'move', to, cards: this.cardsOf(payment.hand), gold: payment.gold };
        this.travel(this.arrived(stop, to, payment), { step, before: way });
      }
    }
  }

  private cardsOf(bits: number): number[] {
    return this.hand.filter((_, place) => (bits & (1 << place)) !== 0);
  }

  private conclude(stop: Stop, way: Way | undefined): void {
    const value = stop.value + this.phase2(stop) + this.position(stop) + 0.1 * (bitsOf(stop.hand) + stop.unseen);
    const { ending } = this;
    if (value > this.best.value)
      this.best = { value, steps: stepsOf(way), ending, end: stop, spent: this.start.hand & ~stop.hand };
    if (this.wanted === 1) return;
    const key = `${stop.at} ${stop.levels.join('')}`;
    const before = this.ends.get(key);
    if (before === undefined || value > before.value) this.ends.set(key, { value, end: stop, ending, way });
  }

  private phase2(stop: Stop): number {
    const { aims, table, prospects } = this;
    let best = EXPLORATION * aims.patience;
    this.ending = 'explore';
    const rather = (value: number, ending: Ending): void => {
      if (value <= best) return;
      best = value;
      this.ending = ending;
    };
    for (let index = 0; index < ATTRIBUTES.length; index++)
      if (aims.open[index] === true && (stop.levels[index] as number) >= TOP_ATTRIBUTE_LEVEL)
        rather(aims.meditation, 'meditate');
    for (let slot = 0; slot < table.slots.length; slot++)
      if (table.slots[slot]?.token === stop.at) rather(prospects.fight(slot, stop), 'hunt');
    rather(prospects.duel(stop), 'duel');
    return best;
  }

  /** How well the next turn begins from here. */
  private position(stop: Stop): number {
    const { aims, table, prospects } = this;
    let key = stop.at + 32 * Math.min(stop.gold, 31);
    for (const level of stop.levels) key = key * 6 + level;
    const known = this.positions.get(key);
    if (known !== undefined) return known;
    let position = 0;
    for (let slot = 0; slot < table.slots.length; slot++) {
      const token = table.slots[slot]?.token ?? -1;
      if (token >= 0) position = Math.max(position, prospects.hunt(slot) * nearness(movesBetween(stop.at, token)));
    }
    for (let index = 0; index < ATTRIBUTES.length; index++) {
      const level = stop.levels[index] as number;
      const attribute = ATTRIBUTES[index];
      if (attribute === undefined || level > stop.level || level >= TOP_ATTRIBUTE_LEVEL) continue;
      const moves = again(movesBetween(stop.at, TRAINED_AT[attribute]));
      position += 0.6 * raiseWorth(index, level, aims) * nearness(moves);
    }
    let school = 0;
    for (const place of SCHOOL_PLACES) {
      const index = this.paidRaise(stop, place);
      if (index >= 0)
        school = Math.max(school, this.paidWorth(stop, index) * nearness(again(movesBetween(stop.at, place))));
    }
    position += 0.6 * school;
    this.positions.set(key, position);
    return position;
  }

  private raised(stop: Stop, index: number, price: number): Stop {
    const { aims } = this;
    const levels = stop.levels.slice();
    const before = levels[index] as number;
    levels[index] = before + 1;
    const lowest = Math.min(...levels);
    let { level, unseen, potions } = stop;
    let value = stop.value + raiseWorth(index, before, aims) - price * GOLD;
    while (level < TOP_ATTRIBUTE_LEVEL && lowest > level) {
      level += 1;
      const drawn = LEVEL_UP_CARDS[level - 1] ?? 0;
      unseen += drawn;
      value += (1.5 + CARD_DRAWN * drawn) * aims.patience;
    }
    if (ATTRIBUTES[index] === 'alchemy') potions = Math.min(potions + 1, POTION_LIMIT);
    const used = stop.used | (1 << stop.at);
    return { ...stop, levels, level, unseen, potions, used, gold: stop.gold - price, value };
  }

  /** What paying for an Attribute is worth beyond its price. */
  private paidWorth({ levels, level: rank }: Stop, index: number): number {
    const level = levels[index] as number;
    let ups = level === rank;
    for (let other = 0; ups && other < levels.length; other++)
      if (other !== index && (levels[other] as number) <= rank) ups = false;
    return raiseWorth(index, level, this.aims) + (ups ? 2 : 0) - (level + 1) * GOLD;
  }

  /** The Attribute most worth paying this School for, or −1. */
  private paidRaise(stop: Stop, at: number): number {
    let found = -1;
    let most = 0.2;
    for (let index = 0; index < ATTRIBUTES.length; index++) {
      const level = stop.levels[index] as number;
      if (level >= TOP_ATTRIBUTE_LEVEL || stop.gold <= level) continue;
      if (ATTRIBUTES[index] === 'specialty' && at !== this.home) continue;
      const worth = this.paidWorth(stop, index);
      if (worth > most) {
        most = worth;
        found = index;
      }
    }
    return found;
  }

  /** What the action of the place makes of a Stop; undefined where it is not worth it. */
  private acted(stop: Stop): Stop | undefined {
    const { at } = stop;
    if (!stop.moved || (stop.used & (1 << at)) !== 0) return undefined;
    const trains = TRAINS[at];
    if (trains !== undefined) {
      const index = ATTRIBUTES.indexOf(trains);
      const level = stop.levels[index] as number;
      return level > stop.level || level >= TOP_ATTRIBUTE_LEVEL ? undefined : this.raised(stop, index, 0);
    }
    if (isSchool(at)) {
      const index = this.paidRaise(stop, at);
      return index < 0 ? undefined : this.raised(stop, index, (stop.levels[index] as number) + 1);
    }
    const used = stop.used | (1 << at);
    const { patience } = this.aims;
    switch (actionAt(at)) {
      case 'potion':
        if (stop.potions >= POTION_LIMIT) return undefined;
        return { ...stop, used, potions: stop.potions + 1, value: stop.value + POTION * patience };
      case 'trail-quest':
        return { ...stop, used, gold: stop.gold + 1, value: stop.value + GOLD + 0.8 * patience };
      case 'dice-poker':
        return stop.gold > 0 ? { ...stop, used, value: stop.value + 0.4 } : undefined;
      case 'clear-pool':
        return stop.gold === 0 ? { ...stop, used, gold: 1, value: stop.value + GOLD } : undefined;
      case 'trade-card':
        return stop.hand !== 0 ? { ...stop, used, value: stop.value + 0.6 * patience } : undefined;
      default:
        return undefined;
    }
  }

  private questAt(stop: Stop): number {
    if (stop.quests === 0 || !stop.moved) return -1;
    return this.me.quests.findIndex(
      ({ place, price }, index) =>
        place === stop.at &&
        (stop.quests & (1 << index)) !== 0 &&
        (price === undefined || ('gold' in price && price.gold <= stop.gold)),
    );
  }

  private quested(stop: Stop, index: number): Stop {
    const price = this.me.quests[index]?.price;
    const gold = price !== undefined && 'gold' in price ? price.gold : 0;
    const value = stop.value + QUEST * this.aims.patience - gold * GOLD;
    return { ...stop, gold: stop.gold - gold, quests: stop.quests & ~(1 << index), value };
  }

  /** A move; a Trail Quest at its end is done by itself. */
  private arrived(stop: Stop, to: number, payment: Payment): Stop {
    let { trails, trailQuests } = stop;
    let gold = stop.gold - payment.gold;
    let value = stop.value - payment.gold * GOLD;
    if (trailQuests !== 0) {
      for (const [index, { token }] of this.me.trailQuests.entries()) {
        if (token !== to || (trailQuests & (1 << index)) === 0) continue;
        trailQuests &= ~(1 << index);
        trails |= 1 << TERRAINS.findIndex((terrain) => terrain === terrainOf(token));
        gold += 1;
        value += GOLD + TRAIL;
      }
    }
    const hand = stop.hand & ~payment.hand;
    const unseen = stop.unseen - payment.unseen;
    return { ...stop, at: to, hand, unseen, gold, moved: true, trails, trailQuests, value };
  }

  /** The sensible ways to pay: the icon itself if there is one, else a wild card, a card with Gold, or two cards. */
  private payments(stop: Stop, to: number): Payment[] {
    const { icons, order } = this;
    const terrain = terrainOf(to);
    const anyCard = terrain === 'wild' && this.table.options.wildLocationTakesAnyCard;
    const others: number[] = [];
    let wild = -1;
    for (const place of order) {
      if ((stop.hand & (1 << place)) === 0) continue;
      const icon = icons[place];
      if (icon === terrain || anyCard) return [{ hand: 1 << place, unseen: 0, gold: 0 }];
      if (icon !== 'wild') others.push(place);
      else if (wild < 0) wild = place;
    }
    const ways: Payment[] = [];
    if (wild >= 0) ways.push({ hand: 1 << wild, unseen: 0, gold: 0 });
    if (stop.gold > 0 && stop.unseen > 0) ways.push({ hand: 0, unseen: 1, gold: 1 });
    // One card, or one pair, of each mixture of icons is enough to choose from.
    for (const [index, one] of others.entries()) {
      const isFirst = others.findIndex((place) => icons[place] === icons[one]) === index;
      if (isFirst && stop.gold > 0) ways.push({ hand: 1 << one, unseen: 0, gold: 1 });
      if (isFirst && stop.unseen > 0) ways.push({ hand: 1 << one, unseen: 1, gold: 0 });
      if (!isFirst) continue;
      const paired: (TerrainIcon | undefined)[] = [];
      for (const other of others.slice(index + 1)) {
        if (paired.includes(icons[other])) continue;
        paired.push(icons[other]);
        ways.push({ hand: (1 << one) | (1 << other), unseen: 0, gold: 0 });
      }
    }
    return ways;
  }
}

/** Two Stops with the same key differ only in what they are worth. */
function keyOf({ at, hand, unseen, gold, used, quests, trailQuests }: Stop): number {
  let key = at + 32 * hand;
  key = key * 8 + Math.min(unseen, 7);
  key = key * 32 + Math.min(gold, 31);
  key = key * 0x80000 + used;
  return key * 64 + ((quests & 7) | ((trailQuests & 7) << 3));
}
