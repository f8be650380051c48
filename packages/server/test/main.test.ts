import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer as createPort } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

function start(env: Record<string, string>): ChildProcess {
  const table = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'medallion-main-')), ...env },
  });
  onTestFinished(() => void table.kill('SIGKILL'));
  return table;
}

/** What a stream says first. */
const firstWords = (table: ChildProcess, stream: 'stdout' | 'stderr') =>
  new Promise<string>((resolve) => table[stream]?.once('data', (bytes: Buffer) => resolve(bytes.toString())));

const exitCode = (table: ChildProcess) => new Promise<number | null>((resolve) => table.once('exit', resolve));

test('prints its address, answers there, and stops when asked', { timeout: 60_000 }, async () => {
  const table = start({ PORT: '0', HOST: '127.0.0.1' });
  const address = /http:\S+/.exec(await firstWords(table, 'stdout'))?.[0] ?? '';
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  const since = performance.now();
  table.kill('SIGTERM');
  expect(await exitCode(table)).toBe(0);
  expect(performance.now() - since).toBeLessThan(3000);
});

test('says in one sentence that its port is taken, and what to do', { timeout: 60_000 }, async () => {
  const port = await new Promise<number>((resolve) => {
    const other = createPort().listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
    onTestFinished(() => void other.close());
  });
  const table = start({ PORT: String(port), HOST: '127.0.0.1' });
  const [words, code] = await Promise.all([firstWords(table, 'stderr'), exitCode(table)]);
  expect(words).toBe(
    `Port ${port} is already in use: stop the other program, or pick another port with PORT=${port + 1} npm start.\n`,
  );
  expect(code).toBe(1);
});
