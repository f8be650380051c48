import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRecord, verifyRecord } from '@medallion/kernel';
import { LANGUAGES } from '@medallion/old-world/words';
import { afterAll, describe, expect, it } from 'vitest';
import { playAt, type PlayOptions } from '../src/commands/play.ts';
import { gameCalled } from '../src/games.ts';
import { anyKey, scriptedTerminal } from './scripted.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS: PlayOptions = { players: 2, bot: 'random', language: 'en', seed: 'a quiet evening', edition: 'default' };

describe('a game of Old World in the terminal', () => {
  it.each(LANGUAGES)('is played to its end in %s, and its record holds', { timeout: 60_000 }, async (language) => {
    const record = join(folder, `${language}.jsonl`);
    const terminal = scriptedTerminal(anyKey(`fingers ${language}`));
    const players = 1 + LANGUAGES.indexOf(language);
    const sat = await playAt(terminal, 'old-world', { ...OPTIONS, players, language, record });
    expect(sat.how).toBe('over');
    const written = parseRecord(readFileSync(record, 'utf8'));
    expect(verifyRecord(gameCalled('old-world'), written)).toMatchObject({ ok: true });
    expect(leftovers(terminal.screen)).toEqual([]);
  });

  it('groups moves by destination, and a payment can be gone back from', async () => {
    const pressed = ['to-', 'back', 'done'];
    const terminal = scriptedTerminal(({ choices }) => {
      const wanted = pressed.shift();
      const found = choices.find(({ value }) => wanted !== undefined && value.startsWith(wanted));
      return found === undefined ? { key: 'leave' } : { key: 'answer', value: found.value };
    });
    const sat = await playAt(terminal, 'old-world', { ...OPTIONS, school: 'wolf', players: 1 });
    expect(sat.how).toBe('left');
    expect(sat.record.entries).toEqual([[0, expect.any(Number), 'done']]);
    const [first, second, third] = terminal.questions;
    expect(first?.choices.length).toBeLessThan(8);
    expect(second?.message).toBe(first?.choices[0]?.label);
    expect(third?.message).toBe(first?.message);
  });

  it('says why not with the clause, and takes back', async () => {
    const steps: string[] = ['why', 'to-', 'move-', 'undo', 'undo'];
    const terminal = scriptedTerminal(({ choices }) => {
      const step = steps.shift();
      if (step === 'why' || step === 'undo') return { key: step };
      const found = choices.find(({ value }) => step !== undefined && value.startsWith(step));
      return found === undefined ? { key: 'leave' } : { key: 'answer', value: found.value };
    });
    const sat = await playAt(terminal, 'old-world', { ...OPTIONS, school: 'cat', players: 1 });
    const screen = terminal.screen.join('\n');
    expect(screen).toContain('[OW-MOVE-01]');
    expect(screen).toContain('You must move first this turn.');
    expect(screen).toContain('Taken back.');
    expect(screen).toContain('That cannot be taken back');
    expect(sat.record.entries.at(-1)).toEqual(['undo', 0]);
  });

  it('keeps the record of a game that was left', async () => {
    const record = join(folder, 'left.jsonl');
    const terminal = scriptedTerminal(() => ({ key: 'leave' }));
    await playAt(terminal, 'old-world', { ...OPTIONS, record, school: 'bear' });
    expect(parseRecord(readFileSync(record, 'utf8')).header.game).toBe('old-world');
  });

  it('does not know more than five players', async () => {
    const terminal = scriptedTerminal(() => ({ key: 'leave' }));
    await expect(playAt(terminal, 'old-world', { ...OPTIONS, players: 6 })).rejects.toThrow('6 players');
  });
});

describe('dice poker in the terminal', () => {
  it.each(LANGUAGES)('is played to its end in %s', async (language) => {
    const terminal = scriptedTerminal(anyKey(`dice ${language}`));
    const sat = await playAt(terminal, 'old-world-poker', { ...OPTIONS, language });
    expect(sat.how).toBe('over');
    expect(verifyRecord(gameCalled('old-world-poker'), sat.record)).toMatchObject({ ok: true });
    expect(leftovers(terminal.screen)).toEqual([]);
  });
});

/** Messages that were not filled. That nothing is left in English is a matter of the words themselves, and tested there. */
function leftovers(screen: readonly string[]): string[] {
  return screen.flatMap((text) => text.split('\n')).filter((line) => /[{}]|undefined|NaN|\[object/.test(line));
}
