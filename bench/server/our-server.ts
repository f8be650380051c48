/** Our server as `npm start` runs it, its database on the disk included; only the pace of a line is not limited. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../../packages/server/src/server.ts';
import { settingsFrom } from '../../packages/server/src/settings.ts';
import { tellParent } from './children.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'medallion-bench-'));
process.on('SIGTERM', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
// Behind a proxy, so that a hundred tables come from a hundred addresses.
const settings = settingsFrom({ DATABASE_URL: process.env.DATABASE_URL, REDIS_URL: process.env.REDIS_URL });
const server = await createServer({ ...settings, dataDir, behindProxy: true }, { rate: 1e6 });
tellParent(await server.listen({ host: '127.0.0.1', port: 0 }));
