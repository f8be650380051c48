import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { meanings as en } from '../src/library/terms/en.ts';
import { meanings as it_ } from '../src/library/terms/it.ts';
import { CLAUSE_OF, piecesOf, TERM_NAMES } from '../src/library/terms/meanings.ts';
import { meanings as pl } from '../src/library/terms/pl.ts';
import { meanings as ru } from '../src/library/terms/ru.ts';

const BOOKS = { en, pl, it: it_, ru } as const;
const rules = (language: string): string => {
  const folder = new URL(`../../../docs/rules/old-world/${language}/`, import.meta.url);
  return readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
};

it('a word of the game is marked once, in whatever form, and nothing of the text is lost', () => {
  const marked = (book: typeof en, text: string) => {
    const pieces = piecesOf(book, text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    return pieces.flatMap(({ text: word, term }) => (term === undefined ? [] : [[term, word]]));
  };
  expect(marked(en, 'Two trails, a trail, and a trailer: no trophies.')).toEqual([
    ['trail', 'trails'],
    ['trophy', 'trophies'],
  ]);
  expect(marked(pl, 'Wybierz trofeum i żeton tropu.')).toEqual([
    ['trophy', 'trofeum'],
    ['trail', 'tropu'],
  ]);
  expect(marked(ru, 'Щит и следующий ход; следов нет.')).toEqual([
    ['shield', 'Щит'],
    ['trail', 'следов'],
  ]);
});

it.each(Object.entries(BOOKS))('every word is one the rules use, in %s, and leads to a rule', (language, book) => {
  const text = rules(language);
  const found = new Set(text.split('\n').flatMap((line) => piecesOf(book, line).flatMap(({ term }) => term ?? [])));
  expect([...found].toSorted()).toEqual([...TERM_NAMES].toSorted());
  for (const name of TERM_NAMES) expect(text).toContain(`<a id="${CLAUSE_OF[name].toLowerCase()}"></a>`);
});
