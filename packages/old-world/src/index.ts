/** The Witcher: Old World, complete, for the kernel. */

export {
  fallsByOwnCombo,
  type Foreseen,
  foreseeAttack,
  foreseeCombo,
  isLastOfCombo,
  levelsInFight,
  potionsAllowed,
} from './foresee.ts';
export { afterMoves, foreseeMoves } from './foresee-journey.ts';
export { notation } from './notation.ts';
export { mayLower, mostShield } from './rules/attributes.ts';
export { countCombo, tabFor } from './rules/combo.ts';
export { mostDamage, mostLosses } from './rules/fight/damage.ts';
export { oldWorld } from './rules/game.ts';
export {
  EDITIONS,
  type Edition,
  type Options,
  PRESETS,
  RULE_OPTIONS,
  type RuleOptionName,
  type RuleOptions,
  readOptions,
} from './rules/options.ts';
export { damageNow } from './rules/monster/attack.ts';
export { type Trait, TRAITS } from './rules/monster/traits.ts';
export { powerOf } from './rules/powers.ts';
export type { OldWorld } from './rules/shape.ts';
export type {
  Fight,
  FightSide,
  PowerSource,
  QuestCard,
  Story,
  Table,
  TrophyId,
  TurnState,
  Witcher,
} from './rules/table.ts';
export type { FightView, OldWorldView, RowSlotView, SlotView, WitcherView } from './view.ts';
