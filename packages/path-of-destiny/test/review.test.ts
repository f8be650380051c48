/** What a second reading of the catalogue found untested: take-backs, and rules that meet each other. */

import { Match } from '@medallion/kernel';
import { describe, expect, test } from 'vitest';
import { pathOfDestiny } from '../src/rules/game.ts';
import type { PathOfDestiny } from '../src/rules/shape.ts';
import { answer, asked, card, lay, of, setActive, stage } from './support.ts';

/** A match of two, both characters fixed. */
function matchOfTwo(): Match<PathOfDestiny> {
  return Match.start(pathOfDestiny, {
    seats: 2,
    options: { characters: ['geralt', 'yennefer'], firstChooser: 0 },
    secret: 'review',
    nonces: ['a', 'b'],
  });
}

/** Gives the first listed answer of a seat. */
function give(match: Match<PathOfDestiny>, seat: number): void {
  const { play } = match;
  const ask = play.state.asks.find((each) => each.seat === seat);
  if (ask === undefined) throw new Error(`seat ${seat} is not asked`);
  const choice = play.choices(ask)[0]?.id ?? '';
  const result = match.submit({ seat, number: match.number, ask: ask.id, choice });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
}

describe('what cannot be taken back', () => {
  test('PD-PLAY-02, R-24: a confirmed selection, even while the other is still choosing', () => {
    const match = matchOfTwo();
    while (asked(match.play) === 'choose/pick') give(match, match.play.state.asks[0]?.seat ?? 0);
    expect(asked(match.play)).toBe('play/select');
    give(match, 1);
    expect(match.play.state.asks.map(({ reply }) => reply !== undefined)).toEqual([false, true]);
    expect(match.canUndo(1)).toBe(false);
    expect(match.undo(1)).toEqual({ ok: false, refusal: { code: 'cannot-undo' } });
  });

  test('PD-CHAPTER-12: a card to be kept may still be changed until the last has chosen', () => {
    const play = stage({
      arrange: (table, [geralt, yennefer]) => {
        if (geralt !== undefined) lay(table, geralt, ['R01', 'R02']);
        if (yennefer !== undefined) lay(table, yennefer, ['G01', 'G02']);
      },
      steps: [{ do: 'chapter/keep' }],
    });
    answer(play, `keep:${card('R01')}`, 0);
    expect(play.barrier).toBe(false);
    answer(play, `keep:${card('G01')}`, 1);
    expect(play.barrier).toBe(true);
  });

  test('PD-INFO-09, PD-STORY-05: what led to a Story card that has been read, though its bonus asks something', () => {
    const play = stage({
      characters: ['geralt'],
      options: { story: 'striga' },
      arrange: (table, [geralt]) => {
        setActive(table, 'diplomacy', 'exploration');
        table.dominant = 'left';
        table.specialLeft = 2;
        table.pathTokens = { left: 0 };
        if (geralt !== undefined) lay(table, geralt, ['R01', 'R02']);
      },
      steps: [{ do: 'chapter/keep' }, { do: 'chapter/kept-effects' }, { do: 'story/follow' }],
    });
    answer(play, `keep:${card('R01')}`);
    expect(of(play, 0).vp).toBe(1);
    expect(asked(play)).toBe('striga/special');
    expect(play.barrier).toBe(true);
  });
});
