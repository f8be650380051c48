/** The Witcher: Path of Destiny, complete, for the kernel. */

export { notation } from './notation.ts';
export { goldenSpace } from './rules/experience.ts';
export { pathOfDestiny } from './rules/game.ts';
export { type Options, RULE_OPTIONS, type RuleOptionName, type RuleOptions, readOptions } from './rules/options.ts';
export type { PathOfDestiny } from './rules/shape.ts';
export type { Participant, Table, Who } from './rules/table.ts';
export type { GoalView, ParticipantView, PathOfDestinyView } from './view.ts';
