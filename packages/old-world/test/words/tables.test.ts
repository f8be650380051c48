import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Refusal } from '@medallion/kernel';
import { leftInEnglish, oddlyFilled } from '@medallion/words/testing';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../../src/words/index.ts';
import { REASONS, TELLINGS, telling } from '../../src/words/telling/index.ts';
import { contextFor } from './listening.ts';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

describe('the tables of the four languages', () => {
  it('are filled with the same parameters', () => {
    expect(oddlyFilled(TELLINGS)).toEqual([]);
  });

  it('are set with typographic apostrophes', () => {
    const straight = Object.entries(TELLINGS).flatMap(([language, parts]) =>
      Object.values(parts).flatMap((texts) =>
        Object.entries(texts as Record<string, string>).flatMap(([key, text]) =>
          /['"]/.test(text) ? [`${language} ${key}: ${text}`] : [],
        ),
      ),
    );
    expect(straight).toEqual([]);
  });

  it('are translated: no sentence of another language is the English one', () => {
    expect(leftInEnglish(TELLINGS)).toEqual([]);
  });
});

describe('reasons', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('words'),
  );
  const used = new Set<string>();
  for (const file of files) {
    const text = readFileSync(join(SOURCES, file), 'utf8');
    // mayNot(choice, 'reason', …), also with a choice of two, and { reason: 'reason', … }.
    for (const [, second = ''] of text.matchAll(/mayNot\(\s*(?:\{.*? \}|\w+\([^)]*\)|\w+),([^,]+),/g)) {
      for (const [, reason = ''] of second.matchAll(/(?:^|[?:])\s*'([a-z-]+)'/g)) used.add(reason);
    }
    for (const [, reason = ''] of text.matchAll(/reason: '([a-z-]+)'/g)) used.add(reason);
  }

  it('have a sentence wherever the rules give one', () => {
    expect(used.size).toBeGreaterThan(60);
    expect([...used].filter((reason) => !(REASONS as readonly string[]).includes(reason))).toEqual([]);
  });

  it('are all given somewhere', () => {
    expect(REASONS.filter((reason) => !used.has(reason))).toEqual([]);
  });

  it('are filled with what the rules say', () => {
    const say = (language: Language, reason: string, params: Record<string, number | string[]>): string =>
      telling(language).reason({ reason, clause: 'OW-GEN-01', with: params });
    expect(say('en', 'too-expensive', { price: 3 })).toBe('It costs 3 gold: you do not have that much.');
    expect(say('en', 'too-expensive', { cost: 1 })).toBe('It costs 1 card: you do not have that many.');
    expect(say('en', 'no-open-tab', { open: ['blue', 'red'] })).toBe(
      'The last card of the combo takes only: blue, red.',
    );
    expect(say('en', 'no-open-tab', { open: [] })).toBe('The last card of the combo takes no further card.');
    expect(say('pl', 'price-gold', { needed: 5 })).toBe('Trzeba mieć 5 żetonów złota.');
    expect(say('ru', 'price-gold', { needed: 1 })).toBe('Нужно 1 золото.');
    expect(say('it', 'price-potions', {})).toBe('Non hai abbastanza pozioni.');
  });
});

describe('plurals', () => {
  const draw = (language: Language, count: number): string | undefined =>
    telling(language).tell({ type: 'drew', data: { seat: 0, count, reshuffled: false } }, contextFor(language, 0))
      ?.text;

  it('are right in every language', () => {
    expect([1, 2].map((n) => draw('en', n))).toEqual(['You draw 1 card.', 'You draw 2 cards.']);
    expect([1, 2].map((n) => draw('it', n))).toEqual(['Peschi 1 carta.', 'Peschi 2 carte.']);
    expect([1, 2, 5, 22].map((n) => draw('pl', n))).toEqual([
      'Dobierasz 1 kartę.',
      'Dobierasz 2 karty.',
      'Dobierasz 5 kart.',
      'Dobierasz 22 karty.',
    ]);
    expect([1, 2, 5, 21].map((n) => draw('ru', n))).toEqual([
      'Вы берёте 1 карту.',
      'Вы берёте 2 карты.',
      'Вы берёте 5 карт.',
      'Вы берёте 21 карту.',
    ]);
  });
});

describe('refusals and outcomes', () => {
  const refusals: readonly Refusal[] = [
    { code: 'malformed', where: 'seat' },
    { code: 'stale', number: 4 },
    { code: 'unknown-seat' },
    { code: 'unknown-ask' },
    { code: 'not-your-ask' },
    { code: 'already-answered' },
    { code: 'unknown-option' },
    { code: 'illegal', why: { choice: { id: 'done' }, reason: 'not-moved', clause: 'OW-MOVE-11' } },
    { code: 'game-over' },
    { code: 'cannot-undo' },
    { code: 'rules-fault', message: '!' },
  ];

  it('every refusal of the kernel is a sentence', () => {
    for (const language of LANGUAGES) {
      const texts = refusals.map((refusal) => telling(language).refusal(refusal));
      expect(new Set(texts).size).toBe(refusals.length);
      for (const text of texts) expect(text).toMatch(/^\p{Lu}[^{}]*[.)]$/u);
    }
  });

  it('the end names the winner, the places and the rank', () => {
    const context = contextFor('en', 1);
    expect(telling('en').outcome({ ranking: [[1], [0, 2], [3]], detail: { turns: 31 } }, context)).toEqual([
      'You win after 31 turns.',
      '2. Ada, Cleo',
      '4. Dirk',
    ]);
    expect(telling('pl').outcome({ ranking: [[0]], detail: { turns: 1 } }, contextFor('pl', 1))).toEqual([
      'Wygrywa Ada po 1 turze.',
    ]);
    expect(telling('ru').outcome({ ranking: [[0]], detail: { turns: 7, rank: 4 } }, contextFor('ru', 0))).toEqual([
      'Победа за 7 ходов. Звание: Имя в балладах.',
    ]);
  });
});
