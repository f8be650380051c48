/** What people ask in their own words, and the paragraph that answers. */

import type { Language } from '@medallion/words';
import type { Passage } from './shelf.ts';

const ASKED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  goal: {
    en: 'win winner winning victory goal objective',
    pl: 'wygrać wygrana wygrywa zwycięstwo zwyciężyć cel',
    it: 'vincere vincitore vittoria vince vinco scopo',
    ru: 'выиграть выигрывает победить победа победитель цель',
  },
  'ow-loc-20': {
    en: 'earn get money coins',
    pl: 'zarobić zdobyć pieniądze monety złoto',
    it: 'guadagnare soldi monete oro',
    ru: 'заработать получить деньги монеты золото',
  },
  'ow-loc-09': {
    en: 'get buy potions where',
    pl: 'zdobyć kupić eliksir mikstura gdzie',
    it: 'ottenere comprare pozione pozioni dove',
    ru: 'получить купить эликсир зелье где',
  },
  'ow-dmg-03': {
    en: 'die death health hurt lose life wounded',
    pl: 'śmierć zginąć zdrowie życie rany',
    it: 'morire morte salute vita ferite',
    ru: 'умереть смерть здоровье жизнь раны',
  },
  'ow-loc-06': {
    en: 'improve upgrade stats training',
    pl: 'ulepszyć podnieść trening statystyki',
    it: 'migliorare addestrare statistiche',
    ru: 'улучшить повысить тренировка характеристики',
  },
};

/** The passages with what they are asked by; the first of a paragraph answers. */
export function withQuestions(language: Language, passages: readonly Passage[]): readonly Passage[] {
  const answered = new Set<string>();
  return passages.map((passage) => {
    const asked = ASKED[passage.at]?.[language];
    if (asked === undefined || answered.has(passage.at)) return passage;
    answered.add(passage.at);
    return { ...passage, asked };
  });
}

/** Words of questions that tell nothing of what is looked for. */
export const SMALL: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('how do does did i can could you we the a an is are what when where who why to of my me'.split(' ')),
  pl: new Set('jak co kiedy gdzie kto czy sie ja moge mozna to do w z na i jest dlaczego'.split(' ')),
  it: new Set('come si che cosa quando dove chi posso il lo la i gli le un una di a in e perche'.split(' ')),
  ru: new Set('как что когда где кто ли я мне можно это в на и с по почему'.split(' ')),
};
