/** Decisions of a Fight that both bots take alike: Potions, powers, Combos, Damage. */

import {
  type FightSide,
  type FightView,
  levelsInFight,
  mostDamage,
  mostLosses,
  mostShield,
  type OldWorldView,
  powerOf,
  TRAITS,
  type WitcherView,
} from '@medallion/old-world';
import {
  type AttackType,
  enter,
  HAND_LIMIT,
  MONSTER_FIGHT_DECK,
  monster,
  type Power,
  type PowerEffect,
  potion,
  type Room,
  specialty,
} from '@medallion/old-world/content';
import type { Asked, Decisions, Listed } from './asked.ts';
import { ANY_LENGTH, bestCombo, type Bonus, type Combo, type Laid, type Stakes, WITH_COMBO } from './combo.ts';
import { worstCard } from './fighter.ts';
import { traitBonuses, handicapOf, damageOf, FIGHT_CARDS, meanerAttack, painOf } from './hunt.ts';
import { BACK_WORTH, DRAW_WORTH, SHIELD_WORTH } from './faces.ts';
import { type Circumstances, needsOf } from './needs.ts';
import { fightWorth, potionWorth, powerWorth, priceOf, rollWorth } from './worth.ts';

type FightDecisions = Pick<
  Decisions,
  | 'fight/prepare'
  | 'fight/combo'
  | 'fight/combo-complete'
  | 'fight/special-order'
  | 'fight/opponent-lost'
  | 'fight/turn-end'
  | 'fight/take-card'
  | 'fight/viper-look'
  | 'fight/viper-discard'
  | 'fight/viper-order'
  | 'fight/cat-keep'
  | 'fight/cat-order'
  | 'fight/griffin-take'
  | 'fight/suffer-power'
  | 'fight/lose-card'
  | 'monster-fight/pool-discard'
  | 'monster/attack'
  | 'monster/revealed'
>;

const NO_BONUSES: readonly Bonus[] = [];

export function sideOf(fight: FightView, seat: number): FightSide | undefined {
  return fight.sides.find((side) => side.seat === seat);
}

/** What the opponent of this seat has left, Shield included. */
function lifeLeft(table: OldWorldView, seat: number): number {
  const { fight } = table;
  if (fight === undefined) return 1000;
  if (fight.defender === undefined) return fight.life;
  const other = table.witchers[seat === fight.attacker ? fight.defender : fight.attacker];
  return other === undefined ? 1000 : other.deck.count + other.hand.count + other.shield;
}

/** Powers of the own Trophies and cards that count with the Combo by themselves. */
function ownBonuses({ trophies, kept }: WitcherView, now: Circumstances): Bonus[] {
  const bonuses: Bonus[] = [];
  for (const source of [...trophies, ...kept.map((event) => `event:${event}` as const)]) {
    const power = powerOf(source);
    if (power.when !== 'combo' || power.limit !== 'always') continue;
    const { holds, has, atLeast } = needsOf(power, now);
    const bonus = { has, lacks: 0, atLeast, damage: 0, shield: 0, draw: 0 };
    for (const effect of power.do) enter(WITH_COMBO, effect, bonus);
    if (holds) bonuses.push(bonus);
  }
  return bonuses;
}

