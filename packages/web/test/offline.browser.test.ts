import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, open, visit } from './browser.ts';
import { answerAny, playTo, question, sitDown } from './old-world.ts';
import { playOn, sitDownToATale } from './path.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
/** In KB: what the first page weighed before it knew a second table, and online play. */
const FIRST_PAGE = 101;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('the weight of the first page', () => {
  it('is at most 101 KB of compressed JavaScript, counted by what a browser really fetches', async () => {
    const { page } = await visit(browser);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') fetched.add(new URL(request.url()).pathname);
    });
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const bytes = [...fetched].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0);
    console.log(`The first page: ${Math.round(bytes / 1024)} KB of compressed JavaScript in ${fetched.size} scripts.`);
    const named = [
      ...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/(?:src|href)="\.(\/assets\/[^"]+\.js)"/g),
    ];
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(([, path = '']) => path).filter((path) => !fetched.has(path))).toEqual([]);
    // The page alone, the words of one language, and nothing of the tables behind it.
    expect([...fetched].filter((path) => /\/(?:old-world|Table|worker)-/.test(path))).toEqual([]);
    expect(bytes / 1024).toBeLessThanOrEqual(FIRST_PAGE);
    await page.context().close();
  });
});

describe('the weight of a table', () => {
  /** Scripts a browser fetches on the way from the first page to a first question. */
  const fetchedBy = async (sit: (page: Page) => Promise<unknown>): Promise<Set<string>> => {
    const { page } = await visit(browser);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) fetched.add(pathname);
    });
    await sit(page);
    await page.waitForLoadState('networkidle');
    await page.context().close();
    return fetched;
  };
  const weigh = (paths: Iterable<string>): number =>
    [...paths].reduce((sum, path) => sum + gzipSync(readFileSync(join(dist, path))).length, 0) / 1024;

  it('is at most 200 KB of compressed JavaScript of its own for Path of Destiny, and 336 KB for Old World', async () => {
    const first = await fetchedBy((page) => open(page, '/'));
    const oldWorld = await fetchedBy((page) => sitDown(page));
    const tale = await fetchedBy((page) => sitDownToATale(page));
    const own = (fetched: ReadonlySet<string>, other: ReadonlySet<string>) =>
      weigh([...fetched].filter((path) => !first.has(path) && !other.has(path)));
    const weights = { tale: own(tale, oldWorld), oldWorld: own(oldWorld, tale) };
    console.log(
      `Path of Destiny: ${Math.round(weights.tale)} KB of its own, Old World: ${Math.round(weights.oldWorld)} KB; ` +
        `first page ${Math.round(weigh(first))}, with everything ${Math.round(weigh(tale))} and ${Math.round(weigh(oldWorld))} KB.`,
    );
    expect(weights.tale).toBeLessThanOrEqual(200);
    expect(weights.oldWorld).toBeLessThanOrEqual(336);
  });
});

