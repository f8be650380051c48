/** The doors of the host's page. They open to the secret that was printed when the server started, and to nobody else. */

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Standing } from '../store/house-books.ts';
import type { Watch } from './watch.ts';

/** Wrong guesses from one address within a minute, right ones included: a page asks every five seconds. */
const RATE = 60;

export interface HostDoors {
  readonly secret: string;
  readonly watch: Watch;
  /** What is kept: counted in the database, for all nodes. */
  readonly standing: () => Promise<Standing>;
  readonly isDraining: () => boolean;
  /** Lets people go on elsewhere and takes nobody new. */
  readonly drain: () => Promise<void>;
}

export function addHostDoors(server: FastifyInstance, doors: HostDoors): void {
  const config = { rateLimit: { max: RATE } };
  const schema = { hide: true } as never;
  const preHandler = async (request: FastifyRequest): Promise<void> => {
    if (!isHost(request, doors.secret))
      throw Object.assign(new Error('This secret opens nothing.'), { statusCode: 403 });
  };
  server.get('/admin', { schema }, async (_request, reply) => reply.redirect('/#/admin'));
  server.get('/api/admin', { config, schema, preHandler }, async () => ({
    samples: doors.watch.samples,
    standing: await doors.standing(),
    draining: doors.isDraining(),
  }));
  server.post('/api/admin/drain', { config, schema, preHandler }, async () => {
    // It may take as long as the host gave notice for: the page sees by the figures how far it is.
    void doors.drain();
    return { draining: doors.isDraining() };
  });
}

/** Hashes are compared, so that neither length nor time tells how much of a guess was right. */
function isHost({ headers }: FastifyRequest, secret: string): boolean {
  const given = headers['x-admin-secret'];
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return typeof given === 'string' && timingSafeEqual(hash(given), hash(secret));
}
