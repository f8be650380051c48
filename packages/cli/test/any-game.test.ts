import { verifyRecord } from '@medallion/kernel';
import { GAMES } from '@medallion/table/registry';
import { LANGUAGES } from '@medallion/words';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playAt } from '../src/commands/play.ts';
import { gameCalled } from '../src/games.ts';
import { main } from '../src/main.ts';
import { anyKey, scriptedTerminal } from './scripted.ts';

let out = '';
let err = '';

beforeEach(() => {
  out = '';
  err = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    err += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** Runs the command line; its exit code. */
async function medallion(...words: string[]): Promise<number> {
  process.exitCode = 0;
  await main(['node', 'medallion', ...words]);
  return Number(process.exitCode ?? 0);
}

const NAMES = GAMES.map(({ id }) => id);

describe('a game nobody knows', () => {
  it.each([
    ['play', 'chess'],
    ['sim', 'chess'],
    ['games', 'chess'],
  ])('is wrong usage of %s, which lists the games there are', async (...words) => {
    expect(await medallion(...words)).toBe(2);
    for (const name of NAMES) expect(err).toContain(name);
    expect(out).toBe('');
  });
});

describe('wrong usage', () => {
  it.each([
    ['a bot nobody knows', ['sim', 'caravan', '--bot', 'hal'], 'random'],
    ['more players than there are seats', ['sim', 'tic-tac-toe', '--players', '3'], '2 to 2'],
    ['an option without a value', ['sim', 'caravan', '--option', 'rounds'], 'name=value'],
    ['a value the rules do not take', ['sim', 'caravan', '--option', 'rounds=none'], 'rounds'],
    ['an option Old World does not have', ['sim', 'old-world', '--option', 'dragons=7'], 'dragons'],
    ['an option Path of Destiny does not have', ['sim', 'path-of-destiny', '--option', 'dragons=7'], 'dragons'],
  ])('is said with code 2: %s', async (_, words, said) => {
    expect(await medallion(...words)).toBe(2);
    expect(err).toContain(said);
  });
});

describe('sim', () => {
  it.each(NAMES)('plays %s', { timeout: 60_000 }, async (game) => {
    const wish = game === 'caravan' ? ['--option', 'rounds=3'] : [];
    expect(await medallion('sim', game, '--games', '2', '--bot', 'random', '--json', '--cap', '2000', ...wish)).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game, games: 2, finished: 2, failures: [], players: 2 });
  });

  it('takes any option of a game', async () => {
    await medallion('sim', 'caravan', '--games', '1', '--option', 'rounds=2', '--json');
    expect(JSON.parse(out)).toMatchObject({ options: { rounds: 2 }, decisions: 4, rounds: { mean: 2 } });
    out = '';
    await medallion(
      'sim',
      'old-world',
      '--games',
      '1',
      '--json',
      '--option',
      'schools=cat,wolf',
      '--option',
      'wagerOrder=simultaneousHidden',
    );
    expect(Object.keys((JSON.parse(out) as { winsBySide: object }).winsBySide)[0]).toMatch(/cat|wolf/);
  });
});

describe('play', () => {
  it.each(GAMES.filter(({ offered }) => !offered).map(({ id }) => id))(
    'a whole game of %s, with its questions, reasons and outline',
    async (game) => {
      const terminal = scriptedTerminal(anyKey(`fingers ${game}`));
      const option = game === 'caravan' ? { rounds: 3 } : {};
      const sat = await playAt(terminal, game, {
        players: 2,
        language: 'en',
        edition: 'default',
        seed: 'evening',
        option,
      });
      expect(sat.how).toBe('over');
      expect(verifyRecord(gameCalled(game), sat.record)).toMatchObject({ ok: true });
      const screen = terminal.screen.join('\n');
      expect(screen).not.toMatch(/[{}]|undefined|NaN|\[object/);
      expect(screen).toContain('1. ');
    },
  );
});

describe('games', () => {
  it.each(LANGUAGES)('says in %s what the options of every game are called', async (language) => {
    for (const game of NAMES) {
      out = '';
      expect(await medallion('games', game, '--language', language, '--json')).toBe(0);
      const [about] = JSON.parse(out) as { options: { what: string; values: { means: string }[] }[]; title: string }[];
      for (const { what, values } of about?.options ?? [])
        for (const text of [what, ...values.map(({ means }) => means)]) expect(text).not.toBe('');
    }
  });

  it('lists them all', async () => {
    expect(await medallion('games')).toBe(0);
    for (const name of NAMES) expect(out).toContain(`(${name})`);
  });
});

describe('arena', () => {
  it('takes any game and any option', async () => {
    const { runArena } = await import('../src/commands/arena.ts');
    const { playTable } = await import('../src/arena/play-table.ts');
    const wish = {
      game: 'old-world-poker',
      bots: ['counting', 'random'],
      games: 4,
      players: 2,
      seed: '1',
      edition: 'default',
      story: 'striga',
      difficulty: 'normal',
      cap: 400,
      option: { mode: 'witcher' },
    };
    const result = await runArena(wish, async (arena, tables, done) => {
      for (const table of tables) done(playTable(arena, table));
    });
    expect(result).toMatchObject({ game: 'old-world-poker', finished: 4, failures: [] });
    await expect(runArena({ ...wish, option: { mode: 'chess' } }, async () => undefined)).rejects.toThrow('mode');
  });
});
