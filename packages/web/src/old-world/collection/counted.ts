/** The few sentences with numbers that stand on the shelves of Old World. */

import { type Language, type Say, speaker, type Texts } from '@medallion/words';

interface Messages {
  cards: Readonly<Record<never, never>>;
  monsters: Readonly<Record<never, never>>;
  potions: Readonly<Record<never, never>>;
  trophies: Readonly<Record<never, never>>;
  specialties: Readonly<Record<never, never>>;
  places: Readonly<Record<never, never>>;
  copies: { readonly n: number };
  life: { readonly n: number };
  cost: { readonly n: number };
  level: { readonly level: string };
  trains: { readonly school: string };
  beaten: { readonly n: number };
}

const TEXTS: Readonly<Record<Language, Texts<Messages>>> = {
  en: {
    cards: 'Action cards',
    monsters: 'Monsters',
    potions: 'Potions',
    trophies: 'Trophies',
    specialties: 'Specialties',
    places: 'Locations',
    copies: '{n, plural, one {# card} other {# cards}}',
    life: '{n} life',
    cost: 'Cost {n}',
    level: 'Level {level}',
    trains: 'A school ({school}): attributes are trained here for gold.',
    beaten: 'In your games on this device: beaten {n, plural, one {once} other {# times}}.',
  },
  pl: {
    cards: 'Karty akcji',
    monsters: 'Potwory',
    potions: 'Eliksiry',
    trophies: 'Trofea',
    specialties: 'Zdolności specjalne',
    places: 'Obszary',
    copies: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    life: 'wytrzymałość {n}',
    cost: 'Koszt {n}',
    level: 'Poziom {level}',
    trains: 'Szkoła ({school}): za złoto podnosi się tu poziom atrybutów.',
    beaten:
      'W twoich grach na tym urządzeniu: {n, plural, one {# zwycięstwo} few {# zwycięstwa} many {# zwycięstw} other {# zwycięstwa}}.',
  },
  it: {
    cards: 'Carte Azione',
    monsters: 'Mostri',
    potions: 'Pozioni',
    trophies: 'Trofei',
    specialties: 'Specialità',
    places: 'Luoghi',
    copies: '{n, plural, one {# carta} other {# carte}}',
    life: '{n} Punti Vita',
    cost: 'Costo {n}',
    level: 'Livello {level}',
    trains: 'Una scuola ({school}): qui si addestrano gli Attributi pagando oro.',
    beaten: 'Nelle tue partite su questo dispositivo: {n, plural, one {# vittoria} other {# vittorie}}.',
  },
  ru: {
    cards: 'Карты действий',
    monsters: 'Монстры',
    potions: 'Эликсиры',
    trophies: 'Трофеи',
    specialties: 'Специализации',
    places: 'Локации',
    copies: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
    life: 'жизнь {n}',
    cost: 'Стоимость {n}',
    level: 'Уровень {level}',
    trains: 'Школа ({school}): здесь за золото тренируют навыки.',
    beaten:
      'В ваших партиях на этом устройстве: {n, plural, one {# победа} few {# победы} many {# побед} other {# победы}}.',
  },
};

/** How the shelves count in a language. */
export type Counted = Say<Messages>;

export const countedIn = (language: Language): Counted => speaker(language, TEXTS[language]);
