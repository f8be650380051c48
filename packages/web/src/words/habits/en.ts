/** The words of habits people bring along: what waits for its player, keys, the menu, what is said to those who look away. */
export const habits = {
  'duel.ownFall': 'This strike takes your last card, and your opponent still stands: you will be knocked out.',
  'ow.gain.hint': 'Touch a card to choose it, touch it again to gain it.',
  'moment.trophy': '{name} gains a trophy',
  'moment.trophy.own': 'You gain a trophy',
  'moment.trophy.first': 'Your first trophy!',
  'moment.oneMore': '{name} needs only one more trophy to win!',
  'moment.oneMore.own': 'One more trophy, and you win!',
  'moment.fatigue': 'Fatigue: {n, plural, one {# card leaves} other {# cards leave}} the deck for good.',
  'moment.level': 'Level {level} is reached',
  'moment.level.text': 'All four attributes stand above the level before.',
  'tavern.forLocals': 'You throw for the locals',
  'pace.label': 'What others do',
  'pace.pause': 'Pause',
  'pace.goOn': 'Go on',
  'pace.step': 'Next step',
  'pace.skip': 'Show all',
  'pace.again': 'Show that turn again',
  'settings.volume': 'Volume',
  'settings.pace': 'Pace of bots',
  'settings.pace.text': 'How long what others do is looked at. Any key skips ahead.',
  'settings.pace.slow': 'slow',
  'settings.pace.normal': 'normal',
  'settings.pace.quick': 'quick',
  'settings.pace.at-once': 'at once',
} as const;

export type HabitWords = Readonly<Record<keyof typeof habits, string>>;
