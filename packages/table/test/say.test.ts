import { LANGUAGES, TABLE_TEXTS } from '@medallion/words';
import { leftInEnglish, oddlyFilled } from '@medallion/words/testing';
import { expect, test } from 'vitest';
import { sayFault, sayRefusal } from '../src/say.ts';

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { table: TABLE_TEXTS[language] }])) as never;

test('every language says it, in its own words', () => {
  expect(oddlyFilled(texts)).toEqual([]);
  expect(leftInEnglish(texts)).toEqual([]);
});

test('what is the table’s reason the table says, what is the game’s the game', () => {
  const voice = { refusal: () => 'the game says why' };
  expect(sayRefusal('en', { code: 'game-over' }, voice)).toBe('the game says why');
  expect(sayRefusal('en', { code: 'not-kept', full: true }, voice)).toContain('no room');
  expect(sayRefusal('en', { code: 'not-kept', full: false }, voice)).toContain('could not be saved');
  expect(sayRefusal('ru', { code: 'not-your-seat' }, voice)).toBe('Это не ваше место.');
  expect(sayFault('it', { code: 'unknown-game', game: 'chess' })).toBe('Qui non c’è nessun gioco chiamato chess.');
  expect(sayFault('pl', { code: 'unreadable', why: 'bo tak.' })).toContain('bo tak.');
});
