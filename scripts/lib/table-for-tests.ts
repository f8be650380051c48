import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, settingsFrom } from '@medallion/server';
import { find, chromium } from './system.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** Serves the built page on a free port while the browser tests run. */
export default async function setup() {
  if (!(await ensureWebBuilt())) throw new Error('The page could not be built.');
  const data = mkdtempSync(join(tmpdir(), 'medallion-tests-'));
  process.env.ADMIN_SECRET ??= 'the host of these tests';
  const settings = settingsFrom({ ADMIN_SECRET: process.env.ADMIN_SECRET });
  const server = await createServer({ ...settings, dataDir: data });
  process.env.TABLE_URL = await server.listen({ host: '127.0.0.1', port: 0 });
  process.env.CHROMIUM ??= find(chromium);
  return async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  };
}
