import type { FastifyInstance } from 'fastify';

/**
 * The page talks to this server and to nobody else. Two allowances: React sets inline styles, and the bundler
 * turns very small pictures and fonts into data: addresses.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Gives every answer of the server the headers that keep other sites out. */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      // An invite link carries the secret of a seat, which no other site should see.
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });
}
