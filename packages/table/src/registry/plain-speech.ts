import type { AskName, Choice, HeardEvent, Outcome, Refusal, Shape } from '@medallion/kernel';
import { REFUSALS, sentence, speaker } from '@medallion/words';
import type { Reading, Speech, Voice } from '../speech.ts';

/** All a small game has to say, in English: the reference games are for people who write games. */
export interface PlainWords<G extends Shape> {
  readonly title: string;
  readonly questions: Readonly<Record<AskName<G>, string>>;
  readonly label: (choice: Choice<G, AskName<G>>, reading: Reading<G>) => string;
  /** Why something is not possible. */
  readonly reasons: Readonly<Record<string, string>>;
  /** The lines of the log; an event without one is not worth it. */
  readonly tell: (event: HeardEvent<G>, who: Reading<G>['who']) => string | undefined;
  readonly outline: Voice<G>['outline'];
  readonly options?: Readonly<Record<string, string>>;
}

export function plainSpeech<G extends Shape>(words: PlainWords<G>): Speech<G> {
  const { title, questions, label, reasons, tell, outline, options = {} } = words;
  const refused = speaker('en', REFUSALS.en);
  const reason = (why: string): string => reasons[why] ?? why;
  const voice: Voice<G> = {
    title,
    question: (ask) => questions[ask.ask as AskName<G>],
    label: (_ask, choice, reading) => sentence(label(choice as Choice<G, AskName<G>>, reading)),
    whyNot: (_ask, no, reading) => ({
      what: sentence(label(no.choice as Choice<G, AskName<G>>, reading)),
      why: reason(no.reason),
      clause: no.clause,
    }),
    tell: (event, { who }) => {
      const text = tell(event, who);
      return text === undefined ? undefined : { text: sentence(text) };
    },
    refusal: (refusal: Refusal) => {
      if (refusal.code === 'illegal') return reason(refusal.why.reason);
      return refused(refusal.code, { detail: 'where' in refusal ? refusal.where : '' });
    },
    outcome: ({ ranking }: Outcome, { who }) =>
      ranking.map((seats, place) => `${place + 1}. ${seats.map(who).join(', ')}`),
    outline,
    option: (name) => options[name] ?? name,
    value: (_name, value) => String(value),
  };
  return { languages: ['en'], voice: () => Promise.resolve(voice) };
}
