import type {
  AskView,
  HeardEvent,
  Impossible,
  ListedChoice,
  Outcome,
  Refusal,
  SeatView,
  Viewer,
} from '@medallion/kernel';
import type { OldWorld, PowerSource } from '@medallion/old-world';
import { type AskContext, type Tales, type Told, telling, type WhyNotTold } from '@medallion/old-world/telling';
import type { Language } from '@medallion/old-world/words';

/** What the table says about one position, in one language, to the one at the screen. */
export interface TableTelling {
  question(this: void, ask: AskView<OldWorld>): string;
  label(this: void, ask: AskView<OldWorld>, choice: ListedChoice): string;
  /** The destination and the price of a move apart. */
  move(
    this: void,
    ask: AskView<OldWorld>,
    choice: ListedChoice,
  ): { to: number; place: string; pay: string } | undefined;
  whyNot(this: void, ask: AskView<OldWorld>, no: Impossible): WhyNotTold;
  event(this: void, event: HeardEvent): Told | undefined;
  refusal(this: void, refusal: Refusal): string;
  waiting(this: void, name: string): string;
  /** What a Trophy, a kept card or a Potion is called. */
  source(this: void, source: PowerSource): string;
  /** Who won, and the places of the others. */
  outcome(this: void, outcome: Outcome): readonly string[];
  /** For whoever needs what is not here: the context the game's own telling takes. */
  readonly context: AskContext;
}

export interface Reader {
  readonly language: Language;
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly view: SeatView<OldWorld>;
  readonly tales?: Tales;
}

export function tellingOf({ language, names, viewer, view, tales }: Reader): TableTelling {
  const told = telling(language);
  const context: AskContext = {
    viewer,
    view,
    who: (seat) => names[seat] ?? '',
    ...(tales === undefined ? {} : { tales }),
  };
  return {
    question: (ask) => told.question(ask, context),
    label: (ask, choice) => told.label(ask, choice, context),
    move: (ask, choice) => told.move(ask, choice, context),
    whyNot: (ask, no) => told.whyNot(ask, no, context),
    event: (event) => told.tell(event, context),
    refusal: (refusal) => told.refusal(refusal),
    waiting: (name) => told.waiting(name),
    source: (source) => told.source(source, context),
    outcome: (outcome) => told.outcome(outcome, context),
    context,
  };
}
