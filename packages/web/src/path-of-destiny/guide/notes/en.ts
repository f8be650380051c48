import type { Notes } from './note.ts';

export const notes: Notes = {
  introduction: {
    title: 'A tale in three chapters',
    text: 'Everybody at the table is a hero of the same story. You decide together which way it goes, and each of you wants to be the one it is told about. Read, then open the book.',
  },
  scene: {
    title: 'Two Paths, two Symbols',
    text: 'A chapter offers two Paths. Each has a Symbol; only these two count now. By the end one Path will be followed: its Symbol pays points, the other one pays experience. Both are worth having.',
  },
  pick: {
    title: 'First, take a pair',
    text: 'Press a row to take its two cards. Symbols of the two Paths are drawn strong, the others faint. A high row lets you choose early next turn; the words beside it say what your best play would be.',
  },
  pickAgain: {
    title: 'The order has changed',
    text: 'The figures beside the offer now stand as the rows were taken, from the top. Rows that are taken are gone. The top space gives two unseen cards and the first choice next turn.',
  },
  play: {
    title: 'Two cards, left to right',
    text: 'Press two cards of your hand. The left one works first, and each looks only at what lies before it and at itself. The numbers beside your Timeline show what would come of it. Hold a card, or point at it and press I, to read its effect in words.',
  },
  seal: {
    title: 'Try before you seal',
    text: 'The forecast tells your Symbols, your experience and the Path you would speak for. Take a card back, or change their places, as often as you like. Then seal.',
  },
  ability: {
    title: 'An Ability of yours',
    text: 'The first is yours from the start, experience opens the others. Each can be used once in the whole game; what it would bring stands beside it. “Not now” is no loss: it will be offered again.',
  },
  lose: {
    title: 'Something has to go',
    text: 'The card is paid for with Symbols. Press those you give; the ones that are not Active now cost you nothing.',
  },
  reveal: {
    title: 'Who speaks for which Path',
    text: 'All cards are open. Everybody speaks for the Path whose Symbol they have more of, and the Destiny token goes to the Path with more voices. The Path with more tokens after three turns is followed.',
  },
  dominance: {
    title: 'You have the last word',
    text: 'No token lies on either Path, so the highest figure chooses. Press a Path to see what it would pay everybody.',
  },
  reckoning: {
    title: 'The chapter is counted',
    text: 'Symbols of the Path that is followed are points, those of the other one experience. Whoever has most of a Symbol holds that Path’s token; the next page says what it brings.',
  },
  keep: {
    title: 'What comes along',
    text: 'Tokens and most cards are put away. Keep the cards that show the Symbols of the coming chapter: they stand at the top of this page.',
  },
  result: {
    title: 'What came of it',
    text: 'Only the page that was followed is read. The notes say what each holder of a token receives, and why.',
  },
  others: {
    title: 'The others choose',
    text: 'Your rivals are taking their cards. What was taken stays in sight as a faded print.',
  },
  farewell: {
    title: 'That was a whole chapter',
    text: 'Two more follow, each with Symbols of its own; then the tale names its hero. Press ? whenever you wonder what can be done. The book above holds every rule.',
  },
};
