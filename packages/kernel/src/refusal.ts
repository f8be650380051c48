import type { Impossible } from './shape.ts';

/** Why an answer was not accepted. Nothing has changed. */
export type Refusal =
  /** Not an answer at all; `where` names the part that is wrong. */
  | { readonly code: 'malformed'; readonly where: string }
  /** Given to an older position: look again. */
  | { readonly code: 'stale'; readonly number: number }
  | { readonly code: 'unknown-seat' }
  | { readonly code: 'unknown-ask' }
  | { readonly code: 'not-your-ask' }
  | { readonly code: 'already-answered' }
  | { readonly code: 'unknown-option' }
  /** Against a rule, which `why` names. */
  | { readonly code: 'illegal'; readonly why: Impossible }
  | { readonly code: 'game-over' }
  /** Something was revealed, rolled or answered since: it cannot be taken back. */
  | { readonly code: 'cannot-undo' }
  /** A bug in the rules; the game stands where it stood. */
  | { readonly code: 'rules-fault'; readonly message: string };
