export * from '../rules/poker/index.ts';
export { practiceGame } from './game.ts';
export type { Practice, PracticeEnd, PracticeOptions, PracticeView } from './shape.ts';
