/** What the table says in words: the log, the questions, the answers, and why something is not possible. */
import type { AskView, HeardEvent, ListedChoice, Outcome, WhyNot } from '@medallion/kernel';
import { sentence, type TellingOf, tellingOf } from '@medallion/words';
import type { PathOfDestiny } from '../../rules/shape.ts';
import type { Who } from '../../rules/table.ts';
import type { Words } from '../index.ts';
import { labels } from './asks/labels.ts';
import { prompts } from './asks/prompts.ts';
import { refusedLabel } from './asks/refused.ts';
import type { AskContext } from './asks/types.ts';
import { tellEvent } from './events/index.ts';
import { doer, nameOf, type Scene, type TellContext } from './scene.ts';
import { REASONS, type Reason } from './shape.ts';
import { type Voice, voiceOf } from './voice.ts';

export type { Told, WhyNotTold } from '@medallion/words';
export type { AskContext } from './asks/types.ts';
export { EVENT_TYPES } from './events/index.ts';
export type { Tales, TellContext } from './scene.ts';
export { type AskKey, REASONS, type Reason } from './shape.ts';

export interface Telling extends TellingOf<Said> {
  /** What a participant is called: by the table's name, the Automa by its own. */
  name(this: void, who: Who, context: TellContext): string;
}

interface Said {
  readonly event: HeardEvent;
  readonly ask: AskView<PathOfDestiny>;
  readonly choice: ListedChoice;
  readonly context: TellContext;
  readonly asking: AskContext;
  readonly whyNot: WhyNot;
  readonly outcome: Outcome;
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

function build(voice: Voice): Telling {
  return {
    ...tellingOf<Said, Voice>({
      voice,
      prompts,
      labels,
      tell: tellEvent,
      refused: refusedLabel,
      reason: (no) => sayReason(voice, no),
      outcome: sayOutcome,
      waiting: (name) => voice.phrase('waiting', { name }),
      you: voice.phrase('you'),
    }),
    name: (who, context) => sentence(nameOf({ voice, context }, who)),
  };
}

function sayReason(voice: Voice, { reason }: WhyNot): string {
  const known: Reason | undefined = REASONS.find((each) => each === reason);
  return known === undefined ? reason : voice.reason(known);
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
