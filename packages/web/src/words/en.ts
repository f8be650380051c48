import type { Texts } from '@medallion/words';
import type { PageMessages } from './shape.ts';

export const page: Texts<PageMessages> = {
  'app.motto': 'two games, one table, and someone to hold the candle',
  'app.unofficial': 'An unofficial table, drawn and written from scratch.',
  'app.home': 'Medallion, to the first page',
  'app.language': 'Language',
  'app.about': 'About and credits',
  'app.close': 'Close',

  'home.online': 'With friends online',
  'home.daily': 'Daily hunt',
  'home.tables': 'Tables online',
  'home.poker.text': 'The practice table in the corner of the inn: five dice, one reroll, three gold in the pool.',
  'home.poker.play': 'Sit down to dice',
  'home.poker.resume': 'Go on with your game',
  'home.poker.resumeText': 'Your game is still on the table.',
  'home.resume.turn': 'Turn {n}, {when}',
  'home.pd.text': 'A tale in three chapters, and all at the table pull it their way.',
  'home.ow.text': 'Take contracts across a drawn continent; be first to four trophies.',
  'home.way.alone': 'Alone',
  'home.way.bots': 'With rivals',
  'home.way.hotseat': 'Hot seat',
  'home.resume': 'Take your seat',
  'home.turns': '{n, plural, one {A table waits for you} other {# tables wait for you}}',
  'home.resume.with': '{title} with {names}',
  'home.resume.alone': '{title}, alone',
  'home.resume.answers': '{n, plural, one {# answer} other {# answers}}, {when}',

  'game.old-world-poker': 'Dice poker',
  'game.path-of-destiny': 'Path of Destiny',
  'game.old-world': 'Old World',

  'about.back': 'Back to the first page',

  'clause.label': 'The rule {clause}',

  'offline.ready': 'A new version of the table is ready.',
  'offline.reload': 'Use it now',
  'offline.later': 'Later',

  'collection.title': 'Collection',

  'rules.title': 'Rules',

  'settings.title': 'Settings',

  'guide.offer': 'New here? Play your first turn with a guide',
  'guide.offer.chapter': 'New here? Play your first chapter with a guide',
  'guide.lesson.fight': 'Lesson 2: a fight',
  'guide.lesson.road': 'Lesson 3: quests, trails, dice',
};
