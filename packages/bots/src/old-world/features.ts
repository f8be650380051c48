/** What a player would name when asked how a Witcher stands at the start of a turn. */

import { Dice } from '@medallion/kernel';
import type { OldWorldView, Table, WitcherView } from '@medallion/old-world';
import { ATTRIBUTES, TOP_ATTRIBUTE_LEVEL } from '@medallion/old-world/content';
import { aimsOf } from './aims.ts';
import { huntOdds } from './hunt.ts';
import { mayHunt } from './plan.ts';
import { movesBetween, TRAINED_AT } from './places.ts';
import { worthAmong } from './worth.ts';

/** The names of the features, in the order of their values. */
export const FEATURES = [
  'first trophy',
  'second trophy',
  'third trophy',
  'Combat',
  'Defense',
  'Alchemy',
  'Specialty',
  'Level',
  'attribute one step from its trophy',
  'attribute trophy to be had',
  'life',
  'cards, their worth',
  'cards, the worth of the best',
  'best hunt',
  'second hunt',
  'hunt within reach',
  'hand',
  'gold',
  'potions',
  'trails of monsters',
  'quests',
  'shield',
  'equipment',
  'to move',
  'trophy waits for the next turn',
] as const;

/** What features are about, in the words of the table: several may be about the same. */
export type Topic =
  | 'trophies'
  | 'combat'
  | 'defense'
  | 'alchemy'
  | 'specialty'
  | 'level'
  | 'attributeTrophy'
  | 'life'
  | 'deck'
  | 'hunt'
  | 'hand'
  | 'gold'
  | 'potions'
  | 'trails'
  | 'quests'
  | 'shield'
  | 'equipment'
  | 'tempo';

const ABOUT: Readonly<Record<(typeof FEATURES)[number], Topic>> = {
  'first trophy': 'trophies',
  'second trophy': 'trophies',
  'third trophy': 'trophies',
  Combat: 'combat',
  Defense: 'defense',
  Alchemy: 'alchemy',
  Specialty: 'specialty',
  Level: 'level',
  'attribute one step from its trophy': 'attributeTrophy',
  'attribute trophy to be had': 'attributeTrophy',
  life: 'life',
  'cards, their worth': 'deck',
  'cards, the worth of the best': 'deck',
  'best hunt': 'hunt',
  'second hunt': 'hunt',
  'hunt within reach': 'hunt',
  hand: 'hand',
  gold: 'gold',
  potions: 'potions',
  'trails of monsters': 'trails',
  quests: 'quests',
  shield: 'shield',
  equipment: 'equipment',
  'to move': 'tempo',
  'trophy waits for the next turn': 'hunt',
};

/** The topic of every feature, in their order. */
export const TOPICS: readonly Topic[] = FEATURES.map((feature) => ABOUT[feature]);

/** Fights imagined for each monster. */
const FIGHTS = 8;
const FULL_HAND = 4;
const NEAR = [1, 0.85, 0.65, 0.45, 0.3, 0.2] as const;

/** The values for one Witcher. The table is an imagined one: every deck in it is known. */
export function featuresOf(table: Table, view: OldWorldView, seat: number): number[] {
  const me = view.witchers[seat] as WitcherView;
  const of = table.witchers[seat] as Table['witchers'][number];
  const own = [...of.deck.cards, ...of.discard.cards, ...of.hand.cards];
  const aims = aimsOf(view, me);
  const levels = ATTRIBUTES.map((attribute) => me[attribute]);
  let step = 0;
  let ready = 0;
  for (const [index, level] of levels.entries()) {
    if (aims.open[index] !== true || aims.meditation <= 1) continue;
    if (level >= TOP_ATTRIBUTE_LEVEL) ready = 1;
    else if (level === TOP_ATTRIBUTE_LEVEL - 1) {
      const attribute = ATTRIBUTES[index];
      step = Math.max(step, attribute === undefined ? 0 : (NEAR[movesBetween(me.at, TRAINED_AT[attribute])] ?? 0.15));
    }
  }
  const worths = own.map((card) => worthAmong(card, own)).sort((a, b) => b - a);
  const mean = (values: readonly number[]): number =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
  // The same luck for every Witcher and every world that is compared.
  const dice = new Dice('hunts');
  const hunts: number[] = [];
  let near = 0;
  let trails = 0;
  for (const [slot, { token, monster }] of view.slots.entries()) {
    if (monster < 0 || token < 0) continue;
    if ((me.trails[slot] ?? 0) > 0) trails += 1;
    if (!mayHunt(view, slot, me.potions.count, aims)) continue;
    const { win } = huntOdds(view, me, slot, [], own, dice, FIGHTS, (me.trails[slot] ?? 0) > 0, FULL_HAND);
    hunts.push(win);
    near = Math.max(near, win * (NEAR[movesBetween(me.at, token)] ?? 0.15));
  }
  hunts.sort((a, b) => b - a);
  const players = view.witchers.length;
  const behind = (seat - view.active + players) % players;
  return [
    me.track >= 1 ? 1 : 0,
    me.track >= 2 ? 1 : 0,
    me.track >= 3 ? 1 : 0,
    ...levels,
    me.level,
    step,
    ready,
    own.length,
    mean(worths),
    mean(worths.slice(0, 6)),
    hunts[0] ?? 0,
    hunts[1] ?? 0,
    near,
    me.hand.count,
    me.gold,
    me.potions.count,
    trails,
    me.quests.length,
    me.shield,
    me.kept.length,
    players === 1 ? 0 : 1 - behind / (players - 1),
    behind === 0 ? near : 0,
  ];
}
