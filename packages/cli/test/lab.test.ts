import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTRIBUTES } from '@medallion/old-world/content';
import { afterAll, describe, expect, it } from 'vitest';
import { type CountAll, type LabOptions, labCommand, measure } from '../src/commands/lab.ts';
import { changesOf, changesSection } from '../src/lab/changes.ts';
import { countGames } from '../src/lab/count-games.ts';
import { added, type Share } from '../src/lab/counts.ts';
import { writeReport } from '../src/lab/report.ts';
import type { OldWorldCounts } from '../src/lab/watch-old-world.ts';
import type { DestinyCounts } from '../src/lab/watch-path-of-destiny.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS: LabOptions = {
  out: folder,
  players: [1, 3],
  games: 3,
  seed: 'a <cold> lab',
  bot: 'novice',
  edition: ['en'],
  story: ['striga'],
  difficulty: ['normal'],
  cap: 200,
  workers: 1,
  json: true,
};

/** Here and now, without threads. */
const atOnce: CountAll = (jobs, told) => {
  for (const job of jobs) told(countGames(job));
  return Promise.resolve();
};

const wins = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.wins, 0);

describe('the lab of Old World', async () => {
  const report = await measure('old-world', OPTIONS, atOnce);
  const counts = report.counts as readonly OldWorldCounts[];

  it('plays the same games again from the same seed, in batches of any size', async () => {
    const again = await measure('old-world', { ...OPTIONS, players: [3] }, (jobs, told) =>
      atOnce(
        jobs.flatMap((job) => [
          { ...job, to: job.from + 1 },
          { ...job, from: job.from + 1 },
        ]),
        told,
      ),
    );
    expect(again.counts).toEqual([counts[1]]);
  });

  it('counts one winner per game, by school and by order', () => {
    for (const watched of counts) {
      expect(watched.finished).toBe(3);
      expect(wins(watched.byOrder)).toBe(3);
      expect(wins(Object.values(watched.bySchool))).toBe(3);
      expect(Object.values(watched.rounds).reduce((sum, count) => sum + count, 0)).toBe(3);
    }
    expect(Object.values(counts[0]?.ranks ?? {}).reduce((sum, count) => sum + count, 0)).toBe(3);
  });

  it('counts fights, trophies, cards, levels and tales where they happen', () => {
    for (const watched of counts) {
      const defeated = Object.values(watched.monsters).reduce((sum, fought) => sum + fought.defeated, 0);
      expect(defeated).toBe(watched.trophies.monster);
      expect(wins(Object.values(watched.byStrength))).toBe(defeated);
      const [first] = watched.byRound;
      expect(first?.players).toBe(3 * watched.players);
      expect(first?.attributes).toBeGreaterThanOrEqual(3 * watched.players * ATTRIBUTES.length);
      const cards = Object.values(watched.cards);
      expect(cards.filter(({ taken }) => taken > 0).length).toBeGreaterThan(5);
      for (const { offered, taken } of cards) expect(offered).toBeGreaterThanOrEqual(taken);
      expect(cards.some(({ played }) => played > 0)).toBe(true);
      expect(Object.keys(watched.stories).length).toBeGreaterThan(0);
      const options = Object.values(watched.options);
      expect(options.length).toBeGreaterThan(0);
      expect(options.some(({ gold, cards: own, attributes }) => gold !== 0 || own !== 0 || attributes !== 0)).toBe(
        true,
      );
      expect(watched.raises.place).toBeGreaterThan(0);
    }
  });

  it('gives a game up that lasts too long', async () => {
    const { counts: short } = await measure('old-world', { ...OPTIONS, players: [2], games: 1, cap: 1 }, atOnce);
    expect(short).toMatchObject([{ games: 1, finished: 0, rounds: {} }]);
  });

  it('writes one page that needs nothing else', () => {
    const html = readFileSync(writeReport(report, folder), 'utf8');
    expect(html).toContain('a &#60;cold&#62; lab');
    for (const part of ['Wins by school', 'Ranks of the solo game', '<polyline', 'no earlier report'])
      expect(html).toContain(part);
    expect(html).not.toMatch(/<script|src=|https?:|NaN|undefined|Infinity/);
  });

  it('compares with the report before, and refuses a file that is none', () => {
    expect(readFileSync(writeReport(report, folder), 'utf8')).toContain('Nothing differs from the last report');
    writeFileSync(join(folder, 'old-world-lab.json'), '{"game":"chess"}');
    expect(() => writeReport(report, folder)).toThrow('is not a report of old-world');
  });

  it('does not know other games or other numbers of players', async () => {
    const command = (): ReturnType<typeof labCommand> =>
      labCommand()
        .exitOverride()
        .configureOutput({ writeErr: () => {} });
    await expect(command().parseAsync(['chess', '--out', folder], { from: 'user' })).rejects.toThrow('chess');
    await expect(
      command().parseAsync(['old-world', '--out', folder, '--players', '2,6'], { from: 'user' }),
    ).rejects.toThrow('1 to 5');
    await expect(
      command().parseAsync(['old-world', '--out', folder, '--edition', 'en,fr'], { from: 'user' }),
    ).rejects.toThrow('Known are');
  });
});

