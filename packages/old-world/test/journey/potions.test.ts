import { expect, test } from 'vitest';
import type { Table } from '../../src/rules/table.ts';
import { answer, asked, legal, put, stage } from '../support.ts';
import { the, witcher } from './help.ts';

const gain = (count: number, arrange: (table: Table) => void, options: Record<string, unknown> = {}) =>
  stage({ options, steps: [{ do: 'potions/gain', seat: 0, count }], arrange });

test('OW-POT-01: Potions lie face up at their owner’s board', () => {
  const play = gain(1, (table) => put(table.potionDeck, [5]));
  expect(witcher(play, 0).potions).toMatchObject({ kind: 'open', cards: [5] });
});

test('OW-POT-02: at most four, whatever the Alchemy level', () => {
  for (const alchemy of [1, 5]) {
    const play = gain(1, (table) => {
      the(table, 0).alchemy = alchemy;
      put(the(table, 0).potions, [0, 1, 2, 3]);
      put(table.potionDeck, [5]);
    });
    expect(asked(play)).toBe('potions/discard');
    answer(play, 'potion-2');
    expect(witcher(play, 0).potions.cards).toEqual([0, 1, 3, 5]);
  }
});

test('OW-POT-03, R-62: the fifth is taken, then one of the own choice goes at once, the new one included', () => {
  const play = gain(2, (table) => {
    put(the(table, 0).potions, [0, 1, 2, 3]);
    put(table.potionDeck, [6, 5]);
  });
  expect(legal(play)).toEqual(['potion-0', 'potion-1', 'potion-2', 'potion-3', 'potion-5']);
  answer(play, 'potion-5');
  // At once: before the next one is drawn.
  expect(legal(play)).toContain('potion-6');
  answer(play, 'potion-0');
  expect(witcher(play, 0).potions.cards).toEqual([1, 2, 3, 6]);
});

test('OW-POT-04, D-17: discarded Potions become a new deck, unless the option says otherwise', () => {
  const empty = (table: Table): void => {
    put(table.potionDeck, []);
    put(table.potionDiscard, [7, 8]);
  };
  const play = gain(1, empty);
  expect(witcher(play, 0).potions.cards).toHaveLength(1);
  expect(play.state.table.potionDeck.cards).toHaveLength(1);
  expect(play.state.table.potionDiscard.cards).toEqual([]);
  expect(witcher(gain(1, empty, { potionReshuffle: false }), 0).potions.cards).toEqual([]);
});

test('R-152: with no Potion anywhere a raise of Alchemy is complete without one', () => {
  const play = stage({
    steps: [{ do: 'attributes/raise', seat: 0, attribute: 'alchemy' }],
    arrange: (table) => {
      put(table.potionDeck, []);
      Object.assign(the(table, 0), { combat: 2, defense: 2, specialty: 2 });
    },
  });
  expect(witcher(play, 0)).toMatchObject({ alchemy: 2, level: 2 });
  expect(witcher(play, 0).potions.cards).toEqual([]);
});

test('OW-POT-10: discarded Potions form one common pile', () => {
  const play = stage({
    steps: [
      { do: 'potions/discard', seat: 0, count: 1 },
      { do: 'potions/discard', seat: 1, count: 3 },
    ],
    arrange: (table) => {
      put(the(table, 0).potions, [0, 1]);
      put(the(table, 1).potions, [2]);
    },
  });
  answer(play, 'potion-1');
  expect(play.state.table.potionDiscard.cards).toEqual([1, 2]);
  expect(witcher(play, 0).potions.cards).toEqual([0]);
});
