import { expect, test } from 'vitest';
import { readMessage, readNewTable } from '../src/schema.ts';

test.each([
  { do: 'answer', id: 'a', number: 0, ask: 1, choice: 'x' },
  { do: 'undo', id: 'a', number: 3 },
  { do: 'look', id: 'a', as: 'spectator' },
  { do: 'look', id: 'a', as: 2, heard: 7 },
  { do: 'sit', id: 'a', seat: 1, sitter: { name: 'Ada', bot: 'novice' } },
  { do: 'leave', id: 'a' },
])('what a seat may say is read as it is: %j', (message) => {
  expect(readMessage(message)).toEqual(message);
});

test.each([
  [undefined, 'message'],
  ['answer', 'message'],
  [{ do: 'cheat', id: 'a' }, 'do'],
  [{ do: 'answer', id: 'a', number: 1.5, ask: 1, choice: 'x' }, 'number'],
  [{ do: 'answer', id: 'a', number: 1, ask: -1, choice: 'x' }, 'ask'],
  [{ do: 'answer', id: 'a', number: 1, ask: 1, choice: 'x'.repeat(201) }, 'choice'],
  [{ do: 'answer', id: '', number: 1, ask: 1, choice: 'x' }, 'id'],
  [{ do: 'look', id: 'a', as: 'everybody' }, 'as'],
  [{ do: 'look', id: 'a', as: 16 }, 'as'],
  [{ do: 'sit', id: 'a', seat: 1, sitter: { name: 'x'.repeat(41) } }, 'sitter.name'],
  [{ do: 'leave', id: 'a', seat: 1 }, 'message'],
])('what is no message is refused, and the part that is wrong is named: %j', (raw, where) => {
  expect(() => readMessage(raw)).toThrow(expect.objectContaining({ name: 'BadInput', where }));
});

test('a new table names a game and who sits where', () => {
  const table = { game: 'old-world', sitters: [{ name: 'Ada' }], options: { edition: 'pl' }, seed: 'spring' };
  expect(readNewTable(table)).toEqual(table);
  expect(() => readNewTable({ game: 'old-world', sitters: [] })).toThrow(expect.objectContaining({ where: 'sitters' }));
});
