/** Whoever closed the table hears that it waits: in the title of any tab, by a notification, and in a feed. */

import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Guest, Inn, type Party, party, PushService, Subscription } from '../../../scripts/lib/inn-for-tests.ts';
import { LANGUAGES, launch, speak, visit } from './browser.ts';
import { misfits } from './measure.ts';

/** No browser trusts a page from there as it does one of its own machine. */
const HOUSE = 'table.house';
const inn = new Inn();
let service: PushService;
let browser: Browser;
let table: Party;
beforeAll(async () => {
  service = await PushService.start();
  await inn.start({}, { pushAllowed: [service.url] });
  browser = await launch(`--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`);
});
beforeEach(async () => {
  table = await party(inn, 'caravan', 2);
  table.guests[1]?.close();
  service.came.length = 0;
});
afterAll(async () => {
  await browser.close();
  await inn.tearDown();
  service.close();
});

/** Somebody who sits in the second chair, with its key on their device. */
async function bo(putBy: boolean): Promise<Page> {
  const { page } = await visit(browser, { width: 390, height: 844, putBy });
  const { id, secrets } = table;
  await page.addInitScript(
    (rooms) => localStorage.setItem('medallion.rooms', rooms),
    JSON.stringify([{ id, game: 'caravan', secret: secrets[1], at: 1 }]),
  );
  return page;
}

/** A browser that is alone has no push service: this one has the test's own. */
async function pushedBy(page: Page, { endpoint, keys }: Subscription): Promise<void> {
  await page.addInitScript(
    (of) => {
      let subscription: unknown = null;
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
          const unsubscribe = async (): Promise<boolean> => {
            subscription = null;
            return true;
          };
          const options = { applicationServerKey: applicationServerKey.slice().buffer };
          subscription = { endpoint: of.endpoint, options, toJSON: () => of, unsubscribe };
          return subscription;
        },
      });
    },
    { endpoint, keys },
  );
}

/** What a push service hands to the browser. */
async function deliver(page: Page, data: string): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  await line.send('ServiceWorker.deliverPushMessage', { origin: inn.url, registrationId: await registered, data });
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const found = await (await navigator.serviceWorker.ready).getNotifications();
    return found.map(({ title, body, tag }) => ({ title, body, tag }));
  });

async function answer(guest: Guest | undefined): Promise<void> {
  const { number, asks = [] } = guest?.position ?? {};
  await guest?.say({ do: 'answer', number, ask: asks[0]?.id, choice: asks[0]?.choices[0]?.id });
}

it('is called by a notification, reads it in the title of any page and in a feed, and switches both off again', async () => {
  const page = await bo(true);
  const subscription = new Subscription(`${service.url}/bo`);
  await pushedBy(page, subscription);
  await page.context().grantPermissions(['notifications'], { origin: inn.url });
  await page.goto(`${inn.url}/#/online`);
  await page.waitForSelector('.my-tables li');
  expect(await page.title()).not.toContain('(');
  await page.locator('.call-me input').check();
  // The page is put by first, as a whole.
  await page.waitForFunction(() => localStorage.getItem('medallion.calls') !== null, undefined, { timeout: 60_000 });
  expect(await page.locator('.call-me input').isChecked()).toBe(true);

  await answer(table.guests[0]);
  await expect.poll(() => service.came.length, { timeout: 15_000 }).toBe(1);
  const said = subscription.read(service.came[0]?.body ?? Buffer.alloc(0));
  await deliver(page, said);
  await expect
    .poll(() => notifications(page))
    .toEqual([{ title: 'The caravan: your turn', body: 'At the table: P0, P1.', tag: table.id }]);

  // Whoever looks again sees it, in the list and on the tab, also of the first page.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForFunction(() => document.title.startsWith('(1) '));
  await page.waitForSelector('.my-tables li.mine');
  await page.locator('.feed-tools summary').click();
  await page.locator('.feed-tools > .deeds .button').click();
  const address = await page.locator('.feed-tools .link').first().inputValue();
  const entries = await page.evaluate(async (feed) => {
    const parsed = new DOMParser().parseFromString(await (await fetch(feed)).text(), 'application/xml');
    return [
      parsed.querySelector('parsererror') === null,
      ...[...parsed.querySelectorAll('entry > title')].map((title) => title.textContent),
    ];
  }, address);
  expect(entries).toEqual([true, 'The caravan: your turn']);
  const { violations } = await new AxeBuilder({ page }).include('.beside').analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.waitForSelector(`html[lang=${language}] .when-my-turn`);
    expect(await page.evaluate(misfits)).toEqual([]);
  }
  await speak(page, 'en');
  await page.locator('.feed-tools > .deeds .quiet').click();
  await page.locator('.feed-tools .link').first().waitFor({ state: 'detached' });
  expect((await fetch(address)).status).toBe(404);

  await page.goto(`${inn.url}/#/`);
  await page.waitForSelector('.turns');
  expect(await page.title()).toBe('(1) Medallion');
  await page.locator('.turns .button').click();
  await page.waitForSelector('[data-number]');
  // Whoever has come need not be called any more.
  await expect.poll(() => notifications(page)).toEqual([]);
  await page.locator('.company-button').click();
  await page.locator('.call-me input').uncheck();
  await page.waitForFunction(() => localStorage.getItem('medallion.calls') === null);
  await page.context().close();
});

it('says honestly where the browser does not let a page call', async () => {
  const page = await bo(false);
  await page.goto(`${inn.url.replace('127.0.0.1', HOUSE)}/#/online`);
  const word = page.locator('.call-me output');
  await word.waitFor();
  expect(await word.textContent()).toContain('https');
  expect(await page.locator('.call-me input').isDisabled()).toBe(true);
  // A feed needs none of it.
  await page.locator('.feed-tools summary').click();
  await page.locator('.feed-tools > .deeds .button').click();
  await page.locator('.feed-tools .link').first().waitFor();
  await page.context().close();
  const refused = await bo(false);
  await refused.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await refused.goto(`${inn.url}/#/online`);
  expect(await refused.locator('.call-me output').textContent()).toContain('was told not to');
  await refused.context().close();
});
