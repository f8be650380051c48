import { describe, expect, it } from 'vitest';
import { location } from '../../src/content/index.ts';
import { words } from '../../src/words/index.ts';
import { destinations, having, outside, rulebook, runs, textsOf, tooOften, wordsOf } from './texts.ts';

const english = textsOf('en');
const russian = textsOf('ru');
const { titles, scenes, labels, outcomes, names, everything, results } = russian;

const kindsOfPlace = {
  forest: /лес|дерев|чащ|дуб|сосн/i,
  mountain: /гор|перевал|скал/i,
  water: /вод|озер|озёр|рек|мор/i,
} as const;

/** A name without the vowel that its cases change: Вызима, Вызиму, в Вызиме. */
const stem = (name: string): string => name.replace(/[аяь]$/, '');

describe('the tales in Russian', () => {
  it('tell the same cards as English, in the same parts', () => {
    expect(russian.shape).toEqual(english.shape);
  });

  it('keep to their length', () => {
    expect(outside(scenes, 35, 100)).toEqual([]);
    expect(outside(outcomes, 15, 70)).toEqual([]);
    expect(outside(labels, 2, 14)).toEqual([]);
    expect(outside(titles, 1, 7)).toEqual([]);
    expect(outside(names, 1, 5)).toEqual([]);
  });

  it('are not left in English', () => {
    const same = new Set(english.everything.map(({ text }) => text));
    expect(everything.filter(({ text }) => same.has(text)).map(({ where }) => where)).toEqual([]);
  });

  it('leave the numbers to the rules', () => {
    expect(having(everything, /\d/)).toEqual([]);
  });

  it('use Russian letters and marks only', () => {
    const strange = everything.flatMap(({ where, text }) => {
      const marks = text.match(/[^А-Яа-яЁё \-—«»„“.,:;?!…]/g);
      return marks === null ? [] : [`${where}: ${marks.join(' ')}`];
    });
    expect(strange).toEqual([]);
  });

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

  it('open and close their quotation marks in turn', () => {
    const crooked = everything.filter(({ text }) => {
      const marks = text.replaceAll(/[^«»„“]/g, '').replaceAll('„“', '');
      return marks.replaceAll('«»', '') !== '';
    });
    expect(crooked.map(({ where }) => where)).toEqual([]);
  });

  it('write ё wherever a word has it', () => {
    const bare =
      /(?<![а-яё])(?:еще|ее|нее|твое|мое|идет|ведет|берет|кладет|дает|встает|чье|черн(?:ый|ая|ое|ые|ую|ой|ого|ым|ых))(?![а-яё])/i;
    expect(having(everything, bare)).toEqual([]);
  });

  it('never say the same thing twice', () => {
    expect(
      tooOften(
        everything.map(({ text }) => wordsOf(text).join(' ')),
        1,
      ),
    ).toEqual([]);
    expect(
      tooOften(
        [...scenes, ...outcomes].flatMap(({ text }) => runs(text, 6)),
        1,
      ),
    ).toEqual([]);
  });

  it('do not all begin alike', () => {
    const opening = (texts: typeof scenes, length: number): string[] =>
      texts.map(({ text }) => wordsOf(text).slice(0, length).join(' '));
    expect(tooOften(opening(scenes, 1), Math.floor(scenes.length / 8))).toEqual([]);
    expect(tooOften(opening(scenes, 2), 3)).toEqual([]);
    expect(tooOften(opening(outcomes, 1), Math.floor(outcomes.length / 7))).toEqual([]);
    expect(tooOften(opening(outcomes, 2), 5)).toEqual([]);
    expect(tooOften(opening(labels, 1), 12)).toEqual([]);
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

  it('call the reader by one name, in the singular', () => {
    expect(having([...labels, ...outcomes], /(?<![а-яё])(?:ваш[а-яё]*|вам|вами)(?![а-яё])/i)).toEqual([]);
  });

  it('say where a quest or a road leads', () => {
    const lost = results.filter((result) =>
      destinations(result).some((place) =>
        'location' in place
          ? !result.text.includes(stem(words('ru').name.place(location(place.location).id)))
          : !kindsOfPlace[place.terrain].test(result.text),
      ),
    );
    expect(lost.map(({ where }) => where)).toEqual([]);
  });
});

const printed = rulebook('old-world.ru');
if (printed === undefined)
  console.info('No rulebook text beside the project: the Russian tales are not compared with it.');

describe.skipIf(printed === undefined)('the tales in Russian beside the rulebook', () => {
  it('share no run of eight words with it', () => {
    const lines = new Set(runs(printed ?? '', 8));
    expect(lines.size).toBeGreaterThan(0);
    const shared = everything.flatMap(({ where, text }) =>
      runs(text, 8)
        .filter((run) => lines.has(run))
        .map((run) => `${where}: ${run}`),
    );
    expect(shared).toEqual([]);
  });
});
