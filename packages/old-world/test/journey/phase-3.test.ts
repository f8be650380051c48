import { describe, expect, test } from 'vitest';
import type { Table } from '../../src/rules/table.ts';
import { answer, asked, cards, happened, legal, put, stage, whyNot } from '../support.ts';
import { hold, lay, the, witcher } from './help.ts';

/** Seat 0 in Phase III with these hand cards; the Row is 2 1 0 2 1 0 from slot 1 to 6. */
const ROW = [14, 8, 0, 15, 9, 1];
function phase3(hand: readonly number[], more?: (table: Table) => void, options: Record<string, unknown> = {}) {
  return stage({
    steps: [{ do: 'turn/phase-3' }],
    options,
    arrange: (table) => {
      hold(table, 0, hand);
      lay(table, ROW);
      more?.(table);
    },
  });
}
/** Up to the gain step, without discarding anything that need not be. */
function toGain(hand: readonly number[], more?: (table: Table) => void, options: Record<string, unknown> = {}) {
  const play = phase3(hand, more, options);
  while (asked(play) === 'phase-3/discard')
    answer(play, legal(play).includes('enough') ? 'enough' : (legal(play)[0] as string));
  return play;
}
const handSize = (play: ReturnType<typeof phase3>): number => witcher(play, 0).hand.cards.length;

describe('step 1, discarding', () => {
  test('OW-P3-01: first discard, then draw, then gain', () => {
    const play = phase3([90, 91, 92, 93]);
    const order = [asked(play)];
    answer(play, 'card-90');
    answer(play, 'card-91');
    expect(happened(play, 'drew')).toEqual([]);
    answer(play, 'enough');
    expect(happened(play, 'drew')).toHaveLength(1);
    order.push(asked(play));
    expect(order).toEqual(['phase-3/discard', 'phase-3/gain']);
  });

  test('OW-P3-02: down to three at least, further if wanted', () => {
    const play = phase3([90, 91, 92, 93, 94]);
    expect(whyNot(play, 'enough')).toBe('too-many-cards OW-P3-02');
    answer(play, 'card-90');
    expect(legal(play)).not.toContain('enough');
    answer(play, 'card-91');
    expect(legal(play)).toEqual(['card-92', 'card-93', 'card-94', 'enough']);
    for (const id of ['card-92', 'card-93', 'card-94']) answer(play, id);
    expect(witcher(play, 0).discard.cards.slice(0, 5)).toEqual([90, 91, 92, 93, 94]);
    expect(asked(play)).toBe('phase-3/gain');
  });

  test('R-55, D-08: also with three or fewer; with phase3VoluntaryDiscard off only what must go', () => {
    const play = phase3([90, 91]);
    expect(legal(play)).toEqual(['card-90', 'card-91', 'enough']);
    answer(play, 'card-90');
    expect(witcher(play, 0).discard.cards).toEqual([90]);
    const strict = phase3([90, 91], undefined, { phase3VoluntaryDiscard: false });
    expect(asked(strict)).toBe('phase-3/gain');
    const forced = phase3([90, 91, 92, 93], undefined, { phase3VoluntaryDiscard: false });
    answer(forced, 'card-93');
    expect(asked(forced)).toBe('phase-3/gain');
  });
});

