import { vocabulary } from '../../kit/vocabulary.ts';
import type { DailyMessages } from './shape.ts';

/** What the page of the daily hunt says. */
export const dailyWords = vocabulary<DailyMessages>({
  en: () => import('./en.ts').then(({ daily }) => daily),
  pl: () => import('./pl.ts').then(({ daily }) => daily),
  it: () => import('./it.ts').then(({ daily }) => daily),
  ru: () => import('./ru.ts').then(({ daily }) => daily),
});
