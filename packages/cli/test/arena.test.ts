import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playTable } from '../src/arena/play-table.ts';
import { rateOf, standings } from '../src/arena/standings.ts';
import { type Arena, type PlayTables, type Result, seatings, tablesOf } from '../src/arena/tables.ts';
import { inThreads } from '../src/arena/threads.ts';
import { runArena } from '../src/commands/arena.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-arena-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS = {
  game: 'path-of-destiny',
  bots: ['novice', 'random'],
  games: 6,
  players: 2,
  seed: 'a small arena',
  edition: 'default',
  story: 'striga',
  difficulty: 'normal',
  cap: 400,
  json: true,
} as const;
const ARENA: Arena = { game: 'path-of-destiny', players: 2, options: {}, bots: ['a', 'b', 'c'], seed: 's', cap: 9 };

/** Here and now, without threads. */
const atOnce: PlayTables = (arena, tables, told) => {
  for (const table of tables) told(playTable(arena, table));
  return Promise.resolve();
};

/** Everything but how long it took. */
const untimed = (results: readonly Result[]) =>
  results.map((result) => ({ ...result, milliseconds: [] })).sort((a, b) => a.number - b.number);

const endedBy = (number: number, ...order: number[]): Result => ({
  number,
  ranking: order.map((seat) => [seat]),
  rounds: 9,
  decisions: [1, 1],
  milliseconds: [1, 1],
});

