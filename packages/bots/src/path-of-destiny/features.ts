/** What a player would name when asked how a participant stands at the start of a turn. */

import type { ParticipantView, PathOfDestinyView } from '@medallion/path-of-destiny';
import { CHARACTER_SHEETS } from '@medallion/path-of-destiny/content';
import { leftChance, outlook, worthOf } from './outlook.ts';
import { symbolsOn } from './sketch.ts';
import { finalWorth, Plays } from './worth.ts';

const ABILITIES = CHARACTER_SHEETS.flatMap(({ abilities }) => abilities.map(({ id }) => id));

const COMMON = [
  'points',
  'experience',
  'experience beyond 20',
  'experience, its worth',
  'chapter so far',
  'best play',
  'hand at the end',
  'cards in hand',
  'active symbols in hand',
  'symbols beside the active',
  'place in the initiative',
  'alliances',
  'special tokens',
  'best row',
] as const;

/** The names of the features, in the order of their values; an Ability stands for its being ready. */
export const FEATURES: readonly string[] = [...COMMON, ...ABILITIES];

/** What features are about, in the words of the table: several may be about the same. */
export type Topic =
  | 'points'
  | 'experience'
  | 'chapter'
  | 'cards'
  | 'final'
  | 'initiative'
  | 'alliances'
  | 'special'
  | 'abilities';

const ABOUT: Readonly<Record<(typeof COMMON)[number], Topic>> = {
  points: 'points',
  experience: 'experience',
  'experience beyond 20': 'experience',
  'experience, its worth': 'experience',
  'chapter so far': 'chapter',
  'best play': 'cards',
  'hand at the end': 'final',
  'cards in hand': 'cards',
  'active symbols in hand': 'cards',
  'symbols beside the active': 'chapter',
  'place in the initiative': 'initiative',
  alliances: 'alliances',
  'special tokens': 'special',
  'best row': 'initiative',
};

/** The topic of every feature, in their order. */
export const TOPICS: readonly Topic[] = [
  ...COMMON.map((feature) => ABOUT[feature]),
  ...ABILITIES.map(() => 'abilities' as const),
];

/** The values for one participant, of whom the view shows the hand. */
export function featuresOf(view: PathOfDestinyView, who: number): number[] {
  const me = view.participants[who] as ParticipantView;
  const read = outlook(view, who);
  const { left, right } = read.me;
  const hand = me.hand.cards ?? [];
  const chance = leftChance(read);
  const now = worthOf(read, left, right, 0);
  const plays = new Plays(view, who, read);
  let shown = 0;
  for (const card of hand) for (const symbol of symbolsOn(card)) if (view.active.includes(symbol)) shown += 1;
  let row = 0;
  for (const cards of view.rows) {
    let count = 0;
    for (const card of cards) for (const symbol of symbolsOn(card)) if (view.active.includes(symbol)) count += 1;
    row = Math.max(row, count);
  }
  const place = view.initiative.indexOf(who);
  const features = [
    me.vp,
    me.xp,
    Math.max(0, me.xp - 20),
    read.experience[Math.min(40, me.xp)] ?? 0,
    now - (read.experience[Math.min(40, me.xp)] ?? 0),
    hand.length < 2 ? 0 : plays.best(hand, 2) - now,
    finalWorth(view, who, me.timeline, hand, chance),
    hand.length,
    shown,
    read.me.idle,
    place,
    me.alliances.renfri.count + me.alliances.stregobor.count,
    me.special.length,
    place === 0 ? row : 0,
  ];
  const sheet = me.automa === true ? undefined : CHARACTER_SHEETS.find(({ character }) => character === me.character);
  for (const id of ABILITIES) {
    const at = sheet?.abilities.findIndex((ability) => ability.id === id) ?? -1;
    features.push(at >= 0 && at < me.unlocked && (me.used & (1 << at)) === 0 ? 1 : 0);
  }
  return features;
}
