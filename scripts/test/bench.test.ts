import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../lib/run.mjs';

test('a benchmark nobody wrote is wrong usage', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bench.mjs', 'no-such-thing'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain('Usage: npm run bench');
});
