import { describe, expect, test } from 'vitest';
import type { Character } from '../../src/content/index.ts';
import { of } from '../support.ts';
import { flips, seedFor, solo } from './table.ts';

describe('the start of a chapter', () => {
  test('PD-SOLO-05, R-74, R-75: as many flips as the chapter has for a number, a token of the Symbol shown each', () => {
    for (const chapter of [1, 2, 3]) {
      const play = solo('dandelion', [{ do: 'automa/chapter' }], (table) => void (table.chapter = chapter));
      const shown = flips(play);
      expect(shown).toHaveLength(chapter);
      const left = shown.filter((side) => side === 'left').length;
      expect(of(play, 1).tokens).toEqual([left, chapter - left, 0, 0]);
    }
    const both = new Set<unknown>();
    for (let seed = 0; seed < 12; seed++)
      both.add(flips(solo('ciri', [{ do: 'automa/flip' }], undefined, { seed: `${seed}` }))[0]);
    expect(both.size).toBe(2);
  });

  test('PD-SOLO-06: one token for each Symbol of its board that is Active', () => {
    const gained = (automa: Character) => {
      const play = solo(automa, [{ do: 'automa/chapter' }]);
      return of(play, 1).tokens.reduce((sum, count) => sum + count, 0) - 1;
    };
    expect([gained('ciri'), gained('geralt'), gained('dandelion')]).toEqual([2, 1, 0]);
  });

  test('PD-TV-26, PD-SOLO-05, PD-SOLO-06', () => {
    const play = solo('geralt', [{ do: 'automa/chapter' }], (table) => void (table.chapter = 3), {
      seed: seedFor('left', 'right', 'left'),
    });
    expect(flips(play)).toEqual(['left', 'right', 'left']);
    expect(of(play, 1).tokens).toEqual([3, 1, 0, 0]);
  });

  test('PD-SOLO-05: it happens before the first turn of the chapter', () => {
    const play = solo('ciri', [{ do: 'chapter/begin', chapter: 1 }]);
    const order = play.events.map(({ type }) => type);
    expect(order.indexOf('chapterBegan')).toBeLessThan(order.indexOf('tokenFlipped'));
    expect(order.indexOf('tokenFlipped')).toBeLessThan(order.indexOf('turnBegan'));
  });
});
