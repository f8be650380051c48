/** Why a table did not do something, or is not there, where neither the kernel nor a game is the reason. */
import type { Language, Texts } from './say.ts';

export interface TableParams {
  'not-your-seat': object;
  'not-kept': object;
  full: object;
  gone: object;
  'unknown-game': { readonly game: string };
  unreadable: { readonly why: string };
  'not-started': { readonly why: string };
}

export const TABLE_TEXTS: Readonly<Record<Language, Texts<TableParams>>> = {
  en: {
    'not-your-seat': 'That seat is not yours.',
    'not-kept': 'It could not be saved, so it was not done. Try again.',
    full: 'There is no room left to save the game, so it was not done. Make some room and try again.',
    gone: 'There is no such table here. It was thrown away, or it is kept in another browser.',
    'unknown-game': 'There is no game called {game} here.',
    unreadable: 'The saved game cannot be read: {why} It is still saved, and you can keep it as a file.',
    'not-started': 'The game was not started: {why}',
  },
  pl: {
    'not-your-seat': 'To nie twoje miejsce.',
    'not-kept': 'Nie udało się zapisać, więc nic się nie stało. Spróbuj jeszcze raz.',
    full: 'Brakuje miejsca na zapis gry, więc nic się nie stało. Zwolnij trochę miejsca i spróbuj jeszcze raz.',
    gone: 'Nie ma tu takiego stołu. Został usunięty albo jest przechowywany w innej przeglądarce.',
    'unknown-game': 'Nie ma tu gry o nazwie {game}.',
    unreadable: 'Nie da się odczytać zapisanej gry: {why} Zapis nadal istnieje i można go zachować jako plik.',
    'not-started': 'Gra się nie zaczęła: {why}',
  },
  it: {
    'not-your-seat': 'Quel posto non è tuo.',
    'not-kept': 'Non è stato possibile salvare, quindi non è successo nulla. Riprova.',
    full: 'Non c’è più spazio per salvare la partita, quindi non è successo nulla. Fai un po’ di posto e riprova.',
    gone: 'Qui non c’è un tavolo così. È stato eliminato, oppure è conservato in un altro browser.',
    'unknown-game': 'Qui non c’è nessun gioco chiamato {game}.',
    unreadable: 'La partita salvata non si può leggere: {why} È ancora salvata e puoi conservarla in un file.',
    'not-started': 'La partita non è cominciata: {why}',
  },
  ru: {
    'not-your-seat': 'Это не ваше место.',
    'not-kept': 'Сохранить не удалось, поэтому ничего не произошло. Попробуйте ещё раз.',
    full: 'Нет места, чтобы сохранить игру, поэтому ничего не произошло. Освободите место и попробуйте ещё раз.',
    gone: 'Такого стола здесь нет. Его убрали, или он хранится в другом браузере.',
    'unknown-game': 'Игры под названием {game} здесь нет.',
    unreadable: 'Сохранённую игру не удаётся прочитать: {why} Она по-прежнему сохранена, и её можно сохранить в файл.',
    'not-started': 'Игра не началась: {why}',
  },
};
