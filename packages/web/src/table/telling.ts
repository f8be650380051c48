/** What the table of a sitting says, in the language of the page, to the one at the screen. */

import type { AnyShape, HeardEvent, Impossible, ListedChoice, Seat } from '@medallion/kernel';
import { type Prose, type Reading, sayRefusal, type TableRefusal, type Voice } from '@medallion/table';
import type { Outline, Told, WhyNotTold } from '@medallion/words';
import { use, useMemo } from 'react';
import { voiceOf } from '../games.ts';
import { useWords } from '../words/index.tsx';
import { type AskOf, type Sitting, useSitting } from './sitting.ts';

export interface Telling {
  /** What the game is called. */
  readonly title: string;
  question(this: void, ask: AskOf<AnyShape>): string;
  label(this: void, ask: AskOf<AnyShape>, choice: ListedChoice): string;
  group(this: void, ask: AskOf<AnyShape>, choice: ListedChoice): string | undefined;
  hint(this: void, ask: AskOf<AnyShape>, choice: ListedChoice): string | undefined;
  whyNot(this: void, ask: AskOf<AnyShape>, no: Impossible): WhyNotTold;
  event(this: void, event: HeardEvent<AnyShape>): Told | undefined;
  before(this: void, ask: AskOf<AnyShape>): readonly Prose[];
  after(this: void, event: HeardEvent<AnyShape>): readonly Prose[];
  refusal(this: void, refusal: TableRefusal): string;
  outcome(this: void): readonly string[];
  outline(this: void): Outline;
  who(this: void, seat: Seat): string;
}

/** The voice of the game on the table. Waits, as Suspense does, until it can be heard. */
export function useTelling(): Telling {
  const sitting = useSitting<AnyShape>();
  const { language } = useWords();
  const voice = use(voiceOf(sitting.table.game, language));
  return useMemo(() => {
    const reading = readingOf(sitting);
    return {
      ...bound(voice, reading),
      refusal: (refusal) => sayRefusal(language, refusal, voice),
    };
  }, [sitting, voice, language]);
}

function bound(voice: Voice<AnyShape>, reading: Reading<AnyShape>): Omit<Telling, 'refusal'> {
  const { over } = reading.view;
  return {
    title: voice.title,
    question: (ask) => voice.question(ask, reading),
    label: (ask, choice) => voice.label(ask, choice, reading),
    group: (ask, choice) => voice.group?.(ask, choice, reading),
    hint: (ask, choice) => voice.hint?.(ask, choice, reading),
    whyNot: (ask, no) => voice.whyNot(ask, no, reading),
    event: (event) => voice.tell(event, reading),
    before: (ask) => voice.before?.(ask, reading) ?? [],
    after: (event) => voice.after?.(event, reading) ?? [],
    outcome: () => (over === undefined ? [] : voice.outcome(over, reading)),
    outline: () => voice.outline(reading),
    who: reading.who,
  };
}

function readingOf({ table, position }: Sitting<AnyShape>): Reading<AnyShape> {
  const { sitters } = table;
  // Persons who share a screen look at the end together: nobody in particular is addressed.
  const together = position.over !== undefined && sitters.filter(({ bot }) => bot === undefined).length > 1;
  return {
    viewer: together ? 'spectator' : position.viewer,
    view: position,
    who: (seat) => sitters[seat]?.name ?? '',
  };
}
