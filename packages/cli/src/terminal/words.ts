/** The few words only a terminal needs. */

import type { Language } from '@medallion/old-world/words';

export interface TerminalWords {
  readonly keys: string;
  /** How several things are chosen at once. */
  readonly marks: string;
  readonly back: string;
  readonly ways: (n: number) => string;
  readonly notPossible: string;
  readonly everythingIsPossible: string;
  readonly takenBack: string;
  readonly atMostTwo: string;
  readonly saved: (file: string) => string;
  readonly left: string;
  /** Before somebody else takes the keys, and how they say that they have. */
  readonly handOver: (name: string) => string;
  readonly here: (name: string) => string;
  readonly people: readonly string[];
  readonly trail: string;
  readonly level: string;
  readonly life: string;
  readonly cost: string;
}

export const TERMINAL_WORDS: Readonly<Record<Language, TerminalWords>> = {
  en: {
    keys: '? why not   u take back   Ctrl-C leave',
    marks: 'Space marks, Enter decides',
    back: 'Back',
    ways: (n) => (n === 1 ? '1 way to pay' : `${n} ways to pay`),
    notPossible: 'Not possible now',
    everythingIsPossible: 'Everything there is to choose is on the list.',
    takenBack: 'Taken back.',
    atMostTwo: 'Two at most.',
    saved: (file) => `The record is in ${file}.`,
    left: 'You leave the table.',
    handOver: (name) => `Now it is for ${name}: nobody else looks.`,
    here: (name) => `I am ${name}`,
    people: ['Bram', 'Odile', 'Tomas', 'Runa'],
    trail: 'trail',
    level: 'level',
    life: 'life',
    cost: 'cost',
  },
  pl: {
    keys: '? dlaczego nie   u cofnij   Ctrl-C wyjście',
    marks: 'Spacja zaznacza, Enter zatwierdza',
    back: 'Wróć',
    ways: (n) => `sposoby zapłaty: ${n}`,
    notPossible: 'Teraz niemożliwe',
    everythingIsPossible: 'Wszystko, co można wybrać, jest na liście.',
    takenBack: 'Cofnięte.',
    atMostTwo: 'Najwyżej dwie.',
    saved: (file) => `Zapis gry: ${file}.`,
    left: 'Odchodzisz od stołu.',
    handOver: (name) => `Teraz kolej na: ${name}. Inni nie patrzą.`,
    here: (name) => `To ja, ${name}`,
    people: ['Bogna', 'Tymon', 'Runa', 'Wit'],
    trail: 'trop',
    level: 'poziom',
    life: 'wytrzymałość',
    cost: 'koszt',
  },
  it: {
    keys: '? perché no   u annulla   Ctrl-C esci',
    marks: 'Spazio seleziona, Invio conferma',
    back: 'Indietro',
    ways: (n) => (n === 1 ? '1 modo di pagare' : `${n} modi di pagare`),
    notPossible: 'Ora non è possibile',
    everythingIsPossible: 'Tutto ciò che si può scegliere è nella lista.',
    takenBack: 'Annullato.',
    atMostTwo: 'Al massimo due.',
    saved: (file) => `La partita è salvata in ${file}.`,
    left: 'Lasci il tavolo.',
    handOver: (name) => `Ora tocca a ${name}: gli altri non guardano.`,
    here: (name) => `Sono io, ${name}`,
    people: ['Bruno', 'Odilia', 'Tommaso', 'Runa'],
    trail: 'traccia',
    level: 'livello',
    life: 'vita',
    cost: 'costo',
  },
  ru: {
    keys: '? почему нельзя   u отменить   Ctrl-C выйти',
    marks: 'Пробел отмечает, Enter подтверждает',
    back: 'Назад',
    ways: (n) => `способов оплаты: ${n}`,
    notPossible: 'Сейчас нельзя',
    everythingIsPossible: 'Всё, что можно выбрать, есть в списке.',
    takenBack: 'Отменено.',
    atMostTwo: 'Не больше двух.',
    saved: (file) => `Запись игры: ${file}.`,
    left: 'Вы покидаете стол.',
    handOver: (name) => `Теперь за экраном ${name}: остальные не смотрят.`,
    here: (name) => `Это я, ${name}`,
    people: ['Брам', 'Одиль', 'Томас', 'Руна'],
    trail: 'след',
    level: 'уровень',
    life: 'жизнь',
    cost: 'цена',
  },
};
