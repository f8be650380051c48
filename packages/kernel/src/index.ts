export { Dice, seedStreams } from './chance.ts';
export { BadInput, RulesFault } from './errors.ts';
export { commitmentOf, seedOf } from './fairness.ts';
export { fingerprint, hashOf, sha256Hex } from './hash.ts';
export { canonical, cloneJson, isRecord, type Json } from './json.ts';
export {
  type Answer,
  Match,
  type MatchLoad,
  type MatchStart,
  type Snapshot,
  type Submitted,
  type Verdict,
  verifyRecord,
} from './match.ts';
export { parseCore, parseInteger, parseWithin, positionLines, type PositionLine, printCore } from './notation.ts';
export {
  type Laid,
  type Line,
  openPosition,
  parseJsonLine,
  parseNamed,
  parsePile,
  printNamed,
  printPile,
} from './notation-lines.ts';
export { dealtOrNamed, oneOf, rawOptions, seatOrRandom, switched, wholeNumber } from './options.ts';
export {
  clonePile,
  deckPile,
  handPile,
  openPile,
  type PartlyKnown,
  type Pile,
  type PileKind,
  type PileView,
  seesInto,
  viewPile,
} from './pile.ts';
export { cloneState, type ListedChoice, Play } from './play.ts';
export { readPosition } from './position.ts';
export {
  contentHash,
  type Entry,
  type GameRecord,
  inOrder,
  isAnswer,
  lastUpdate,
  parseRecord,
  playedBy,
  printRecord,
  recordHash,
  type RecordHeader,
  type RecordSeal,
  sameVersion,
  type Update,
  type Version,
  versionOf,
} from './record.ts';
export { among, either, listOf, parts, type Reader, text, whole } from './reader.ts';
export { redealHidden } from './redeal.ts';
export { type KeptPosition, resume, type Resumed, type UnreadableWhy } from './resume.ts';
export type { Refusal } from './refusal.ts';
export type {
  Act,
  Answers,
  AnyShape,
  AskArgs,
  AskName,
  AskRule,
  AskRules,
  Choice,
  EventName,
  Game,
  Happening,
  Impossible,
  Look,
  NoChoice,
  Notation,
  OpenAsk,
  Outcome,
  Seat,
  Shape,
  State,
  Step,
  StepHandlers,
  Viewer,
  WhyNot,
} from './shape.ts';
export { type AskView, askView, type HeardEvent, heardBy, type PlayView, playView, type SeatView } from './view.ts';
