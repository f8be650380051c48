import { describe, expect, test } from 'vitest';
import { answer, asked, askedSeats, card, happened, of, put } from '../support.ts';
import { flips, seedFor, solo } from './table.ts';

describe('Destiny against the Automa', () => {
  const VECTORS: readonly [string, 'left' | 'right', number[], string][] = [
    ['PD-TV-23, PD-SOLO-14, PD-SOLO-15', 'left', [4, 2], 'left'],
    ['PD-TV-24, PD-SOLO-16', 'right', [3, 3], 'aside'],
  ];
  test.each(VECTORS)('%s', (_id, side, after, placed) => {
    const play = solo('dandelion', [{ do: 'destiny/begin' }], (_t, automa) => void (automa.tokens = [3, 2, 0, 0]), {
      seed: seedFor(side),
    });
    expect(of(play, 1).tokens.slice(0, 2)).toEqual(after);
    expect(play.table.destiny[0]).toBe(placed);
    expect(play.table.flip).toBe(side);
  });

  test('PD-SOLO-15, PD-SOLO-20: neither the player nor the cards of the Reserve are counted', () => {
    const play = solo('dandelion', [{ do: 'destiny/begin' }], (table, automa, player) => {
      automa.tokens = [0, 3, 0, 0];
      player.tokens = [9, 0, 0, 0];
      for (const row of table.rows) put(row, [card('R01'), card('R02')]);
    });
    expect(play.table.destiny[0]).toBe('right');
    expect(happened(play, 'declared')).toEqual([]);
  });

  test('PD-SOLO-14, R-76: the flip comes after the cards were played, before the window of Abilities', () => {
    const play = solo('vesemir', [{ do: 'turn/after-play' }], (_t, _a, player) => void (player.unlocked = 2));
    expect(asked(play)).toBe('ability/use');
    expect(flips(play)).toHaveLength(1);
    expect(happened(play, 'destinyPlaced')).toEqual([]);
    answer(play, 'decline');
    expect(happened(play, 'destinyPlaced')).toHaveLength(1);
  });

  test('R-46: where no token was placed and the Automa is highest, the solo token chooses', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      const play = solo(
        'ciri',
        [{ do: 'chapter/dominance' }],
        (table) => void (table.destiny = ['aside', 'aside', 'aside']),
        { seed: `${seed}` },
      );
      expect(asked(play)).toBeUndefined();
      expect(play.table.dominant).toBe(flips(play)[0]);
      seen.add(play.table.dominant ?? '');
    }
    expect(seen.size).toBe(2);
    expect(
      askedSeats(
        solo('vesemir', [{ do: 'chapter/dominance' }], (table) => void (table.destiny = ['aside', 'aside', 'aside'])),
      ),
    ).toEqual([0]);
  });
});
