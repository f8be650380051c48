/** What a game needs of a screen and a keyboard. Tests give a scripted one. */

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** More about it, shown while it is looked at. */
  readonly hint?: string;
}

export interface Question {
  readonly message: string;
  readonly choices: readonly Choice[];
  /** Where the cursor stands first. */
  readonly first?: string;
}

/** What came of a question: an answer, or one of the keys that work everywhere. */
export type Given<T> =
  | { readonly key: 'answer'; readonly value: T }
  /** Why is the rest not possible? */
  | { readonly key: 'why' }
  | { readonly key: 'undo' }
  /** The player leaves. */
  | { readonly key: 'leave' };

export interface Terminal {
  print(text: string): void;
  /** Wipes what was printed, before somebody else looks. */
  clear?(): void;
  choose(question: Question): Promise<Given<string>>;
  /** Any number of the choices, none included. */
  chooseMany(question: Question): Promise<Given<readonly string[]>>;
}
