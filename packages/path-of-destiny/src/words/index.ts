/** The words of Path of Destiny, by language. */

import { type Language, type Say, speaker, type Texts, unbrokenIn } from '@medallion/words';
import { abilities as enAbilities } from './en/abilities.ts';
import { names as enNames } from './en/names.ts';
import { text as enText } from './en/text.ts';
import { abilities as itAbilities } from './it/abilities.ts';
import { names as itNames } from './it/names.ts';
import { text as itText } from './it/text.ts';
import { abilities as plAbilities } from './pl/abilities.ts';
import { names as plNames } from './pl/names.ts';
import { text as plText } from './pl/text.ts';
import { type Renderer, renderer } from './render.ts';
import { abilities as ruAbilities } from './ru/abilities.ts';
import { names as ruNames } from './ru/names.ts';
import { text as ruText } from './ru/text.ts';
import type { Abilities, Messages, Names } from './shape.ts';

export { LANGUAGES, type Language } from '@medallion/words';
export type { Renderer } from './render.ts';
export type { Abilities, AbilityId, MessageKey, Messages, Names } from './shape.ts';

export interface Words extends Renderer {
  readonly language: Language;
  readonly names: Names;
  /** What each Ability does. */
  readonly abilities: Abilities;
  readonly say: Say<Messages>;
}

interface Tongue {
  readonly names: Names;
  readonly abilities: Abilities;
  readonly text: Texts<Messages>;
}

const en: Tongue = { names: enNames, abilities: enAbilities, text: enText };
const pl: Tongue = { names: unbrokenIn('pl', plNames), abilities: unbrokenIn('pl', plAbilities), text: plText };
const it: Tongue = { names: itNames, abilities: itAbilities, text: itText };
const ru: Tongue = { names: ruNames, abilities: ruAbilities, text: ruText };
const tongues: Readonly<Record<Language, Tongue>> = { en, pl, it, ru };

const spoken = new Map<Language, Words>();

/** Everything printed on the components, in one language. */
export function words(language: Language): Words {
  let known = spoken.get(language);
  if (known === undefined) {
    const { names, abilities, text } = tongues[language];
    const say = speaker(language, text);
    known = { ...renderer(say, names), language, names, abilities, say };
    spoken.set(language, known);
  }
  return known;
}
