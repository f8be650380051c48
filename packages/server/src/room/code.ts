/** A code for one room that can be said aloud: two words and a number. */

import { randomInt } from 'node:crypto';

/** Words everybody can spell after hearing them once, in any of our languages; none begins like another. */
const WORDS = [
  'amber',
  'baron',
  'cabin',
  'dagger',
  'ember',
  'falcon',
  'garden',
  'harbor',
  'island',
  'jasmin',
  'kettle',
  'lantern',
  'marble',
  'nectar',
  'olive',
  'pepper',
  'quartz',
  'raven',
  'saddle',
  'tavern',
  'umbra',
  'velvet',
  'willow',
  'yarrow',
  'zephyr',
  'anchor',
  'bridge',
  'candle',
  'dragon',
  'engine',
  'forest',
  'goblin',
  'hammer',
  'indigo',
  'jester',
  'knight',
  'ladder',
  'mirror',
  'nomad',
  'orchid',
  'piper',
  'quiver',
  'ribbon',
  'silver',
  'timber',
  'urchin',
  'violet',
  'wagon',
  'acorn',
  'beacon',
  'copper',
  'donkey',
  'elder',
  'ferry',
  'ginger',
  'honey',
  'ivory',
  'jacket',
  'kernel',
  'lemon',
  'meadow',
  'needle',
  'oyster',
  'pillar',
  'rocket',
  'sailor',
  'tulip',
  'vulture',
  'winter',
] as const;

/** How long a code can be used. */
export const CODE_LIVES = 2 * 60 * 60 * 1000;

/** One of some 470,000; it opens a lobby only while that is open, and who tries many is slowed down. */
export function newCode(): string {
  const word = (): string => WORDS[randomInt(WORDS.length)] as string;
  return `${word()} ${word()} ${randomInt(1, 100)}`;
}

/** A code as somebody typed it, in the one way we write it. */
export function readCode(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '')
    .join(' ');
}