/** What is at stake in the Fight Turn of a seat. */
export function stakesOf(table: OldWorldView, seat: number): Stakes {
  const me = table.witchers[seat] as WitcherView;
  const { fight } = table;
  const side = fight === undefined ? undefined : sideOf(fight, seat);
  const stakes: Stakes = {
    life: lifeLeft(table, seat),
    added: side?.comboDamage ?? 0,
    cap: 1000,
    shieldRoom: Math.max(me.shieldMaximum - me.shield, 0),
    shieldWorth: SHIELD_WORTH,
    drawWorth: DRAW_WORTH,
    backWorth: BACK_WORTH,
    cardCost: 0.3,
    pool: me.deck.count,
    free: side?.freeAdds ?? 0,
    most: side?.comboAtMost ?? ANY_LENGTH,
    inert: 0,
    bonuses: NO_BONUSES,
  };
  if (fight === undefined) return stakes;
  const bonuses = ownBonuses(me, {
    against: fight.slot === undefined ? 'witcher' : 'monster',
    trail: fight.slot !== undefined && (me.trails[fight.slot] ?? 0) > 0,
    firstTurn: side?.turns === 1,
  });
  if (me.school === 'wolf' && side?.specialtyUsed === false) {
    const { damage, draw } = specialty('wolf', me.specialty);
    bonuses.push({ has: 0, lacks: 0, atLeast: 3, damage, shield: 0, draw });
  }
  const index = fight.slot === undefined ? -1 : (table.slots[fight.slot]?.monster ?? -1);
  if (fight.slot !== undefined && index >= 0) {
    const trait = TRAITS[monster(index).id];
    const trail = (me.trails[fight.slot] ?? 0) > 0;
    bonuses.push(...traitBonuses(trait));
    stakes.inert = handicapOf(trait, trail).inert;
    if (side !== undefined) {
      stakes.cap = Math.min(stakes.cap, mostDamage(trait, side, trail), mostLosses(trait, side));
      stakes.shieldRoom = Math.min(stakes.shieldRoom, mostShield(trait, side));
    }
  }
  stakes.bonuses = bonuses;
  return stakes;
}

/** What a side has laid out already. */
export function laidBy({ combo }: WitcherView, side: FightSide | undefined): Laid {
  return { cards: combo.cards ?? [], links: side?.links ?? [] };
}

/** The best Combo from here on, and what it would deal together with everything else. */
function outlook(table: OldWorldView, seat: number, hand: readonly number[]): Combo & { stakes: Stakes } {
  const me = table.witchers[seat] as WitcherView;
  const stakes = stakesOf(table, seat);
  const side = table.fight === undefined ? undefined : sideOf(table.fight, seat);
  return { ...bestCombo(hand, stakes, laidBy(me, side)), stakes };
}

/** Who hunts in the Fight on the table, with Attributes as they count in it. */
function hunterIn({ fight, witchers }: OldWorldView): WitcherView | undefined {
  const hunter = fight === undefined ? undefined : witchers[fight.attacker];
  return fight === undefined || hunter === undefined ? undefined : levelsInFight(fight, hunter);
}

/** How much an opponent's card is to be feared: a monster's by what it does, a Witcher's by how it fights. */
function fearOf(table: OldWorldView, me: WitcherView, card: number): number {
  const { fight } = table;
  const slot = fight?.slot;
  if (fight === undefined || slot === undefined) return fightWorth(card);
  const hunter = levelsInFight(fight, me);
  const index = table.slots[slot]?.monster ?? -1;
  const level = index < 0 ? 1 : monster(index).level;
  const faces = MONSTER_FIGHT_DECK[card];
  if (faces === undefined) return 0;
  let fear = 0;
  for (const face of [faces.charge, faces.bite])
    fear +=
      damageOf(face, level, hunter) +
      (face.lower === undefined ? 0 : 2) +
      (face.trash ?? 0) * 1.5 +
      (face.discard === undefined ? 0 : level);
  return fear;
}

/** Lays the first of these cards; none means that the Combo is complete. */
export function layNext(asked: Asked<'fight/combo'>, [next]: readonly number[]): Listed<'fight/combo'> {
  const first = asked.choices[0] as Listed<'fight/combo'>;
  if (next === undefined) return asked.find(({ card }) => card < 0) ?? first;
  // By a tab if there is one: the free addition may serve another card.
  return asked.find(({ card, link }) => card === next && link >= 0) ?? asked.find(({ card }) => card === next) ?? first;
}

/** What a potion is worth that is kept for another time. */
const KEPT_POTION = 0.3;
/** A card drawn from the Life Pool in step 1. */
const DRAWN_NOW = 0.8;

/** A use in step 1 as it is thought through: what it makes of the hand and the stakes, and what it brings beyond them. */
interface Thought {
  readonly me: WitcherView;
  readonly hand: number[];
  readonly stakes: Stakes;
  gain: number;
}

const discardWorst = (hand: number[], n: number): void => {
  for (let i = 0; i < n; i++) hand.splice(worstCard(hand), 1);
};

const elsewhere = (): boolean => true;

