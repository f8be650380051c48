import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageOf, serve } from '../src/offline/serving.ts';

const SCOPE = 'https://table.example/';
const LIST = { version: 'two', files: ['index.html', 'assets/a-1.js', 'art/x.svg'] };

/** The browser's caches, as far as the service worker uses them. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    put: (url: string, response: Response) => Promise.resolve(void entries.set(url, response)),
    match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
  });
  return {
    open: (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return Promise.resolve(cacheOf(entries));
    },
    match: (url: string) =>
      Promise.resolve(
        [...all.values()]
          .find((entries) => entries.has(url))
          ?.get(url)
          ?.clone(),
      ),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  };
}

const fetched: string[] = [];
let network: (url: string) => Promise<Response>;

beforeEach(() => {
  fetched.length = 0;
  network = (url) => Promise.resolve(new Response(`fresh ${url}`));
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('fetch', (request: Request) => {
    fetched.push(request.url);
    return network(request.url);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A request of the page. Only a browser can make one that navigates. */
const request = (path: string, mode = 'cors', method = 'GET') => ({ url: `${SCOPE}${path}`, mode, method }) as Request;

describe('the service worker', () => {
  it('fetches everything once, and what has a hash in its name never again', async () => {
    await pageOf({ ...LIST, version: 'one' }, SCOPE).putBy();
    expect(fetched.toSorted()).toEqual(LIST.files.map((file) => SCOPE + file).toSorted());
    fetched.length = 0;
    const page = pageOf(LIST, SCOPE);
    await page.putBy();
    expect(fetched.toSorted()).toEqual([`${SCOPE}art/x.svg`, `${SCOPE}index.html`]);
    await page.forgetOthers();
    expect(await caches.keys()).toEqual(['medallion-two']);
  });

  it('is not installed when a file is missing', async () => {
    network = () => Promise.resolve(new Response('', { status: 404 }));
    await expect(pageOf(LIST, SCOPE).putBy()).rejects.toThrow('404');
  });

  it('answers only for what belongs to the page', () => {
    const { serves } = pageOf(LIST, SCOPE);
    expect(serves(request('assets/a-1.js'))).toBe(true);
    expect(serves(request('', 'navigate'))).toBe(true);
    expect(serves(request('table/abc', 'navigate'))).toBe(true);
    expect(serves(request('api/tables', 'navigate'))).toBe(false);
    expect(serves(request('api/tables'))).toBe(false);
    expect(serves(request('healthz'))).toBe(false);
    expect(serves(request('assets/a-1.js', 'cors', 'POST'))).toBe(false);
  });

  it('opens the front door from the network, and without one from what was put by', async () => {
    const page = pageOf(LIST, SCOPE);
    await page.putBy();
    network = () => Promise.resolve(new Response('newer'));
    expect(await (await serve(page, request('', 'navigate'))).text()).toBe('newer');
    network = () => Promise.reject(new TypeError('no network'));
    expect(await (await serve(page, request('', 'navigate'))).text()).toBe(`fresh ${SCOPE}index.html`);
    network = () => Promise.resolve(new Response('broken', { status: 502 }));
    expect(await (await serve(page, request('', 'navigate'))).text()).toBe(`fresh ${SCOPE}index.html`);
    expect(await (await serve(page, request('assets/a-1.js'))).text()).toBe(`fresh ${SCOPE}assets/a-1.js`);
  });
});
