/** A table of any game, hosted anywhere: see docs/architecture.md. */

export { fileOf, type Proof, readRecord, recordOf } from './archive.ts';
export {
  compared,
  dayOf,
  huntOf,
  isPastDay,
  mastersHunt,
  provenHunt,
  type ProvenHunt,
  resultOf,
  worthOf,
} from './daily.ts';
export { type RecordFault, Unusable } from './fault.ts';
export { type Device, Host, type Hosted } from './host.ts';
export { afterHearing, type LinkState, missedSome, OPENING, type Saying, type TableLink } from './link.ts';
export type { Listener, Listening } from './listeners.ts';
export { type Chapters, type Eyes, heardUpTo, isTakenBack, type NextDeed, type Point, Reel } from './reel.ts';
export { give, laidOut, legalNow } from './scenario/lay-out.ts';
export { readScenario, type Scenario } from './scenario/read.ts';
export { sayFault, sayRefusal } from './say.ts';
export type { OptionRule, OptionValue, Prose, Reading, Speech, Voice } from './speech.ts';
export { startTable, type TableStart } from './start.ts';
export {
  type Addition,
  type Appended,
  type KeptEntry,
  type KeptSnapshot,
  type KeptTable,
  type News,
  StoreFull,
  type TableLine,
  type TableStore,
} from './store.ts';
export { NoTable, type RoomDevice, Tables } from './tables.ts';
export { answerOf, type Patience, type Think, thinkHere, type Thought, type World } from './think.ts';
export type {
  FromTable,
  NewTable,
  Position,
  Sitter,
  TableFault,
  TableHead,
  TableRefusal,
  Telling,
  ToTable,
} from './wire.ts';