describe('without a network', () => {
  it('the table opens and plays after the first visit', async () => {
    const { page } = await visit(browser, { putBy: true });
    await open(page, '/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.context().setOffline(true);
    await page.reload();
    await page.waitForSelector('main.games');
    await sitDown(page);
    expect(await question(page)).not.toBe('');
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
    await page.context().close();
  });

  it('can be installed', async () => {
    const { page } = await visit(browser);
    await open(page, '/');
    const broken = await page.evaluate(async () => {
      const address = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
      const manifest = (await (await fetch(address)).json()) as { icons: { src: string; sizes: string }[] };
      const icons = await Promise.all(
        manifest.icons.map(async ({ src, sizes }) => {
          const picture = new Image();
          picture.src = new URL(src, address).href;
          await picture.decode();
          return sizes === 'any' || sizes === `${picture.naturalWidth}x${picture.naturalHeight}` ? '' : src;
        }),
      );
      return icons.filter((src) => src !== '');
    });
    expect(broken).toEqual([]);
    await page.context().close();
  });
});

describe('an idle table', () => {
  it('uses no processor: what moves to catch the eye holds still after a while', async () => {
    const { page } = await visit(browser);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    expect(await page.locator('[data-lit=true]').count()).toBeGreaterThan(0);
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
    expect(await moving()).toBeGreaterThan(0);
    await expect.poll(moving, { timeout: 15_000 }).toBe(0);
    // Counted in time of the processor, so that others on the machine do not count.
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const used = async (): Promise<number> => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    const before = await used();
    await page.waitForTimeout(IDLE);
    const share = (1000 * ((await used()) - before)) / IDLE;
    console.log(`An idle table uses ${(100 * share).toFixed(1)} % of a core.`);
    expect(share).toBeLessThan(0.04);
    await page.context().close();
  });
});

/** How long an idle table is watched, in milliseconds. */
const IDLE = 4000;

/** How long a bot is made to think at least, in milliseconds. */
const THINKS = 800;
/** What nobody may be kept waiting for. A browser calls every task that takes longer a long one. */
const FRAME = 50;

interface Seen {
  /** When the page was free to do something. */
  readonly free: number[];
  /** From an answer to what the table says to it. */
  readonly thought: [number, number][];
  /** When the page itself was busy for long, and for how long. */
  readonly busy: [number, number][];
}

/** One after the other, until enough answers were thought about in peace. */
const TABLES: readonly (readonly [string, (page: Page, isEnough: () => Promise<boolean>) => Promise<void>])[] = [
  [
    'Old World',
    async (page, isEnough) => {
      await sitDown(page, { second: 'adept' });
      for (let answered = 0; answered < 40 && !(await isEnough()); answered += 1) {
        await question(page);
        await answerAny(page);
      }
    },
  ],
  [
    'Path of Destiny',
    async (page, isEnough) => {
      await sitDownToATale(page, { others: ['adept'] });
      const asks = ['play/select', 'choose/pick'];
      for (let answered = 0; answered < 12 && !(await isEnough()); answered += 1)
        await playOn(page, { ask: asks[answered % 2] ?? '' });
    },
  ],
];

describe('while a bot thinks', () => {
  it.each(TABLES)('the page of %s stays free, and no frame is late', async (_game, play) => {
    const { page } = await visit(browser);
    await page.route('**/assets/worker-*.js', async (route) => {
      const response = await route.fetch();
      const think = `addEventListener('message', ({ data }) => {
        for (const until = performance.now() + ${THINKS}; data.message?.do === 'answer' && performance.now() < until; );
      });`;
      await route.fulfill({ response, body: `${think}\n${await response.text()}` });
    });
    await page.addInitScript(() => {
      const seen: Seen = { free: [], thought: [], busy: [] };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) seen.busy.push([startTime, duration]);
      }).observe({ type: 'longtask', buffered: true });
      setInterval(() => seen.free.push(performance.now()), 10);
      globalThis.Worker = class extends Worker {
        override postMessage(message: unknown): void {
          // What is answered and what bots make of it is dealt with in the worker, one after the other.
          if ((message as { message?: { do?: string } }).message?.do === 'answer') {
            const asked = performance.now();
            this.addEventListener('message', () => seen.thought.push([asked, performance.now()]), { once: true });
          }
          super.postMessage(message);
        }
      };
    });
    const look = () => page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    // At first the page still draws what the last answer changed; from then on it has nothing to do but wait. On a
    // machine with other things to do a stretch may be disturbed; a page that thought itself would be late in all, and
    // not free once.
    const steady = ({ free, thought, busy }: Seen): number =>
      thought.filter(
        ([asked, answered]) =>
          free.filter((at) => at > asked && at < answered).length > 10 &&
          !busy.some(([at, duration]) => Math.min(at + duration, answered) - Math.max(at, asked + THINKS / 2) > FRAME),
      ).length;
    await play(page, async () => steady(await look()) >= 4);
    // Whoever watches for long tasks has to notice one: of the page's own, for what a test evaluates may not count.
    await page.evaluate((frame) => {
      setTimeout(() => {
        for (const until = performance.now() + 3 * frame; performance.now() < until; );
      });
    }, FRAME);
    await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.busy.length > 0);
    const seen = await look();
    expect(steady(seen)).toBeGreaterThanOrEqual(4);
    for (const [asked, answered] of seen.thought) expect(answered - asked).toBeGreaterThanOrEqual(THINKS);
    await page.context().close();
  });
});
