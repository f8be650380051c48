/** What a player would name when asked how a Witcher stands at the start of a turn. */

import { Dice } from '@medallion/kernel';
import type { OldWorldView, WitcherView } from '@medallion/old-world';
import { ACTION_CARDS, ATTRIBUTES, TOP_ATTRIBUTE_LEVEL, TROPHY_TRACK_TOP } from '@medallion/old-world/content';
import { aimsOf } from './aims.ts';
import { huntOdds } from './hunt.ts';
import { mayHunt } from './plan.ts';
import { movesBetween, TRAINED_AT } from './places.ts';
import { fightWorth, worthAmong } from './worth.ts';

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
  'last trophy within reach',
  'hand, its worth',
  'hand, terrains',
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
  'last trophy within reach': 'hunt',
  'hand, its worth': 'hand',
  'hand, terrains': 'hand',
};

/** The topic of every feature, in their order. */
export const TOPICS: readonly Topic[] = FEATURES.map((feature) => ABOUT[feature]);

/** Fights imagined for each monster. */
const FIGHTS = 16;
const FULL_HAND = 4;
/** How much of a thing's worth is left when it is so many moves away. */
const NEAR = [1, 0.85, 0.65, 0.45, 0.3, 0.2] as const;

/**
 * Chances of hunts by all they depend on. Between the worlds that are compared hardly anything of that changes, and a
 * third of a playout's time went into imagining the same Fights.
 */
const known = new Map<string, number>();
const MOST_KNOWN = 20_000;

/** The chance to defeat the monster of a Slot with a full hand, always by the same luck. */
function huntChance(view: OldWorldView, me: WitcherView, slot: number, own: readonly number[]): number {
  const trail = (me.trails[slot] ?? 0) > 0;
  const key = [
    view.slots[slot]?.monster,
    trail,
    view.witchers.length,
    me.school,
    me.combat,
    me.defense,
    me.alchemy,
    me.specialty,
    me.shield,
    me.shieldMaximum,
    me.gold > 0,
    me.potions.cards,
    me.trophies,
    me.kept,
    own,
  ].join(' ');
  let chance = known.get(key);
  if (chance === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    chance = huntOdds(view, me, slot, [], own, new Dice('hunts'), FIGHTS, trail, FULL_HAND).win;
    known.set(key, chance);
  }
  return chance;
}

const decks = new Map<string, { readonly all: number; readonly best: number }>();

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** How well the own cards fight together: all of them on the average, and the best six. */
function deckWorth(own: readonly number[]): { readonly all: number; readonly best: number } {
  const key = own.join();
  let worth = decks.get(key);
  if (worth === undefined) {
    if (decks.size >= MOST_KNOWN) decks.clear();
    const worths = own.map((card) => worthAmong(card, own)).sort((a, b) => b - a);
    worth = { all: mean(worths), best: mean(worths.slice(0, 6)) };
    decks.set(key, worth);
  }
  return worth;
}

/** Terrains a hand leads to; a card of any Terrain counts for two. */
function terrainsIn(hand: readonly number[]): number {
  const terrains = new Set(hand.map((card) => ACTION_CARDS[card]?.terrain));
  return terrains.size + (terrains.has('wild') ? 1 : 0);
}

/** The values for one Witcher: what everybody may know of it, and the hand it has in an imagined world. */
export function featuresOf(view: OldWorldView, seat: number, hand: readonly number[]): number[] {
  const me = view.witchers[seat] as WitcherView;
  const own = me.owned;
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
  const deck = deckWorth(own);
  const hunts: number[] = [];
  let near = 0;
  let trails = 0;
  for (const [slot, { token, monster }] of view.slots.entries()) {
    if (monster < 0 || token < 0) continue;
    if ((me.trails[slot] ?? 0) > 0) trails += 1;
    if (!mayHunt(view, slot, me.potions.count, aims)) continue;
    const win = huntChance(view, me, slot, me.owned);
    hunts.push(win);
    near = Math.max(near, win * (NEAR[movesBetween(me.at, token)] ?? 0.15));
  }
  hunts.sort((a, b) => b - a);
  // Counted from the end of the race: in a short evening everybody begins one Trophy nearer to it.
  const track = me.track + TROPHY_TRACK_TOP - view.options.trophiesToWin;
  const players = view.witchers.length;
  const behind = (seat - view.active + players) % players;
  return [
    track >= 1 ? 1 : 0,
    track >= 2 ? 1 : 0,
    track >= 3 ? 1 : 0,
    ...levels,
    me.level,
    step,
    ready,
    own.length,
    deck.all,
    deck.best,
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
    track === TROPHY_TRACK_TOP - 1 ? near : 0,
    hand.reduce((sum, card) => sum + fightWorth(card), 0),
    terrainsIn(hand),
  ];
}
