/**
 * The 72 exploration cards: 36 of the city, 36 of the wilds. Only effects; the tale of each card is told beside it in
 * every language. The line above a card names what it is about. The order is part of saved games.
 */
import type { Exploration } from './vocabulary.ts';

export const EXPLORATIONS: readonly Exploration[] = [
  // ------------------------------------------------------------------------------------------ city

  // A tax collector wants duty on two swords: pay, or argue until the guard is called.
  {
    id: 'city-01',
    deck: 'city',
    options: [{ price: { gold: 1 }, effects: [{ phase3Draw: 2 }] }, { effects: [{ gold: 2 }, { shield: -1 }] }],
  },
  // A miller swears his partner hides in the flooded mill.
  {
    id: 'city-02',
    deck: 'city',
    options: [{ effects: [{ quest: { place: { location: 12 }, event: 1 } }, { gold: 1 }] }, { effects: [{ gold: 2 }] }],
  },
  // An armourer lets strangers test a breastplate on their own ribs.
  {
    id: 'city-03',
    deck: 'city',
    options: [{ price: { gold: 2 }, effects: [{ raise: 'defense' }] }, { effects: [{ gainCard: 0 }, { gold: 1 }] }],
  },
  // A landlord's cellar breathes.
  {
    id: 'city-04',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { terrain: 'forest' }, event: 2 } }, { phase3Draw: 1 }] },
      { effects: [{ gold: 1 }, { potions: 1 }] },
    ],
  },
  // Students of the academy offer wine and ask for samples.
  {
    id: 'city-05',
    deck: 'city',
    options: [
      { price: { potions: 1 }, effects: [{ raise: 'alchemy' }] },
      { effects: [{ potions: 1 }, { phase3Draw: -1 }, { gold: 1 }] },
    ],
  },
  // A swordsmith's apprentice has finished the blade his master could not.
  {
    id: 'city-06',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 2 }, price: { gold: 2 }, event: 3 } }] },
      { effects: [{ gainCard: 1 }, { phase3Draw: -1 }] },
    ],
  },
  // Dice on an upturned barrel, and men who lose too easily.
  {
    id: 'city-07',
    deck: 'city',
    options: [{ effects: [{ gold: 1 }, { poker: 'locals' }] }, { effects: [{ gold: 1 }, { phase3Draw: 1 }] }],
  },
  // Merchants will not take the causeway without an escort.
  {
    id: 'city-08',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { terrain: 'water' }, event: 4 } }, { gold: 1 }] },
      { effects: [{ gold: 3 }, { phase3Draw: -1 }] },
    ],
  },
  // A crowd has bound an old woman and wants an expert to agree.
  {
    id: 'city-09',
    deck: 'city',
    options: [{ effects: [{ event: 8 }] }, { effects: [{ gold: 2 }, { phase3Draw: 1 }] }],
  },
  // A fencing master pays for bruises, his own or others'.
  {
    id: 'city-10',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 7 }, event: 6 } }] },
      { effects: [{ raise: 'combat' }, { phase3Draw: -2 }] },
    ],
  },
  // A butcher's dog will not come out from under the cart.
  {
    id: 'city-11',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { terrain: 'mountain' }, price: { cards: 1 }, event: 7 } }] },
      { effects: [{ gold: 1 }, { trail: 'any' }] },
    ],
  },
  // A moneylender keeps careful books on everyone.
  {
    id: 'city-12',
    deck: 'city',
    options: [
      { effects: { if: { gold: 3 }, then: [{ gold: 2 }], else: [{ gold: 1 }, { phase3Draw: 1 }] } },
      { price: { gold: 2 }, effects: [{ gainCard: 2 }] },
    ],
  },
  // An apothecary's shelves have been emptied by night, from the inside.
  {
    id: 'city-13',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 4 }, event: 10 } }] },
      { effects: [{ potions: 2 }, { phase3Draw: -1 }] },
    ],
  },
  // A tower raffle: the wheel is honest, the man who spins it is not.
  {
    id: 'city-14',
    deck: 'city',
    options: [{ price: { gold: 1 }, effects: [{ event: 46 }] }, { effects: [{ gold: 1 }, { phase3Draw: 1 }] }],
  },
  // Brothers of the eternal something collect for the poor, or for the roof.
  {
    id: 'city-15',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 9 }, price: { gold: 1 }, event: 13 } }] },
      { effects: [{ gold: -1 }, { trash: 1 }, { shieldTo: 'max' }] },
    ],
  },
  // The council doubts that witchers earn their keep.
  {
    id: 'city-16',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 6 }, event: 15 } }] },
      { effects: { if: { level: 2 }, then: [{ gold: 3 }], else: [{ gold: 2 }] } },
    ],
  },
  // A fire in the tanners' lane; the pumps are under lock.
  {
    id: 'city-17',
    deck: 'city',
    options: [{ effects: [{ shieldTo: 'zero' }, { raise: 'any' }] }, { effects: [{ gold: 2 }] }],
  },
  // Two brothers, one will, and a notary who has already eaten.
  {
    id: 'city-18',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 8 }, event: 17 } }] },
      { effects: [{ gold: 3 }, { phase3Draw: -1 }] },
    ],
  },
  // A travelling theatre needs a monster, or at least somebody tall.
  {
    id: 'city-19',
    deck: 'city',
    options: [{ effects: [{ gold: 2 }, { nextExploration: 'city' }] }, { effects: [{ event: 47 }] }],
  },
  // Guards practise with blunted halberds; their captain is bored.
  {
    id: 'city-20',
    deck: 'city',
    options: [{ effects: [{ event: 50 }] }, { effects: [{ gold: 2 }, { trash: 1 }] }],
  },
  // A champion who has not lost since spring.
  {
    id: 'city-21',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 11 }, event: 19 } }] },
      { effects: [{ gold: 2 }, { shield: -1 }] },
    ],
  },
  // A pawnbroker offers a sealed crate, unseen.
  {
    id: 'city-22',
    deck: 'city',
    options: [
      { price: { gold: 2 }, effects: { if: { die: 4 }, then: [{ gainCard: 2 }], else: [{ gainCard: 1 }] } },
      { effects: [{ gainCard: 0 }, { gold: 1 }] },
    ],
  },
  // A physician has a fever ward and no volunteers.
  {
    id: 'city-23',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { terrain: 'water' }, price: { potions: 1 }, event: 23 } }] },
      { effects: [{ potions: 1 }, { shield: -1 }, { gold: 1 }] },
    ],
  },
  // A child sells maps drawn by someone who has been everywhere but here.
  {
    id: 'city-24',
    deck: 'city',
    options: [
      {
        price: { gold: 1 },
        effects: [{ quest: { place: { terrain: 'forest' }, event: 2 } }, { nextExploration: 'choose-of-two' }],
      },
      { effects: [{ gold: 2 }] },
    ],
  },
  // The bell of a drowned chapel can be heard from the quay.
  {
    id: 'city-25',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 5 }, event: 25 } }] },
      { effects: [{ gold: 1 }, { trail: 'any' }] },
    ],
  },
  // A clerk offers to lose a certain warrant.
  {
    id: 'city-26',
    deck: 'city',
    options: [
      { effects: [{ gold: -1 }, { trash: 1 }, { phase3Draw: 1 }] },
      { effects: [{ gold: 2 }, { nextExploration: 'wilds' }] },
    ],
  },
  // A runaway asks which gate is watched tonight.
  {
    id: 'city-27',
    deck: 'city',
    options: [{ effects: [{ event: 53 }] }, { effects: [{ gold: 3 }, { discardPotions: 1 }] }],
  },
  // A gambling house is short of a dealer.
  {
    id: 'city-28',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 6 }, price: { gold: 1 }, event: 28 } }] },
      { effects: [{ gold: 1 }, { poker: 'locals' }] },
    ],
  },
  // A coach leaves for the capital within the hour, one seat free.
  {
    id: 'city-29',
    deck: 'city',
    options: [{ effects: [{ gold: -1 }, { goTo: 7 }, { phase3Draw: 2 }] }, { effects: [{ gold: 2 }] }],
  },
  // A scholar pays by the page for what is not in the bestiaries.
  {
    id: 'city-30',
    deck: 'city',
    options: [
      {
        effects: {
          if: { attribute: 'specialty', atLeast: 2 },
          then: [{ gold: 3 }],
          else: [{ gold: 1 }, { phase3Draw: 1 }],
        },
      },
      { effects: [{ quest: { place: { terrain: 'mountain' }, event: 16 } }] },
    ],
  },
  // The night watch would rather not say what took the last patrol.
  {
    id: 'city-31',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { terrain: 'forest' }, event: 22 } }, { gold: 1 }] },
      { effects: [{ trail: 'any' }] },
    ],
  },
  // A herald insults the schools, in verse.
  {
    id: 'city-32',
    deck: 'city',
    options: [
      { effects: [{ quest: { place: { location: 3 }, event: 31 } }] },
      { effects: { if: { school: 'viper' }, then: [{ potions: 2 }], else: [{ gold: 2 }] } },
    ],
  },
  // A stall of stoppered bottles, no labels.
  {
    id: 'city-33',
    deck: 'city',
    options: [
      { price: { gold: 1 }, effects: { if: { die: 3 }, then: [{ potions: 3 }], else: [{ potions: 1 }] } },
      { effects: [{ potions: 1 }, { phase3Draw: 1 }] },
    ],
  },
  // A crier announces a bounty that was already paid once.
  {
    id: 'city-34',
    deck: 'city',
    options: [{ effects: [{ gold: -1 }, { event: 55 }] }, { effects: [{ gold: 2 }] }],
  },
  // A cobbler measures the witcher's feet and sighs.
  {
    id: 'city-35',
    deck: 'city',
    options: [
      { price: { gold: 1 }, effects: [{ phase3Draw: 2 }] },
      {
        effects: {
          if: { potions: 1 },
          then: [{ discardPotions: 1 }, { gold: 1 }, { quest: { place: { terrain: 'forest' }, event: 11 } }],
          else: [{ gold: 1 }],
        },
      },
    ],
  },
  // A noble wants a duel lost, convincingly.
  {
    id: 'city-36',
    deck: 'city',
    options: [
      {
        effects: {
          if: { attribute: 'combat', atLeast: 2 },
          then: [{ gold: 4 }, { lower: 'combat' }],
          else: [{ gold: 2 }],
        },
      },
      { effects: [{ raise: 'lowest' }, { gold: -2 }] },
    ],
  },

  // ------------------------------------------------------------------------------------------ wilds

  // Smoke over a burnt hamlet, and one door still barred.
  {
    id: 'wilds-01',
    deck: 'wilds',
    options: [{ effects: [{ gold: 2 }, { shield: -1 }] }, { effects: [{ phase3Draw: 2 }] }],
  },
  // Tracks that go in circles, each one deeper.
  {
    id: 'wilds-02',
    deck: 'wilds',
    options: [{ effects: [{ quest: { place: { terrain: 'forest' }, event: 9 } }] }, { effects: [{ trail: 'any' }] }],
  },
  // A hermit stirs a pot and asks no name.
  {
    id: 'wilds-03',
    deck: 'wilds',
    options: [
      { effects: [{ potions: 1 }, { phase3Draw: 1 }] },
      { effects: [{ gold: -1 }, { raise: 'alchemy' }, { shield: -1 }] },
    ],
  },
  // A shepherd counts more sheep at dusk than at dawn.
  {
    id: 'wilds-04',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { terrain: 'mountain' }, event: 16 } }] },
      { effects: [{ gold: 1 }, { phase3Draw: 1 }] },
    ],
  },
  // Wolves follow, patiently.
  {
    id: 'wilds-05',
    deck: 'wilds',
    options: [{ effects: [{ event: 51 }] }, { effects: [{ goTo: 16 }, { gold: 2 }, { phase3Draw: -1 }] }],
  },
  // A shrine with fresh milk in the bowl.
  {
    id: 'wilds-06',
    deck: 'wilds',
    options: [
      { effects: [{ phase3Draw: 2 }, { nextExploration: 'wilds' }] },
      { price: { gold: 1 }, effects: [{ shieldTo: 'max' }, { raise: 'lowest' }] },
    ],
  },
  // A ruined school wall, and chalk marks no older than a year.
  {
    id: 'wilds-07',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { location: 3 }, event: 31 } }] },
      { effects: { if: { schoolHere: 'own' }, then: [{ raise: 'specialty' }], else: [{ phase3Draw: 2 }] } },
    ],
  },
  // Fog with a lantern in it.
  {
    id: 'wilds-08',
    deck: 'wilds',
    options: [{ effects: [{ goTo: 14 }, { gold: 2 }] }, { effects: [{ gold: 3 }, { phase3Draw: -1 }] }],
  },
  // A gorge where stones answer.
  {
    id: 'wilds-09',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { location: 13 }, event: 32 } }] },
      { effects: [{ trash: 1 }, { shield: -1 }, { gold: 1 }] },
    ],
  },
  // A cairn, recently opened.
  {
    id: 'wilds-10',
    deck: 'wilds',
    options: [
      { effects: { if: { die: 3 }, then: [{ gold: 3 }], else: [{ shieldTo: 'zero' }] } },
      { effects: [{ gold: 1 }, { trail: 'any' }] },
    ],
  },
  // Woodcutters on strike: the forest has begun to count them.
  {
    id: 'wilds-11',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { terrain: 'forest' }, event: 29 } }, { gold: 1 }] },
      { effects: [{ gold: 3 }, { phase3Draw: -1 }] },
    ],
  },
  // An overturned wagon, the horses gone without their harness.
  {
    id: 'wilds-12',
    deck: 'wilds',
    options: [{ effects: [{ gainCard: 1 }, { shield: -1 }] }, { effects: [{ gold: 1 }, { gainCard: 0 }] }],
  },
  // A spring that runs black one day a week.
  {
    id: 'wilds-13',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { terrain: 'water' }, event: 35 } }] },
      { effects: [{ potions: 1 }, { gold: 1 }] },
    ],
  },
  // A giant footprint used as a pond by ducks.
  {
    id: 'wilds-14',
    deck: 'wilds',
    options: [{ effects: [{ trail: 'any' }, { phase3Draw: 1 }] }, { effects: [{ phase3Draw: 2 }] }],
  },
  // A standing stone that remembers signs.
  {
    id: 'wilds-15',
    deck: 'wilds',
    options: [{ effects: [{ event: 54 }] }, { effects: [{ raise: 'specialty' }, { phase3Draw: -2 }] }],
  },
  // A dying courier and a letter that is none of a witcher's business.
  {
    id: 'wilds-16',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { location: 18 }, event: 37 } }] },
      { effects: [{ gold: 2 }, { nextExploration: 'wilds' }] },
    ],
  },
  // A herb woman with a knife behind her back.
  {
    id: 'wilds-17',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { terrain: 'forest' }, price: { potions: 1 }, event: 38 } }] },
      { effects: [{ potions: 2 }, { phase3Draw: -1 }] },
    ],
  },
  // Deserters around a small fire.
  {
    id: 'wilds-18',
    deck: 'wilds',
    options: [
      { effects: [{ gold: 3 }, { shield: -1 }] },
      { effects: [{ quest: { place: { terrain: 'forest' }, event: 9 } }, { phase3Draw: 1 }] },
    ],
  },
  // A boat without oars tied to a tree far from water.
  {
    id: 'wilds-19',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { location: 14 }, event: 40 } }] },
      { effects: [{ goTo: 5 }, { phase3Draw: 1 }, { gold: 1 }] },
    ],
  },
  // Crows that say a name.
  { id: 'wilds-20', deck: 'wilds', options: [{ effects: [{ trash: 1 }, { gold: 1 }] }, { effects: [{ gold: 2 }] }] },
  // A keep where the lord's ghost still signs orders.
  {
    id: 'wilds-21',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { location: 10 }, event: 41 } }] },
      { effects: { if: { level: 3 }, then: [{ raise: 'any' }], else: [{ gold: 2 }] } },
    ],
  },
  // An abandoned alchemist's camp, still warm.
  {
    id: 'wilds-22',
    deck: 'wilds',
    options: [
      { effects: { if: { die: 4 }, then: [{ potions: 2 }], else: [{ potions: 1 }, { shieldTo: 'zero' }] } },
      { effects: [{ potions: 1 }, { quest: { place: { location: 4 }, event: 10 } }] },
    ],
  },
  // Mercenaries who have lost their employer, and their pay.
  {
    id: 'wilds-23',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { terrain: 'mountain' }, price: { gold: 1 }, event: 43 } }] },
      { effects: [{ gold: 2 }, { shield: -1 }] },
    ],
  },
  // A hunting lodge with too many chairs.
  {
    id: 'wilds-24',
    deck: 'wilds',
    options: [
      {
        effects: {
          if: { attribute: 'combat', atLeast: 3 },
          then: [{ gainCard: 2 }],
          else: [{ gainCard: 1 }, { phase3Draw: -1 }],
        },
      },
      { effects: [{ gold: 2 }] },
    ],
  },
  // A washerwoman at a river with nothing to wash.
  {
    id: 'wilds-25',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { terrain: 'water' }, event: 25 } }] },
      { effects: { if: { at: 14 }, then: [{ raise: 'lowest' }], else: [{ potions: 1 }, { gold: 1 }] } },
    ],
  },
  // A storm; one cave, already inhabited by pilgrims.
  {
    id: 'wilds-26',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { location: 9 }, price: { gold: 1 }, event: 13 } }, { phase3Draw: 1 }] },
      { effects: [{ gold: 3 }, { phase3Draw: -1 }] },
    ],
  },
  // A bridge troll of modest ambitions.
  {
    id: 'wilds-27',
    deck: 'wilds',
    options: [
      { price: { gold: 1 }, effects: [{ goTo: 11 }, { phase3Draw: 2 }] },
      { effects: [{ raise: 'defense' }, { shieldTo: 'zero' }, { phase3Draw: -1 }] },
    ],
  },
  // Someone has been teaching the bandits footwork.
  {
    id: 'wilds-28',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { terrain: 'mountain' }, event: 19 } }, { phase3Draw: 1 }] },
      { effects: [{ raise: 'combat' }, { shield: -2 }] },
    ],
  },
  // A fever in the blood after a bad night.
  {
    id: 'wilds-29',
    deck: 'wilds',
    options: [
      { price: { potions: 1 }, effects: [{ raise: 'any' }] },
      { effects: [{ trash: 1 }, { shieldTo: 'max' }, { gold: 1 }] },
    ],
  },
  // A hawker of charms with nine fingers.
  {
    id: 'wilds-30',
    deck: 'wilds',
    options: [
      { price: { gold: 2 }, effects: [{ gainCard: 2 }] },
      { effects: [{ gainCard: 0 }, { quest: { place: { terrain: 'water' }, event: 46 } }] },
    ],
  },
  // A mass grave, and the ones who dig at it by night.
  {
    id: 'wilds-31',
    deck: 'wilds',
    options: [
      { effects: [{ quest: { place: { terrain: 'forest' }, event: 16 } }, { gold: 1 }] },
      { effects: [{ trail: 'any' }, { shield: -1 }, { gold: 1 }] },
    ],
  },
  // A gate of two trees and cold air beyond.
  {
    id: 'wilds-32',
    deck: 'wilds',
    options: [
      { effects: [{ goTo: 0 }, { phase3Draw: 2 }] },
      { effects: [{ nextExploration: 'choose-of-two' }, { gold: 1 }] },
    ],
  },
  // A wounded griffin, not the school.
  {
    id: 'wilds-33',
    deck: 'wilds',
    options: [
      {
        effects: {
          if: { die: 3 },
          then: [{ raise: 'any' }, { shield: -1 }],
          else: [{ trail: 'any' }, { shieldTo: 'zero' }],
        },
      },
      { effects: [{ gold: 2 }] },
    ],
  },
  // A witcher's bones, with a medallion of another school.
  {
    id: 'wilds-34',
    deck: 'wilds',
    options: [
      {
        effects: {
          if: { school: 'cat' },
          then: [{ quest: { place: { location: 15 }, event: 26 } }],
          else: [{ quest: { place: { location: 17 }, event: 26 } }],
        },
      },
      { effects: [{ trash: 1 }, { phase3Draw: 1 }] },
    ],
  },
  // A village feeds something in the lake, and is proud of it.
  { id: 'wilds-35', deck: 'wilds', options: [{ effects: [{ event: 8 }] }, { effects: [{ potions: 1 }, { gold: 1 }] }] },
  // A child's game of dice, played for teeth.
  {
    id: 'wilds-36',
    deck: 'wilds',
    options: [
      { effects: [{ event: 46 }] },
      { effects: { if: { potions: 1 }, then: [{ discardPotions: 'all' }, { gold: 3 }], else: [{ gold: 1 }] } },
    ],
  },
];

/** The exploration card with this index. */
export function exploration(index: number): Exploration {
  const card = EXPLORATIONS[index];
  if (card === undefined) throw new RangeError(`There is no exploration card ${index}.`);
  return card;
}
