/** What things are worth to a Witcher, in points of damage: rough, fast, and the same for every bot. */

import type { PowerSource } from '@medallion/old-world';
import { powerOf } from '@medallion/old-world';
import { type Icon, type PowerCost, type PowerEffect, potion, type RollTier } from '@medallion/old-world/content';
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
 * What an icon is worth to a deck that fights many times. A card is life whatever it says, so one that only draws
 * others spends them sooner: in 200 Fights about to begin, one more Crushing Blow won 20 of a hundred more often, a
 * Quick Slash or a Quen 8, a Cover 6.
 */
function deckWorth(icon: Icon | undefined): number {
  if (icon === undefined) return 0;
  if ('damage' in icon) return icon.damage;
  if ('shield' in icon) return 0.45 * icon.shield;
  return 'draw' in icon ? -0.2 * icon.draw : 0.9;
}

/** A tab that connects, its icon apart. */
const CONNECTION = 1.2;

/** How well a card fights together with the other own cards: tabs count by what they would connect to, in both directions. */
export function worthAmong(card: number, own: readonly number[]): number {
  const face = FACE_OF[card] as number;
  const { icons, tabs } = FACES[face] as (typeof FACES)[number];
  let worth = icons.reduce((sum, icon) => sum + deckWorth(icon), 0);
  const share = 1 / Math.max(own.length, 1);
  const bit = COLOUR_BIT[face] as number;
  for (const other of own) {
    if (other === card) continue;
    const otherFace = FACE_OF[other] as number;
    for (const { colour, icon } of tabs)
      if (colourBit(colour) === COLOUR_BIT[otherFace]) worth += share * (CONNECTION + deckWorth(icon));
    for (const { colour, icon } of (FACES[otherFace] as (typeof FACES)[number]).tabs)
      if (colourBit(colour) === bit) worth += share * (CONNECTION + deckWorth(icon));
  }
  return worth;
}

/** What a die that decides deals on average. */
export function rollWorth(tiers: readonly RollTier[]): number {
  let sum = 0;
  for (let die = 1; die <= 6; die++) sum += tiers.findLast(({ from }) => die >= from)?.damage ?? 0;
  return sum / 6;
}

/** What the effects of a power would give right now. */
function effectsWorth(effects: readonly PowerEffect[]): number {
  let worth = 0;
  for (const effect of effects) {
    if ('damage' in effect) worth += effect.damage;
    else if ('shield' in effect) worth += 0.7 * effect.shield;
    else if ('draw' in effect) worth += effect.draw;
    else if ('drawLater' in effect) worth += 0.8 * effect.drawLater;
    else if ('addToCombo' in effect) worth += 1.5;
    else if ('comboAtMost' in effect) worth -= 0.6;
    else if ('take' in effect) worth += 1.2;
    else if ('discard' in effect) worth -= 0.5 * effect.discard;
    else if ('roll' in effect) worth += rollWorth(effect.roll);
    else if ('otherAttack' in effect) worth += 1.5;
    else if ('lessDamage' in effect) worth += 0.8 * effect.lessDamage;
    else if ('gold' in effect) worth += 0.7 * effect.gold;
    else if ('potions' in effect) worth += effect.potions;
    else if ('phase3Draw' in effect) worth += 0.5 * effect.phase3Draw;
  }
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
