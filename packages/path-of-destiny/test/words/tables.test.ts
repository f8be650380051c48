import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Refusal } from '@medallion/kernel';
import { leftInEnglish, oddlyFilled } from '@medallion/words/testing';
import { describe, expect, it } from 'vitest';
import { words } from '../../src/words/every.ts';
import { LANGUAGES, type Language } from '../../src/words/index.ts';
import { REASONS, telling } from '../../src/words/telling/index.ts';
import { contextFor } from './listening.ts';

const TELLINGS = {
  en: words('en').tellings,
  pl: words('pl').tellings,
  it: words('it').tellings,
  ru: words('ru').tellings,
};

const RULES = fileURLToPath(new URL('../../src/rules/', import.meta.url));

describe('the tables of the four languages', () => {
  it('are filled with the same parameters', () => {
    expect(oddlyFilled(TELLINGS)).toEqual([]);
  });

  it('are translated: no sentence of another language is the English one', () => {
    expect(leftInEnglish(TELLINGS)).toEqual([]);
  });
});

describe('reasons', () => {
  const used = new Set<string>();
  for (const file of readdirSync(RULES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(join(RULES, file), 'utf8');
    // mayNot(choice, 'reason', …); a rule of an Ability gives its reason as ? 'reason' or : 'reason'.
    for (const [, reason = ''] of text.matchAll(/mayNot\((?:\{.*? \}|[^,{]+), '([a-z-]+)'/g)) used.add(reason);
    if (file.startsWith('abilities'))
      for (const [, reason = ''] of text.matchAll(/(?:[?:] |\[)'([a-z]+(?:-[a-z]+)*)'(?= : undefined|;|,|\)| \}|\n)/g))
        if (reason.includes('-') || reason === 'locked' || reason === 'used') used.add(reason);
  }
  // Written as row-${why}.
  used.add('row-taken').add('row-empty');

  it('have a sentence wherever the rules give one', () => {
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((reason) => !(REASONS as readonly string[]).includes(reason))).toEqual([]);
  });

  it('are all given somewhere', () => {
    expect(REASONS.filter((reason) => !used.has(reason))).toEqual([]);
  });
});

describe('plurals', () => {
  const gain = (language: Language, amount: number): string | undefined =>
    telling(words(language)).tell(
      { type: 'symbolsGained', data: { who: 0, symbol: 1, amount } },
      contextFor(language, 0),
    )?.text;
  const draw = (language: Language, count: number): string | undefined =>
    telling(words(language)).tell({ type: 'cardsDrawn', data: { who: 1, count } }, contextFor(language, 0))?.text;

  it('are right for 1, 2, 5 and 22 in every language', () => {
    const all = (say: typeof gain, language: Language) => [1, 2, 5, 22].map((n) => say(language, n));
    expect(all(gain, 'en')).toEqual([1, 2, 5, 22].map((n) => `You gain ${n} Magic ${n === 1 ? 'token' : 'tokens'}.`));
    expect(all(gain, 'it')).toEqual([
      'Ottieni 1 segnalino di Magia.',
      'Ottieni 2 segnalini di Magia.',
      'Ottieni 5 segnalini di Magia.',
      'Ottieni 22 segnalini di Magia.',
    ]);
    expect(all(gain, 'pl')).toEqual([
      'Zyskujesz 1 żeton Magii.',
      'Zyskujesz 2 żetony Magii.',
      'Zyskujesz 5 żetonów Magii.',
      'Zyskujesz 22 żetony Magii.',
    ]);
    expect(all(gain, 'ru')).toEqual([
      'Вы получаете 1 жетон Магии.',
      'Вы получаете 2 жетона Магии.',
      'Вы получаете 5 жетонов Магии.',
      'Вы получаете 22 жетона Магии.',
    ]);
    expect(all(draw, 'pl')).toEqual([
      'Bert dobiera 1 kartę.',
      'Bert dobiera 2 karty.',
      'Bert dobiera 5 kart.',
      'Bert dobiera 22 karty.',
    ]);
    expect(all(draw, 'ru')).toEqual([
      'Берт берёт 1 карту.',
      'Берт берёт 2 карты.',
      'Берт берёт 5 карт.',
      'Берт берёт 22 карты.',
    ]);
  });
});

describe('refusals and outcomes', () => {
  const refusals: readonly Refusal[] = [
    { code: 'malformed', where: 'seat' },
    { code: 'stale', number: 4 },
    { code: 'illegal', why: { choice: { id: 'row-1' }, reason: 'row-taken', clause: 'PD-CHOOSE-07' } },
    { code: 'cannot-undo' },
    { code: 'rules-fault', message: '!' },
  ];

  it('every refusal is a sentence', () => {
    for (const language of LANGUAGES) {
      const texts = refusals.map((refusal) => telling(words(language)).refusal(refusal));
      expect(new Set(texts).size).toBe(refusals.length);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}[^{}]*[.)]$/u);
    }
  });

  it('the end names the hero, the places and the points', () => {
    const outcome = { ranking: [[1], [0], [2]], detail: { hero: 1, epilogue: 16, vp: [31, 40, 22] } };
    expect(telling(words('en')).outcome(outcome, contextFor('en', 1))).toEqual([
      'You are the hero of the tale with 40 VP.',
      '2. Ada: 31 VP',
      '3. Cleo: 22 VP',
    ]);
    const solo = { ranking: [[1], [0]], detail: { hero: 1, epilogue: 16, vp: [31, 40] } };
    expect(telling(words('pl')).outcome(solo, contextFor('pl', 0, 1))).toEqual([
      'Wygrywa Automa, główna postać opowieści: 40 PZ.',
      '2. Ada: 31 PZ',
    ]);
    expect(telling(words('en')).outcome(solo, contextFor('en', 0, 1))[0]).toBe(
      'The Automa is the hero of the tale with 40 VP.',
    );
  });

  it('knows what participants and the reader are called', () => {
    expect(telling(words('en')).name(1, contextFor('en', 0, 1))).toBe('The Automa');
    expect(telling(words('it')).waiting('Ada')).toBe('Si attende Ada.');
    expect(LANGUAGES.map((language) => telling(words(language)).you)).toEqual(['you', 'ty', 'tu', 'вы']);
  });
});
