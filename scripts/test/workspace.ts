import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A throw-away workspace holding the given files; gone when the test ends. Its path ends with a slash. */
export function workspace(files: Readonly<Record<string, string>>): string {
  const base = mkdtempSync(join(tmpdir(), 'medallion-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return `${base}/`;
}