describe('step 2, drawing', () => {
  test('OW-P3-03: until three cards are in hand', () => {
    for (const hand of [[], [90], [90, 91], [90, 91, 92]]) expect(handSize(toGain(hand))).toBe(3);
  });

  test('OW-P3-04: an empty deck is made anew from the discard pile, cards just discarded included', () => {
    const play = phase3([90, 91, 92, 93], (table) => {
      put(the(table, 0).deck, []);
      put(the(table, 0).discard, []);
    });
    for (const id of ['card-90', 'card-91', 'card-92', 'card-93']) answer(play, id);
    expect(handSize(play)).toBe(3);
    expect(witcher(play, 0).deck.cards).toHaveLength(1);
    expect(witcher(play, 0).discard.cards).toEqual([]);
    expect(happened(play, 'drew')).toMatchObject([{ count: 3, reshuffled: true }]);
  });

  test('OW-P3-05, R-52: changes to the draw are added up, not below zero, within seven', () => {
    const draws = (by: number, hand: readonly number[] = []): number =>
      handSize(toGain(hand, (table) => (table.turn.phase3Draw = by))) - hand.length;
    expect([draws(-1), draws(1), draws(-5), draws(2, [90, 91])]).toEqual([2, 4, 0, 3]);
    expect(handSize(toGain([90, 91, 92], (table) => (table.turn.phase3Draw = 9)))).toBe(7);
    const trophy = toGain([], (table) => {
      table.turn.phase3Draw = -1;
      // Rotfiend: one more.
      the(table, 0).trophies.push('monster:9');
    });
    expect(handSize(trophy)).toBe(3);
  });

  test('D-06, R-52: a cap of two holds whatever is added; below it nothing changes', () => {
    const capped = (by: number): number =>
      handSize(
        toGain([], (table) => {
          table.turn.phase3Cap = 2;
          table.turn.phase3Draw = by;
        }),
      );
    expect([capped(0), capped(2), capped(-2)]).toEqual([2, 2, 1]);
  });

  test('R-133: a fixed number is drawn whatever hand and changes are', () => {
    const fixed = (hand: readonly number[], by: number): number =>
      handSize(
        toGain(hand, (table) => {
          table.turn.phase3Fixed = 1;
          table.turn.phase3Draw = by;
        }),
      ) - hand.length;
    expect([fixed([], 2), fixed([90, 91, 92], 0), fixed([90], -3)]).toEqual([1, 1, 1]);
  });
});

