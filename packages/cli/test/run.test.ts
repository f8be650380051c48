import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { runCommand } from '../src/commands/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'medallion-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  process.exitCode = undefined;
});

interface Told {
  readonly position: readonly string[];
  readonly asks: readonly { readonly choices: readonly string[] }[];
  readonly refusals: readonly { readonly answer: number; readonly legal: readonly string[] }[];
}

/** What the command prints, and how it ends. */
function run(scenario: object): { readonly told: Told; readonly code: unknown } {
  const file = join(folder, 'scenario.json');
  writeFileSync(file, JSON.stringify(scenario));
  const printed: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    runCommand().exitOverride().parse([file], { from: 'user' });
  } finally {
    write.mockRestore();
  }
  const { exitCode } = process;
  process.exitCode = undefined;
  return { told: JSON.parse(printed.join('')) as Told, code: exitCode };
}

const seeded = { game: 'old-world', seats: 2, seed: 'monday', options: { schools: ['bear', 'wolf'] } };
const lineOf = ({ position }: Told, key: string): string => position.find((line) => line.startsWith(`${key} `)) ?? '';

describe('a scenario', () => {
  it('whose answers are all accepted ends well', () => {
    const { told, code } = run({ ...seeded, answers: [] });
    expect([told.refusals, code]).toEqual([[], undefined]);
    const [first = ''] = told.asks[0]?.choices ?? [];
    expect(run({ ...seeded, answers: [first] }).code).toBeUndefined();
  });

  it('with a refused answer ends with code 1 and names the legal ones', () => {
    const { choices } = run({ ...seeded, answers: [] }).told.asks[0] ?? { choices: [] };
    const { told, code } = run({ ...seeded, answers: ['no-such-thing'] });
    expect(code).toBe(1);
    expect(told.refusals).toEqual([{ answer: 0, refusal: { code: 'unknown-option' }, legal: choices }]);
  });

  it('is a seeded game with changes: a card comes to the row from where it lies, and another goes there', () => {
    const before = run({ ...seeded, answers: [] }).told;
    const [, first = '', ...others] = lineOf(before, 'row').split(' ');
    const [, lowest = ''] = lineOf(before, 'action-deck').split(' ');
    const { told } = run({ ...seeded, changes: [`row ${[lowest, ...others].join(' ')}`], answers: [] });
    expect(lineOf(told, 'row').split(' ')).toEqual(['row', lowest, ...others]);
    expect(lineOf(told, 'action-deck')).toBe(lineOf(before, 'action-deck').replace(lowest, first));
  });

  it('goes on from the answers before its changes', () => {
    const first = run({ ...seeded, answers: [] }).told.asks[0]?.choices[0] ?? '';
    const { told } = run({ ...seeded, before: [first], changes: ['tavern 6'], answers: [] });
    expect(lineOf(told, 'tavern')).toMatch(/^tavern 6:/);
    expect(() => run({ ...seeded, before: ['nothing'], answers: [] })).toThrow(/before\[0\].*Legal are/);
  });

  it('with a change that cannot be is refused with its place', () => {
    expect(() => run({ ...seeded, changes: ['tavern 99'], answers: [] })).toThrow(/line \d+: tavern/);
    expect(() => run({ ...seeded, changes: ['tavern 6', 'tavern 7'], answers: [] })).toThrow(/changes\[1\]/);
    expect(() => run({ ...seeded, changes: ['row'], answers: [] })).toThrow(/would lie nowhere/);
    expect(() => run({ ...seeded, changes: ['weather fine'], answers: [] })).toThrow(/line \d+: weather/);
    expect(() => run({ ...seeded, answer: [] })).toThrow(/"answer" means nothing/);
  });
});
