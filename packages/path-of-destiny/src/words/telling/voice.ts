/** One language's sentences and names, ready to be filled. */
import { REFUSALS, type RefusalParams, type Say, speaker } from '@medallion/words';
import { type Language, type Words, words } from '../index.ts';
import { tellings as en } from './en/index.ts';
import { tellings as it } from './it/index.ts';
import { tellings as pl } from './pl/index.ts';
import { tellings as ru } from './ru/index.ts';
import type { EventParams, LabelParams, PhraseParams, PromptParams, Reason, Tellings } from './shape.ts';

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

/** What is said in each language; tests read it, too. */
export const TELLINGS: Readonly<Record<Language, Tellings>> = { en, pl, it, ru };

export function voiceOf(language: Language): Voice {
  const { events, prompts, labels, reasons, phrases } = TELLINGS[language];
  return {
    words: words(language),
    event: speaker(language, events),
    prompt: speaker(language, prompts),
    label: speaker(language, labels),
    reason: speaker(language, reasons),
    refusal: speaker(language, REFUSALS[language]),
    phrase: speaker(language, phrases),
  };
}
