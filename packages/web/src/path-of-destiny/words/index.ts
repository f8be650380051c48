import type { Tales } from '@medallion/path-of-destiny/stories';
import type { Language } from '@medallion/words';
import { vocabulary } from '../../kit/vocabulary.ts';
import type { PathMessages } from './messages.ts';

/** What the screens of this table say. */
export const pathWords = vocabulary<PathMessages>({
  en: () => import('./en.ts').then(({ en }) => en),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
  it: () => import('./it.ts').then(({ it }) => it),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
});

/** Nobody reads four languages at once: each tells its tales when it is first spoken. */
const FETCHED: Readonly<Record<Language, () => Promise<Tales>>> = {
  en: () => import('@medallion/path-of-destiny/stories/en').then(({ en }) => en),
  pl: () => import('@medallion/path-of-destiny/stories/pl').then(({ pl }) => pl),
  it: () => import('@medallion/path-of-destiny/stories/it').then(({ it }) => it),
  ru: () => import('@medallion/path-of-destiny/stories/ru').then(({ ru }) => ru),
};
const known = new Map<Language, Promise<Tales>>();

/** The tales in a language; the same promise whenever it is asked for again. */
export function talesIn(language: Language): Promise<Tales> {
  let tales = known.get(language);
  if (tales === undefined) {
    tales = FETCHED[language]();
    known.set(language, tales);
    // What did not arrive is asked for again the next time.
    tales.catch(() => known.delete(language));
  }
  return tales;
}
