import { describe, expect, it } from 'vitest';
import { location } from '../../src/content/index.ts';
import { words } from '../../src/words/index.ts';
import { destinations, having, outside, rulebook, runs, textsOf, tooOften, wordsOf } from './texts.ts';

const english = textsOf('en');
const polish = textsOf('pl');
const { titles, scenes, labels, outcomes, names, everything, results } = polish;

const kindsOfPlace = {
  forest: /las|lesi|leś|drzew|dęb|dąb|sosn/i,
  mountain: /gór|przełęcz|turni|skał|skal/i,
  water: /wod|jezior|rzek|rzec|morz/i,
} as const;

/** A name without the vowel that its cases change: Wyzima, Wyzimie; Cintra, Cintrze. */
const stem = (name: string): string => name.replace(/a$/, '');

describe('the tales in Polish', () => {
  it('tell the same cards as English, in the same parts', () => {
    expect(polish.shape).toEqual(english.shape);
  });

  it('keep to their length', () => {
    expect(outside(scenes, 35, 100)).toEqual([]);
    expect(outside(outcomes, 15, 70)).toEqual([]);
    expect(outside(labels, 2, 14)).toEqual([]);
    expect(outside(titles, 1, 6)).toEqual([]);
    expect(outside(names, 1, 4)).toEqual([]);
  });

  it('are not left in English', () => {
    const same = new Set(english.everything.map(({ text }) => text));
    expect(everything.filter(({ text }) => same.has(text)).map(({ where }) => where)).toEqual([]);
  });

  it('leave the numbers to the rules', () => {
    expect(having(everything, /\d/)).toEqual([]);
  });

  it('use Polish letters and marks only', () => {
    const strange = everything.flatMap(({ where, text }) => {
      const marks = text.match(/[^A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż \-–„”.,:;?!]/g);
      return marks === null ? [] : [`${where}: ${marks.join(' ')}`];
    });
    expect(strange).toEqual([]);
    // Q, V and X are for names alone.
    const foreign = everything.flatMap(({ where, text }) =>
      (text.match(/\p{L}+/gu) ?? [])
        .filter((word) => /[qvx]/i.test(word) && !/^\p{Lu}/u.test(word))
        .map((word) => `${where}: ${word}`),
    );
    expect(foreign).toEqual([]);
  });

  it('are set in proper type', () => {
    expect(having(everything, /\s\s|^\s|\s$|\.\.|--|\s[,.;:?!”]|„\s|,,/)).toEqual([]);
    // A dash stands between spaces, a hyphen between letters.
    expect(having(everything, /[^ ]–|–[^ ]|\P{L}-|-\P{L}/u)).toEqual([]);
    // In Polish the full stop and the comma follow the closing mark.
    expect(having(everything, /[.,]”/)).toEqual([]);
    // What is said and who says it stand apart by a dash, never by a comma.
    expect(having(everything, /”,? (?:mówi|pyta|woła|szepcze|odpowiada)(?!\p{L})/u)).toEqual([]);
    expect(having(labels, /[.!]$/)).toEqual([]);
    expect(having([...titles, ...names], /[.,]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^.?!”]$/)).toEqual([]);
    expect(having([...scenes, ...outcomes], /[^?!]”$/)).toEqual([]);
    expect(having(everything, /^„?\p{Ll}/u)).toEqual([]);
    expect(having(everything, /(?<![.?!])[.?!] \p{Ll}/u)).toEqual([]);
  });

  it('open and close their quotation marks in turn', () => {
    const crooked = everything.filter(({ text }) => text.replaceAll(/[^„”]/g, '').replaceAll('„”', '') !== '');
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
    // These endings belong to no imperative.
    expect(having(labels, /^\p{L}+(?:wać|nąć|eć|ić|ść|źć)(?!\p{L})/u)).toEqual([]);
  });

  it('never say which school the reader comes from', () => {
    expect(having(everything, /szkoł\p{L}* (?:wilka|gryfa|niedźwiedzia|kota|żmii)/iu)).toEqual([]);
    expect(having(everything, /tw[oó]\p{L}+ (?:wilk|niedźwied|kot|żmi)/iu)).toEqual([]);
  });

  it('call the reader a man, in the singular', () => {
    expect(having([...labels, ...outcomes], /\p{L}(?:łaś|łabyś)(?!\p{L})/u)).toEqual([]);
    // Only those who speak may say it the old way, to many.
    const told = [...labels, ...outcomes].map(({ where, text }) => ({ where, text: text.replaceAll(/„[^”]*”/g, '') }));
    expect(having(told, /(?<!\p{L})(?:wasz\p{L}*|\p{L}+(?:liście|łyście))(?!\p{L})/iu)).toEqual([]);
  });

  it('say where a quest or a road leads', () => {
    const lost = results.filter((result) =>
      destinations(result).some((place) =>
        'location' in place
          ? !result.text.includes(stem(words('pl').name.place(location(place.location).id)))
          : !kindsOfPlace[place.terrain].test(result.text),
      ),
    );
    expect(lost.map(({ where }) => where)).toEqual([]);
  });
});

const printed = rulebook('old-world.pl');
if (printed === undefined)
  console.info('No rulebook text beside the project: the Polish tales are not compared with it.');

describe.skipIf(printed === undefined)('the tales in Polish beside the rulebook', () => {
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
