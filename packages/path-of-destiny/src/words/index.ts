/** The words of Path of Destiny. A language is fetched when it is first spoken; `every.ts` has all of them at once. */

import { type Language, type Say, speaker, unbrokenIn } from '@medallion/words';
import type { Covers } from '../stories/types.ts';
import type { OptionWords } from './options/shape.ts';
import type { DestinyWords } from './outline/shape.ts';
import { type Renderer, renderer } from './render.ts';
import type { Abilities, Messages, Names } from './shape.ts';
import type { Tellings } from './telling/shape.ts';
import type { Tongue } from './tongue.ts';

export { LANGUAGES, type Language } from '@medallion/words';
export type { Renderer } from './render.ts';
export type { Abilities, AbilityId, MessageKey, Messages, Names } from './shape.ts';

export interface Words extends Renderer {
  readonly language: Language;
  readonly names: Names;
  /** What each Ability does. */
  readonly abilities: Abilities;
  readonly say: Say<Messages>;
  /** What the options of a game are called. */
  readonly options: OptionWords;
  /** What only a table told in text says. */
  readonly outline: DestinyWords;
  /** The sentences of log, questions and answers. */
  readonly tellings: Tellings;
  /** The line on the cover of each tale. */
  readonly covers: Covers;
}

/** Everything that is said in a language, from its tables. */
export function wordsOf(language: Language, tongue: Tongue): Words {
  const names = unbrokenIn(language, tongue.names);
  const say = speaker(language, tongue.text);
  return {
    ...renderer(say, names),
    language,
    names,
    abilities: unbrokenIn(language, tongue.abilities),
    say,
    options: unbrokenIn(language, tongue.options),
    outline: tongue.outline,
    tellings: tongue.tellings,
    covers: unbrokenIn(language, tongue.covers),
  };
}

const FETCHED: Readonly<Record<Language, () => Promise<Tongue>>> = {
  en: () => import('./en/index.ts').then(({ en }) => en),
  pl: () => import('./pl/index.ts').then(({ pl }) => pl),
  it: () => import('./it/index.ts').then(({ it }) => it),
  ru: () => import('./ru/index.ts').then(({ ru }) => ru),
};
const known = new Map<Language, Promise<Words>>();

/** The words of a language; the same promise whenever it is asked for again. */
export function fetchWords(language: Language): Promise<Words> {
  let words = known.get(language);
  if (words === undefined) {
    words = FETCHED[language]().then((tongue) => wordsOf(language, tongue));
    known.set(language, words);
    // What did not arrive is asked for again the next time.
    words.catch(() => known.delete(language));
  }
  return words;
}
