import { describe, expect, test } from 'vitest';
import { AUTOMA_GOLDEN_VP, type Character } from '../../src/content/index.ts';
import { asked, askedSeats, card, goOn, lay, of } from '../support.ts';
import { solo } from './table.ts';

describe('the end of a chapter and of the solo game', () => {
  test('PD-SOLO-17: both score VP and XP by the normal rules', () => {
    const play = solo('ciri', [{ do: 'chapter/score' }], (table, automa, player) => {
      table.dominant = 'right';
      automa.tokens = [2, 3, 5, 0];
      player.tokens = [1, 4, 0, 5];
    });
    expect([of(play, 0).vp, of(play, 0).xp, of(play, 1).vp, of(play, 1).xp]).toEqual([4, 1, 3, 2]);
  });

  const tokens = (soloPathTokens: string) =>
    solo(
      'ciri',
      [{ do: 'chapter/path-tokens' }],
      (_t, automa, player) => {
        automa.tokens = [3, 1, 0, 0];
        player.tokens = [2, 2, 0, 0];
      },
      { options: { soloPathTokens } },
    ).table;

  test('R-65, R-68: what the scoring of a chapter wakes comes too late for that scoring', () => {
    const scored = (xp: number): number => {
      const play = solo('dandelion', [{ do: 'chapter/score' }], (table, automa) => {
        automa.xp = xp;
        automa.unlocked = xp >= 8 ? 2 : 1;
        automa.tokens = [0, 4, 0, 0];
        table.dominant = 'left';
      });
      expect(of(play, 1).unlocked).toBe(2);
      return of(play, 1).vp;
    };
    expect(scored(8)).toBe(2);
    expect(scored(5)).toBe(0);
  });

  test('PD-SOLO-18, R-71: the Automa never gets a Path token; the one it has most for goes to nobody', () => {
    expect(tokens('contested').pathTokens).toEqual({ right: 0 });
    expect(tokens('contested').leaders).toEqual({ left: 1, right: 0 });
  });

  test('R-71: as an option the player always takes both', () => {
    expect(tokens('humanAlways').pathTokens).toEqual({ left: 0, right: 0 });
  });

  test('R-70: the Automa keeps nothing', () => {
    const play = solo('ciri', [{ do: 'chapter/clear' }, { do: 'chapter/keep' }], (table, automa, player) => {
      table.dominant = 'left';
      lay(table, automa, ['R01', 'R02'], 2);
      automa.tokens = [1, 2, 3, 0];
      lay(table, player, ['B01', 'B02']);
    });
    expect(of(play, 1)).toMatchObject({ tokens: [0, 0, 0, 0], covered: [], playedNow: 0 });
    expect(of(play, 1).timeline.cards).toEqual([]);
    expect(play.table.discard.cards).toEqual(['R01', 'R02'].map(card));
    expect(askedSeats(play)).toEqual([0]);
  });

  test('PD-SOLO-19, R-72: the golden marker by the values of its own track', () => {
    const play = solo('ciri', [{ do: 'end/golden' }], (_t, automa, player) => {
      automa.xp = 8 + 16;
      player.xp = 20 + 16;
    });
    expect([of(play, 0).vp, of(play, 1).vp]).toEqual([12, AUTOMA_GOLDEN_VP[16]]);
    expect(AUTOMA_GOLDEN_VP[16]).toBe(30);
  });

  test('R-77: the Automa can win a tie', () => {
    const ended = (automa: Character) =>
      solo(automa, [{ do: 'end/winner' }], (table, opponent, player) => {
        table.read = [8];
        opponent.vp = 30;
        player.vp = 30;
      }).over?.ranking;
    expect(ended('ciri')).toEqual([[1], [0]]);
    expect(ended('vesemir')).toEqual([[0], [1]]);
  });

  test('R-68, R-114: "all" of a Story card includes the Automa', () => {
    const play = solo('ciri', [{ do: 'story/everybody', operation: { kind: 'xp', amount: 1 } }]);
    expect([of(play, 0).xp, of(play, 1).xp]).toEqual([1, 1]);
    goOn(play, { do: 'story/everybody', operation: { kind: 'peek' } }, { do: 'striga/special', who: 1 });
    expect(of(play, 1).special).toEqual([]);
  });

  test('R-116: what the Automa loses: tokens first, then the leftmost card; C, M, E, D where the kind is open', () => {
    const play = solo('ciri', [{ do: 'symbols/lose', who: 1, count: 3, of: 'any' }], (table, automa) => {
      lay(table, automa, ['G03', 'R01']);
      automa.tokens = [0, 1, 0, 1];
    });
    expect(asked(play)).toBeUndefined();
    expect(of(play, 1)).toMatchObject({ tokens: [0, 0, 0, 0], covered: [1, 0] });
  });
});
