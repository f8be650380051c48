import { extname, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Vite puts a hash of the content into the name of everything under assets/, so that those never change. */
const isHashed = (file: string) => file.includes(`${sep}assets${sep}`);

/** A person going somewhere, as opposed to a page fetching a file. */
const isNavigation = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  (headers.accept ?? '').includes('text/html') &&
  extname(new URL(url, 'http://table').pathname) === '';

const isApi = ({ url }: FastifyRequest) => /^\/api(?:[/?]|$)/.test(url);

/** Serves the built page: its files as they are, and its front door for every address the page itself knows. */
export async function addPage(server: FastifyInstance, webRoot: string): Promise<void> {
  await server.register(fastifyStatic, {
    root: webRoot,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      response.setHeader('vary', 'accept-encoding');
      response.setHeader('cache-control', isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  server.setNotFoundHandler((request, reply) => {
    if (!isApi(request) && isNavigation(request)) return reply.sendFile('index.html');
    return reply
      .code(404)
      .send({ error: 'not-found', message: `There is nothing at ${request.method} ${request.url}.` });
  });
}
