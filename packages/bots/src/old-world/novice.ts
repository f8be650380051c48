/** A beginner with common sense: looks one move or one card ahead, fights when it seems fair, buys what looks strong. Fast. */

import type { OldWorldView, WitcherView } from '@medallion/old-world';
import { TRAITS } from '@medallion/old-world';
import {
  type Attribute,
  ATTRIBUTES,
  monster,
  SCHOOL_LOCATION,
  TOP_ATTRIBUTE_LEVEL,
} from '@medallion/old-world/content';
import { type Asked, botOf, type Listed } from './asked.ts';
import { ANY_LENGTH, bestCombo, type Stakes } from './combo.ts';
import { fightTurn } from './fight-turn.ts';
import { habits } from './habits.ts';
import { actionAt, isSchool, movesBetween, SCHOOL_PLACES, TRAINED_AT, TRAINS } from './places.ts';
import { bareWorth, fightWorth } from './worth.ts';

/** A plain opponent with more life than one turn can take. */
const OPENING: Stakes = {
  life: 1000,
  added: 0,
  cap: 1000,
  shieldRoom: 1,
  shieldWorth: 0.5,
  drawWorth: 0.5,
  backWorth: 0.5,
  cardCost: 0.2,
  pool: 1,
  free: 0,
  most: ANY_LENGTH,
  inert: 0,
  bonuses: [],
};

/** Is the Attribute the one a solo game has to be won with? */
function isWanted({ attributeTrophies }: OldWorldView, me: WitcherView, attribute: Attribute): boolean {
  return (attributeTrophies[ATTRIBUTES.indexOf(attribute)] ?? 0) > 0 && !me.trophies.includes(`attribute:${attribute}`);
}

const isSolo = ({ witchers }: OldWorldView): boolean => witchers.length === 1;

/** Does the solo game wait for the Attribute Trophy before the last monster? */
function trophyFirst(table: OldWorldView, me: WitcherView): boolean {
  return (
    isSolo(table) &&
    me.trophies.filter((trophy) => trophy.startsWith('monster:')).length >= 2 &&
    !me.trophies.some((trophy) => trophy.startsWith('attribute:'))
  );
}

/** A guess, by counting on fingers: blows dealt against blows taken. */
function isFair(table: OldWorldView, me: WitcherView, slot: number, hand: readonly number[]): boolean {
  const index = table.slots[slot]?.monster ?? -1;
  if (index < 0 || trophyFirst(table, me)) return false;
  const { id, life, level } = monster(index);
  if ((TRAITS[id].potionsToStart ?? 0) > me.potions.count) return false;
  let cards = me.deck.count + me.discard.count + hand.length + me.shield;
  let left = life - 1.5 * Math.min(me.potions.count, me.alchemy);
  const opening = hand.length === 0 ? 0 : bestCombo(hand, OPENING).damage;
  let blow = opening;
  if ((me.trails[slot] ?? 0) === 0) {
    left -= 1;
    cards -= 2.2 + 0.5 * level;
  }
  while (left > 0 && cards > 0) {
    left -= blow + 1;
    cards -= 3.2 + 0.5 * level + 1;
    blow = 1 + 0.9 * me.combat;
  }
  return left <= 0;
}

/** How much a beginner wants to raise an Attribute. */
function wish(table: OldWorldView, me: WitcherView, attribute: Attribute): number {
  if (me[attribute] >= TOP_ATTRIBUTE_LEVEL) return 0;
  const wanted = isWanted(table, me, attribute) && (isSolo(table) || me[attribute] >= 3);
  return 2 + (wanted ? 2 : 0) + (attribute === 'combat' ? 0.4 : 0) - 0.1 * me[attribute];
}

const mayTrainFree = (me: WitcherView, attribute: Attribute): boolean =>
  me[attribute] <= me.level && me[attribute] < TOP_ATTRIBUTE_LEVEL;

/** The Attribute a beginner would pay a School for, if there is one. */
function paidTraining(table: OldWorldView, me: WitcherView, at: number): number {
  let best = 0;
  for (const attribute of ATTRIBUTES) {
    if (me.gold < me[attribute] + 1) continue;
    if (attribute === 'specialty' && (me.school === undefined || SCHOOL_LOCATION[me.school] !== at)) continue;
    best = Math.max(best, wish(table, me, attribute) - 0.15 * (me[attribute] + 1));
  }
  return best;
}

/** What the action of a place is worth on arrival. */
function actionWorth(table: OldWorldView, me: WitcherView, at: number): number {
  if (table.turn.usedActions.includes(at)) return 0;
  const trains = TRAINS[at];
  if (trains !== undefined) return mayTrainFree(me, trains) ? wish(table, me, trains) : 0;
  if (isSchool(at)) return paidTraining(table, me, at);
  switch (actionAt(at)) {
    case 'potion':
      return me.potions.count < 4 ? 0.9 : 0;
    case 'trail-quest':
      return 0.9;
    case 'dice-poker':
      return me.gold > 0 ? 0.4 : 0;
    case 'clear-pool':
      return me.gold === 0 ? 0.5 : 0;
    default:
      return 0.1;
  }
}

