/** The Witcher: Path of Destiny, complete, for the kernel. */

export * from './foresee/index.ts';
export { notation } from './notation.ts';
export { goldenSpace } from './rules/experience.ts';
export { pathOfDestiny, unreadPathOfDestiny } from './rules/game.ts';
export { hasColour, isMulticolour, printedOn } from './rules/card-data.ts';
export { sideQuestValue } from './rules/side-quest.ts';
export { effortMade } from './rules/stories/effort.ts';
export { symbolCount } from './rules/symbols.ts';
export {
  type Options,
  playsSideQuests,
  RULE_OPTIONS,
  type RuleOptionName,
  type RuleOptions,
  readOptions,
} from './rules/options.ts';
export type { PathOfDestiny } from './rules/shape.ts';
export type { Participant, Table, Who } from './rules/table.ts';
export type { GoalView, ParticipantView, PathOfDestinyView } from './view.ts';
