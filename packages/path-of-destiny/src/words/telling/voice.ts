/** One language's sentences and names, ready to be filled. */
import { REFUSALS, type RefusalParams, type Say, speaker } from '@medallion/words';
import type { Words } from '../index.ts';
import type { EventParams, LabelParams, PhraseParams, PromptParams, Reason } from './shape.ts';

type Nothing = Readonly<Record<never, never>>;

export interface Voice {
  readonly words: Words;
  readonly event: Say<EventParams>;
  readonly prompt: Say<PromptParams>;
  readonly label: Say<LabelParams>;
  readonly reason: Say<Record<Reason, Nothing>>;
  readonly refusal: Say<RefusalParams>;
  readonly phrase: Say<PhraseParams>;
}

export function voiceOf(words: Words): Voice {
  const { language } = words;
  const { events, prompts, labels, reasons, phrases } = words.tellings;
  return {
    words,
    event: speaker(language, events),
    prompt: speaker(language, prompts),
    label: speaker(language, labels),
    reason: speaker(language, reasons),
    refusal: speaker(language, REFUSALS[language]),
    phrase: speaker(language, phrases),
  };
}
