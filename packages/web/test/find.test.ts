import { describe, expect, it } from 'vitest';
import { libraryPages } from '../library-pages.ts';
import { SMALL, withQuestions } from '../src/library/asked.ts';
import { finderOf } from '../src/library/find.ts';
import type { Shelf } from '../src/library/shelf.ts';
import { thingsAsPassages } from '../src/library/things.ts';

type Language = keyof typeof SMALL;

/** The articles of Old World as the page gets them. */
function shelf(language: Language): Shelf {
  const load = libraryPages().load as (this: { addWatchFile(file: string): void }, source: string) => string;
  const module = load.call({ addWatchFile: () => undefined }, `\0virtual:rules/old-world/${language}`);
  return JSON.parse(module.replace('export default ', '').replace(/;$/, '')) as Shelf;
}

async function finder(language: Language) {
  const things = await thingsAsPassages('old-world', language);
  return finderOf([...withQuestions(language, shelf(language).passages), ...things], SMALL[language]);
}

describe.each([
  ['en', 'how do I win', 'leshen', 'swallow', 'magic trap'],
  ['pl', 'jak wygrać?', 'leszy', 'jaskółka', 'magiczna pułapka'],
  ['it', 'come si vince', 'leshen', 'rondine', 'trappola magica'],
  ['ru', 'как выиграть', 'леший', 'ласточка', 'магическая ловушка'],
] as const)('a search in the rules, in %s', (language, question, monster, potion, card) => {
  it('knows how one wins', async () => {
    const find = await finder(language);
    expect(find(question)[0]?.passage.article).toBe('goal');
  });

  it('finds monsters, potions and cards by their names first', async () => {
    const find = await finder(language);
    const first = [monster, potion, card].map((name) => find(name)[0]?.passage.at);
    expect(first).toEqual([
      'collection/old-world/monster-leshen',
      'collection/old-world/potion-swallow',
      'collection/old-world/card-magic-trap',
    ]);
  });
});
