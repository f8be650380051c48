import { vocabulary } from '../../kit/vocabulary.ts';
import type { CollectionMessages } from './shape.ts';

export const collectionWords = vocabulary<CollectionMessages>({
  en: () => import('./en.ts').then(({ collection }) => collection),
  pl: () => import('./pl.ts').then(({ collection }) => collection),
  it: () => import('./it.ts').then(({ collection }) => collection),
  ru: () => import('./ru.ts').then(({ collection }) => collection),
});