describe('the lab of Path of Destiny', async () => {
  const report = await measure('path-of-destiny', { ...OPTIONS, story: ['edge-of-the-world', 'striga'] }, atOnce);
  const counts = report.counts as readonly DestinyCounts[];

  it('counts Stories and numbers of players apart, in the order they were asked for', () => {
    expect(counts.map(({ players, variant }) => `${players} ${variant}`)).toEqual([
      '1 edge/normal',
      '1 striga/normal',
      '3 edge',
      '3 striga',
    ]);
  });

  it('counts winners, routes, cards and Abilities', () => {
    for (const watched of counts) {
      expect(watched.finished).toBe(3);
      expect(wins(watched.byInitiative)).toBe(3);
      expect(Object.values(watched.routes).reduce((sum, count) => sum + count, 0)).toBe(3);
      expect(watched.chapters).toBe(9);
      expect(watched.byChapter).toHaveLength(3);
      const cards = Object.values(watched.cards);
      for (const { offered, taken } of cards) expect(offered).toBeGreaterThanOrEqual(taken);
      // Two cards in each of nine turns, but for Abilities that play one more.
      const played = cards.reduce((sum, card) => sum + card.played, 0);
      expect(played).toBeGreaterThanOrEqual(3 * 9 * 2 * watched.players);
      expect(watched.tally.players).toBe(3 * watched.players);
    }
    expect(counts.some(({ abilities }) => Object.keys(abilities).length > 0)).toBe(true);
  });

  it('writes one page that needs nothing else, with the ways of each Story', () => {
    const html = readFileSync(writeReport(report, folder), 'utf8');
    for (const part of ['Wins by character', 'The ways the Story took', 'class="way"']) expect(html).toContain(part);
    expect(html).not.toMatch(/<script|src=|https?:|NaN|undefined|Infinity/);
  });
});

describe('counts put together', () => {
  it('numbers are added wherever they are, and names stay', () => {
    expect(
      added({ name: 'a', n: 1, by: { x: 2 }, list: [1, 2] }, {
        name: 'a',
        n: 2,
        by: { x: 1, y: 4 },
        list: [1, 1, 1],
      } as {
        name: string;
        n: number;
        by: { x: number };
        list: number[];
      }),
    ).toEqual({ name: 'a', n: 3, by: { x: 3, y: 4 }, list: [2, 3, 1] });
  });

  it('what changed is told when it is more than luck', () => {
    const before = new Map([
      ['wolf', { games: 1000, wins: 250 }],
      ['bear', { games: 1000, wins: 250 }],
    ]);
    const after = new Map([
      ['wolf', { games: 1000, wins: 340 }],
      ['bear', { games: 1000, wins: 262 }],
      ['cat', { games: 1000, wins: 200 }],
    ]);
    const changes = changesOf(before, after);
    expect(changes.map(({ what }) => what)).toEqual(['wolf']);
    expect(changesSection(changes)).toContain('25.0 % → <b>34.0 %</b> ▲');
  });
});
