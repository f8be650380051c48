import { vocabulary } from '../../../kit/vocabulary.ts';
import type { FairnessMessages } from './shape.ts';

/** How it is shown that nobody chose the cards. */
export const fairnessWords = vocabulary<FairnessMessages>({
  en: () => import('./en.ts').then(({ fairness }) => fairness),
  pl: () => import('./pl.ts').then(({ fairness }) => fairness),
  it: () => import('./it.ts').then(({ fairness }) => fairness),
  ru: () => import('./ru.ts').then(({ fairness }) => fairness),
});
