/** Setup, the three phases, cards, the Row, tokens, Gold and Attributes. */
import { location } from '../../../content/map.ts';
import { ATTRIBUTES, type Terrain, TERRAINS } from '../../../content/vocabulary.ts';
import type { AttributeEvents } from '../../../rules/attributes.ts';
import type { CardEvents } from '../../../rules/cards.ts';
import type { JourneyEvents } from '../../../rules/journey/index.ts';
import type { PotionEvents } from '../../../rules/potions.ts';
import type { RowEvents } from '../../../rules/row.ts';
import type { GoldEvents } from '../../../rules/shape.ts';
import type { TokenEvents } from '../../../rules/tokens.ts';
import { cardName, cardNames, doer, landName, monsterName, placeName, potionName } from '../scene.ts';
import { line, minor, secretCards, type Tellers } from './told.ts';

export const journeyTellers: Tellers<JourneyEvents> = {
  startingPlayer: (s, { seat }) => line(s, 'startingPlayer', doer(s, seat), 'OW-SETUP-22'),
  rowLaid: (s, { cards }) => minor(line(s, 'rowLaid', { cards: cardNames(s, cards) }, 'OW-SETUP-03')),
  attributeTrophiesLaid: (s, { available }) => {
    const there = ATTRIBUTES.filter((_, index) => (available[index] ?? 0) > 0);
    const list = there.map((attribute) => s.voice.words.name.attributeTrophy(attribute)).join(', ');
    return minor(line(s, 'attributeTrophiesLaid', { list }, 'OW-SETUP-07'));
  },
  locationTokensLaid: (s, { locations }) => {
    const list = locations.map((place) => placeName(s, place)).join(', ');
    return minor(line(s, 'locationTokensLaid', { list }, 'OW-SETUP-13'));
  },
  monstersRevealed: (s, { slots }) => {
    const there = slots.filter(({ monster }) => monster >= 0);
    const list = there.map(({ monster, token }) => `${monsterName(s, monster)} (${placeName(s, token)})`).join(', ');
    return line(s, 'monstersRevealed', { list }, 'OW-SETUP-19');
  },
  additionalStack: (s, { tokens }) => minor(line(s, 'additionalStack', { n: tokens }, 'OW-45P-02')),
  boardTaken: (s, { seat, school }) =>
    line(s, 'boardTaken', { ...doer(s, seat), school: s.voice.words.name.school(school) }, 'OW-SETUP-24'),
  playerReady: (s, { seat, school, cards, gold }) => {
    const name = s.voice.words.name.school(school);
    return minor(line(s, 'playerReady', { ...doer(s, seat), school: name, n: cards, gold }, 'OW-SETUP-33'));
  },
  turnBegan: (s, { seat, turn }) => line(s, 'turnBegan', { ...doer(s, seat), n: turn }, 'OW-TURN-01'),
  turnEnded: (s, { seat }) => minor(line(s, 'turnEnded', doer(s, seat), 'OW-TURN-07')),
  entered: (s, { seat, location: place }) =>
    line(s, 'entered', { ...doer(s, seat), place: placeName(s, place) }, 'OW-MOVE-01'),
  actionUsed: (s, { seat, location: place }) => {
    const { action } = location(place);
    const name = action === undefined ? s.voice.phrase('train') : s.voice.words.name.action(action);
    return line(s, 'actionUsed', { ...doer(s, seat), place: placeName(s, place), action: name }, 'OW-LOC-01');
  },
  meditated: (s, { seat, attribute }) => {
    const trophy = s.voice.words.name.attributeTrophy(attribute);
    return line(s, 'meditated', { ...doer(s, seat), trophy }, 'OW-MED-04');
  },
  slot6Removed: (s, { card }) => line(s, 'slot6Removed', { card: cardName(s, card) }, 'OW-SOLO-15'),
};

export const goldTellers: Tellers<GoldEvents> = {
  goldGained: (s, { seat, gold }) => line(s, 'goldGained', { ...doer(s, seat), n: gold }, 'OW-GEN-08'),
  goldPaid: (s, { seat, gold }) => line(s, 'goldPaid', { ...doer(s, seat), n: gold }, 'OW-GEN-08'),
};

