import type { Meanings } from './meanings.ts';

export const meanings: Meanings = {
  trail: {
    forms: 'trails?',
    means:
      'A token of a monster’s terrain at your board, face down. Whoever holds it strikes first in a fight with that monster.',
  },
  fatigue: {
    forms: 'fatigue',
    means:
      'What a trophy costs: with each step on the trophy track you trash so many of your own cards as stand there.',
  },
  level: {
    forms: 'levels?',
    means: 'A witcher’s level rises as soon as all four attributes are above it; a monster’s says how strong it is.',
  },
  extension: {
    forms: 'extensions?|tabs?',
    means:
      'The coloured tabs on a card’s right edge. A card of that colour may follow it in a combo, and the tab that is used counts.',
  },
  combo: {
    forms: 'combos?',
    means: 'Cards laid one after the other in a fight turn, each of a colour among the tabs of the one before.',
  },
  shield: {
    forms: 'shields?',
    means: 'Takes damage before your cards do, point by point. Defense says how high it may stand.',
  },
  lifePool: {
    forms: 'life pools?',
    means:
      'In a fight, deck and discard pile shuffled together. With your hand it is your life: a point of damage is a card.',
  },
  trash: { forms: 'trash(?:ed|es)?', means: 'A trashed card leaves your deck for good; a discarded one comes back.' },
  trophy: {
    forms: 'trophy|trophies',
    means:
      'Gained by defeating monsters and witchers or by meditation. Four of them win the game, and each has a power.',
  },
  quest: { forms: 'quests?', means: 'A card with a place. Go there and finish it in Phase I: its tale goes on.' },
  meditate: {
    forms: 'meditat(?:e|es|ion)',
    means: 'In Phase II, with an attribute at level 5: you gain that attribute’s trophy.',
  },
};
