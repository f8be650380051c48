/** The few words that only a table told in text needs: the outline, and the terminal. */

import type { Language } from '@medallion/words';
import type { PathOfDestinyView } from '../../view.ts';

export interface DestinyWords {
  readonly chapter: string;
  readonly turn: string;
  readonly phases: Readonly<Record<PathOfDestinyView['phase'], string>>;
  readonly left: string;
  readonly right: string;
  readonly destiny: string;
  readonly aside: string;
  readonly dominant: string;
  readonly initiative: string;
  readonly reserve: string;
  readonly top: string;
  readonly deck: string;
  readonly people: string;
  readonly symbols: string;
  readonly tokens: string;
  readonly special: string;
  readonly timeline: string;
  readonly hand: string;
  readonly abilities: string;
  readonly ready: string;
  readonly used: string;
  readonly unlockedAt: (xp: number) => string;
  readonly sideQuest: string;
  readonly effort: string;
  readonly goals: string;
  readonly requirement: string;
  readonly alliances: string;
  /** Before the Symbols of the chapter a Story card leads to, or what it scores at the end. */
  readonly foot: string;
  /** Symbols covered on a card. */
  readonly lost: string;
  readonly vp: string;
  readonly xp: string;
  /** After the first card of several. */
  readonly next: (chosen: string) => string;
  /** What playing these cards would come to. */
  readonly then: string;
}

export const DESTINY_WORDS: Readonly<Record<Language, DestinyWords>> = {
  en: {
    chapter: 'Chapter',
    turn: 'turn',
    phases: {
      setup: 'setup',
      choose: 'choose cards',
      play: 'play cards',
      destiny: 'place the Destiny token',
      'chapter-end': 'end of the chapter',
      ending: 'final scoring',
    },
    left: 'Left Path',
    right: 'Right Path',
    destiny: 'Destiny tokens',
    aside: 'set aside',
    dominant: 'Dominant',
    initiative: 'Initiative',
    reserve: 'Reserve',
    top: 'top space',
    deck: 'Main Deck',
    people: 'Participants',
    symbols: 'Symbols',
    tokens: 'tokens',
    special: 'Special',
    timeline: 'Timeline',
    hand: 'Hand',
    abilities: 'Abilities',
    ready: 'ready',
    used: 'used',
    unlockedAt: (xp) => `from ${xp} XP`,
    sideQuest: 'Side Quest',
    effort: 'Extraordinary Effort',
    goals: 'Secret Goals',
    requirement: 'Requirement',
    alliances: 'Alliances',
    foot: 'leads to',
    lost: 'lost',
    vp: 'VP',
    xp: 'XP',
    next: (chosen) => `${chosen}, then?`,
    then: 'then',
  },
  pl: {
    chapter: 'Rozdział',
    turn: 'tura',
    phases: {
      setup: 'przygotowanie',
      choose: 'wybór kart',
      play: 'zagrywanie kart',
      destiny: 'umieszczenie żetonu Przeznaczenia',
      'chapter-end': 'koniec rozdziału',
      ending: 'punktacja końcowa',
    },
    left: 'Lewa Ścieżka',
    right: 'Prawa Ścieżka',
    destiny: 'żetony Przeznaczenia',
    aside: 'odłożone na bok',
    dominant: 'dominuje',
    initiative: 'Inicjatywa',
    reserve: 'Oferta kart',
    top: 'najwyższe pole',
    deck: 'Talia Główna',
    people: 'Uczestnicy',
    symbols: 'Symbole',
    tokens: 'żetony',
    special: 'specjalne',
    timeline: 'Oś Czasu',
    hand: 'Ręka',
    abilities: 'Umiejętności',
    ready: 'gotowa',
    used: 'zużyta',
    unlockedAt: (xp) => `od ${xp} PD`,
    sideQuest: 'Zadanie Poboczne',
    effort: 'Nadzwyczajny Wysiłek',
    goals: 'Tajne Cele',
    requirement: 'Wymaganie',
    alliances: 'Sojusze',
    foot: 'prowadzi do',
    lost: 'utracone',
    vp: 'PZ',
    xp: 'PD',
    next: (chosen) => `${chosen}, a potem?`,
    then: 'potem',
  },
  it: {
    chapter: 'Capitolo',
    turn: 'turno',
    phases: {
      setup: 'preparazione',
      choose: 'scegliere le carte',
      play: 'giocare le carte',
      destiny: 'posizionare il segnalino Destino',
      'chapter-end': 'fine del capitolo',
      ending: 'punteggio finale',
    },
    left: 'Sentiero Sinistro',
    right: 'Sentiero Destro',
    destiny: 'segnalini Destino',
    aside: 'messi da parte',
    dominant: 'Dominante',
    initiative: 'Iniziativa',
    reserve: 'Riserva',
    top: 'spazio più in alto',
    deck: 'Mazzo Principale',
    people: 'Partecipanti',
    symbols: 'Simboli',
    tokens: 'segnalini',
    special: 'speciali',
    timeline: 'Cronologia',
    hand: 'Mano',
    abilities: 'Abilità',
    ready: 'pronta',
    used: 'usata',
    unlockedAt: (xp) => `da ${xp} PE`,
    sideQuest: 'Missione Secondaria',
    effort: 'Impegno Straordinario',
    goals: 'Obiettivi Segreti',
    requirement: 'Requisito',
    alliances: 'Alleanze',
    foot: 'porta a',
    lost: 'perduti',
    vp: 'PV',
    xp: 'PE',
    next: (chosen) => `${chosen}, e poi?`,
    then: 'poi',
  },
  ru: {
    chapter: 'Глава',
    turn: 'ход',
    phases: {
      setup: 'подготовка',
      choose: 'выбор карт',
      play: 'розыгрыш карт',
      destiny: 'размещение жетона Предназначения',
      'chapter-end': 'конец главы',
      ending: 'итоговый подсчёт очков',
    },
    left: 'Левый Путь',
    right: 'Правый Путь',
    destiny: 'жетоны Предназначения',
    aside: 'отложены',
    dominant: 'доминирует',
    initiative: 'Инициатива',
    reserve: 'Рынок карт',
    top: 'верхняя ячейка',
    deck: 'Основная колода',
    people: 'Участники',
    symbols: 'Символы',
    tokens: 'жетоны',
    special: 'особые',
    timeline: 'Хронология',
    hand: 'Рука',
    abilities: 'Способности',
    ready: 'готова',
    used: 'использована',
    unlockedAt: (xp) => `с ${xp} ОО`,
    sideQuest: 'Побочное задание',
    effort: 'Необычайное усилие',
    goals: 'Тайные цели',
    requirement: 'требование',
    alliances: 'Союзы',
    foot: 'ведёт к',
    lost: 'утрачено',
    vp: 'ПО',
    xp: 'ОО',
    next: (chosen) => `${chosen}, а затем?`,
    then: 'затем',
  },
};