export const attributeTellers: Tellers<AttributeEvents> = {
  attributeRaised: (s, { seat, attribute, level }) => {
    const object = s.voice.attributeObject(attribute);
    return line(s, 'attributeRaised', { ...doer(s, seat), attribute: object, n: level }, 'OW-ATTR-02');
  },
  attributeLowered: (s, { seat, attribute, level }) => {
    const object = s.voice.attributeObject(attribute);
    return line(s, 'attributeLowered', { ...doer(s, seat), attribute: object, n: level }, 'OW-ATTR-13');
  },
  levelUp: (s, { seat, level }) => line(s, 'levelUp', { ...doer(s, seat), n: level }, 'OW-ATTR-09'),
  shieldChanged: (s, { seat, shield, by }) =>
    line(s, 'shieldChanged', { ...doer(s, seat), n: shield, way: by > 0 ? 'up' : 'down' }, 'OW-ATTR-15'),
};

export const potionTellers: Tellers<PotionEvents> = {
  potionGained: (s, { seat, potion }) =>
    line(s, 'potionGained', { ...doer(s, seat), potion: potionName(s, potion) }, 'OW-POT-01'),
  potionDiscarded: (s, { seat, potion }) =>
    line(s, 'potionDiscarded', { ...doer(s, seat), potion: potionName(s, potion) }, 'OW-POT-10'),
};

/** Where a loss of cards has a rule of its own. */
const DISCARD_CLAUSES: Readonly<Record<string, string>> = {
  move: 'OW-MOVE-13',
  price: 'OW-P3-09',
  'phase-3': 'OW-P3-02',
  damage: 'OW-DMG-03',
  monster: 'OW-MFIGHT-11',
  ability: 'OW-MFIGHT-02',
};

export const cardTellers: Tellers<CardEvents> = {
  drew: (s, data) => {
    const { seat, count, reshuffled } = data;
    const known = secretCards(data);
    const params = {
      ...doer(s, seat),
      n: count,
      reshuffled: reshuffled ? 'yes' : 'no',
      known: known === undefined ? 'no' : 'yes',
      cards: cardNames(s, known ?? []),
    } as const;
    return line(s, 'drew', params, reshuffled ? 'OW-CARD-13' : 'OW-CARD-12');
  },
  discarded: (s, { seat, cards, from, why }) =>
    line(
      s,
      'discarded',
      { ...doer(s, seat), cards: cardNames(s, cards), from, why },
      DISCARD_CLAUSES[why] ?? 'OW-CARD-07',
    ),
  trashed: (s, { seat, card, why }) => {
    const clause = why === 'fatigue' ? 'OW-FATIGUE-01' : why === 'monster' ? 'OW-MFIGHT-13' : 'OW-CARD-08';
    return line(s, 'trashed', { ...doer(s, seat), card: cardName(s, card), why }, clause);
  },
  shuffled: (s, { seat }) => minor(line(s, 'shuffled', doer(s, seat), 'OW-END-17')),
};

export const rowTellers: Tellers<RowEvents> = {
  rowCardTaken: (s, { seat, card, to }) =>
    line(s, 'rowCardTaken', { ...doer(s, seat), card: cardName(s, card), to }, 'OW-P3-12'),
  rowTrashed: (s, { seat, cards }) =>
    line(s, 'rowTrashed', { ...doer(s, seat), cards: cardNames(s, cards) }, 'OW-LOC-23'),
  rowRefilled: (s, { cards }) => minor(line(s, 'rowRefilled', { cards: cardNames(s, cards) }, 'OW-P3-14')),
  deckSearched: (s, { seat, cost, revealed, found }) => {
    const card = found < 0 ? '' : cardName(s, found);
    const params = { ...doer(s, seat), n: revealed.length, card, cost, found: found < 0 ? 'no' : 'yes' } as const;
    return line(s, 'deckSearched', params, 'OW-EXP-12');
  },
};

export const tokenTellers: Tellers<TokenEvents> = {
  trailGained: (s, { seat, terrain }) =>
    line(s, 'trailGained', { ...doer(s, seat), terrain: landName(s, terrain) }, 'OW-TOKEN-02'),
  trailQuestTaken: (s, { seat, token }) =>
    line(s, 'trailQuestTaken', { ...doer(s, seat), place: placeName(s, token) }, 'OW-TOKEN-11'),
  trailQuestDone: (s, { seat, token, gold }) =>
    line(s, 'trailQuestDone', { ...doer(s, seat), place: placeName(s, token), gold }, 'OW-TOKEN-13'),
  trailQuestDropped: (s, { seat, token }) =>
    line(s, 'trailQuestDropped', { ...doer(s, seat), place: placeName(s, token) }, 'OW-SPAWN-08'),
  trailsReturned: (s, { terrain, seats }) => {
    const told = line(s, 'trailsReturned', { terrain: landName(s, terrain) }, 'OW-SPAWN-07');
    return seats.length === 0 ? minor(told) : told;
  },
};

/** The Terrain of a Slot. */
export const landOf = (slot: number): Terrain => TERRAINS[slot] ?? 'forest';
