/** A player who knows the game: plans the whole turn, reckons Fights before starting them, builds a deck. */

import type { Dice } from '@medallion/kernel';
import type { OldWorldView, WitcherView } from '@medallion/old-world';
import { TRAITS } from '@medallion/old-world';
import { ACTION_CARDS, ATTRIBUTES, location, monster } from '@medallion/old-world/content';
import { type Aims, aimsOf, EXPLORATION, raiseWorth } from './aims.ts';
import { type Asked, botOf, type Listed } from './asked.ts';
import { duelOdds } from './duel.ts';
import { comboAhead } from './fight-ahead.ts';
import { fightTurn, layNext } from './fight-turn.ts';
import { habits } from './habits.ts';
import { huntOdds } from './hunt.ts';
import { cardsBehind, rememberGain } from './memory.ts';
import { type FirstStep, Journey, type Prospects, type Route, type Stop } from './route.ts';
import { fightWorth, powerWorth, worthAmong } from './worth.ts';

/** Imagined Fights per plan. 200 games against the novice took 6.36 rounds with 16 of them, 6.18 with 40, 6.21 with 80. */
const PLANNED_FIGHTS = 40;
const DECIDED_FIGHTS = 60;
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

function mayHunt(table: OldWorldView, slot: number, potions: number, aims: Aims): boolean {
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
        const odds = huntOdds(table, witcherAt(me, stop), slot, taken, pool, dice, PLANNED_FIGHTS, trail, stop.unseen);
        value = worth(odds.win, odds.driven);
        fights.set(key, value);
      }
      return value;
    },
    hunt(slot) {
      if (!mayHunt(table, slot, me.potions.count, aims)) return 0;
      hunts[slot] ??=
        huntOdds(table, me, slot, [], all, dice, PLANNED_FIGHTS, (me.trails[slot] ?? 0) > 0, FULL_HAND).win *
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
          const win = duelOdds(table, witcherAt(me, stop), taken, [...behind, ...spent], other, dice, PLANNED_FIGHTS);
          value = win * aims.fightTrophy - (1 - win) * 2.5;
          fights.set(key, value);
        }
        best = Math.max(best, value);
      }
      return best;
    },
  };
}

/** The best turn from now on; of the next turn where this one is over. */
function plan(table: OldWorldView, me: WitcherView, hand: readonly number[], dice: Dice, next = false): Route {
  const aims = aimsOf(table, me);
  const behind = cardsBehind(dice, table, me.seat);
  const prospects = prospectsOf(table, me, hand, behind, aims, dice);
  return new Journey(table, me, hand, aims, prospects, stopOf(table, me, hand, next)).find();
}

function journey(asked: Asked<'phase-1/act'>): Listed<'phase-1/act'> {
  const { table, me, dice, choices } = asked;
  const done = asked.find(({ act }) => act === 'done') ?? (choices[0] as Listed<'phase-1/act'>);
  // What costs nothing comes first.
  const power = asked.find((choice) => choice.act === 'power' && powerWorth(choice.source) > 0.2);
  if (power !== undefined) return power;
  const { first } = plan(table, me, me.hand.cards ?? [], dice);
  const step = matching(asked, first);
  if (first.do === 'done') {
    const poker = asked.find(({ act }) => act === 'poker');
    // A Witcher one means to attack is no partner for a game.
    if (poker !== undefined && !asked.table.slots.some(({ token }) => token === me.at)) return poker;
  }
  return step ?? done;
}

