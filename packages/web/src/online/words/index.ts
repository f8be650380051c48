import { vocabulary } from '../../kit/vocabulary.ts';
import type { OnlineMessages } from './shape.ts';

export const onlineWords = vocabulary<OnlineMessages>({
  en: () => import('./en.ts').then(({ online }) => online),
  pl: () => import('./pl.ts').then(({ online }) => online),
  it: () => import('./it.ts').then(({ online }) => online),
  ru: () => import('./ru.ts').then(({ online }) => online),
});
