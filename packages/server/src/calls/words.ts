/** What is said to somebody whom a table waits for, where no page says it. */

import { findGame } from '@medallion/table/registry';
import { LANGUAGES, type Language, type Say, speaker, type Texts } from '@medallion/words';

export interface CallMessages {
  turn: { readonly title: string };
  'late-turn': { readonly title: string };
  'late-seat': { readonly title: string };
  table: { readonly names: string };
  until: { readonly when: string };
  feed: object;
}

const TEXTS: Readonly<Record<Language, Texts<CallMessages>>> = {
  en: {
    turn: '{title}: your turn',
    'late-turn': '{title}: your time ran out, a bot played your turn',
    'late-seat': '{title}: your time ran out, a bot has your seat',
    table: 'At the table: {names}.',
    until: 'Time until {when}.',
    feed: 'Tables that wait for me',
  },
  pl: {
    turn: '{title}: twój ruch',
    'late-turn': '{title}: czas minął, turę rozegrał bot',
    'late-seat': '{title}: czas minął, miejsce ma bot',
    table: 'Przy stole: {names}.',
    until: 'Czas do {when}.',
    feed: 'Stoły, które na mnie czekają',
  },
  it: {
    turn: '{title}: tocca a te',
    'late-turn': '{title}: tempo finito, un bot ha giocato il tuo turno',
    'late-seat': '{title}: tempo finito, un bot ha il tuo posto',
    table: 'Al tavolo: {names}.',
    until: 'C’è tempo fino a: {when}.',
    feed: 'Tavoli che aspettano me',
  },
  ru: {
    turn: '{title}: ваш ход',
    'late-turn': '{title}: время вышло, ваш ход сделал бот',
    'late-seat': '{title}: время вышло, ваше место занял бот',
    table: 'За столом: {names}.',
    until: 'Время до {when}.',
    feed: 'Столы, где ждут меня',
  },
};

const speakers = new Map<Language, Say<CallMessages>>();

export function callWords(language: Language): Say<CallMessages> {
  const known = speakers.get(language) ?? speaker<CallMessages>(language, TEXTS[language]);
  speakers.set(language, known);
  return known;
}

/** What a game is called; the id of one that is not here any more. */
export async function titleOf(game: string, language: Language): Promise<string> {
  const entry = findGame(game);
  if (entry === undefined) return game;
  const { title, voice, languages } = await entry.speech();
  const spoken = languages.includes(language) ? language : (languages[0] ?? 'en');
  return title === undefined ? (await voice(spoken)).title : title(spoken);
}

export const asLanguage = (text: string): Language => LANGUAGES.find((language) => language === text) ?? 'en';
