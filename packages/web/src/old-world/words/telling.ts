import type { AskView, HeardEvent, Impossible, ListedChoice, Refusal, Seat, SeatView } from '@medallion/kernel';
import type { OldWorldView } from '@medallion/old-world';
import type { Language } from '@medallion/old-world/words';

/** Why something cannot be done: the sentence, and the clause it stands in. */
export interface Why {
  readonly text: string;
  readonly clause: string;
}

/** One line of the log. */
export interface Told {
  readonly text: string;
  readonly clause?: string;
  /** A line that a short log may leave out. */
  readonly minor?: true;
}

/** What the table says about a position, in one language: questions, answers, refusals, events. */
export interface Telling {
  question(ask: AskView): string;
  choice(ask: AskView, choice: ListedChoice): string;
  /** The answer that cannot be given. */
  impossible(ask: AskView, why: Impossible): string;
  why(why: Impossible): Why;
  event(event: HeardEvent): Told | undefined;
  refusal(refusal: Refusal): string;
}

export interface Scene {
  readonly language: Language;
  readonly names: readonly string[];
  readonly me: Seat | 'spectator';
  readonly view: SeatView<OldWorldView>;
}

export function tellingOf(_scene: Scene): Telling {
  return {
    question: ({ ask }) => ask,
    choice: (_ask, { id }) => id,
    impossible: (_ask, { id }) => id,
    why: ({ reason, clause }) => ({ text: reason, clause }),
    event: ({ type }) => ({ text: type }),
    refusal: ({ code }) => code,
  };
}
