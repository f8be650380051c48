/** A table of any game, hosted anywhere: see docs/architecture.md. */

export { afterHearing, type LinkState, missedSome, OPENING, type Saying, type TableLink } from './link.ts';
export type { OptionRule, OptionValue, Prose, Reading, Speech, Voice } from './speech.ts';
export {
  type Addition,
  type Appended,
  type KeptEntry,
  type KeptSnapshot,
  type KeptTable,
  StoreFull,
  type TableLine,
  type TableStore,
} from './store.ts';
export type {
  FromTable,
  Heard,
  NewTable,
  Position,
  Sitter,
  TableFault,
  TableHead,
  TableRefusal,
  Telling,
  ToTable,
} from './wire.ts';
