/** The shape of the tales told on exploration and event cards. What a card does is in `content`; here is what is read aloud. */

type Tens = '0' | '1' | '2';
type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** The two digits of a card: 01 to 36. */
export type CardNumber = `${Tens}${Digit}` | '10' | '20' | '30' | `3${'1' | '2' | '3' | '4' | '5' | '6'}`;

export type ExplorationId = `${'city' | 'wilds'}-${CardNumber}`;

/** What one result is told by: a text, or one for each branch where the result depends on a condition. */
export type Outcome = string | { readonly then: string; readonly else: string };

export interface ExplorationProse {
  readonly title: string;
  readonly scene: string;
  readonly options: readonly [string, string];
  readonly outcomes: readonly [Outcome, Outcome];
}

export type EventProse = { readonly title: string; readonly scene: string } & (
  | { readonly options: readonly [string, string]; readonly outcomes: readonly [Outcome, Outcome] }
  /** One for each tier of a test or a short fight, from the worst. */
  | { readonly outcomes: readonly Outcome[] }
  /** `name` is what equipment or a companion is called. */
  | { readonly outcome: Outcome; readonly name?: string }
);

export interface Stories {
  readonly explorations: Readonly<Record<ExplorationId, ExplorationProse>>;
  readonly events: Readonly<Record<number, EventProse>>;
}

/** One file of a language: a part of the exploration cards. */
export type ExplorationPart = Readonly<Partial<Record<ExplorationId, ExplorationProse>>>;
/** One file of a language: a part of the event cards. */
export type EventPart = Readonly<Record<number, EventProse>>;
