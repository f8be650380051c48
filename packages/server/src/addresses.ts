import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';

/** The port the server has got; PORT=0 lets the system choose. */
export function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The addresses people in the same house can open; none where the server listens to this machine alone. */
export function addressesOf(host: string, port: number, machine = networkInterfaces()): readonly string[] {
  if (host === 'localhost' || host === '127.0.0.1' || host === '::1') return [];
  if (!isEverywhere(host)) return [`http://${host}:${port}`];
  return Object.values(machine)
    .flatMap((found) => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
