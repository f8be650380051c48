import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, settingsFrom } from '../src/index.ts';

const webRoot = mkdtempSync(join(tmpdir(), 'medallion-page-'));
const script = 'console.log("the table");';
let server: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Medallion</title>');
  writeFileSync(join(webRoot, '.stamp'), 'abc');
  writeFileSync(join(webRoot, 'service-worker.js'), script);
  writeFileSync(join(webRoot, 'manifest.webmanifest'), '{}');
  writeFileSync(join(webRoot, 'assets/index-4f2a.js'), script);
  writeFileSync(join(webRoot, 'assets/index-4f2a.js.br'), brotliCompressSync(script));
  writeFileSync(join(webRoot, 'assets/index-4f2a.js.gz'), gzipSync(script));
  server = await createServer({ ...settingsFrom({}), webRoot, dataDir: join(webRoot, 'data') });
});

afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test('the front door is never cached without asking', async () => {
  const reply = await get('/', asBrowser);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Medallion');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers.etag).toBeDefined();
});

test('the service worker and the manifest are asked for anew each time, and allowed by the page', async () => {
  const worker = await get('/service-worker.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  expect(worker.headers['content-type']).toContain('javascript');
  // Neither worker-src nor manifest-src is narrower than this.
  expect(worker.headers['content-security-policy']).toContain("default-src 'self'");
  expect(worker.headers['content-security-policy']).not.toMatch(/worker-src|manifest-src|script-src/);
  const manifest = await get('/manifest.webmanifest');
  expect(manifest.headers['cache-control']).toBe('no-cache');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
});

test('hashed assets are kept for good', async () => {
  const reply = await get('/assets/index-4f2a.js');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.body).toBe(script);
});

test.each([
  ['br', 'gzip, deflate, br'],
  ['gzip', 'gzip'],
])('assets travel compressed as %s to whoever accepts it', async (encoding, accepted) => {
  const reply = await get('/assets/index-4f2a.js', { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers['content-type']).toContain('javascript');
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(reply.headers.vary).toContain('accept-encoding');
});

test('addresses the page knows open its front door', async () => {
  const reply = await get('/table/abc?seat=1', asBrowser);
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('Medallion');
  expect(reply.headers['cache-control']).toBe('no-cache');
});

test('a missing file is missing, not the front door', async () => {
  expect((await get('/assets/old-1234.js', asBrowser)).statusCode).toBe(404);
  expect((await get('/table/abc', { accept: 'application/json' })).statusCode).toBe(404);
});

test('an unknown address of the API is refused in JSON, even to a browser', async () => {
  for (const url of ['/api/nothing', '/api/rooms', '/api/rooms?x=1']) {
    const reply = await get(url, asBrowser);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: 'not-found' });
  }
});

test('files whose names begin with a dot stay private', async () => {
  expect((await get('/.stamp')).statusCode).toBe(404);
});

test('nobody climbs out of the page folder', async () => {
  expect((await get('/..%2f..%2fetc%2fpasswd')).statusCode).toBeGreaterThanOrEqual(400);
});

test('the server says that it is well', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
});

test.each(['/', '/healthz', '/api/nothing'])('%s carries the security headers', async (url) => {
  const { headers } = await get(url);
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain("script-src 'unsafe");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('the environment changes the defaults', () => {
  expect(settingsFrom({})).toMatchObject({ host: 'localhost', port: 8484 });
  expect(settingsFrom({ PORT: '9000', HOST: '0.0.0.0', DATA_DIR: '/srv/tables' })).toMatchObject({
    host: '0.0.0.0',
    port: 9000,
    dataDir: '/srv/tables',
  });
});

test.each(['abc', '-1', '70000', '80.5'])('PORT=%s is refused in a sentence', (PORT) => {
  expect(() => settingsFrom({ PORT })).toThrow('PORT must be a whole number');
});
