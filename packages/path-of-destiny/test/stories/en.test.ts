/** The English tales: complete, of the right length, clean. */

import { expect, test } from 'vitest';
import { en } from '../../src/stories/en/index.ts';
import { LENGTHS, textsOf, words } from './texts.ts';

const texts = textsOf(en);

test('each tale has 86 texts, and a title on each of its 22 cards', () => {
  for (const id of ['edge', 'striga', 'evil']) {
    const own = texts.filter(({ where }) => where.startsWith(`${id} `));
    expect(own.filter(({ kind }) => kind !== 'title')).toHaveLength(86);
    expect(own.filter(({ kind }) => kind === 'title')).toHaveLength(22);
  }
});

test('every text fits its card', () => {
  const wrong = texts.filter(({ kind, text }) => words(text) < LENGTHS[kind][0] || words(text) > LENGTHS[kind][1]);
  expect(wrong.map(({ where, text }) => `${where}: ${words(text)} words`)).toEqual([]);
});

test('no text stands twice, has digits, straight quotes or an em dash', () => {
  const prose = texts.map(({ text }) => text);
  expect(new Set(prose).size).toBe(prose.length);
  expect(texts.filter(({ text }) => /[0-9"'—]/u.test(text)).map(({ where }) => where)).toEqual([]);
});

test('a closing line names its hero, and the one for anybody names nobody', () => {
  const names = { geralt: 'Geralt', yennefer: 'Yennefer', dandelion: 'Dandelion', ciri: 'Ciri', vesemir: 'Vesemir' };
  for (const tale of Object.values(en)) {
    for (const { heroes } of Object.values(tale.epilogues)) {
      for (const [hero, name] of Object.entries(names)) {
        expect(heroes[hero as keyof typeof names]).toContain(name);
        expect(heroes.other).not.toContain(name);
      }
    }
  }
});
