import type { Notes } from './note.ts';

export const notes: Notes = {
  levelTwo: {
    title: 'Before the road',
    text: 'Three monsters will lurk on the map. You begin, so you say where the strong one goes: forest, mountain or water. Somewhere far from you is no shame on a first day.',
  },
  move: {
    title: 'Phase I: travel',
    text: 'The places with a gold ring are one road away and within your means. Choose one. A red thorned disc is a monster; the small sign beside a place shows what can be done there.',
  },
  pay: {
    title: 'What the road costs',
    text: 'You pay with cards from your hand. The cheapest way is one card that shows the terrain of the place you are going to. Otherwise any two cards, or any card and 1 gold. Choose a line here, or the card itself.',
  },
  act: {
    title: 'Use the place',
    text: 'You have moved, so you may use this place once. The button says what it does and what it costs. You may also travel on if you still hold cards.',
  },
  onward: {
    title: 'Stop when you like',
    text: 'Travel on while you can pay, or end Phase I with the gold button. Cards you keep stay in your hand: you will want some if you mean to fight.',
  },
  place: {
    title: 'Here it is up to you',
    text: 'What lies before you is what this place offers. Things that are dimmed say why; the small number leads to the rule.',
  },
  poker: {
    title: 'Dice poker',
    text: 'Five dice, one reroll. Pick the dice you want to throw again; the ladder shows what beats what.',
  },
  phase2: {
    title: 'Phase II: one of three',
    text: 'Fight what stands here, meditate on a trophy, or explore. Most first turns explore: a short tale, a choice, and something for your purse or your board.',
  },
  story: {
    title: 'Read, then choose',
    text: 'Two ways lead on, and the price is written on each. What comes of them is only told afterwards, and the other way stays untold.',
  },
  fight: {
    title: 'Your fight turn begins',
    text: 'First you prepare: potions, your specialty, trophies, as far as you have any. Then you strike. Your deck is your life; every wound takes cards from it.',
  },
  combo: {
    title: 'Chain your cards',
    text: 'Begin with any card. Another may follow if its colour is among the tabs on the right edge of the last one. The slip shows damage, shield and draw before you strike.',
  },
  strike: {
    title: 'The monster answers',
    text: 'One of its cards is turned and hits with the half that was called. Your shield takes the blow first, then your cards do.',
  },
  ended: {
    title: 'So it went',
    text: 'Look at what it brought you, then go on with the gold button. The chronicle keeps every line.',
  },
  discard: {
    title: 'Phase III: tidy your hand',
    text: 'Throw away what you do not need; three cards may stay. Then you draw up to three from your deck.',
  },
  gain: {
    title: 'One card is yours',
    text: 'Every turn you take one of the six. It costs as many cards from your hand as it says; the mark above makes it dearer on the left and cheaper on the right.',
  },
  payCard: {
    title: 'Now pay for it',
    text: 'Choose the cards that go. They are not lost: when your deck runs out, they come back with it.',
  },
  others: {
    title: 'The other witcher',
    text: 'Your rival plays. The chronicle tells what happens, and a slip will sum it up when you are next.',
  },
  farewell: {
    title: 'That was a whole turn',
    text: 'You know the way now: travel, choose, draw and gain. Whoever first has four trophies wins. Press ? whenever you wonder what can be done; the book above holds every rule.',
  },
};
