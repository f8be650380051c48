import Fastify, { type FastifyInstance } from 'fastify';
import { addSecurityHeaders } from './headers.ts';
import { addPage } from './page.ts';
import { settingsFrom } from './settings.ts';

/** A server with everything in place, not yet listening. */
export async function createServer({ webRoot } = settingsFrom({})): Promise<FastifyInstance> {
  // Closing ends open connections too: Ctrl-C should not wait for a browser to let go.
  const server = Fastify({ forceCloseConnections: true });
  addSecurityHeaders(server);
  server.get('/healthz', async () => ({ status: 'ok' }));
  await addPage(server, webRoot);
  return server;
}
