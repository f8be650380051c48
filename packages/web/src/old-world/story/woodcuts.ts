/** Which woodcut stands above which tale. */

import type { Story } from '@medallion/old-world';

const PICTURES = [
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
  'burning-hut',
  'tavern-interior',
  'market-square',
  'market-square',
  'city-gate', // 10: persons willing to be struck
  'village-well',
  'guild-hall',
  'alley-at-night',
  'temple',
  'temple', // 15: the poor or the roof
  'guild-hall',
  'burning-hut',
  'guild-hall',
  'tavern-interior',
  'city-gate', // 20: the captain is bored
  'market-square',
  'alley-at-night',
  'prison-cell',
  'market-square',
  'harbour', // 25: a bell under the quay
  'guild-hall',
  'alley-at-night',
  'tavern-interior',
  'city-gate',
  'noble-house', // 30: by the page
  'alley-at-night',
  'market-square',
  'market-square',
  'market-square',
  'alley-at-night', // 35: the cobbler sighs
  'noble-house',
];

const WILDS: readonly Picture[] = [
  'burning-hut', // 1: one door still barred
  'forest-road',
  'forest-road',
  'mountain-pass',
  'forest-road', // 5: patience of wolves
  'swamp',
  'ruins',
  'swamp',
  'mountain-pass',
  'ruins', // 10: the opened cairn
  'forest-road',
  'crossroads-shrine',
  'village-well',
  'swamp',
  'ruins', // 15: the stone that remembers
  'crossroads-shrine',
  'village-well',
  'battlefield-crows',
  'harbour',
  'battlefield-crows', // 20: the crows say a name
  'ruins',
  'forest-road',
  'mountain-pass',
  'village-well',
  'mill-by-river', // 25: nothing to wash
  'cave-mouth',
  'mill-by-river',
  'forest-road',
  'swamp',
  'gallows-hill', // 30: nine fingers
  'battlefield-crows',
  'crossroads-shrine',
  'battlefield-crows',
  'forest-road',
  'harbour', // 35: proud of their lake
  'burning-hut',
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
  'crossroads-shrine',
  'temple',
  'temple',
  'guild-hall',
  'guild-hall', // 15: hearing before the league
  'cave-mouth',
  'guild-hall',
  'mountain-pass',
  'mountain-pass',
  'harbour', // 20: everything looks up
  'swamp',
  'alley-at-night',
  'harbour',
  'mill-by-river',
  'swamp', // 25: the drowned chapel
  'ruins',
  'ruins',
  'tavern-interior',
  'forest-road',
  'forest-road', // 30: bark and bone
  'ruins',
  'mountain-pass',
  'city-gate',
  'noble-house',
  'village-well', // 35: Friday, at the bottom
  'mountain-pass',
  'mountain-pass',
  'village-well',
  'harbour',
  'harbour', // 40: not finished
  'city-gate',
  'forest-road',
  'mountain-pass',
  'forest-road',
  'market-square', // 45: do not shake
  'market-square',
  'tavern-interior',
  'ruins',
  'prison-cell',
  'city-gate', // 50: blunted halberds
  'forest-road',
  'harbour',
  'alley-at-night',
  'ruins',
  'gallows-hill', // 55: still waiting for his pay
  'gallows-hill',
];

/** The address of the woodcut of a card. */
export function woodcutOf(card: Story['card']): string {
  return `./art/woodcuts/${pictureOf(card) ?? 'crossroads-shrine'}.svg`;
}

/** Explorations are numbered through both decks, the city first. */
function pictureOf(card: Story['card']): Picture | undefined {
  if ('event' in card) return EVENTS[card.event - 1];
  return card.exploration < CITY.length ? CITY[card.exploration] : WILDS[card.exploration - CITY.length];
}
