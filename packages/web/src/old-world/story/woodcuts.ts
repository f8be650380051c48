/** Which woodcut stands above which tale. */

import type { Story } from '@medallion/old-world';
import { pictureOf } from '../parts/picture.ts';

export const PICTURES = [
  'alley-at-night',
  'battlefield-crows',
  'burning-hut',
  'cave-mouth',
  'city-gate',
  'crossroads-shrine',
  'forest-road',
  'gallows-hill',
  'guild-hall',
  'harbour',
  'market-square',
  'mill-by-river',
  'mountain-pass',
  'noble-house',
  'prison-cell',
  'ruins',
  'swamp',
  'tavern-interior',
  'temple',
  'village-well',
] as const;
type Picture = (typeof PICTURES)[number];

const CITY: readonly Picture[] = [
  'city-gate', // 1: two swords, two duties
  'mill-by-river',
  'market-square',
  'tavern-interior',
  'tavern-interior', // 5: the students
  'alley-at-night',
  'market-square',
  'market-square',
  'market-square',
  'tavern-interior', // 10: persons willing to be struck
  'market-square',
  'guild-hall',
  'alley-at-night',
  'market-square',
  'alley-at-night', // 15: the poor or the roof
  'guild-hall',
  'burning-hut',
  'guild-hall',
  'tavern-interior',
  'city-gate', // 20: the captain is bored
  'market-square',
  'alley-at-night',
  'harbour',
  'market-square',
  'harbour', // 25: a bell under the quay
  'guild-hall',
  'alley-at-night',
  'tavern-interior',
  'city-gate',
  'alley-at-night', // 30: by the page
  'alley-at-night',
  'market-square',
  'market-square',
  'market-square',
  'guild-hall', // 35: the cobbler sighs
  'noble-house',
];

const WILDS: readonly Picture[] = [
  'burning-hut', // 1: one door still barred
  'forest-road',
  'forest-road',
  'mountain-pass',
  'forest-road', // 5: patience of wolves
  'crossroads-shrine',
  'ruins',
  'swamp',
  'mountain-pass',
  'cave-mouth', // 10: the opened cairn
  'forest-road',
  'forest-road',
  'village-well',
  'mill-by-river',
  'ruins', // 15: the stone that remembers
  'crossroads-shrine',
  'village-well',
  'battlefield-crows',
  'mountain-pass',
  'gallows-hill', // 20: the crows say a name
  'ruins',
  'forest-road',
  'mountain-pass',
  'tavern-interior',
  'mill-by-river', // 25: nothing to wash
  'cave-mouth',
  'mill-by-river',
  'forest-road',
  'village-well',
  'crossroads-shrine', // 30: nine fingers
  'battlefield-crows',
  'ruins',
  'village-well',
  'forest-road',
  'swamp', // 35: proud of their lake
  'battlefield-crows',
];

const EVENTS: readonly Picture[] = [
  'mill-by-river', // 1: the drowned mill
  'cave-mouth',
  'village-well',
  'swamp',
  'guild-hall', // 5: the smith in the gallery
  'noble-house',
  'mountain-pass',
  'market-square',
  'forest-road',
  'guild-hall', // 10: the thing in the still
  'forest-road',
  'temple',
  'temple',
  'guild-hall',
  'guild-hall', // 15: hearing before the league
  'cave-mouth',
  'guild-hall',
  'mountain-pass',
  'mountain-pass',
  'temple', // 20: everything looks up
  'swamp',
  'forest-road',
  'harbour',
  'mill-by-river',
  'temple', // 25: the drowned chapel
  'ruins',
  'cave-mouth',
  'tavern-interior',
  'forest-road',
  'forest-road', // 30: bark and bone
  'mountain-pass',
  'mountain-pass',
  'city-gate',
  'mountain-pass',
  'swamp', // 35: Friday, at the bottom
  'mountain-pass',
  'mountain-pass',
  'forest-road',
  'harbour',
  'harbour', // 40: not finished
  'city-gate',
  'forest-road',
  'mountain-pass',
  'forest-road',
  'market-square', // 45: do not shake
  'market-square',
  'tavern-interior',
  'mountain-pass',
  'prison-cell',
  'city-gate', // 50: blunted halberds
  'forest-road',
  'crossroads-shrine',
  'alley-at-night',
  'ruins',
  'tavern-interior', // 55: still waiting for his pay
  'noble-house',
];

/** The address of the woodcut of a card. */
export function woodcutOf(card: Story['card']): string {
  return pictureOf({ woodcut: above(card) ?? 'crossroads-shrine' });
}

/** Explorations are numbered through both decks, the city first. */
function above(card: Story['card']): Picture | undefined {
  if ('event' in card) return EVENTS[card.event - 1];
  return card.exploration < CITY.length ? CITY[card.exploration] : WILDS[card.exploration - CITY.length];
}
