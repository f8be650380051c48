/** Which glyph stands for what: schools, actions of places, terrains, attributes, action cards, monsters, powers. */

import type { PowerSource } from '@medallion/old-world';
import {
  type ActionTitleId,
  type Attribute,
  type LocationAction,
  monster,
  type MonsterId,
  type School,
  type TerrainIcon,
} from '@medallion/old-world/content';
import type { GlyphName } from './Glyph.tsx';

export const SCHOOL_GLYPH: Readonly<Record<School | 'manticore', GlyphName>> = {
  wolf: 'wolf-head',
  griffin: 'griffin-symbol',
  bear: 'bear-head',
  cat: 'feline',
  viper: 'snake',
  manticore: 'scorpion',
};

export const ACTION_GLYPH: Readonly<Record<LocationAction, GlyphName>> = {
  'train-combat': 'crossed-swords',
  'train-defense': 'checked-shield',
  'train-alchemy': 'bubbling-flask',
  'train-specialty': 'rune-stone',
  potion: 'standing-potion',
  'dice-poker': 'rolling-dices',
  'trail-quest': 'flat-paw-print',
  'trade-card': 'card-exchange',
  'clear-pool': 'card-burn',
};

export const TERRAIN_GLYPH: Readonly<Record<TerrainIcon, GlyphName>> = {
  forest: 'pine-tree',
  mountain: 'peaks',
  water: 'waves',
  wild: 'compass',
};

export const ATTRIBUTE_GLYPH: Readonly<Record<Attribute, GlyphName>> = {
  combat: 'crossed-swords',
  defense: 'checked-shield',
  alchemy: 'bubbling-flask',
  specialty: 'rune-stone',
};

export const TITLE_GLYPH: Readonly<Record<ActionTitleId, GlyphName>> = {
  'precise-cut': 'sword-slice',
  whirl: 'sword-spin',
  'crippling-strikes': 'crossed-slashes',
  rend: 'ragged-wound',
  'precise-blow': 'sword-wound',
  'crushing-blow': 'sword-clash',
  counterattack: 'sword-brandish',
  cover: 'shield-echoes',
  block: 'shield-reflect',
  'lightning-reflexes': 'running-ninja',
  'intense-yrden': 'rune-sword',
  'intense-axii': 'psychic-waves',
  'intense-quen': 'magic-shield',
  'magic-trap': 'wolf-trap',
  'exploding-shield': 'shield-bounces',
  'intense-aard': 'wind-slap',
  'intense-igni': 'fire-spell-cast',
  'melt-armor': 'melting-metal',
  'shock-wave': 'wind-hole',
  firestream: 'flame-spin',
  'quick-slash': 'quick-slash',
  'shattering-blow': 'sword-break',
  push: 'push',
  yrden: 'magic-gate',
  axii: 'brain-tentacle',
  quen: 'bubble-field',
  aard: 'magic-palm',
};

export const MONSTER_GLYPH: Readonly<Record<MonsterId, GlyphName>> = {
  arachas: 'spider-alt',
  archespore: 'archespore',
  barghest: 'hound',
  'drowners-nest': 'fish-monster',
  ekimmara: 'vampire-dracula',
  foglet: 'fog',
  'ghouls-nest': 'shambling-zombie',
  harpy: 'harpy',
  'nekkers-nest': 'goblin-head',
  rotfiend: 'worms',
  fiend: 'minotaur',
  'grave-hag': 'witch-face',
  griffin: 'griffin-symbol',
  manticore: 'scorpion-tail',
  nightwraith: 'spectre',
  noonwraith: 'sun-priest',
  penitent: 'hooded-figure',
  'water-hag': 'swamp',
  weavess: 'spider-web',
  werewolf: 'werewolf',
  whispess: 'human-ear',
  wyvern: 'wyvern',
  brewess: 'cauldron',
  bruxa: 'female-vampire',
  glustyworp: 'worm-mouth',
  leshen: 'stag-head',
  striga: 'grasping-claws',
  yghern: 'centipede',
};

/** The glyph of what a power stands on. */
export function sourceGlyph(source: PowerSource): GlyphName {
  const colon = source.indexOf(':');
  const id = source.slice(colon + 1);
  switch (source.slice(0, colon)) {
    case 'monster':
      return MONSTER_GLYPH[monster(Number(id)).id satisfies MonsterId];
    case 'school':
      return SCHOOL_GLYPH[id as School];
    case 'attribute':
      return ATTRIBUTE_GLYPH[id as keyof typeof ATTRIBUTE_GLYPH];
    case 'potion':
      return 'standing-potion';
    default:
      return 'trophy';
  }
}