/** What an effect does in step 1; false where some of it would be lost. */
const IN_STEP_1: Room<PowerEffect, [Thought], boolean> = {
  damage(n, { stakes }) {
    stakes.added += n;
    return true;
  },
  roll(tiers, { stakes }) {
    stakes.added += rollWorth(tiers);
    return true;
  },
  shield(n, thought) {
    const { stakes } = thought;
    if (stakes.shieldRoom < n) return false;
    thought.gain += stakes.shieldWorth * n;
    stakes.shieldRoom -= n;
    return true;
  },
  draw(n, thought) {
    if (thought.hand.length + n > HAND_LIMIT || thought.me.deck.count < n) return false;
    thought.gain += DRAWN_NOW * n;
    return true;
  },
  drawLater(n, thought) {
    thought.gain += thought.stakes.drawWorth * n;
    return true;
  },
  addToCombo(n, { stakes }) {
    stakes.free += n;
    return true;
  },
  comboAtMost(n, { stakes }) {
    stakes.most = n;
    return true;
  },
  take(_from, { me, hand }) {
    const top = me.discard.cards?.at(-1);
    if (top === undefined || hand.length >= HAND_LIMIT) return false;
    hand.push(top);
    return true;
  },
  discard(n, { hand }) {
    discardWorst(hand, n);
    return true;
  },
  otherAttack: elsewhere,
  lessDamage: elsewhere,
  gold: elsewhere,
  potions: elsewhere,
  phase3Draw: elsewhere,
  anyCardMoves: elsewhere,
  freeMove: elsewhere,
  rerollDie: elsewhere,
};

/** What a use in step 1 adds to the best Combo there is without it, its price included. */
function gainBy({ do: effects, cost }: Power, me: WitcherView, before: Stakes, value: number): number {
  const thought: Thought = { me, hand: [...(me.hand.cards ?? [])], stakes: { ...before }, gain: 0 };
  const { hand, stakes } = thought;
  if (cost !== undefined) {
    if (!('discardHand' in cost)) thought.gain -= priceOf(cost);
    else if (hand.length <= cost.discardHand) return -10;
    else discardWorst(hand, cost.discardHand);
  }
  if (!effects.every((effect) => enter(IN_STEP_1, effect, thought))) return -10;
  return thought.gain + valueOf(hand, stakes) - value;
}

/** What the best Combo of a hand is worth; without a card only what is dealt besides. */
function valueOf(hand: readonly number[], stakes: Stakes): number {
  return hand.length === 0 ? Math.min(stakes.added, stakes.cap) : bestCombo(hand, stakes).value;
}

/** The lesser evil of a revealed card: how much worse the called half is than the other. */
function worseBy(table: OldWorldView, attack: AttackType): number {
  const { fight } = table;
  const hunter = hunterIn(table);
  const index = fight?.slot === undefined ? -1 : (table.slots[fight.slot]?.monster ?? -1);
  const card = MONSTER_FIGHT_DECK[fight?.lost.at(-1) ?? -1];
  if (hunter === undefined || index < 0 || card === undefined) return 0;
  const { level } = monster(index);
  const other = attack === 'charge' ? 'bite' : 'charge';
  return painOf(card[attack], level, hunter, hunter.shield) - painOf(card[other], level, hunter, hunter.shield);
}

/** What turning an attack must save to be worth the only use of it. */
const TURNED = 2;

