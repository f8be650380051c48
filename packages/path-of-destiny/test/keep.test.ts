/** PD-CHAPTER-10 to PD-CHAPTER-14: cards kept for the next chapter. */

import { describe, expect, test } from 'vitest';
import type { Character } from '../src/content/index.ts';
import {
  answer,
  asked,
  askedSeats,
  card,
  type Game,
  goOn,
  happened,
  lay,
  legal,
  of,
  stage,
  whyNot,
} from './support.ts';

const keep = (...ids: string[]): string => `keep:${ids.map(card).join(',')}`;

/** The end of a chapter with these Timelines; Geralt and Yennefer unless told. */
function keeping(
  chapter: 1 | 2,
  timelines: readonly (readonly string[])[],
  characters?: readonly Character[],
  options = {},
): Game {
  return stage({
    ...(characters === undefined ? {} : { characters }),
    options,
    arrange: (table, participants) => {
      table.chapter = chapter;
      table.turn = 3;
      table.dominant = 'left';
      if (chapter === 2) table.pair = [4, 5];
      for (const [who, ids] of timelines.entries()) {
        const each = participants[who];
        if (each !== undefined) lay(table, each, ids);
      }
    },
    steps: [{ do: 'chapter/clear' }, { do: 'chapter/keep' }, { do: 'chapter/kept-effects' }],
  });
}

const SIX = ['R01', 'R02', 'R03', 'B01', 'B02', 'B03'];
const OTHER = ['G01', 'G02', 'G03', 'Y01', 'Y02', 'Y03'];

describe('keeping', () => {
  test('PD-CHAPTER-10: exactly one card after chapter 1, the others are discarded', () => {
    const play = keeping(1, [SIX, OTHER]);
    expect(legal(play, 0)).toEqual(SIX.map((id) => keep(id)));
    expect(whyNot(play, 'keep:', 0)).toBe('must-keep PD-CHAPTER-10');
    answer(play, keep('B01'), 0);
    answer(play, keep('G02'), 1);
    expect(of(play, 0).timeline.cards).toEqual([card('B01')]);
    expect([...play.table.discard.cards].sort((a, b) => a - b)).toEqual(
      [...SIX, ...OTHER]
        .filter((id) => id !== 'B01' && id !== 'G02')
        .map(card)
        .sort((a, b) => a - b),
    );
  });

  test('PD-CHAPTER-11, R-51: exactly two after chapter 2, in an order of choice; the card kept before is like any other', () => {
    const play = keeping(2, [SIX, OTHER]);
    expect(legal(play, 0)).toHaveLength(30);
    answer(play, keep('B02', 'R02'), 0);
    answer(play, keep('G01', 'Y01'), 1);
    expect(of(play, 0).timeline.cards).toEqual([card('B02'), card('R02')]);
    expect(of(play, 0).covered).toEqual([0, 0]);
    expect(play.table.discard.cards).toContain(card('R01'));
  });

  test('PD-CHAPTER-12, PD-INFO-03: all choose at the same time, and nothing shows before the last has chosen', () => {
    const play = keeping(1, [SIX, OTHER]);
    expect(askedSeats(play)).toEqual([0, 1]);
    answer(play, keep('B01'), 0);
    expect(of(play, 0).timeline.cards).toHaveLength(6);
    expect(happened(play, 'cardsKept')).toEqual([]);
    const view = JSON.stringify(play.game.view(play, 1));
    const other = keeping(1, [SIX, OTHER]);
    answer(other, keep('R03'), 0);
    expect(JSON.stringify(other.game.view(other, 1))).toBe(view);
  });

  test('PD-CHAPTER-13, R-54: kept cards are the leftmost of the new chapter and count, but are not played this turn', () => {
    const play = keeping(1, [SIX, OTHER]);
    answer(play, keep('R02'), 0);
    answer(play, keep('G02'), 1);
    expect(of(play, 0).playedNow).toBe(0);
    goOn(play, { do: 'play/select' }, { do: 'play/reveal' });
    answer(play, `play:${card('S-GER-3')},${card('S-GER-1')}`, 0);
    answer(play, `play:${card('S-YEN-1')},${card('S-YEN-2')}`, 1);
    expect(of(play, 0).timeline.cards).toEqual(['R02', 'S-GER-3', 'S-GER-1'].map(card));
  });

  test('R-53: whoever has fewer cards keeps them all', () => {
    const play = keeping(2, [['R01'], []]);
    expect(askedSeats(play)).toEqual([0]);
    expect(legal(play)).toEqual([keep('R01')]);
  });

  test('R-70: the Automa keeps nothing', () => {
    const play = keeping(1, [SIX, OTHER], ['geralt']);
    expect(askedSeats(play)).toEqual([0]);
    expect(of(play, 1).timeline.cards).toEqual([]);
    expect(of(play, 1).covered).toEqual([]);
    expect(play.table.discard.cards).toEqual(OTHER.map(card));
  });

  test('R-110, R-111: Old Hand keeps one card more, in the same secret choice, once per game', () => {
    const play = keeping(1, [SIX, OTHER], ['vesemir', 'yennefer']);
    const choice = `old-hand:${card('B02')},${card('R01')}`;
    expect(legal(play, 0)).toHaveLength(6 + 30);
    expect(legal(play, 1).some((id) => id.startsWith('old-hand'))).toBe(false);
    answer(play, choice, 0);
    expect(of(play, 0).used).toBe(0);
    answer(play, keep('G02'), 1);
    expect(of(play, 0).timeline.cards).toEqual([card('B02'), card('R01')]);
    expect(of(play, 0).used).toBe(1);
    expect(happened(play, 'cardsKept')[0]).toMatchObject({ oldHand: true });
    goOn(play, { do: 'chapter/keep' });
    expect(whyNot(play, 'old-hand', 0)).toBe('used PD-ABIL-02');
    expect(legal(play, 0)).toHaveLength(2);

    const triple = keeping(2, [SIX, OTHER], ['vesemir', 'yennefer']);
    expect(legal(triple, 0)).toHaveLength(30 + 120);
    expect(legal(triple, 0)).toContain(`old-hand:${card('B02')},${card('R01')},${card('B03')}`);
  });
});

