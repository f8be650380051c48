import { vocabulary } from '../../kit/vocabulary.ts';
import type { SettingsMessages } from './shape.ts';

/** What can be set, and to what. */
export const settingsWords = vocabulary<SettingsMessages>({
  en: () => import('./en.ts').then(({ settings }) => settings),
  pl: () => import('./pl.ts').then(({ settings }) => settings),
  it: () => import('./it.ts').then(({ settings }) => settings),
  ru: () => import('./ru.ts').then(({ settings }) => settings),
});
