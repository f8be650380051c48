/** What a player who knows the game wants, in one currency: an Attribute raised is about two, a Trophy about fourteen. */

import type { OldWorldView, WitcherView } from '@medallion/old-world';
import { ATTRIBUTES, TOP_ATTRIBUTE_LEVEL } from '@medallion/old-world/content';

export const GOLD = 0.7;
export const POTION = 1;
export const TRAIL = 1.5;
export const QUEST = 1.8;
export const EXPLORATION = 2;
export const CARD_DRAWN = 1;
const TROPHY = 14;
const VICTORY = 70;

export interface Aims {
  /** What the next Trophy of a Fight is worth. */
  readonly fightTrophy: number;
  /** What Meditation is worth. */
  readonly meditation: number;
  /** A Fight that is lost. */
  readonly defeat: number;
  readonly drivenAway: number;
  /** What everything that only helps later is worth now, as a share. */
  readonly patience: number;
  /** A Trophy waits for each of these Attributes. */
  readonly open: readonly boolean[];
  /** Alone: the last monster has to wait for the Attribute Trophy. */
  readonly trophyFirst: boolean;
  readonly solo: boolean;
}

export function aimsOf(table: OldWorldView, me: WitcherView): Aims {
  const solo = table.witchers.length === 1;
  const top = table.options.trophiesToWin;
  const last = me.track === top - 1;
  const pressed = table.witchers.some((other) => other.seat !== me.seat && other.track >= top - 1);
  const open = ATTRIBUTES.map(
    (attribute, index) => (table.attributeTrophies[index] ?? 0) > 0 && !me.trophies.includes(`attribute:${attribute}`),
  );
  const monsters = me.trophies.filter((trophy) => trophy.startsWith('monster:')).length;
  const attributes = me.trophies.some((trophy) => trophy.startsWith('attribute:'));
  return {
    fightTrophy: last ? VICTORY : TROPHY,
    meditation: solo ? (attributes ? 0 : VICTORY) : last ? 1 : TROPHY,
    // A careful hunter wins no less: alone among three to whom it was worth −1.5, 29 % (160 games; ±4).
    defeat: -4,
    drivenAway: 1,
    patience: last ? 0.5 : pressed ? 0.7 : 1,
    open,
    trophyFirst: solo && monsters >= top - 2 && !attributes,
    solo,
  };
}

/** What one more level of an Attribute is worth, the new Level apart. */
export function raiseWorth(index: number, level: number, aims: Aims): number {
  if (level >= TOP_ATTRIBUTE_LEVEL) return 0;
  let worth = BY_ATTRIBUTE[index] ?? 0;
  if (aims.open[index] === true && aims.meditation > 1) {
    const way = level / (TOP_ATTRIBUTE_LEVEL - 1);
    worth += aims.solo ? 4 + 4 * way : level === TOP_ATTRIBUTE_LEVEL - 1 ? 0.6 * aims.meditation : 2 * way * way;
  }
  return worth * aims.patience;
}

/**
 * Combat draws cards, Defense is a Shield, Alchemy comes with a Potion, the Specialty works once per Fight. A Witcher
 * who gave Alchemy 1.5 to 2.4 won 29 to 34 % of 240 games against three who gave it 3.2 when Potions had become weaker.
 */
const BY_ATTRIBUTE: readonly number[] = [3, 3.4, 2.2, 2];
