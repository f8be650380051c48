import { describe, expect, it } from 'vitest';
import { having, textsOf, wordsOf } from './texts.ts';
import { testTheTranslation, translated } from './told.ts';

const { titles, scenes, labels, outcomes, names, everything } = textsOf('ru');

testTheTranslation({
  language: 'ru',
  called: 'Russian',
  lengths: translated(7, 5),
  strange: /[^А-Яа-яЁё \-—«»„“.,:;?!…]/u,
  quotes: ['„“', '«»'],
  run: 6,
  kindsOfPlace: {
    forest: /лес|дерев|чащ|дуб|сосн/i,
    mountain: /гор|перевал|скал/i,
    water: /вод|озер|озёр|рек|мор/i,
  },
  // Вызима, Вызиму, в Вызиме.
  stem: (name) => name.replace(/[аяь]$/, ''),
});

describe('the tales in Russian', () => {
  it('are set in proper type', () => {
    expect(having(everything, /\s\s|^\s|\s$|(?<![!?])\.\.|--|\s[,.;:?!»“]|[«„]\s|,,/)).toEqual([]);
    // A dash stands between spaces, a hyphen between letters.
    expect(having(everything, /[^ «]—|—[^ ]|[^А-Яа-яЁё]-|-[^А-Яа-яЁё]/)).toEqual([]);
    // In Russian the full stop and the comma follow the closing mark.
    expect(having(everything, /(?<!\.)\.[»“]|,[»“]/)).toEqual([]);
    expect(having(labels, /[.!]$/)).toEqual([]);
    expect(having([...titles, ...names], /[.,]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!…»]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^?!…]»$/)).toEqual([]);
    expect(having(everything, /^[«„]?[а-яё]/)).toEqual([]);
  });

  it('write ё wherever a word has it', () => {
    const bare =
      /(?<![а-яё])(?:еще|ее|нее|твое|мое|идет|ведет|берет|кладет|дает|встает|чье|черн(?:ый|ая|ое|ые|ую|ой|ого|ым|ых))(?![а-яё])/i;
    expect(having(everything, bare)).toEqual([]);
  });

  it('name an option by what is done', () => {
    const doing = /(?:ть|ти|чь)(?:ся|сь)?$/;
    const idle = labels.filter(({ text }) => !wordsOf(text).some((word) => doing.test(word)));
    expect(idle.map(({ where }) => where)).toEqual([]);
  });

  it('never say which school the reader comes from', () => {
    expect(having(everything, /школ[а-я]+ (?:волка|грифона|медведя|кота|змеи)/i)).toEqual([]);
    expect(having(everything, /тво[а-яё]+ (?:волк|медвед|кот|зме)/i)).toEqual([]);
  });

  it('call the reader neither man nor woman', () => {
    // "You" and a past tense close by: it would have a gender. What others did stands after a comma.
    expect(having(everything, /(?<![а-яё])ты (?:[а-яё]+ ){0,3}[а-яё]+[аяеиоуыё]л(?:ся|а|ась)?(?![а-яё])/i)).toEqual([]);
    expect(having(everything, /(?<![а-яё])[а-яё]+[аяеиоуыё]л(?:ся|а|ась)? ты(?![а-яё])/i)).toEqual([]);
    expect(
      having(
        everything,
        /(?<![а-яё])ты (?:[а-яё]+ ){0,2}(?:сама?|(?:один|одна)(?! [а-яё])|готова?|должен|должна)(?![а-яё])/i,
      ),
    ).toEqual([]);
  });

  it('call the reader by one name, in the singular', () => {
    expect(having([...labels, ...outcomes], /(?<![а-яё])(?:ваш[а-яё]*|вам|вами)(?![а-яё])/i)).toEqual([]);
  });
});
