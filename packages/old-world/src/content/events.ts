/**
 * The 56 event cards, in the order of their numbers. Only effects; the tale of each card is told beside it in every
 * language. The line above a card names what it is about.
 */
import type { EventCard } from './vocabulary.ts';

export const EVENTS: readonly EventCard[] = [
  // The miller's partner, found with the money and a good excuse.
  {
    number: 1,
    kind: 'options',
    options: [{ effects: [{ event: 24 }] }, { effects: [{ gold: 3 }, { shield: -1 }] }],
  },
  // Down the cellar steps.
  {
    number: 2,
    kind: 'test',
    measure: { die: true },
    tiers: [
      { from: 1, effects: [{ shieldTo: 'zero' }, { gold: 2 }] },
      { from: 3, effects: [{ gold: 3 }] },
      { from: 5, effects: [{ event: 27 }] },
    ],
  },
  // Silver from a boy's first forge.
  {
    number: 3,
    kind: 'equipment',
    effects: [{ keep: true }],
    power: { when: 'combo', limit: 'once-per-fight', do: [{ damage: 2 }] },
  },
  // Toll takers on the causeway.
  {
    number: 4,
    kind: 'short-fight',
    shield: -2,
    draw: 2,
    tiers: [
      { from: 0, effects: [{ gold: -2 }, { discard: 1 }] },
      { from: 3, effects: [{ gold: 3 }] },
      { from: 6, effects: [{ gold: 2 }, { event: 21 }] },
    ],
  },
  // A smith pays in steel and technique.
  { number: 5, kind: 'instant', effects: [{ gainCard: 2 }, { raise: 'combat' }] },
  // Bruises, by appointment.
  {
    number: 6,
    kind: 'test',
    measure: { attribute: 'combat' },
    tiers: [
      { from: 1, effects: [{ gainCard: 1 }, { shield: -1 }] },
      { from: 2, effects: [{ gainCard: 1 }, { gold: 2 }] },
      { from: 4, effects: [{ event: 5 }] },
    ],
  },
  // The dog that stayed under the cart.
  {
    number: 7,
    kind: 'companion',
    effects: [{ keep: true }, { trail: 'any' }],
    power: { when: 'fight-start', limit: 'always', if: [{ against: 'monster' }, { handAtMost: 3 }], do: [{ draw: 1 }] },
  },
  // A verdict the crowd will not like.
  {
    number: 8,
    kind: 'options',
    options: [
      { effects: [{ trail: 'any' }, { gold: 1 }, { shield: -1 }] },
      { effects: [{ gold: 3 }, { phase3Draw: -1 }] },
    ],
  },
  // What walks in circles.
  {
    number: 9,
    kind: 'short-fight',
    shield: 'to-zero',
    draw: 3,
    tiers: [
      { from: 0, effects: [{ discardPotions: 1 }, { phase3Draw: -1 }] },
      { from: 3, effects: [{ gainCard: 1 }, { gold: 1 }] },
      { from: 6, effects: [{ raise: 'combat' }, { gold: 1 }] },
    ],
  },
  // The thing in the still.
  {
    number: 10,
    kind: 'test',
    measure: { twicePlusDie: 'alchemy' },
    tiers: [
      { from: 1, effects: [{ discardPotions: 'all' }, { gold: 2 }] },
      { from: 5, effects: [{ potions: 2 }] },
      { from: 8, effects: [{ event: 14 }] },
    ],
  },
  // Boots of a man who walked out of hell.
  {
    number: 11,
    kind: 'equipment',
    effects: [{ keep: true }],
    power: { when: 'move', limit: 'once-per-turn', do: [{ anyCardMoves: true }] },
  },
  // The monks know a road that is on no map.
  { number: 12, kind: 'instant', effects: [{ goTo: 16 }, { draw: 2 }, { gold: 1 }] },
  // The abbey gate after dark.
  {
    number: 13,
    kind: 'options',
    options: [{ effects: [{ event: 12 }] }, { price: { gold: 1 }, effects: [{ raise: 'alchemy' }] }],
  },
  // A satchel with eleven pockets.
  {
    number: 14,
    kind: 'equipment',
    effects: [{ keep: true }, { potions: 1 }],
    power: { when: 'fight-end', limit: 'always', if: [{ against: 'monster' }], do: [{ potions: 1 }] },
  },
  // Hearing before the council.
  {
    number: 15,
    kind: 'test',
    measure: { level: true },
    tiers: [
      { from: 1, effects: [{ gold: 2 }] },
      { from: 2, effects: [{ gold: 3 }, { draw: 1 }] },
      { from: 4, effects: [{ gold: 3 }, { raise: 'any' }] },
    ],
  },
  // Something that prefers to hunt in pairs.
  {
    number: 16,
    kind: 'short-fight',
    shield: -2,
    draw: 3,
    tiers: [
      { from: 0, effects: [{ shieldTo: 'zero' }, { phase3Draw: -1 }] },
      { from: 3, effects: [{ trail: 'any' }, { gold: 2 }] },
      { from: 6, effects: [{ trail: 'any' }, { event: 36 }] },
    ],
  },
  // The will is read, twice.
  {
    number: 17,
    kind: 'options',
    options: [
      { effects: { if: { die: 4 }, then: [{ gold: 3 }, { draw: 1 }], else: [{ gold: 3 }, { discard: 1 }] } },
      { effects: [{ event: 18 }] },
    ],
  },
  // An inherited mule.
  {
    number: 18,
    kind: 'companion',
    effects: [{ keep: true }],
    power: { when: 'phase-3', limit: 'always', if: [{ handAtMost: 0 }], do: [{ phase3Draw: 1 }] },
  },
  // The undefeated one.
  {
    number: 19,
    kind: 'test',
    measure: { twicePlusDie: 'combat' },
    tiers: [
      { from: 1, effects: [{ shield: -2 }, { gold: 1 }] },
      { from: 6, effects: [{ gainCard: 1 }, { gold: 2 }] },
      { from: 9, effects: [{ gainCard: 2 }, { raise: 'lowest' }] },
    ],
  },
  // The bell rings, and everything under the water looks up.
  { number: 20, kind: 'instant', effects: [{ draw: 3 }, { skipTo: 'phase-2' }] },
  // A mail coat lined with feathers.
  {
    number: 21,
    kind: 'equipment',
    effects: [{ keep: true }],
    power: { when: 'suffer-damage', limit: 'once-per-fight', do: [{ lessDamage: 2 }] },
  },
  // The patrol comes home, not as it left.
  {
    number: 22,
    kind: 'short-fight',
    shield: 'to-zero',
    draw: 2,
    tiers: [
      { from: 0, effects: [{ gold: -1 }, { lower: 'highest' }] },
      { from: 2, effects: [{ gold: 3 }] },
      { from: 6, effects: [{ raise: 'lowest' }, { gold: 2 }] },
    ],
  },
  // The fever ward.
  {
    number: 23,
    kind: 'test',
    measure: { attribute: 'alchemy' },
    tiers: [
      { from: 1, effects: [{ gold: 2 }, { shield: -1 }] },
      { from: 2, effects: [{ gold: 3 }, { potions: 1 }] },
      { from: 4, effects: [{ raise: 'any' }, { gold: 3 }] },
    ],
  },
  // The partner, as a partner.
  {
    number: 24,
    kind: 'companion',
    effects: [{ keep: true }, { poker: 'locals' }],
    power: { when: 'poker', limit: 'once-per-turn', do: [{ rerollDie: 1 }] },
  },
  // Ringing it, or robbing it.
  {
    number: 25,
    kind: 'options',
    options: [{ effects: [{ event: 20 }] }, { price: { shield: 1 }, effects: [{ gold: 4 }] }],
  },
  // The cache behind the loose stone.
  {
    number: 26,
    kind: 'instant',
    effects: {
      if: { schoolHere: 'own' },
      then: [{ raise: 'specialty' }, { gold: 1 }],
      else: [{ gold: 3 }, { potions: 1 }],
    },
  },
  // A crossbow with somebody's tally on the stock.
  {
    number: 27,
    kind: 'equipment',
    effects: [{ keep: true }],
    power: { when: 'step-1', limit: 'once-per-fight', do: [{ damage: 1 }] },
  },
  // A night behind the table.
  {
    number: 28,
    kind: 'test',
    measure: { die: true },
    tiers: [
      { from: 1, effects: [{ goTo: 0 }, { gold: 2 }] },
      { from: 3, effects: [{ gold: 2 }, { poker: 'locals' }] },
      { from: 5, effects: [{ gold: 4 }] },
    ],
  },
  // The forest's own woodcutter.
  {
    number: 29,
    kind: 'short-fight',
    shield: -2,
    draw: 2,
    tiers: [
      { from: 0, effects: [{ discard: 2 }] },
      { from: 3, effects: [{ gold: 2 }, { potions: 1 }] },
      { from: 6, effects: [{ event: 30 }] },
    ],
  },
  // A charm of bark and bone.
  {
    number: 30,
    kind: 'equipment',
    effects: [{ keep: true }, { gold: 1 }],
    power: { when: 'step-1', limit: 'once-per-fight', do: [{ shield: 2 }] },
  },
  // Chalk marks lead to a loose stone, or to the man who drew them.
  {
    number: 31,
    kind: 'options',
    options: [{ effects: [{ event: 26 }] }, { price: { cards: 1 }, effects: [{ gainCard: 2 }] }],
  },
  // The gorge throws back.
  {
    number: 32,
    kind: 'test',
    measure: { twicePlusDie: 'defense' },
    tiers: [
      { from: 1, effects: [{ shieldTo: 'zero' }, { draw: 2 }] },
      { from: 6, effects: [{ shieldTo: 'max' }, { gold: 3 }] },
      { from: 9, effects: [{ raise: 'defense' }, { gold: 2 }] },
    ],
  },
  // A runaway with quick fingers.
  {
    number: 33,
    kind: 'companion',
    effects: [{ keep: true }],
    power: { when: 'phase-1', limit: 'once-per-turn', if: [{ goldAtMost: 0 }], do: [{ gold: 1 }] },
  },
  // What the letter asked for.
  { number: 34, kind: 'instant', effects: [{ raise: 'highest' }, { shield: -1 }, { gold: 1 }] },
  // The bottom of the spring.
  {
    number: 35,
    kind: 'short-fight',
    shield: 'to-zero',
    draw: 3,
    tiers: [
      { from: 0, effects: [{ phase3Draw: -2 }] },
      { from: 3, effects: [{ gold: 3 }] },
      { from: 6, effects: [{ gold: 1 }, { event: 52 }] },
    ],
  },
  // A shepherd's horn.
  {
    number: 36,
    kind: 'equipment',
    effects: [{ keep: true }],
    power: { when: 'own-turn-end', limit: 'once-per-fight', if: [{ handAtMost: 2 }], do: [{ draw: 2 }] },
  },
  // The letter's addressee reads it aloud, slowly.
  {
    number: 37,
    kind: 'test',
    measure: { attribute: 'specialty' },
    tiers: [
      { from: 1, effects: [{ draw: 1 }, { gold: 2 }] },
      { from: 2, effects: [{ raise: 'specialty' }] },
      { from: 3, effects: [{ event: 34 }] },
    ],
  },
  // The herb woman's price.
  {
    number: 38,
    kind: 'options',
    options: [
      { effects: { if: { attribute: 'alchemy', atLeast: 2 }, then: [{ event: 42 }], else: [{ raise: 'alchemy' }] } },
      { effects: [{ gold: 4 }, { phase3Draw: -1 }] },
    ],
  },
  // A boat that finds its own water.
  {
    number: 39,
    kind: 'equipment',
    effects: [{ keep: true }],
    power: {
      when: 'move',
      limit: 'once-per-turn',
      if: [{ terrain: 'water' }],
      cost: { gold: 1 },
      do: [{ freeMove: true }],
    },
  },
  // The boat's builder is not finished with it.
  {
    number: 40,
    kind: 'options',
    options: [
      { price: { gold: 2 }, effects: [{ event: 39 }] },
      { effects: [{ goTo: 1 }, { potions: 1 }, { gold: 2 }] },
    ],
  },
  // Orders of a dead lord.
  {
    number: 41,
    kind: 'test',
    measure: { level: true },
    tiers: [
      { from: 1, effects: [{ gold: 2 }, { potions: 1 }] },
      { from: 2, effects: [{ gold: 2 }, { gainCard: 1 }] },
      { from: 3, effects: [{ raise: 'any' }, { phase3Draw: 3 }, { skipTo: 'phase-3' }] },
    ],
  },
  // The herb woman packs her knife.
  {
    number: 42,
    kind: 'companion',
    effects: [{ keep: true }],
    power: {
      when: 'step-1',
      limit: 'once-per-fight',
      cost: { discardHand: 1 },
      do: [{ take: 'discard-any' }, { shield: 1 }],
    },
  },
  // Their late employer's strongbox, and its guards.
  {
    number: 43,
    kind: 'short-fight',
    shield: -2,
    draw: 3,
    tiers: [
      { from: 0, effects: [{ gold: -3 }] },
      { from: 3, effects: [{ gold: 3 }] },
      { from: 6, effects: [{ gold: 2 }, { event: 48 }] },
    ],
  },
  // A hunter's book with pages torn out.
  { number: 44, kind: 'instant', effects: [{ nextExploration: 'choose-of-two' }, { gold: 2 }] },
  // A pouch of powder that should not be shaken.
  {
    number: 45,
    kind: 'equipment',
    effects: [{ keep: true }],
    power: { when: 'step-1', limit: 'once-per-fight', cost: { gold: 1 }, do: [{ damage: 2 }] },
  },
  // The wheel turns.
  {
    number: 46,
    kind: 'test',
    measure: { die: true },
    tiers: [
      { from: 1, effects: [{ gold: -1 }, { phase3Draw: 1 }] },
      { from: 2, effects: [{ gold: 2 }] },
      { from: 5, effects: [{ gold: 4 }] },
      { from: 6, effects: [{ gold: 1 }, { event: 45 }] },
    ],
  },
  // The monster of the second act.
  {
    number: 47,
    kind: 'options',
    options: [
      { effects: [{ gold: 3 }, { shield: -1 }, { nextExploration: 'wilds' }] },
      { effects: [{ potions: 1 }, { gold: 1 }, { nextExploration: 'city' }] },
    ],
  },
  // A knight without a castle.
  {
    number: 48,
    kind: 'companion',
    effects: [{ keep: true }],
    power: {
      when: 'suffer-damage',
      limit: 'once-per-fight',
      if: [{ against: 'monster' }],
      cost: { gold: 1 },
      do: [{ lessDamage: 4 }],
    },
  },
  // The warrant, found after all.
  {
    number: 49,
    kind: 'instant',
    effects: { if: { gold: 3 }, then: [{ gold: -2 }, { raise: 'any' }], else: [{ gold: 3 }] },
  },
  // Blunted halberds.
  {
    number: 50,
    kind: 'test',
    measure: { attribute: 'defense' },
    tiers: [
      { from: 1, effects: [{ gold: 1 }, { shield: -1 }] },
      { from: 2, effects: [{ gold: 3 }] },
      { from: 4, effects: [{ raise: 'lowest' }, { gold: 1 }] },
    ],
  },
  // The pack decides.
  {
    number: 51,
    kind: 'short-fight',
    shield: -2,
    draw: 2,
    tiers: [
      { from: 0, effects: [{ lower: 'any' }] },
      { from: 2, effects: [{ gold: 2 }] },
      { from: 6, effects: [{ gold: 2 }, { event: 44 }] },
    ],
  },
  // A stone cut with a word nobody speaks any more.
  {
    number: 52,
    kind: 'equipment',
    effects: [{ keep: true }],
    power: { when: 'combo', limit: 'once-per-fight', if: [{ comboHas: 'red' }], do: [{ drawLater: 2 }] },
  },
  // The runaway's bargain.
  {
    number: 53,
    kind: 'options',
    options: [
      { price: { potions: 1 }, effects: [{ event: 33 }] },
      { effects: [{ gold: 1 }, { quest: { place: { location: 6 }, event: 49 } }] },
    ],
  },
  // The stone speaks to those who can sign.
  {
    number: 54,
    kind: 'test',
    measure: { twicePlusDie: 'specialty' },
    tiers: [
      { from: 1, effects: [{ gold: 1 }, { phase3Draw: -1 }] },
      { from: 5, effects: [{ gold: 1 }, { phase3Draw: 1 }] },
      { from: 9, effects: [{ raise: 'specialty' }] },
    ],
  },
  // The bounty's first hunter is still waiting for his pay.
  {
    number: 55,
    kind: 'options',
    options: [
      {
        price: { gold: 1 },
        effects: [{ quest: { place: { terrain: 'forest' }, price: { cards: 1 }, event: 11 } }, { trail: 'any' }],
      },
      { effects: [{ event: 56 }] },
    ],
  },
  // An old contract, torn up.
  {
    number: 56,
    kind: 'instant',
    effects: { if: { school: 'cat' }, then: [{ trash: 1 }, { gold: 3 }], else: [{ trash: 1 }, { gold: 2 }] },
  },
];

/** The event card with this number, from 1. */
export function eventCard(number: number): EventCard {
  const card = EVENTS[number - 1];
  if (card === undefined) throw new RangeError(`There is no event ${number}.`);
  return card;
}
