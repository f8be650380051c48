/** The form in which every game speaks at its table: what is asked, answered, refused and told. */

import { REFUSALS, type RefusalParams } from './refusals.ts';
import { type Language, type Say, sentence, speaker, type Texts } from './say.ts';
import { entryFor, type Told, type WhyNotTold } from './told.ts';

/** What is filled into the sentences of a game, by what they are for. */
interface Spoken {
  readonly events: object;
  readonly prompts: object;
  readonly labels: object;
  readonly reasons: object;
  readonly phrases: object;
}

/** One language's sentences. */
export type TellingsOf<P extends Spoken> = { readonly [K in keyof Spoken]: Texts<P[K]> };

/** One language's sentences, ready to be filled. */
export interface VoiceOf<P extends Spoken> {
  readonly event: Say<P['events']>;
  readonly prompt: Say<P['prompts']>;
  readonly label: Say<P['labels']>;
  readonly reason: Say<P['reasons']>;
  readonly refusal: Say<RefusalParams>;
  readonly phrase: Say<P['phrases']>;
}

export function voiceIn<P extends Spoken>(language: Language, tellings: TellingsOf<P>): VoiceOf<P> {
  const { events, prompts, labels, reasons, phrases } = tellings;
  return {
    event: speaker<P['events']>(language, events),
    prompt: speaker<P['prompts']>(language, prompts),
    label: speaker<P['labels']>(language, labels),
    reason: speaker<P['reasons']>(language, reasons),
    refusal: speaker(language, REFUSALS[language]),
    phrase: speaker<P['phrases']>(language, phrases),
  };
}

/** What is spoken about. The kernel's things are described here by what of them is said. */
interface Said {
  readonly event: unknown;
  readonly ask: { readonly ask: string; readonly args: unknown };
  readonly choice: { readonly id: string };
  /** Who reads, and what people are called. */
  readonly context: unknown;
  /** The same with what the asked seat sees. */
  readonly asking: unknown;
  readonly whyNot: { readonly reason: string; readonly clause: string };
  readonly outcome: unknown;
}

type Impossible<T extends Said> = T['whyNot'] & { readonly choice: T['choice'] };
type Refused<T extends Said> =
  | { readonly code: 'illegal'; readonly why: T['whyNot'] }
  | { readonly code: keyof RefusalParams; readonly where?: string; readonly message?: string };

export interface TellingOf<T extends Said> {
  /** The log line of an event, as this reader hears of it; undefined for an event of another game. */
  tell(this: void, event: T['event'], context: T['context']): Told | undefined;
  /** The question a seat is asked. */
  question(this: void, ask: T['ask'], context: T['asking']): string;
  /** One of its answers. */
  label(this: void, ask: T['ask'], choice: T['choice'], context: T['asking']): string;
  whyNot(this: void, ask: T['ask'], no: Impossible<T>, context: T['asking']): WhyNotTold;
  /** Why something is not possible, without saying what. */
  reason(this: void, no: T['whyNot']): string;
  refusal(this: void, refusal: Refused<T>): string;
  /** Who won, and the places of the others. */
  outcome(this: void, outcome: T['outcome'], context: T['context']): readonly string[];
  waiting(this: void, name: string): string;
  /** The reader, as a name among others. */
  readonly you: string;
}

/** What a game brings along. Its questions and answers are tables by their names: from the kernel they come as data. */
interface Speech<T extends Said, V> {
  readonly voice: V & { readonly refusal: Say<RefusalParams> };
  readonly prompts: object;
  readonly labels: object;
  tell(this: void, scene: SceneOf<T, V>, event: T['event']): Told | undefined;
  reason(this: void, no: T['whyNot']): string;
  /** What an answer would be that is not possible. */
  refused(this: void, scene: AskSceneOf<T, V>, choice: T['choice']): string;
  outcome(this: void, scene: SceneOf<T, V>, outcome: T['outcome']): readonly string[];
  waiting(this: void, name: string): string;
  readonly you: string;
}

interface SceneOf<T extends Said, V> {
  readonly voice: V;
  readonly context: T['context'];
}
interface AskSceneOf<T extends Said, V> {
  readonly voice: V;
  readonly context: T['asking'];
  readonly ask: T['ask'];
}

export function tellingOf<T extends Said, V>(speech: Speech<T, V>): TellingOf<T> {
  const { voice, prompts, labels, reason, waiting, you } = speech;
  const scene = (ask: T['ask'], context: T['asking']): AskSceneOf<T, V> => ({ voice, context, ask });
  return {
    tell: (event, context) => speech.tell({ voice, context }, event),
    question: (ask, context) => {
      const prompt = entryFor<(s: AskSceneOf<T, V>, args: unknown) => string>(prompts, ask.ask);
      return sentence(prompt?.(scene(ask, context), ask.args) ?? ask.ask);
    },
    label: (ask, choice, context) => {
      const label = entryFor<(s: AskSceneOf<T, V>, choice: T['choice']) => string>(labels, ask.ask);
      return sentence(label?.(scene(ask, context), choice) ?? choice.id);
    },
    whyNot: (ask, no, context) => ({
      what: sentence(speech.refused(scene(ask, context), no.choice)),
      why: reason(no),
      clause: no.clause,
    }),
    reason,
    refusal: (refusal) => {
      if (refusal.code === 'illegal') return reason(refusal.why);
      return voice.refusal(refusal.code, { detail: refusal.where ?? refusal.message ?? '' });
    },
    outcome: (outcome, context) => speech.outcome({ voice, context }, outcome),
    waiting,
    you,
  };
}
