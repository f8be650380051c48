import { compared, dayOf, huntOf, isPastDay, mastersHunt, resultOf, Tables, thinkHere } from '../src/index.ts';
import { gameCalled, GAMES } from '../src/registry/index.ts';
import { MemoryStore } from '../src/stores/memory.ts';
import { describe, expect, it } from 'vitest';

const hunted = ['old-world', 'path-of-destiny'] as const;

describe('the hunt of the day', () => {
  it('is dealt by the date alone, and differs from day to day', async () => {
    for (const game of hunted) {
      const playable = await gameCalled(game).playable();
      expect(huntOf(playable, '2026-11-18')).toEqual(huntOf(playable, '2026-11-18'));
      expect(huntOf(playable, '2026-11-18')?.seed).not.toBe(huntOf(playable, '2026-11-19')?.seed);
      const days = Array.from({ length: 28 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
      const dealt = new Set(days.map((day) => JSON.stringify(huntOf(playable, day)?.options)));
      expect(dealt.size).toBeGreaterThan(3);
    }
    expect(huntOf(await gameCalled('old-world-poker').playable(), '2026-11-18')).toBeUndefined();
  });

  it('is the same game for a person at a table and for the master', async () => {
    const store = new MemoryStore();
    let secrets = 0;
    const tables = new Tables({
      store,
      games: GAMES,
      now: () => 0,
      secret: () => String((secrets += 1)).padEnd(32, '-'),
      think: thinkHere(GAMES),
    });
    for (const game of hunted) {
      const playable = await gameCalled(game).playable();
      const hunt = huntOf(playable, '2026-11-18');
      if (hunt === undefined) throw new Error('There is no hunt.');
      const kept = await store.load(await tables.create({ ...hunt, sitters: [{ name: 'Ola' }] }));
      const master = mastersHunt(playable, '2026-11-18');
      expect(kept?.header).toEqual(master?.header);
      const result = resultOf(playable, master?.play.over);
      expect(result?.by).toBe(game === 'old-world' ? 'turns' : 'points');
    }
  }, 60_000);

  it('has one result of the master, whoever reckons it', async () => {
    const playable = await gameCalled('old-world').playable();
    const [one, again] = [mastersHunt(playable, '2026-11-17'), mastersHunt(playable, '2026-11-17')];
    if (one === undefined || again === undefined) throw new Error('There is no hunt.');
    expect(one.hash()).toBe(again.hash());
    expect(one.play.over).toEqual(again.play.over);
  }, 60_000);

  it('counts fewer turns, or a larger lead, as better', () => {
    expect(compared({ by: 'turns', turns: 8, rank: 4 }, { by: 'turns', turns: 9, rank: 3 })).toBe(1);
    expect(compared({ by: 'points', own: 60, other: 60 }, { by: 'points', own: 50, other: 40 })).toBe(-1);
    expect(compared({ by: 'turns', turns: 8, rank: 4 }, { by: 'turns', turns: 8, rank: 4 })).toBe(0);
  });

  it('has come or not, by one clock for everybody', () => {
    const noon = Date.UTC(2026, 10, 18, 12);
    expect(dayOf(noon)).toBe('2026-11-18');
    expect(isPastDay('2026-11-18', noon)).toBe(true);
    expect(isPastDay('2026-11-19', noon)).toBe(false);
    expect(isPastDay('2026-02-30', noon)).toBe(false);
    expect(isPastDay('yesterday', noon)).toBe(false);
  });
});
