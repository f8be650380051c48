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
  hunt: {
    title: 'A monster where you stand',
    text: 'The rotfiend has 11 cards of life. You hold a token of its trail, so the first blow is yours. Attack it: everything that follows is told step by step.',
  },
  prepare: {
    title: 'Prepare',
    text: 'Before you strike you may drink a potion. Swallow raises your shield by 1 and lets you draw one card fewer afterwards. When you are ready, attack.',
  },
  begin: {
    title: 'Begin a combo',
    text: 'Lay any card first. Its colour does not matter yet; what matters are the coloured tabs on its right edge. Push opens blue, so Quick Slash can follow.',
  },
  chain: {
    title: 'Go on with a colour',
    text: 'Another card fits if its colour is among the tabs of the last one, and the tab you use counts as well. Three cards or more: as a Wolf you deal 1 more. Stop whenever you like.',
  },
  ready: {
    title: 'What it will do',
    text: 'This says what your combo brings before you strike: damage to the monster first, then shield for you. Your last card can still be taken back. Then you draw as many cards as your Combat says.',
  },
  skill: {
    title: 'Use your skill',
    text: 'Three cards lie there, so your skill is lit: press it, and the combo deals 1 more. Once in a fight, so use it when it counts. Then strike.',
  },
  beginAgain: {
    title: 'Another combo',
    text: 'Lay a card whose tabs open a colour you still hold. If nothing fits together, one card is a combo, too.',
  },
  comfort: {
    title: 'Something for the pain',
    text: 'Whoever was beaten gains a card of cost 0 from the row. Look for tabs that fit your other cards: longer combos win fights.',
  },
  beast: {
    title: 'Charge or bite',
    text: 'Now the monster. Somebody calls charge or bite without seeing the card; then the top card of its life is turned and that half happens. So each of its attacks costs it a card.',
  },
  suffer: {
    title: 'Damage',
    text: 'Your rival called charge or bite without seeing the card; then the top card of the monster’s life was turned, and that half happens. Your shield takes the first points, each further one costs a card of your life pool. Golden Oriole takes 1 off.',
  },
  lose: {
    title: 'Cards that go',
    text: 'When damage or a claw reaches your hand, you lose cards of it. You say which, so keep what makes a combo.',
  },
  again: {
    title: 'Your life',
    text: 'Your life is your deck and your hand together: drawing is no loss, being hit is. The monster’s life is its pile. Look at both, then prepare and strike once more.',
  },
  won: {
    title: 'Defeated',
    text: 'Its last card is gone and you still have yours: a trophy, a step on the track, and with it a power to use. The road wears you down, too: fatigue takes a card of yours for good.',
  },
  beaten: {
    title: 'Knocked out',
    text: 'Your life pool and your hand are empty, so you fell. You lose no cards for good: the monster heals, and you come back with a better shield, more potions or stronger cards.',
  },
  spoils: {
    title: 'Fatigue',
    text: 'Each step on the trophy track costs cards for good: 1 now, then 2, then 3. You pick them from deck, hand and discard pile; begin with your weakest. Then everything is shuffled into your deck.',
  },
  fightFarewell: {
    title: 'That was a fight',
    text: 'Prepare, combo, damage, shield, draw; then charge or bite. Whoever has no card left has lost. One more lesson is about what lies on the road.',
  },
  questAway: {
    title: 'A quest on the road',
    text: 'You carry a quest: it ends in Novigrad, next door. Go there. One card of the forest pays for the road.',
  },
  questHere: {
    title: 'Finish the quest',
    text: 'You have arrived, so you may finish your quest here: its tale goes on, and you get what it brings. It costs no action of the place.',
  },
  diceHere: {
    title: 'Dice in the tavern',
    text: 'Here they throw dice. You and the locals stake a coin each; the better throw takes it all. Try it: one game in a turn.',
  },
  stake: {
    title: 'The stake',
    text: 'Each side puts gold in the middle. More you cannot lose.',
  },
  dice: {
    title: 'Throw again',
    text: 'Five dice, and each side may throw some of them once more. Keep pairs, throw the rest; the ladder shows what beats what. Then the better throw wins the pot.',
  },
  trailAway: {
    title: 'A trail quest',
    text: 'A token at your board shows Hengfors, with a coin on it. As soon as you enter, the coin is yours and the token becomes a trail: no action needed. Go there, by a card of the mountains.',
  },
  trailHere: {
    title: 'The trail is yours',
    text: 'Whoever holds the trail of a monster’s terrain strikes first when they fight it. Hengfors itself sells the next trail quest: take it, or go on.',
  },
  trailAsk: {
    title: 'Which monster',
    text: 'Choose the monster you want the trail of. The token that is drawn shows where you will find it.',
  },
  roadOn: {
    title: 'On your way',
    text: 'Travel on while you can pay, or end Phase I with the gold button.',
  },
  roadFarewell: {
    title: 'You know the road',
    text: 'Quests bring tales and gold, trails the first blow, dice a little luck. Phase II and III go on as you know them. Now a game of your own?',
  },
};
