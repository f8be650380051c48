/** One language's sentences and names, ready to be filled. */
import { type Language, voiceIn, type VoiceOf } from '@medallion/words';
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
import type { Spoken, Tellings } from './shape.ts';

export interface Voice extends VoiceOf<Spoken> {
  readonly words: Words;
  /** A list with "and" before its last part. */
  and(parts: readonly string[]): string;
  /** The attribute as the object of "raise". */
  attributeObject(attribute: AttributeChoice): string;
}

/** What is said in each language; tests read it, too. */
export const TELLINGS: Readonly<Record<Language, Tellings>> = { en, pl, it, ru };

const NAMES: Readonly<Record<Language, Names>> = { en: enNames, pl: plNames, it: itNames, ru: ruNames };

export function voiceOf(language: Language): Voice {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    ...voiceIn<Spoken>(language, TELLINGS[language]),
    words: words(language),
    and: (parts) => list.format(parts),
    attributeObject: (attribute) => NAMES[language].attributeObject[attribute],
  };
}
