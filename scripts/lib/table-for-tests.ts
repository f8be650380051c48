import { createServer } from '@medallion/server';
import { find, chromium } from './system.mjs';
import { ensureWebBuilt } from './web-build.mjs';

/** Serves the built page on a free port while the browser tests run. */
export default async function setup() {
  if (!(await ensureWebBuilt())) throw new Error('The page could not be built.');
  const server = await createServer();
  process.env.TABLE_URL = await server.listen({ host: '127.0.0.1', port: 0 });
  process.env.CHROMIUM ??= find(chromium);
  return () => server.close();
}
