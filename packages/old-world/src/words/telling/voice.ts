/** One language's sentences and names, ready to be filled. */
import { type Language, REFUSALS, type RefusalParams, type Say, speaker } from '@medallion/words';
import type { AttributeChoice } from '../../content/vocabulary.ts';
import { names as enNames } from '../en/names.ts';
import { type Words, words } from '../index.ts';
import { names as itNames } from '../it/names.ts';
import { names as plNames } from '../pl/names.ts';
import { names as ruNames } from '../ru/names.ts';
import type { Names } from '../shape.ts';
import { tellings as en } from './en/index.ts';
import { tellings as it } from './it/index.ts';
import { tellings as pl } from './pl/index.ts';
import { tellings as ru } from './ru/index.ts';
import type { EventParams, LabelParams, PhraseParams, PromptParams, Reason, ReasonParams, Tellings } from './shape.ts';

export interface Voice {
  readonly words: Words;
  readonly event: Say<EventParams>;
  readonly prompt: Say<PromptParams>;
  readonly label: Say<LabelParams>;
  readonly reason: Say<Record<Reason, ReasonParams>>;
  readonly refusal: Say<RefusalParams>;
  readonly phrase: Say<PhraseParams>;
  /** A list with "and" before its last part. */
  and(parts: readonly string[]): string;
  /** The attribute as the object of "raise". */
  attributeObject(attribute: AttributeChoice): string;
}

/** What is said in each language; tests read it, too. */
export const TELLINGS: Readonly<Record<Language, Tellings>> = { en, pl, it, ru };

const NAMES: Readonly<Record<Language, Names>> = { en: enNames, pl: plNames, it: itNames, ru: ruNames };

export function voiceOf(language: Language): Voice {
  const { events, prompts, labels, reasons, phrases } = TELLINGS[language];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    words: words(language),
    event: speaker(language, events),
    prompt: speaker(language, prompts),
    label: speaker(language, labels),
    reason: speaker(language, reasons),
    refusal: speaker(language, REFUSALS[language]),
    phrase: speaker(language, phrases),
    and: (parts) => list.format(parts),
    attributeObject: (attribute) => NAMES[language].attributeObject[attribute],
  };
}
