/** What things are worth to a Witcher, in points of damage: rough, fast, and the same for every bot. */

import type { PowerSource } from '@medallion/old-world';
import { powerOf } from '@medallion/old-world';
import {
  enter,
  type Icon,
  type PowerCost,
  type PowerEffect,
  potion,
  type RollTier,
  type Room,
} from '@medallion/old-world/content';
import { COLOUR_BIT, colourBit, FACE_OF, FACES, iconWorth } from './faces.ts';

const sumOf = (icons: readonly Icon[]): number => icons.reduce((sum, icon) => sum + iconWorth(icon), 0);

/** A card as it fights with nothing before or after it. */
const BARE: readonly number[] = FACES.map(({ icons }) => sumOf(icons));

/** A card as it fights by itself, its tabs being a promise. */
const ALONE: readonly number[] = FACES.map(
  ({ icons, tabs }) => sumOf(icons) + tabs.reduce((sum, { icon }) => sum + 0.25 + 0.4 * iconWorth(icon), 0),
);

/** What the icons of a card give at once. */
export function bareWorth(card: number): number {
  return BARE[FACE_OF[card] as number] as number;
}

/** How well a card fights, whatever else one has. */
export function fightWorth(card: number): number {
  return ALONE[FACE_OF[card] as number] as number;
}

/**
 * What an icon is worth to a deck that fights many times. In 66 Fights about to begin, each tried with one more copy of
 * every card, a third point of damage won 8 of a hundred more often, a card fewer to draw 3 less often; cards to draw did
 * next to nothing, for a card is life whatever it says.
 */
const TO_A_DECK: Room<Icon, [], number> = {
  damage: (n) => n,
  shield: (n) => 0.37 * n,
  draw: (n) => (n < 0 ? 0.5 : 0.08) * n,
  take: () => 0.5,
  return: () => 0.8,
};

const deckWorth = (icon: Icon | undefined): number => (icon === undefined ? 0 : enter(TO_A_DECK, icon));

/** A tab that connects, its icon apart. */
const CONNECTION = 0.4;
/** Cards in hand that may hang on a tab. */
const AT_HAND = 4;

/** How likely one of the cards at hand is among so large a share of the deck. */
const chanceOf = (share: number): number => 1 - Math.max(1 - share, 0) ** AT_HAND;

/**
 * How well a card fights together with the other own cards: tabs count by how likely something hangs on them, the better
 * one first. In the Fights above this agreed with what a card was worth, from Crippling Strikes (23 of a hundred) down to
 * Counterattack and Aard (8). Between two hasty adepts it won 68 of 123 games against the reckoning before.
 */
export function worthAmong(card: number, own: readonly number[]): number {
  const { icons, tabs } = FACES[FACE_OF[card] as number] as (typeof FACES)[number];
  const others = own.filter((other) => other !== card);
  const opened = tabs
    .map(({ colour, icon }) => {
      const bit = colourBit(colour);
      const fitting = others.filter((other) => COLOUR_BIT[FACE_OF[other] as number] === bit).length;
      return { share: fitting / Math.max(others.length, 1), worth: CONNECTION + deckWorth(icon) };
    })
    .sort((a, b) => b.worth - a.worth);
  let worth = icons.reduce((sum, icon) => sum + deckWorth(icon), 0);
  let share = 0;
  for (const tab of opened) {
    worth += (chanceOf(share + tab.share) - chanceOf(share)) * tab.worth;
    share += tab.share;
  }
  return worth;
}

/** What a die that decides deals on average. */
export function rollWorth(tiers: readonly RollTier[]): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += tiers.findLast(({ from }) => die >= from)?.damage ?? 0;
  return sum / 6;
}

/** What an effect of a power would give right now. */
const RIGHT_NOW: Room<PowerEffect, [], number> = {
  damage: (n) => n,
  shield: (n) => 0.7 * n,
  draw: (n) => n,
  drawLater: (n) => 0.8 * n,
  addToCombo: () => 1.5,
  comboAtMost: () => -0.6,
  take: () => 1.2,
  discard: (n) => -0.5 * n,
  roll: rollWorth,
  otherAttack: () => 1.5,
  lessDamage: (n) => 0.8 * n,
  gold: (n) => 0.7 * n,
  potions: (n) => n,
  phase3Draw: (n) => 0.5 * n,
  // Moves and dice are weighed where one travels and gambles.
  anyCardMoves: () => 0,
  freeMove: () => 0,
  rerollDie: () => 0,
};

function effectsWorth(effects: readonly PowerEffect[]): number {
  let worth = 0;
  for (const effect of effects) worth += enter(RIGHT_NOW, effect);
  return worth;
}

/** What asks for a colour is not always to be had. */
const WITH_CONDITION = 0.8;

export function potionWorth(n: number): number {
  const { power } = potion(n);
  return effectsWorth(power.do) * (power.if === undefined ? 1 : WITH_CONDITION) - priceOf(power.cost);
}

/** What is given for a use. */
export function priceOf(cost: PowerCost | undefined): number {
  if (cost === undefined) return 0;
  if ('discardHand' in cost) return 1.1 * cost.discardHand;
  if ('gold' in cost) return 0.7 * cost.gold;
  return 'potions' in cost ? 0.7 * cost.potions : 0.9 * cost.shield;
}

/** What a use of a power gives beyond its cost. */
export function powerWorth(source: PowerSource): number {
  const { do: effects, cost } = powerOf(source);
  return effectsWorth(effects) - priceOf(cost);
}
