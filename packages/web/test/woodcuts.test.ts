import { EVENTS, EXPLORATIONS } from '@medallion/old-world/content';
import { type EventProse, type ExplorationId, stories } from '@medallion/old-world/stories';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { woodcutOf } from '../src/old-world/story/woodcuts.ts';

/** A word that the tale below a picture has to have, as what is to be seen on it. */
const SEEN: Readonly<Record<string, RegExp>> = {
  'alley-at-night': /alley|night|street|lamp|lantern|dark|doorway|shutters|window|candle/i,
  'battlefield-crows': /battle|armies|war\b|crows/i,
  'burning-hut': /fire|smoke|ash\b|burns?\b/i,
  'cave-mouth': /cave|hole|slot|steps|door\b/i,
  'city-gate': /gate|yard|coach|castle|halberd/i,
  'crossroads-shrine': /crossroads|shrine|saint|post\b|milestone|road/i,
  'forest-road': /forest|wood|trees?\b|trunk|oak|fern|birch|clearing|pines|ash\b|road|camped|wol(?:f|ves)|hunter/i,
  'gallows-hill': /gallows|hanged/i,
  'guild-hall': /council|hall\b|clerk|deed|lends|shod|workshop|old master|building|notary/i,
  harbour: /quay|harbour|boat|hulk|ship|hammocks/i,
  'market-square': /square|street|crowd|crier|stoppered|ring of people|ring\b|wheel|carts?\b|maps/i,
  'mill-by-river': /mill\b|river|pond|bridge|landing/i,
  'mountain-pass':
    /mountain|pass\b|passes|slope|gorge|valley|snow|crags|quarry|slate|hills|customs house|shepherd|Harrow/i,
  'noble-house': /count\b|heirs|steward|noble/i,
  'prison-cell': /prison|warrant|indentured/i,
  ruins: /ruin|roof|stands alone|stone|wall\b|stair/i,
  swamp: /bog|marsh|reeds|water|lake|causeway|fog|bottom/i,
  'tavern-interior': /inn\b|tavern|landlord|tables?\b|bench|fire|players/i,
  temple: /altar|abbey|chapel|kneeling|nave/i,
  'village-well': /hamlet|village|garden|shed|cowshed|rabbits/i,
};

const pictures = readdirSync(fileURLToPath(new URL('../public/art/woodcuts/', import.meta.url))).map((file) =>
  file.replace('.svg', ''),
);
const pictureOf = (card: Parameters<typeof woodcutOf>[0]): string =>
  woodcutOf(card).replace(/^.*\//, '').replace('.svg', '');

describe('the woodcut above a tale', () => {
  const { explorations, events } = stories('en');
  const cards = [
    ...EXPLORATIONS.map(
      ({ id }, exploration) => [id, { exploration }, explorations[id as ExplorationId] as EventProse] as const,
    ),
    ...EVENTS.map(({ number: event }) => [`event ${event}`, { event }, events[event] as EventProse] as const),
  ];

  it('shows something that the tale speaks of before anything is chosen', () => {
    const astray = cards.filter(([, card, prose]) => {
      const seen = SEEN[pictureOf(card)];
      const options = 'options' in prose ? prose.options : [];
      return seen === undefined || !seen.test([prose.title, prose.scene, ...options].join(' '));
    });
    expect(astray.map(([name, card]) => `${name}: ${pictureOf(card)}`)).toEqual([]);
  });

  it('is each of those that were cut, somewhere', () => {
    expect([...new Set(cards.map(([, card]) => pictureOf(card)))].sort()).toEqual(pictures.sort());
  });
});
