import { describe, expect, it } from 'vitest';
import { by, countedInThree, countedInTwo, doer, entryFor, LANGUAGES, line, REFUSALS, speaker } from '../src/index.ts';
import { leftInEnglish, oddlyFilled } from '../src/testing.ts';

describe('what all games say alike', () => {
  it('refusals are sentences of their own in every language', () => {
    for (const language of LANGUAGES) {
      const say = speaker(language, REFUSALS[language]);
      const codes = Object.keys(REFUSALS.en) as (keyof typeof REFUSALS.en)[];
      const texts = codes.map((code) => say(code, { detail: 'seat' }));
      expect(new Set(texts).size).toBe(codes.length);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}[^{}]*[.)]$/u);
      if (language !== 'en') expect(codes.filter((code) => REFUSALS[language][code] === REFUSALS.en[code])).toEqual([]);
    }
  });

  it('counted things have the forms of their language', () => {
    const pl = speaker<{ n: { n: number } }>('pl', { n: countedInThree('karta', 'karty', 'kart')() });
    expect([1, 2, 5, 22].map((n) => pl('n', { n }))).toEqual(['1 karta', '2 karty', '5 kart', '22 karty']);
    const ru = speaker<{ n: { left: number } }>('ru', { n: countedInThree('карта', 'карты', 'карт')('left') });
    expect([1, 2, 5, 22].map((left) => ru('n', { left }))).toEqual(['1 карта', '2 карты', '5 карт', '22 карты']);
    const en = speaker<{ n: { n: number } }>('en', { n: countedInTwo('card', 'cards')() });
    expect([1, 2].map((n) => en('n', { n }))).toEqual(['1 card', '2 cards']);
  });

  it('a line of the log speaks to its reader', () => {
    const say = speaker<{ sat: { who: 'you' | 'other'; name: string } }>('en', {
      sat: by('you sit down.', '{name} sits down.'),
    });
    const reading = { viewer: 1, who: (seat: number) => ['Ada', 'Bert'][seat] ?? '?' };
    expect(line(say, 'sat', doer(reading, 1), 'OW-1').text).toBe('You sit down.');
    expect(line(say, 'sat', doer(reading, 0))).toEqual({ text: 'Ada sits down.' });
  });

  it('finds only what a table has of its own', () => {
    expect(entryFor({ one: 1 }, 'one')).toBe(1);
    expect(entryFor({ one: 1 }, 'toString')).toBeUndefined();
  });
});

describe('what is wrong with the messages of a game', () => {
  const game = (it: string): Parameters<typeof oddlyFilled>[0] => {
    const english = { events: { drew: 'You draw {n}.' } };
    return { en: english, pl: { events: { drew: 'Bierzesz {n}.' } }, it: { events: { drew: it } }, ru: { events: {} } };
  };

  it('shows where a message is filled with what no rule gives', () => {
    expect(oddlyFilled(game('Peschi {n}.'))).toEqual([]);
    expect(oddlyFilled(game('Peschi {m}.'))).toEqual(['it events drew: m']);
  });

  it('shows where a message was not translated', () => {
    expect(leftInEnglish(game('Peschi {n}.'))).toEqual([]);
    expect(leftInEnglish(game('You draw {n}.'))).toEqual(['it events drew']);
  });
});
