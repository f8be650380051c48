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
export { adept } from './old-world/adept.ts';
export { master, masterWith } from './old-world/master.ts';
export { novice } from './old-world/novice.ts';
export { destinyAdept } from './path-of-destiny/adept.ts';
export { destinyMaster, destinyMasterWith } from './path-of-destiny/master.ts';
export { destinyNovice } from './path-of-destiny/novice.ts';
