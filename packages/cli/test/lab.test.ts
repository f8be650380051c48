import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ATTRIBUTES } from '@medallion/old-world/content';
import { afterAll, describe, expect, it } from 'vitest';
import { labCommand, measure, writeLab } from '../src/commands/lab.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-lab-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS = {
  out: folder,
  players: [1, 3],
  games: 3,
  seed: 'a <cold> lab',
  bot: 'novice',
  edition: 'en',
  cap: 200,
};

describe('the lab', () => {
  const counts = measure(OPTIONS);

  it('plays the same games again from the same seed', () => {
    expect(measure({ ...OPTIONS, players: [3] })).toEqual([counts[1]]);
  });

  it('counts one winner per game, by school and by order', () => {
    for (const watched of counts) {
      expect(watched.finished).toBe(3);
      const wins = (shares: readonly { readonly wins: number }[]): number =>
        shares.reduce((sum, share) => sum + share.wins, 0);
      expect(wins(watched.byOrder)).toBe(3);
      expect(wins(Object.values(watched.bySchool))).toBe(3);
      expect(watched.rounds).toHaveLength(3);
    }
  });

  it('counts fights, trophies, cards and levels where they happen', () => {
    for (const watched of counts) {
      const defeated = Object.values(watched.monsters).reduce((sum, fought) => sum + fought.defeated, 0);
      expect(defeated).toBe(watched.trophies.monster);
      const [first] = watched.byRound;
      expect(first?.players).toBe(3 * watched.players);
      expect(first?.attributes).toBeGreaterThanOrEqual(3 * watched.players * ATTRIBUTES.length);
      expect(Object.keys(watched.bought).length).toBeGreaterThan(5);
      expect(Object.keys(watched.stories).length).toBeGreaterThan(0);
      expect(watched.raises.place).toBeGreaterThan(0);
    }
  });

  it('gives a game up that lasts too long', () => {
    const [watched] = measure({ ...OPTIONS, players: [2], games: 1, cap: 1 });
    expect(watched).toMatchObject({ games: 1, finished: 0, rounds: [] });
  });

  it('writes one page that needs nothing else', () => {
    const html = readFileSync(writeLab(counts, OPTIONS), 'utf8');
    expect(html).toContain('a &#60;cold&#62; lab');
    expect(html).toContain('Wins by school');
    expect(html).toContain('<polyline');
    expect(html).not.toMatch(/<script|src=|https?:|NaN|undefined/);
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
  });
});
