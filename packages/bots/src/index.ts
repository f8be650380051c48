export { type Bot, type Question, randomBot } from './bot.ts';
export {
  isThinker,
  type Measure,
  type Option,
  type Reason,
  type Thinker,
  type Thinking,
  type Weighing,
} from './search/thinking.ts';
export { playOut, questionOf } from './play-out.ts';
export { answerPractice, chooseReroll, pokerBot } from './poker.ts';
export { imagine } from './world.ts';
export {
  type Found,
  type Judgement,
  type Moment,
  review,
  type ReviewStep,
  type ReviewWish,
} from './teacher/review.ts';
export type { Journeys, Lesson, Teaching } from './teacher/teaching.ts';
export { oldWorldTeaching } from './old-world/teaching.ts';
export { destinyTeaching } from './path-of-destiny/teaching.ts';
export { adept } from './old-world/adept.ts';
export { master, masterWith } from './old-world/master.ts';
export { novice } from './old-world/novice.ts';
export { destinyAdept } from './path-of-destiny/adept.ts';
export { destinyMaster, destinyMasterWith } from './path-of-destiny/master.ts';
export { destinyNovice } from './path-of-destiny/novice.ts';