export const fightTurn: FightDecisions = {
  'fight/prepare': (asked) => {
    const { me } = asked;
    const { damage, stakes } = outlook(asked.table, asked.seat, me.hand.cards ?? []);
    const value = valueOf(me.hand.cards ?? [], stakes);
    const hand = me.hand.count;
    const go = asked.find((choice) => 'go' in choice) ?? (asked.choices[0] as (typeof asked.choices)[number]);
    // Enough is enough: the Potions serve another time.
    if (Math.min(damage + stakes.added, stakes.cap) >= stakes.life) return go;
    const best = asked.best((choice) => {
      if ('go' in choice) return 0;
      if ('specialty' in choice) {
        if (me.school === 'cat') return hand < HAND_LIMIT ? 3 : -1;
        const { discard } = specialty('griffin', me.specialty);
        const top = me.discard.cards?.at(-1);
        return top === undefined ? -1 : fightWorth(top) - 1.5 * discard - 0.5;
      }
      const power = 'potion' in choice ? potion(choice.potion).power : powerOf(choice.power);
      return gainBy(power, me, stakes, value) - ('potion' in choice ? KEPT_POTION : 0);
    });
    return best;
  },

  'fight/combo': (asked) => layNext(asked, outlook(asked.table, asked.seat, asked.me.hand.cards ?? []).cards),

  'fight/combo-complete': (asked) => {
    const { damage, stakes } = outlook(asked.table, asked.seat, []);
    const go = asked.find((choice) => 'go' in choice) ?? (asked.choices[0] as (typeof asked.choices)[number]);
    if (Math.min(damage + stakes.added, stakes.cap) >= stakes.life) return go;
    return asked.best((choice) => {
      if ('go' in choice) return 0;
      if ('specialty' in choice) return 5;
      const worth = 'potion' in choice ? potionWorth(choice.potion) : powerWorth(choice.power);
      return stakes.cap < 100 ? worth - 10 : worth;
    });
  },

  'fight/special-order': (asked) => asked.best(({ card }) => (card < 0 ? 0 : fightWorth(card))),
  'fight/opponent-lost': (asked) =>
    asked.best((choice) => {
      if (!('power' in choice) && !('potion' in choice)) return 0;
      const { do: effects } = 'potion' in choice ? potion(choice.potion).power : powerOf(choice.power);
      const dealt = effects.reduce((sum, effect) => sum + ('damage' in effect ? effect.damage : 0), 0);
      if (dealt >= lifeLeft(asked.table, asked.seat)) return 10;
      // Nothing is lost by cards that could not be drawn anyway.
      const { me } = asked;
      const draws = me.deck.count > 0 && me.hand.count < HAND_LIMIT;
      return ('potion' in choice ? potionWorth(choice.potion) : powerWorth(choice.power)) + (draws ? 0 : 1);
    }),
  'fight/turn-end': (asked) => asked.best((choice) => ('power' in choice ? powerWorth(choice.power) : 0)),
  'fight/take-card': (asked) => asked.best(({ card }) => fightWorth(card)),
  'fight/griffin-take': (asked) => asked.best(({ card }) => fightWorth(card)),
  'fight/cat-keep': (asked) => asked.best(({ card }) => fightWorth(card)),
  // The last one put back is drawn first.
  'fight/cat-order': (asked) => asked.best(({ card }) => -fightWorth(card)),

  'fight/viper-look': (asked) => asked.best(({ look }) => (look ? 1 : 0)),
  'fight/viper-discard': (asked) => asked.best(({ card }) => fearOf(asked.table, asked.me, card)),
  'fight/viper-order': (asked) => asked.best(({ card }) => fearOf(asked.table, asked.me, card)),

  'fight/suffer-power': (asked) => {
    const { me, args } = asked;
    const left = me.deck.count + me.hand.count;
    const through = args.handFirst === true ? args.damage : args.damage - me.shield;
    return asked.best((choice) => {
      if ('go' in choice) return 0;
      if ('specialty' in choice) return -1;
      const power = 'potion' in choice ? potion(choice.potion).power : powerOf(choice.power);
      let less = 0;
      for (const effect of power.do) if ('lessDamage' in effect) less += effect.lessDamage;
      const saved = Math.min(less, args.damage);
      return through >= left
        ? saved
        : saved * 0.8 + Math.min(saved, Math.max(through, 0)) * 0.3 - (power.cost === undefined ? 1.5 : 2.2);
    });
  },

  'fight/lose-card': (asked) => asked.best(({ card }) => -fightWorth(card)),

  'monster-fight/pool-discard': (asked) => asked.best(({ card }) => -fightWorth(card)),
  'monster/attack': (asked) => {
    const { table } = asked;
    const { fight } = table;
    const hunter = hunterIn(table);
    const index = fight?.slot === undefined ? -1 : (table.slots[fight.slot]?.monster ?? -1);
    if (fight === undefined || hunter === undefined || index < 0) return asked.dice.pick(asked.choices);
    const unseen = FIGHT_CARDS.filter((card) => !fight.lost.includes(card));
    const meaner = meanerAttack(unseen, monster(index).level, hunter, hunter.shield);
    return asked.best(({ attack }) => (attack === meaner ? 1 : 0));
  },

  'monster/revealed': (asked) =>
    asked.best((choice) => ('power' in choice ? worseBy(asked.table, asked.args.attack) - TURNED : 0)),
};