describe('step 3, gaining', () => {
  test('OW-P3-06, OW-P3-09, OW-P3-12: one card of the Row comes into the hand, its cost goes from hand to discard pile', () => {
    const play = toGain([90, 91, 92]);
    answer(play, 'card-15');
    expect(legal(play)).toEqual(['card-90', 'card-91', 'card-92']);
    answer(play, 'card-91');
    answer(play, 'card-90');
    expect(witcher(play, 0).hand.cards).toEqual([92, 15]);
    expect(witcher(play, 0).discard.cards).toEqual([91, 90]);
    expect(asked(play)).toBeUndefined();
  });

  test('OW-P3-07: a card has to be taken, wanted or not', () => {
    const play = toGain([90, 91, 92]);
    expect(legal(play).every((id) => id.startsWith('card-'))).toBe(true);
    expect(whyNot(play, 'none')).toBe('must-gain OW-P3-07');
  });

  test('OW-P3-08, R-51: if no card can be paid for nothing is gained and the Row stays', () => {
    const dear = [14, 15, 16, 17, 32, 33];
    const play = toGain([], (table) => {
      lay(table, dear);
      put(the(table, 0).deck, []);
    });
    expect(asked(play)).toBeUndefined();
    expect(play.state.table.row.cards).toEqual(dear);
    expect(handSize(play)).toBe(0);
    const once = toGain([90, 91, 92]);
    answer(once, 'card-1');
    expect(happened(once, 'rowCardTaken')).toHaveLength(1);
    expect(asked(once)).toBeUndefined();
  });

  test('OW-P3-10, OW-P3-11, OW-CARD-21: slot 6 makes a card cheaper, slots 1 and 2 dearer, never below nothing', () => {
    const paid = (row: readonly number[], card: number): number => {
      const play = toGain([90, 91, 92], (table) => lay(table, row));
      answer(play, `card-${card}`);
      while (asked(play) === 'phase-3/pay') answer(play, legal(play)[0] as string);
      expect(witcher(play, 0).hand.cards.at(-1)).toBe(card);
      return witcher(play, 0).discard.cards.length;
    };
    const costs = (row: readonly number[]): number[] => row.map((card) => paid(row, card));
    expect(costs([0, 1, 2, 3, 4, 5])).toEqual([1, 1, 0, 0, 0, 0]);
    expect(costs([8, 9, 10, 11, 12, 13])).toEqual([2, 2, 1, 1, 1, 0]);
    expect(costs([14, 15, 16, 17, 32, 33])).toEqual([3, 3, 2, 2, 2, 1]);
    // The price shown for a card of cost 0 in slot 6 is nothing, not less.
    const play = toGain([90, 91, 92]);
    const shown = play.state.asks.flatMap((ask) => play.choices(ask)).find((choice) => choice.id === 'card-1');
    expect(shown).toMatchObject({ cost: 0 });
  });

  test('OW-GEN-07, OW-P3-09: a card that costs more than the hand holds cannot be chosen', () => {
    const play = toGain([90, 91], (table) => (table.turn.phase3Draw = -5));
    expect(legal(play)).toEqual(['card-8', 'card-0', 'card-15', 'card-9', 'card-1']);
    expect(whyNot(play, 'card-14')).toBe('too-expensive OW-P3-09');
  });

  test('OW-P3-13: the gained card cannot pay for itself', () => {
    const play = toGain([90, 91, 92]);
    answer(play, 'card-15');
    expect(legal(play)).not.toContain('card-15');
    answer(play, 'card-90');
    expect(play.state.table.row.cards).toContain(15);
    expect(legal(play)).toEqual(['card-91', 'card-92']);
    answer(play, 'card-91');
    expect(witcher(play, 0).hand.cards).toEqual([92, 15]);
  });

  test('OW-P3-14: the cards to its left slide right, a new one comes into slot 1', () => {
    const play = toGain([90, 91, 92]);
    const next = cards(play.state.table.actionDeck).at(-1);
    answer(play, 'card-9');
    answer(play, 'card-90');
    expect(play.state.table.row.cards).toEqual([next, 14, 8, 0, 15, 1]);
    expect(happened(play, 'rowRefilled')).toEqual([{ cards: [next] }]);
  });

  test('OW-P3-15: the new card of the Row cannot be gained in the same step', () => {
    const play = toGain([90, 91, 92]);
    answer(play, 'card-1');
    expect(asked(play)).toBeUndefined();
  });

  test('R-53: an empty Action Deck is made anew from the common discard pile, never from trashed cards', () => {
    const play = toGain([90, 91, 92], (table) => {
      put(
        table.box,
        table.actionDeck.cards.filter((card) => card !== 20),
      );
      put(table.actionDeck, []);
      put(table.commonDiscard, [20]);
    });
    answer(play, 'card-1');
    expect(play.state.table.row.cards).toEqual([20, 14, 8, 0, 15, 9]);
    const none = toGain([90, 91, 92], (table) => put(table.actionDeck, []));
    answer(none, 'card-1');
    expect(none.state.table.row.cards).toEqual([14, 8, 0, 15, 9]);
  });

  test('R-54: fewer than six cards lie from slot 6 leftwards, and the slots keep their prices', () => {
    const play = toGain([90, 91, 92], (table) => lay(table, [8, 9, 10]));
    const prices = play.choices(play.state.asks[0] as never).map((each) => (each as unknown as { cost: number }).cost);
    expect(prices).toEqual([1, 1, 0]);
  });

  test('R-56, OW-CARD-11: with seven cards in hand after paying, the gained card goes to the discard pile', () => {
    const play = toGain([90, 91, 92], (table) => (table.turn.phase3Draw = 9));
    expect(handSize(play)).toBe(7);
    answer(play, 'card-1');
    expect(handSize(play)).toBe(7);
    expect(witcher(play, 0).discard.cards.at(-1)).toBe(1);
    const paid = toGain([90, 91, 92], (table) => (table.turn.phase3Draw = 9));
    answer(paid, 'card-9');
    answer(paid, 'card-90');
    expect(witcher(paid, 0).hand.cards.at(-1)).toBe(9);
    expect(handSize(paid)).toBe(7);
  });

  test('OW-P3-16: no card is given up afterwards', () => {
    const play = toGain([90, 91, 92], (table) => (table.turn.phase3Draw = 2));
    answer(play, 'card-1');
    expect(handSize(play)).toBe(6);
    expect(asked(play)).toBeUndefined();
  });
});
