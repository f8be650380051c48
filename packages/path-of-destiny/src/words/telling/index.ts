/** What the table says in words: the log, the questions, the answers, and why something is not possible. */
import type { AskView, HeardEvent, Impossible, ListedChoice, Outcome, Refusal, WhyNot } from '@medallion/kernel';
import { entryFor, sentence, type WhyNotTold } from '@medallion/words';
import type { PathOfDestiny } from '../../rules/shape.ts';
import type { Who } from '../../rules/table.ts';
import type { Words } from '../index.ts';
import { labels } from './asks/labels.ts';
import { prompts } from './asks/prompts.ts';
import { refusedLabel } from './asks/refused.ts';
import type { AskContext, AskScene } from './asks/types.ts';
import { tellEvent } from './events/index.ts';
import type { Told } from './events/told.ts';
import { doer, nameOf, type Scene, type TellContext } from './scene.ts';
import { REASONS, type Reason } from './shape.ts';
import { type Voice, voiceOf } from './voice.ts';

export type { Told, WhyNotTold } from '@medallion/words';
export type { AskContext } from './asks/types.ts';
export { EVENT_TYPES } from './events/index.ts';
export type { Tales, TellContext } from './scene.ts';
export { type AskKey, REASONS, type Reason } from './shape.ts';

export interface Telling {
  /** The log line of an event, as this reader hears of it; undefined for an event of another game. */
  tell(this: void, event: HeardEvent, context: TellContext): Told | undefined;
  /** The question a seat is asked. */
  question(this: void, ask: AskView<PathOfDestiny>, context: AskContext): string;
  /** One of its answers. */
  label(this: void, ask: AskView<PathOfDestiny>, choice: ListedChoice, context: AskContext): string;
  whyNot(this: void, ask: AskView<PathOfDestiny>, no: Impossible, context: AskContext): WhyNotTold;
  /** Why something is not possible, without saying what. */
  reason(this: void, no: WhyNot): string;
  refusal(this: void, refusal: Refusal): string;
  /** Who is the hero of the tale, and the places of the others. */
  outcome(this: void, outcome: Outcome, context: TellContext): readonly string[];
  waiting(this: void, name: string): string;
  /** What a participant is called: by the table's name, the Automa by its own. */
  name(this: void, who: Who, context: TellContext): string;
  /** The reader, as a name among others. */
  readonly you: string;
}

const built = new WeakMap<Words, Telling>();

export function telling(words: Words): Telling {
  let known = built.get(words);
  if (known === undefined) {
    known = build(voiceOf(words));
    built.set(words, known);
  }
  return known;
}

type AnyPrompt = (s: AskScene, args: unknown) => string;
type AnyLabel = (s: AskScene, choice: ListedChoice) => string;

function build(voice: Voice): Telling {
  const scene = (ask: AskView<PathOfDestiny>, context: AskContext): AskScene => ({ voice, context, ask });
  const reason = (no: WhyNot): string => sayReason(voice, no);
  return {
    tell: (event, context) => tellEvent({ voice, context }, event),
    // An ask and its choices come from the kernel as data: their name tells their shape.
    question: (ask, context) =>
      sentence(entryFor<AnyPrompt>(prompts, ask.ask)?.(scene(ask, context), ask.args) ?? ask.ask),
    label: (ask, choice, context) =>
      sentence(entryFor<AnyLabel>(labels, ask.ask)?.(scene(ask, context), choice) ?? choice.id),
    whyNot: (ask, no, context) => ({
      what: sentence(refusedLabel(scene(ask, context), no.choice)),
      why: reason(no),
      clause: no.clause,
    }),
    reason,
    refusal: (refusal) => sayRefusal(voice, refusal),
    outcome: (outcome, context) => sayOutcome({ voice, context }, outcome),
    waiting: (name) => voice.phrase('waiting', { name }),
    name: (who, context) => sentence(nameOf({ voice, context }, who)),
    you: voice.phrase('you'),
  };
}

function sayReason(voice: Voice, { reason }: WhyNot): string {
  const known: Reason | undefined = REASONS.find((each) => each === reason);
  return known === undefined ? reason : voice.reason(known);
}

function sayRefusal(voice: Voice, refusal: Refusal): string {
  if (refusal.code === 'illegal') return sayReason(voice, refusal.why);
  const detail = 'where' in refusal ? refusal.where : 'message' in refusal ? refusal.message : '';
  return voice.refusal(refusal.code, { detail });
}

/** One line each, the hero first. */
function sayOutcome(scene: Scene, { ranking, detail }: Outcome): readonly string[] {
  const { vp = [] } = (detail ?? {}) as { vp?: readonly number[] };
  const { voice } = scene;
  return ranking.flat().map((who, index) => {
    const n = vp[who] ?? 0;
    if (index === 0) return sentence(voice.phrase('won', { ...doer(scene, who), n }));
    return voice.phrase('placed', { place: index + 1, name: sentence(nameOf(scene, who)), n });
  });
}