function matching(asked: Asked<'phase-1/act'>, first: FirstStep): Listed<'phase-1/act'> | undefined {
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

function phase2(asked: Asked<'phase-2/choose'>): Listed<'phase-2/choose'> {
  const { table, me, dice } = asked;
  const aims = aimsOf(table, me);
  const hand = me.hand.cards ?? [];
  const behind = cardsBehind(dice, table, me.seat);
  return asked.best((choice) => {
    if (choice.act === 'meditate') return aims.meditation;
    if (choice.act === 'explore') return EXPLORATION * aims.patience + 0.01 * dice.int(10);
    if (choice.act === 'fight') {
      const other = table.witchers[choice.defender];
      if (other?.school === undefined || me.trophies.includes(`school:${other.school}`)) return 0;
      const win = duelOdds(table, me, hand, behind, other, dice, DECIDED_FIGHTS);
      return win * aims.fightTrophy - (1 - win) * 2.5;
    }
    const slot = table.slots.findIndex(({ token }) => token === me.at);
    if (!mayHunt(table, slot, me.potions.count, aims)) return 0;
    const { win, driven } = huntOdds(table, me, slot, hand, behind, dice, DECIDED_FIGHTS);
    return win * aims.fightTrophy + driven * aims.drivenAway + (1 - win - driven) * aims.defeat;
  });
}

/** Hand cards the next turn would be made of. */
function wantedNext(asked: Asked<'phase-3/discard'> | Asked<'phase-3/pay'>): (card: number) => number {
  const { table, me, dice } = asked;
  const hand = me.hand.cards ?? [];
  const { spent, end } = plan(table, me, hand, dice, true);
  const fights = table.slots.some(({ token, monster: index }) => index >= 0 && token === end.at);
  return (card) => {
    const place = hand.indexOf(card);
    if ((spent & (1 << place)) !== 0) return 3 + 0.1 * fightWorth(card);
    return (fights ? 0.8 : 0.3) * fightWorth(card) + (ACTION_CARDS[card]?.terrain === 'wild' ? 1 : 0);
  };
}

const raising = (asked: Asked<'location/train'> | Asked<'attributes/choose'>): ((index: number) => number) => {
  const { table, me } = asked;
  const aims = aimsOf(table, me);
  return (index) => {
    const level = me[ATTRIBUTES[index] ?? 'combat'];
    const ups = ATTRIBUTES.every((other, each) => each === index || me[other] > me.level) && level === me.level;
    return raiseWorth(index, level, aims) + (ups ? 2 : 0);
  };
};

export const adept = botOf('adept', {
  ...habits,
  ...fightTurn,
  'fight/combo': (asked) => layNext(asked, comboAhead(asked.table, asked.me, asked.dice)),
  'phase-1/act': journey,
  'phase-2/choose': phase2,

  'location/train': (asked) => {
    const worth = raising(asked);
    return asked.best(({ attribute }) => worth(ATTRIBUTES.indexOf(attribute)) - 0.7 * asked.me[attribute]);
  },
  'attributes/choose': (asked) => {
    const worth = raising(asked);
    return asked.best(({ attribute }) => asked.args.by * worth(ATTRIBUTES.indexOf(attribute)));
  },

  'cards/trash': (asked) => {
    const own = [...cardsBehind(asked.dice, asked.table, asked.seat), ...(asked.me.hand.cards ?? [])];
    return asked.best(({ card }) => -worthAmong(card, own));
  },
  'row/gain-cost': (asked) => {
    const own = [...cardsBehind(asked.dice, asked.table, asked.seat), ...(asked.me.hand.cards ?? [])];
    const choice = asked.best(({ card }) => worthAmong(card, own));
    rememberGain(asked.dice, choice.card);
    return choice;
  },

  'phase-3/discard': (asked) => {
    const wanted = wantedNext(asked);
    const hand = asked.me.hand.cards ?? [];
    // A card drawn anew is as good as an average one.
    return asked.best(({ card }) => (card < 0 ? 0 : (hand.length > 3 ? 0 : 1.1) - wanted(card)));
  },
  'phase-3/gain': (asked) => {
    const own = [...cardsBehind(asked.dice, asked.table, asked.seat), ...(asked.me.hand.cards ?? [])];
    const choice = asked.best(
      ({ card, cost }) => worthAmong(card, own) + (ACTION_CARDS[card]?.terrain === 'wild' ? 0.36 : 0) - 0.93 * cost,
    );
    rememberGain(asked.dice, choice.card);
    return choice;
  },
  'phase-3/pay': (asked) => {
    const wanted = wantedNext(asked);
    return asked.best(({ pay }) => -wanted(pay));
  },

  'tokens/trail-quest': (asked) => {
    const { table, me } = asked;
    return asked.best(({ terrain }) => {
      const index = terrain < 0 ? -1 : (table.slots[terrain]?.monster ?? -1);
      return index < 0 ? 0 : 5 - monster(index).level - 3 * (me.trails[terrain] ?? 0);
    });
  },
});
