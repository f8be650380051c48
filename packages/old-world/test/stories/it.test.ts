import { describe, expect, it } from 'vitest';
import { location } from '../../src/content/index.ts';
import { words } from '../../src/words/index.ts';
import { destinations, having, outside, rulebook, runs, textsOf, tooOften, wordsOf } from './texts.ts';

const english = textsOf('en');
const italian = textsOf('it');
const { titles, scenes, labels, outcomes, names, everything, results } = italian;

const kindsOfPlace = {
  forest: /forest|bosc|alber|querc/i,
  mountain: /mont|valic|vett|rupi/i,
  water: /acqu|lago|fium|mare/i,
} as const;

/** Companions called alike in both languages. */
const kept = new Set(['Dorota', 'Tibor Lunt', 'Fenna', 'Bryga']);

describe('the tales in Italian', () => {
  it('tell the same cards as English, in the same parts', () => {
    expect(italian.shape).toEqual(english.shape);
  });

  it('keep to their length', () => {
    expect(outside(scenes, 35, 100)).toEqual([]);
    expect(outside(outcomes, 15, 70)).toEqual([]);
    expect(outside(labels, 2, 14)).toEqual([]);
    expect(outside(titles, 1, 7)).toEqual([]);
    expect(outside(names, 1, 5)).toEqual([]);
  });

  it('are not left in English', () => {
    const same = new Set(english.everything.map(({ text }) => text).filter((text) => !kept.has(text)));
    expect(everything.filter(({ text }) => same.has(text)).map(({ where }) => where)).toEqual([]);
    const stray =
      /(?<!\p{L})(?:the|and|of|with|without|you|your|from|this|that|was|were|his|her|they|not|but|ring)(?!\p{L})/iu;
    expect(having(everything, stray)).toEqual([]);
  });

  it('leave the numbers to the rules', () => {
    expect(having(everything, /\d/)).toEqual([]);
  });

  it('use Italian letters and marks only', () => {
    const strange = everything.flatMap(({ where, text }) => {
      const marks = text.match(/[^A-Za-zÀÈÉÌÒÙàèéìòù ’«»“”.,:;?!…–]/g);
      return marks === null ? [] : [`${where}: ${marks.join(' ')}`];
    });
    expect(strange).toEqual([]);
    // J, K, W, X and Y are for names alone, and for the trade.
    const foreign = everything.flatMap(({ where, text }) =>
      (text.match(/\p{L}+/gu) ?? [])
        .filter((word) => /[jkwxy]/i.test(word) && !/^\p{Lu}/u.test(word) && word !== 'witcher')
        .map((word) => `${where}: ${word}`),
    );
    expect(foreign).toEqual([]);
  });

  it('put accents and apostrophes where they belong', () => {
    const grave =
      /(?<!\p{L})(?:(?:per|fin|poi|ben|affin|giac|non|sic)chè|nè|sè|pò|sà|stà|fà|quì|quà|sù|trè)(?!\p{L})/iu;
    expect(having(everything, grave)).toEqual([]);
    const bare =
      /(?<!\p{L})(?:perche|finche|poiche|piu|gia|cosi|puo|cioe|giu|laggiu|lassu|quassu|pero|citta|qual’è|un altra|un’altro|un’uomo)(?!\p{L})/iu;
    expect(having(everything, bare)).toEqual([]);
    // An apostrophe joins two letters, or ends one of these.
    expect(having(everything, /(?<!(?<!\p{L})(?:po|mo|be|da|di|fa|sta|va))’(?!\p{L})/iu)).toEqual([]);
    expect(having(everything, /(?<!\p{L})’/u)).toEqual([]);
  });

  it('are set in proper type', () => {
    expect(having(everything, /\s\s|^\s|\s$|\.\.|\s[,.;:?!»”]|[«“]\s|,,|[,;:]»/)).toEqual([]);
    expect(having(everything, /[^ ]–|–[^ ]/)).toEqual([]);
    // A sentence that is spoken has its full stop before the closing mark; a comma comes after it.
    expect(having(everything, /«\p{Lu}[^»]*»\./u)).toEqual([]);
    expect(having(everything, /[^?!…]» \p{Ll}/u)).toEqual([]);
    expect(having(everything, /[^.?!…]» \p{Lu}/u)).toEqual([]);
    expect(having(labels, /[.!]$/)).toEqual([]);
    expect(having([...titles, ...names], /[.,]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!…»]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!…]»$/)).toEqual([]);
    expect(having(everything, /^«?\p{Ll}/u)).toEqual([]);
    expect(having(everything, /\. \p{Ll}/u)).toEqual([]);
  });

  it('open and close their quotation marks in turn', () => {
    const crooked = everything.filter(({ text }) => {
      const marks = text.replaceAll(/[^«»“”]/g, '').replaceAll('“”', '');
      return marks.replaceAll('«»', '') !== '';
    });
    expect(crooked.map(({ where }) => where)).toEqual([]);
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

  it('tell the witcher what to do, as the rest of the game does', () => {
    // An option is an imperative, never an infinitive.
    expect(having(labels, /^\p{L}+[aei]r(?:e|si|l[aeio])(?!\p{L})/u)).toEqual([]);
    expect(having(labels, /(?<!\p{L})(?:voi|vostr\p{L}|vi)(?!\p{L})/iu)).toEqual([]);
  });

  it('never say which school the reader comes from', () => {
    expect(having(everything, /scuola (?:del|dell’|della) ?(?:lupo|grifone|orso|gatto|vipera)/i)).toEqual([]);
    expect(having(everything, /(?<!\p{L})tuo (?:lupo|grifone|orso|gatto)|tua vipera/iu)).toEqual([]);
  });

  it('call the reader a man', () => {
    expect(having(everything, /(?<!\p{L})(?:sei|eri|ti sei) \p{L}+(?:ata|uta|ita|sta)(?!\p{L})/iu)).toEqual([]);
  });

  it('say where a quest or a road leads', () => {
    const lost = results.filter((result) =>
      destinations(result).some((place) =>
        'location' in place
          ? !result.text.includes(words('it').name.place(location(place.location).id))
          : !kindsOfPlace[place.terrain].test(result.text),
      ),
    );
    expect(lost.map(({ where }) => where)).toEqual([]);
  });
});

const printed = rulebook('old-world.it');
if (printed === undefined)
  console.info('No rulebook text beside the project: the Italian tales are not compared with it.');

describe.skipIf(printed === undefined)('the tales in Italian beside the rulebook', () => {
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