describe('who meets whom', () => {
  it('two sit in both orders; of more, each alone among the others at every seat', () => {
    expect(seatings([0, 1], 2)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(seatings([0, 1], 3)).toEqual([
      [0, 1, 1],
      [1, 0, 1],
      [1, 1, 0],
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(seatings([2, 2], 1)).toEqual([[2]]);
  });

  it('every pair plays the same deals in every seating', () => {
    const tables = tablesOf(ARENA, 5);
    // Three pairs, three deals, two seatings: no pair has fewer games than it was asked for.
    expect(tables).toHaveLength(18);
    expect(tables.map(({ number }) => number)).toEqual(tables.map((_, at) => at));
    for (const pair of ['0,1', '0,2', '1,2']) {
      const met = tables.filter((table) => table.pair.join() === pair);
      expect(met.map(({ deal }) => deal)).toEqual([0, 0, 1, 1, 2, 2]);
    }
  });

  it('one bot is not enough, unless it plays alone', () => {
    expect(() => tablesOf({ ...ARENA, bots: ['a'] }, 2)).toThrow('One bot cannot meet itself');
    expect(tablesOf({ ...ARENA, bots: ['a'], players: 1 }, 2)).toHaveLength(2);
  });
});

describe('what the results say', () => {
  it('a share has Wilson’s interval', () => {
    // 30 of 40, every game by itself.
    const { rate, low, high } = rateOf(Array.from({ length: 40 }, (_, at) => [at < 30 ? 1 : 0]));
    expect([rate, low, high]).toEqual([0.75, expect.closeTo(0.598, 2), expect.closeTo(0.858, 2)]);
    expect(rateOf([])).toEqual({ rate: 0, low: 0, high: 1 });
  });

  it('seatings of a deal that always end alike count as fewer games', () => {
    const alike = rateOf(Array.from({ length: 20 }, (_, at) => (at < 15 ? [1, 1] : [0, 0])));
    const apart = rateOf(Array.from({ length: 40 }, (_, at) => [at < 30 ? 1 : 0]));
    expect(alike.rate).toBe(apart.rate);
    expect(alike.low).toBeLessThan(apart.low);
  });

  it('counts wins by pair, by bot and by seat, and rates who wins more higher', () => {
    const arena: Arena = { ...ARENA, bots: ['a', 'b'] };
    const tables = tablesOf(arena, 8);
    // a wins wherever it sits, but for one game.
    const results = tables.map(({ number, seats }) => endedBy(number, ...(seats[0] === 0 ? [0, 1] : [1, 0])));
    results[0] = endedBy(0, 1, 0);
    const { bots, pairs, games, finished } = standings(arena, tables, results);
    expect([games, finished]).toEqual([8, 8]);
    expect(bots.map(({ wins }) => wins)).toEqual([7, 1]);
    expect(pairs[0]).toMatchObject({ bots: ['a', 'b'], wins: [7, 1], rate: 0.875 });
    expect(pairs[0]?.bySeat).toEqual([
      { games: 4, wins: 3 },
      { games: 4, wins: 4 },
    ]);
    const [a, b] = bots.map(({ elo, eloLow, eloHigh }) => ({
      elo: elo ?? 0,
      eloLow: eloLow ?? 0,
      eloHigh: eloHigh ?? 0,
    }));
    expect((a?.elo ?? 0) - (b?.elo ?? 0)).toBeGreaterThan(150);
    expect(a?.eloLow).toBeLessThanOrEqual(a?.elo ?? 0);
    expect(a?.eloHigh).toBeGreaterThanOrEqual(a?.elo ?? 0);
  });

  it('a shared win is half a win, a game that broke is none and is told', () => {
    const arena: Arena = { ...ARENA, bots: ['a', 'b'] };
    const tables = tablesOf(arena, 2);
    const results: Result[] = [
      { ...endedBy(0), ranking: [[0, 1]] },
      { ...endedBy(1), ranking: [], fault: 'it broke' },
    ];
    const { bots, pairs, finished, failures } = standings(arena, tables, results);
    expect(finished).toBe(1);
    expect(failures).toEqual([{ game: 1, message: 'it broke' }]);
    expect(bots.map(({ wins }) => wins)).toEqual([0.5, 0.5]);
    expect(pairs[0]).toMatchObject({ games: 1, rate: 0.5 });
  });
});

describe('an arena', () => {
  it('comes out the same in threads as at once', { timeout: 60_000 }, async () => {
    const listed = async (play: PlayTables): Promise<Result[]> => {
      const results: Result[] = [];
      await runArena(OPTIONS, (arena, tables, told) =>
        play(arena, tables, (result) => {
          results.push(result);
          told(result);
        }),
      );
      return results;
    };
    const threads = await listed(inThreads(2));
    expect(threads).toHaveLength(6);
    expect(untimed(threads)).toEqual(untimed(await listed(atOnce)));
  });

  it('counts rounds and points of both games, and solo games by their own length', { timeout: 60_000 }, async () => {
    const duel = await runArena(OPTIONS, atOnce);
    expect(duel).toMatchObject({
      game: 'path-of-destiny',
      finished: 6,
      rounds: { mean: 9 },
      options: { story: 'striga' },
    });
    expect(duel.bots[0]?.points?.mean).toBeGreaterThan(duel.bots[1]?.points?.mean ?? Infinity);
    const alone = await runArena({ ...OPTIONS, game: 'old-world', bots: ['novice'], players: 1, games: 2 }, atOnce);
    expect(alone).toMatchObject({ games: 2, finished: 2, pairs: [] });
    expect(alone.bots[0]?.rounds.median).toBeGreaterThan(3);
    expect(alone.bots[0]?.elo).toBeUndefined();
  });

  it('gives a game up that lasts too long', async () => {
    const { games, finished } = await runArena({ ...OPTIONS, game: 'old-world', games: 2, cap: 1 }, atOnce);
    expect([games, finished]).toEqual([2, 0]);
  });

  it('goes on where it stopped, also after a line that was cut off', { timeout: 60_000 }, async () => {
    const keep = join(folder, 'stopped.jsonl');
    const whole = await runArena({ ...OPTIONS, keep }, atOnce);
    const lines = readFileSync(keep, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(7);
    writeFileSync(keep, `${lines.slice(0, 4).join('\n')}\n`);
    appendFileSync(keep, (lines[4] ?? '').slice(0, 12));
    const played: number[] = [];
    const again = await runArena({ ...OPTIONS, keep }, (arena, tables, told) => {
      played.push(...tables.map(({ number }) => number));
      return atOnce(arena, tables, told);
    });
    expect(played).toEqual([3, 4, 5]);
    expect(again.pairs).toEqual(whole.pairs);
    expect(readFileSync(keep, 'utf8').trim().split('\n')).toHaveLength(7);
  });

  it('refuses the file of another arena, bots nobody knows, a bot named twice and a table too large', async () => {
    const keep = join(folder, 'other.jsonl');
    await runArena({ ...OPTIONS, games: 2, keep }, atOnce);
    await expect(runArena({ ...OPTIONS, seed: 'another', keep }, atOnce)).rejects.toThrow('keeps another arena');
    await expect(runArena({ ...OPTIONS, bots: ['adept', 'wizard'] }, atOnce)).rejects.toThrow('no bot called wizard');
    await expect(runArena({ ...OPTIONS, bots: ['novice', 'novice'] }, atOnce)).rejects.toThrow('named twice');
    await expect(runArena({ ...OPTIONS, players: 6 }, atOnce)).rejects.toThrow('6 players');
  });
});