/** How good it is to be near what one wants. */
function nearness(table: OldWorldView, me: WitcherView, at: number, hunted: readonly number[]): number {
  let best = 0;
  const consider = (place: number, worth: number): void => {
    const moves = movesBetween(at, place);
    best = Math.max(best, worth * (1 - 0.15 * moves));
  };
  for (const attribute of ATTRIBUTES)
    if (mayTrainFree(me, attribute)) consider(TRAINED_AT[attribute], wish(table, me, attribute));
  for (const place of SCHOOL_PLACES) consider(place, paidTraining(table, me, place));
  for (const slot of hunted) consider(table.slots[slot]?.token ?? at, 5);
  for (const { place } of me.quests) consider(place, 1.2);
  for (const { token } of me.trailQuests) consider(token, 1.2);
  return best;
}

function journey(asked: Asked<'phase-1/act'>): Listed<'phase-1/act'> {
  const { table, me, choices } = asked;
  const hand = me.hand.cards ?? [];
  const hunted = [0, 1, 2].filter((slot) => isFair(table, me, slot, hand));
  const isHunting = hunted.some((slot) => table.slots[slot]?.token === me.at);
  const here = nearness(table, me, me.at, hunted);
  const worths = new Map<number, number>();
  const worthOf = (to: number): number => {
    let worth = worths.get(to);
    if (worth === undefined) {
      const quest = me.quests.some(({ place }) => place === to) ? 1.5 : 0;
      const trail = me.trailQuests.some(({ token }) => token === to) ? 1.5 : 0;
      worth = actionWorth(table, me, to) + quest + trail + 1.5 * (nearness(table, me, to, hunted) - here);
      worths.set(to, worth);
    }
    return worth;
  };
  let best = choices[choices.length - 1] as Listed<'phase-1/act'>;
  let most = 0.3;
  for (const choice of choices) {
    let worth = 0;
    if (choice.act === 'location') worth = actionWorth(table, me, me.at) * 2;
    else if (choice.act === 'quest') worth = 1.5;
    else if (choice.act === 'power') worth = 1;
    else if (choice.act === 'poker') worth = 0.5;
    // Who has found a fair Fight stays for it.
    else if (choice.act === 'move' && !isHunting) {
      worth = worthOf(choice.to) - 0.6 * choice.gold;
      for (const card of choice.cards) worth -= 0.3 + 0.05 * fightWorth(card);
    }
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

function phase2(asked: Asked<'phase-2/choose'>): Listed<'phase-2/choose'> {
  const { table, me } = asked;
  const hand = me.hand.cards ?? [];
  const mine = me.deck.count + me.discard.count + hand.length + me.shield + me.combat;
  return asked.best((choice) => {
    if (choice.act === 'meditate') return me.track < table.options.trophiesToWin - 1 || isSolo(table) ? 10 : 0.5;
    if (choice.act === 'fight-monster') {
      const slot = table.slots.findIndex(({ token }) => token === me.at);
      return isFair(table, me, slot, hand) ? 8 : 0;
    }
    if (choice.act === 'fight') {
      const other = table.witchers[choice.defender];
      if (other === undefined || me.trophies.includes(`school:${other.school ?? 'wolf'}`)) return 0;
      const theirs = other.deck.count + other.discard.count + other.hand.count + other.shield + other.combat;
      return hand.length >= 3 && mine > theirs ? 6 : 0;
    }
    return 1 + asked.dice.int(2);
  });
}

const chooseAttribute = (asked: Asked<'location/train'>): Listed<'location/train'> =>
  asked.best(({ attribute }) => wish(asked.table, asked.me, attribute));

/** Keeps what stands together and throws the rest again. Counting all rolls is for those who have the time. */
function reroll(asked: Asked<'poker/reroll'>): Listed<'poker/reroll'> {
  const dice = asked.table.poker?.dice[asked.args.side] ?? [];
  const isStraight = new Set(dice).size === dice.length && !(dice.includes(1) && dice.includes(6));
  const alone = (value: number): boolean => dice.filter((each) => each === value).length === 1;
  return asked.best(({ pick }) => {
    if (isStraight) return -pick.length;
    return dice.reduce((sum, value, place) => sum + (pick.includes(place + 1) === alone(value) ? 1 : 0), 0);
  });
}

export const novice = botOf('novice', {
  ...habits,
  ...fightTurn,
  // The strongest card that fits, then the next: what a Combo could have become is seen too late.
  'fight/combo': (asked) => asked.best(({ card }) => (card < 0 ? 0.1 : bareWorth(card))),
  // Who has not counted the monsters' cards finds both attacks equally bad.
  'monster/attack': (asked) => asked.dice.pick(asked.choices),
  'poker/reroll': reroll,
  'phase-1/act': journey,
  'phase-2/choose': phase2,
  'location/train': chooseAttribute,
  'attributes/choose': (asked) => asked.best(({ attribute }) => asked.args.by * wish(asked.table, asked.me, attribute)),

  'phase-3/discard': (asked) => asked.best(({ card }) => (card < 0 ? 0 : -fightWorth(card))),
  'phase-3/gain': (asked) => {
    return asked.best(({ card, cost }) => fightWorth(card) - 1.2 * cost);
  },
  'phase-3/pay': (asked) => asked.best(({ pay }) => -fightWorth(pay)),
});
