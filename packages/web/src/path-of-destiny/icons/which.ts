import type { Ability, Character, Symbol } from '@medallion/path-of-destiny/content';
import type { GlyphName } from './Glyph.tsx';

/** The charge of each Symbol. */
export const SYMBOL_GLYPH: Readonly<Record<Symbol, GlyphName>> = {
  combat: 'crossed-swords',
  magic: 'flame',
  exploration: 'footprint',
  diplomacy: 'quill',
};

/** The emblem on each character's medallion. */
export const CHARACTER_GLYPH: Readonly<Record<Character, GlyphName>> = {
  geralt: 'wolf-head',
  yennefer: 'polar-star',
  dandelion: 'lyre',
  ciri: 'swallow',
  vesemir: 'castle',
};

export const ABILITY_GLYPH: Readonly<Record<Ability['id'], GlyphName>> = {
  'GER-1': 'semi-closed-eye',
  'GER-2': 'magic-palm',
  'GER-3': 'sword-spin',
  'GER-4': 'wolf-howl',
  'YEN-1': 'magic-portal',
  'YEN-2': 'cauldron',
  'YEN-3': 'embrassed-energy',
  'YEN-4': 'polar-star',
  'DAN-1': 'drama-masks',
  'DAN-2': 'talk',
  'DAN-3': 'lyre',
  'DAN-4': 'scroll-quill',
  'CIR-1': 'portal',
  'CIR-2': 'drop',
  'CIR-3': 'swallow',
  'CIR-4': 'eclipse',
  'VES-1': 'card-pickup',
  'VES-2': 'teacher',
  'VES-3': 'bestial-fangs',
  'VES-4': 'castle',
};
