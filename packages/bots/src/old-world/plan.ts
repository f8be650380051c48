/** Planning a turn of Old World: the ways through the map, with what the Fights at their ends are worth. */

import type { Dice } from '@medallion/kernel';
import type { OldWorldView, WitcherView } from '@medallion/old-world';
import { TRAITS } from '@medallion/old-world';
import { ATTRIBUTES, location, monster } from '@medallion/old-world/content';
import { type Aims, aimsOf } from './aims.ts';
import type { Asked, Listed } from './asked.ts';
import { duelOdds } from './duel.ts';
import { huntOdds } from './hunt.ts';
import { cardsBehind } from './own-cards.ts';
import { Journey, type Prospects, type Route, type RouteStep, type Stop } from './route.ts';

/** Cards a turn usually begins with. */
const FULL_HAND = 4;

function stopOf(table: OldWorldView, me: WitcherView, hand: readonly number[], next: boolean): Stop {
  return {
    at: me.at,
    hand: (1 << hand.length) - 1,
    unseen: 0,
    gold: me.gold,
    levels: ATTRIBUTES.map((attribute) => me[attribute]),
    level: me.level,
    potions: me.potions.count,
    used: next ? 0 : table.turn.usedActions.reduce((bits, place) => bits | (1 << place), 0),
    moved: !next && table.turn.moved,
    trails: me.trails.reduce((bits, count, terrain) => (count > 0 ? bits | (1 << terrain) : bits), 0),
    trailQuests: (1 << me.trailQuests.length) - 1,
    quests: (1 << me.quests.length) - 1,
    value: 0,
  };
}

/** The Witcher as it would be at a Stop. */
function witcherAt(me: WitcherView, { levels, gold, at }: Stop): WitcherView {
  const [combat = 1, defense = 1, alchemy = 1, specialty = 1] = levels;
  const more = defense - me.defense;
  return {
    ...me,
    combat,
    defense,
    alchemy,
    specialty,
    gold,
    at,
    shield: me.shield + more,
    shieldMaximum: me.shieldMaximum + more,
  };
}

export function mayHunt(table: OldWorldView, slot: number, potions: number, aims: Aims): boolean {
  const index = table.slots[slot]?.monster ?? -1;
  if (index < 0 || aims.trophyFirst) return false;
  return (TRAITS[monster(index).id].potionsToStart ?? 0) <= potions;
}

/** What Fights are worth, reckoned once per question and only where a way leads there. */
function prospectsOf(
  table: OldWorldView,
  me: WitcherView,
  hand: readonly number[],
  behind: readonly number[],
  aims: Aims,
  dice: Dice,
  imagined: number,
): Prospects {
  const fights = new Map<string, number>();
  const hunts: (number | undefined)[] = [];
  const worth = (win: number, driven: number): number =>
    win * aims.fightTrophy + driven * aims.drivenAway + (1 - win - driven) * aims.defeat;
  const all = [...hand, ...behind];
  return {
    fight(slot, stop) {
      if (!mayHunt(table, slot, stop.potions, aims)) return 0;
      const key = `${slot} ${stop.hand} ${stop.unseen} ${stop.trails} ${stop.levels.join('')}`;
      let value = fights.get(key);
      if (value === undefined) {
        const taken = hand.filter((_, place) => (stop.hand & (1 << place)) !== 0);
        const spent = hand.filter((_, place) => (stop.hand & (1 << place)) === 0);
        const trail = (stop.trails & (1 << slot)) !== 0;
        const pool = [...behind, ...spent];
        const odds = huntOdds(table, witcherAt(me, stop), slot, taken, pool, dice, imagined, trail, stop.unseen);
        value = worth(odds.win, odds.driven);
        fights.set(key, value);
      }
      return value;
    },
    hunt(slot) {
      if (!mayHunt(table, slot, me.potions.count, aims)) return 0;
      hunts[slot] ??=
        huntOdds(table, me, slot, [], all, dice, imagined, (me.trails[slot] ?? 0) > 0, FULL_HAND).win *
        aims.fightTrophy;
      return hunts[slot];
    },
    duel(stop) {
      if (location(stop.at).school !== undefined || table.tavern === stop.at) return 0;
      let best = 0;
      for (const other of table.witchers) {
        if (other.seat === me.seat || other.at !== stop.at || other.school === undefined) continue;
        if (me.trophies.includes(`school:${other.school}`) || table.turn.pokerWith.includes(other.seat)) continue;
        const key = `duel ${other.seat} ${stop.hand} ${stop.levels.join('')}`;
        let value = fights.get(key);
        if (value === undefined) {
          const taken = hand.filter((_, place) => (stop.hand & (1 << place)) !== 0);
          const spent = hand.filter((_, place) => (stop.hand & (1 << place)) === 0);
          const win = duelOdds(table, witcherAt(me, stop), taken, [...behind, ...spent], other, dice, imagined);
          value = win * aims.fightTrophy - (1 - win) * 2.5;
          fights.set(key, value);
        }
        best = Math.max(best, value);
      }
      return best;
    },
  };
}

/** How a turn is planned. */
export interface Planning {
  /** The turn after this one, which is over. */
  readonly next?: boolean;
  /** Fights imagined for each that may be fought. */
  readonly fights: number;
  /** Stops looked at, at most. */
  readonly stops?: number;
}

function journeyOf(
  table: OldWorldView,
  me: WitcherView,
  hand: readonly number[],
  dice: Dice,
  { next = false, fights, stops }: Planning,
): Journey {
  const aims = aimsOf(table, me);
  const behind = cardsBehind(table, me.seat);
  const prospects = prospectsOf(table, me, hand, behind, aims, dice, fights);
  return new Journey(table, me, hand, aims, prospects, stopOf(table, me, hand, next), stops);
}

/** The best turn from now on; of the next turn where this one is over. */
export const plan = (
  table: OldWorldView,
  me: WitcherView,
  hand: readonly number[],
  dice: Dice,
  planning: Planning,
): Route => journeyOf(table, me, hand, dice, planning).find();

/** Several turns from now on that end differently, best first. */
export const plans = (table: OldWorldView, me: WitcherView, dice: Dice, most: number, fights: number): Route[] =>
  journeyOf(table, me, me.hand.cards ?? [], dice, { fights }).several(most);

/** The listed choice that is this step of a route. */
export function matching(asked: Asked<'phase-1/act'>, first: RouteStep): Listed<'phase-1/act'> | undefined {
  switch (first.do) {
    case 'location':
      return asked.find(({ act }) => act === 'location');
    case 'quest':
      return asked.find((choice) => choice.act === 'quest' && choice.quest === first.quest);
    case 'move': {
      const wanted = [...first.cards].sort((a, b) => a - b).join();
      const ways = asked.choices.filter(
        (choice) =>
          choice.act === 'move' &&
          choice.to === first.to &&
          choice.gold <= first.gold &&
          choice.cards.every((card) => first.cards.includes(card)),
      );
      // A power may make it cheaper than planned.
      return (
        ways.find((choice) => choice.act === 'move' && choice.cards.length < first.cards.length) ??
        ways.find((choice) => choice.act === 'move' && choice.gold < first.gold) ??
        ways.find((choice) => choice.act === 'move' && [...choice.cards].sort((a, b) => a - b).join() === wanted)
      );
    }
    default:
      return undefined;
  }
}
