export { POKER_HANDS, type PokerHand } from '../../content/tables.ts';
export {
  POKER_STREAM,
  type PokerAgainst,
  type PokerAsks,
  type PokerEvents,
  type PokerGame,
  type PokerOptions,
  type PokerResult,
  type PokerShape,
  type PokerStage,
  type PokerStart,
  type PokerSteps,
  type PokerTable,
} from './game.ts';
export {
  DEFAULT_POKER_RULES,
  type DecidingClause,
  type Decision,
  decide,
  type Hand,
  type PokerRules,
  rankHand,
  rankOf,
  soloReward,
  strength,
} from './hands.ts';
export { type NoPoker, whyNoPoker } from './may-play.ts';
export {
  activeValues,
  bestPick,
  otherValues,
  type PickValue,
  type RerollOdds,
  type Role,
  rerollOdds,
  soloOdds,
  soloValues,
} from './odds.ts';
export { KEEP_ALL, type DicePick, pickId, pickOf, picksAll } from './pick.ts';
export { pokerChapter } from './steps.ts';
