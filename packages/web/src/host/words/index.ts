import { vocabulary } from '../../kit/vocabulary.ts';
import type { HostMessages } from './shape.ts';

/** What the page of a server's host says. */
export const hostWords = vocabulary<HostMessages>({
  en: () => import('./en.ts').then(({ host }) => host),
  pl: () => import('./pl.ts').then(({ host }) => host),
  it: () => import('./it.ts').then(({ host }) => host),
  ru: () => import('./ru.ts').then(({ host }) => host),
});