describe('kept effects', () => {
  test('PD-CHAPTER-14, R-50: they apply at once, with the Symbols at the foot of the Dominant card', () => {
    // Card 2 leads to Combat and Magic; P07 counts purple cards for the left Symbol.
    const play = keeping(1, [['P07', 'R01'], OTHER]);
    answer(play, keep('P07'), 0);
    answer(play, keep('G02'), 1);
    expect(asked(play)).toBeUndefined();
    expect(of(play, 0).tokens).toEqual([1, 0, 0, 0]);
    const ended = keeping(1, [['P07', 'R01'], OTHER], undefined, { keptEffectsUse: 'endedChapter' });
    answer(ended, keep('P07'), 0);
    answer(ended, keep('G02'), 1);
    expect(of(ended, 0).tokens).toEqual([0, 0, 1, 0]);
  });

  test('PD-CHAPTER-14, R-50: Non-Active is what will be Non-Active, for conditions and for losses', () => {
    // R07 shows two Exploration, Active now, Non-Active in the pair 4 and 5.
    const play = keeping(1, [['R07', 'R01'], OTHER]);
    answer(play, keep('R07'), 0);
    answer(play, keep('G02'), 1);
    expect(of(play, 0)).toMatchObject({ tokens: [2, 0, 0, 0], covered: [0b11] });
  });

  test('R-51: the first sees itself and tokens, the second also the first', () => {
    // Card 4 leads to Diplomacy and Combat.
    const play = keeping(2, [['R04', 'R02'], OTHER]);
    answer(play, keep('R04', 'R02'), 0);
    answer(play, keep('G02', 'G01'), 1);
    expect(of(play, 0).tokens).toEqual([0, 0, 0, 0]);
    const second = keeping(2, [['R04', 'R02'], OTHER]);
    answer(second, keep('R02', 'R04'), 0);
    answer(second, keep('G02', 'G01'), 1);
    expect(of(second, 0).tokens).toEqual([2, 0, 0, 0]);
  });
});
