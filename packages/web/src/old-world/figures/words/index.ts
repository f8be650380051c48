import { vocabulary } from '../../../kit/vocabulary.ts';
import type { FigureMessages } from './shape.ts';

/** What is said beside the pictures in the rules. */
export const figureWords = vocabulary<FigureMessages>({
  en: () => import('./en.ts').then(({ figures }) => figures),
  pl: () => import('./pl.ts').then(({ figures }) => figures),
  it: () => import('./it.ts').then(({ figures }) => figures),
  ru: () => import('./ru.ts').then(({ figures }) => figures),
});
