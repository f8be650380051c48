/** People in several places at one table, each in a browser of their own. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { AnyShape } from '@medallion/kernel';
import { createServer, settingsFrom } from '@medallion/server';
import { type Position, thinkHere } from '@medallion/table';
import { changed, type Difference } from '@medallion/table/difference';
import { GAMES } from '@medallion/table/registry';
import type { Browser, Page, WebSocketRoute } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launch, visit } from './browser.ts';

/** A server that can be stopped and started again at the same address, on the same data. */
const folder = mkdtempSync(join(tmpdir(), 'medallion-online-'));
let server: Awaited<ReturnType<typeof createServer>> | undefined;
let port = 0;
let url = '';

async function startServer(): Promise<void> {
  server = await createServer({ ...settingsFrom({}), dataDir: folder });
  url = await server.listen({ host: '127.0.0.1', port });
  port = Number(new URL(url).port);
}

async function stopServer(): Promise<void> {
  await server?.close();
  server = undefined;
}

const HOUSE = 'table.house';

let browser: Browser;
let guests: Guest[] = [];
beforeAll(async () => {
  await startServer();
  // A name of the house, as a laptop has in a local network: no browser trusts a page from there as it does loopback.
  browser = await launch(`--host-resolver-rules=MAP ${HOUSE} 127.0.0.1`);
});
afterAll(async () => {
  await browser.close();
  await stopServer();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  const complaints = guests.flatMap((guest) => guest.complaints);
  await Promise.all(guests.map(({ page }) => page.context().close()));
  guests = [];
  // A line that breaks, a server that is away for a moment, a page nobody promised anything: that is what these tests
  // are about. Of the last one Chromium says which headers mean nothing there.
  const others = complaints.filter(
    (text) => !/WebSocket|Failed to load resource|ERR_|Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(text),
  );
  if (others.length > 0) throw new Error(`The page complained: ${others.join(' | ')}`);
});

interface Guest {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Breaks the line to the room, as a tunnel would. */
  readonly breakLine: () => Promise<void>;
  /** The position this browser was told of last. */
  readonly told: () => Position<AnyShape> | undefined;
}

/** Somebody with a browser of their own, who reads the table as text where they do not wish otherwise. */
async function guest(settings: { width?: number; height?: number; language?: string } = {}): Promise<Guest> {
  const { page, complaints } = await visit(browser, settings);
  page.setDefaultTimeout(30_000);
  const lines: WebSocketRoute[] = [];
  let told: Position<AnyShape> | undefined;
  await page.routeWebSocket(/\/live$/, (line) => {
    lines.push(line);
    line.connectToServer().onMessage((frame) => {
      const { position, since, change } = JSON.parse(String(frame)) as Heard;
      if (position !== undefined) told = position;
      else if (told !== undefined && told.number === since) told = changed(told, change) as Position<AnyShape>;
      line.send(frame);
    });
  });
  await page.addInitScript(() => {
    if (localStorage.getItem('medallion.settings')?.includes('reading') !== true)
      localStorage.setItem('medallion.settings', JSON.stringify({ reading: true }));
  });
  const made = { page, complaints, breakLine: async () => lines.at(-1)?.close(), told: () => told };
  guests.push(made);
  return made;
}

/** As much of a message as tells the position. */
interface Heard {
  readonly position?: Position<AnyShape>;
  readonly since?: number;
  readonly change?: Difference;
}

const think = thinkHere(GAMES);

/** Gives the answer a novice would give with this browser's eyes, on its page; false where nothing is open. */
async function answerWell(game: string, { page, told }: Guest): Promise<boolean> {
  const position = told();
  const open = position?.asks.find(({ reply }) => reply === undefined);
  if (position === undefined || open === undefined) return false;
  const choice = await think({
    game,
    bot: 'novice',
    position,
    ask: open.id,
    heard: () => [],
    world: () => {
      throw new Error('A novice does not try things out.');
    },
    seed: `evening-${position.number}`,
  });
  return page.evaluate(
    ([id, number]) => {
      const { number: shown, busy } = document.querySelector<HTMLElement>('[data-number]')?.dataset ?? {};
      const control = [...document.querySelectorAll<HTMLElement>('[data-choice]')].find(
        ({ dataset }) => dataset.choice === id,
      );
      if (control === undefined || busy === 'true' || shown !== number) {
        // Any key skips the telling.
        dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        return false;
      }
      control.click();
      return true;
    },
    [choice, String(position.number)] as const,
  );
}

const PHONE = { width: 390, height: 844 } as const;

/** What the browser keeps about its rooms. */
const kept = (page: Page): Promise<{ id: string; secret: string; links: { anyChair: string; watch: string } }> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('medallion.rooms') ?? '[]') as never[])[0] as never);

/** Sets a table with these chairs behind the keeper's. */
async function setTable(
  page: Page,
  game: string,
  chairs: readonly ('someone' | 'bot' | 'nobody')[],
  at = url,
): Promise<void> {
  await page.goto(`${at}/#/online/${game}`);
  await page.fill('.create input[autocomplete=name]', 'Ada');
  for (const [at, wanted] of chairs.entries())
    await page.locator(`input[name="chair-${at}"][value=${wanted}]`).check({ force: true });
  await page.click('.create button[type=submit]');
  await page.waitForSelector('.niches');
}

async function joinBy(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.fill('.join input', name);
  await page.click('.join button[type=submit]');
  await page.waitForSelector('.niches, [data-number]');
}

const numberOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-number]').getAttribute('data-number'));

/** Gives the first answer listed to an open question, but to one of that name; false where none is open. */
const answerOnce = (page: Page, but = ''): Promise<boolean> =>
  page.evaluate((notThis) => {
    if (notThis !== '' && document.querySelector(`[data-ask="${notThis}"]`) !== null) return false;
    const choice = document.querySelector<HTMLElement>('[data-choice]');
    if (choice === null || document.querySelector('.plain')?.getAttribute('data-busy') === 'true') {
      // Any key skips the telling.
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
      return false;
    }
    choice.click();
    return true;
  }, but);

/** Whoever is asked answers, until so many answers were given or the game is over. */
async function play(
  players: readonly Guest[],
  answers: number,
  within = 60_000,
  answering: (player: Guest) => Promise<boolean> = ({ page }) => answerOnce(page),
): Promise<void> {
  const until = Date.now() + within;
  let given = 0;
  while (given < answers) {
    if (Date.now() > until) {
      const seen = await Promise.all(players.map(({ page }) => page.locator('.plain-question, .slip').allInnerTexts()));
      throw new Error(`only ${given} of ${answers} answers were given: ${JSON.stringify(seen).slice(0, 1500)}`);
    }
    for (const player of players) if (await answering(player)) given += 1;
    const [first] = players;
    if (first !== undefined && (await first.page.locator('.plain-over').count()) > 0) return;
  }
}

/** Waits until everybody has the same position before them and no answer is on its way. */
async function agree(people: readonly Guest[]): Promise<number> {
  const until = Date.now() + 30_000;
  for (;;) {
    const seen = await Promise.all(
      people.map(({ page }) =>
        page.evaluate(() => {
          // Any key skips the telling.
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
          const { number, busy } = document.querySelector<HTMLElement>('[data-number]')?.dataset ?? {};
          return { number: Number(number), busy };
        }),
      ),
    );
    const [first] = seen;
    const isBot = first !== undefined && (await waitsForBots(people));
    if (first !== undefined && !isBot && seen.every(({ number, busy }) => number === first.number && busy === 'false'))
      return first.number;
    if (Date.now() > until) throw new Error(`they do not see the same table: ${JSON.stringify(seen)}`);
    await people[0]?.page.waitForTimeout(40);
  }
}

/** Nobody of them is asked and the game is not over: somebody else's answer is still to come. */
const waitsForBots = async (people: readonly Guest[]): Promise<boolean> =>
  (await Promise.all(people.map(({ page }) => page.locator('[data-choice], .plain-over').count()))).every(
    (count) => count === 0,
  );

/** Two people at a table that has begun. */
async function twoAtATable(
  game: string,
  more: readonly ('someone' | 'bot' | 'nobody')[] = [],
): Promise<[Guest, Guest]> {
  const ada = await guest();
  await setTable(ada.page, game, ['someone', ...more]);
  const bo = await guest({ ...PHONE, language: 'pl' });
  await joinBy(bo.page, await ada.page.locator('.call-them .link').first().inputValue(), 'Bo');
  await bo.page.locator('.begin .gold').click();
  await ada.page
    .locator('.niche .ready')
    .nth(more.filter((chair) => chair === 'bot').length)
    .waitFor();
  await ada.page.locator('.begin .gold').click();
  await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('[data-number]')));
  return [ada, bo];
}

describe('with friends online', () => {
  it('is on the first page, and leads to a lobby where the promise is shown before anybody’s number', async () => {
    const { page } = await guest();
    await page.goto(url);
    await page.locator('.online-way').first().click();
    await page.fill('.create input[autocomplete=name]', 'Ada');
    await page.click('.create button[type=submit]');
    await page.waitForSelector('.niches');
    const seal = await page.locator('.seal-slip .mark').textContent();
    expect(await page.locator('.seal-slip li b').first().textContent()).toBe('not yet');
    expect(await page.locator('.call-them .code').textContent()).toMatch(/^[a-z]+ [a-z]+ \d+$/);
    // The key is in no address.
    expect(page.url()).not.toMatch(/[0-9a-f]{32}/);
    // The rules stand before everybody's eyes, and the keeper may still change them.
    await page.click('.change-table');
    const other = page.locator('.drawer .few-words').first().locator('.choice').nth(1);
    await other.locator('input').check({ force: true });
    const rule = await other.textContent();
    await page.locator('.drawer button[type=submit]').click();
    await page.locator('.rules-line').getByText(String(rule)).waitFor();
    await page.locator('.begin input').fill('271828');
    await page.keyboard.press('Tab');
    await page.locator('.begin .gold').click();
    await page.getByText('+ 271828').waitFor();
    expect(await page.locator('.seal-slip .mark').textContent()).toBe(seal);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    // It does not fall off a phone.
    await page.setViewportSize(PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  });

  it('works at a plain address, without service worker, locks and subtle crypto; and goes back when all agree', async () => {
    const [ada, bo] = await Promise.all([guest(), guest({ ...PHONE, language: 'pl' })]);
    // Without a name the page itself says what is missing, in its own language.
    const house = `http://${HOUSE}:${port}`;
    await bo.page.goto(`${house}/#/online/caravan`);
    await bo.page.click('.create button[type=submit]');
    await bo.page.locator('.create .refusal').getByText('Najpierw napisz').waitFor();
    await setTable(ada.page, 'caravan', ['someone'], house);
    expect(await ada.page.evaluate(() => isSecureContext)).toBe(false);
    expect(await ada.page.evaluate(() => [navigator.locks, navigator.serviceWorker, crypto.subtle])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await joinBy(bo.page, await ada.page.locator('.call-them .link').first().inputValue(), 'Bo');
    await bo.page.locator('.begin .gold').click();
    await ada.page.locator('.niche .ready').first().waitFor();
    await ada.page.locator('.begin .gold').click();
    await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('[data-number]')));
    await play([ada, bo], 4);
    const number = await agree([ada, bo]);
    await ada.page.locator('.company-button').click();
    await ada.page.locator('.ask-back summary').click();
    await ada.page.locator('.ask-back button').click();
    await ada.page.locator('.slip').getByText('waits for Bo').waitFor();
    await bo.page.locator('.slip').getByText('Ada prosi o powrót').waitFor();
    await bo.page.locator('.slip button').first().click();
    await bo.page.locator('.slip').waitFor({ state: 'detached' });
    expect(await agree([ada, bo])).toBe(number + 1);
    expect(await ada.page.locator('[data-choice]').count()).toBeGreaterThan(0);
    await play([ada, bo], 2);
  });

  it('two play Path of Destiny through a broken line, a reload and a restart; one watches, one joins on a phone', async () => {
    const [ada, bo] = await twoAtATable('path-of-destiny', ['bot']);
    const { id, links } = await kept(ada.page);
    const eve = await guest();
    await eve.page.goto(`${url}/#/room/${id}/${links.watch}`);
    await eve.page.waitForSelector('[data-number]');
    expect(await eve.page.locator('[data-choice]').count()).toBe(0);
    await play([ada, bo], 4);

    // Talk: a phrase is read in the language of whoever reads it.
    await ada.page.keyboard.press('p');
    await ada.page.locator('.phrases').waitFor();
    await ada.page.keyboard.press('1');
    await ada.page.locator('.talk li').getByText('Well met!').waitFor();
    await ada.page.locator('.drawer .round').click();
    await bo.page.locator('.company-button .unread').waitFor();
    await bo.page.locator('.company-button').click();
    await bo.page.locator('.talk li').getByText('Witajcie!').waitFor();
    await bo.page.locator('.drawer .round').click();

    await bo.breakLine();
    await play([ada, bo], 3);
    await ada.page.reload();
    await ada.page.waitForSelector('[data-number]');
    await play([ada, bo], 3);

    await stopServer();
    await startServer();
    await play([ada, bo], 3);
    await agree([ada, bo, eve]);

    // The bot's seat goes to somebody who comes with a phone.
    await ada.page.locator('.company-button').click();
    await ada.page.locator('.people .quiet').nth(1).click();
    const link = await ada.page.locator('.given .link').inputValue();
    await ada.page.locator('.drawer .round').click();
    const cy = await guest(PHONE);
    await joinBy(cy.page, link, 'Cy');
    await play([ada, bo, cy], 4);
    const number = await agree([ada, bo, cy, eve]);
    expect(number).toBeGreaterThan(16);

    // The game's own table shows the same, to who plays and to who watches.
    for (const { page } of [ada, eve]) {
      await page.evaluate(() => localStorage.setItem('medallion.settings', JSON.stringify({ reading: false })));
      await page.reload();
      await page.waitForSelector('.path-of-destiny[data-number]');
      expect(await numberOf(page)).toBe(number);
      expect(await page.locator('.curtain').count()).toBe(0);
    }
    // A candle on everybody's medal: lit for who is here.
    expect(await ada.page.locator('.pd-rival .seat-mark .here').count()).toBe(2);
    await cy.page.context().close();
    await ada.page.locator('.pd-rival .seat-mark .gone').waitFor();
  });

  it('a whole game: kept at home with its replay, one’s own number found in the record, and once more', async () => {
    const [ada, bo] = await twoAtATable('tic-tac-toe');
    // Whoever is waited for hears of it on the first page, and nobody else.
    await bo.page.goto(url);
    await ada.page.goto(url);
    await ada.page.locator('.turns a').click();
    await bo.page.locator('footer a', { hasText: 'Stoły online' }).waitFor();
    expect(await bo.page.locator('.turns').count()).toBe(0);
    await bo.page.goBack();
    await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('[data-number]')));
    await play([ada, bo], 9);
    await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('.plain-over')));
    await ada.page.locator('.company-button').click();
    await ada.page.locator('.own-number').getByText('Your number is in the record').waitFor();
    await ada.page.locator('.company .gold').click();
    await Promise.all([ada, bo].map(({ page }) => page.waitForSelector('.niches')));
    const { id } = await kept(bo.page);
    await bo.page.goto(`${url}/#/online`);
    const lines = bo.page.locator('.my-tables li');
    await lines.nth(1).locator('.button', { hasText: 'Powtórka' }).waitFor();
    expect(await lines.nth(0).locator('.button').count()).toBe(1);
    const [, before] = await bo.page.evaluate(
      () => JSON.parse(localStorage.getItem('medallion.rooms') ?? '[]') as { id: string }[],
    );
    expect(before?.id).not.toBe(id);
    await lines.nth(1).locator('.button', { hasText: 'Powtórka' }).click();
    await bo.page.waitForURL(`${url}/#/replay/${before?.id}`);
    await bo.page.waitForSelector('.replay .scrubber');
  });

  it('whoever waits in Old World lays out a journey; by one press it is made, and the big screen shows the map', async () => {
    const [ada, bo] = await twoAtATable('old-world');
    const { id, links } = await kept(ada.page);
    const screen = await guest({ width: 1920, height: 1080 });
    await screen.page.goto(`${url}/#/middle/${id}/${links.watch}`);
    const isAsked = (page: Page) => page.locator('[data-ask="phase-1/act"]').count();
    // Both choose their schools; then one is on turn and the other has a journey to plan.
    const whoWaits = async (): Promise<[Guest, Guest]> => {
      for (;;) {
        if ((await isAsked(ada.page)) > 0) return [ada, bo];
        if ((await isAsked(bo.page)) > 0) return [bo, ada];
        await play([ada, bo], 1);
      }
    };
    const [plays, waits] = await whoWaits();
    await waits.page.locator('.plan-begin').click();
    await waits.page
      .locator('[data-choice]')
      .first()
      .evaluate((choice: HTMLElement) => choice.click());
    await waits.page.locator('.plan-strip li').waitFor();
    await waits.page.locator('.plan-deeds .button').first().click();
    // A reload keeps it.
    await waits.page.reload();
    await waits.page.locator('.plan-strip li').waitFor();
    await screen.page.locator('.middle-plate.active').waitFor();
    expect(await screen.page.locator('.middle-stage .world').count()).toBe(1);
    expect(await screen.page.locator('.hand, [data-choice]').count()).toBe(0);
    // Beside it a hand can be laid face down, as long as there is a screen to look at; it is nobody who watches.
    await bo.page.locator('.face-down-button').click();
    await bo.page.locator('dialog.face-down .gold').click();
    await expect.poll(() => bo.page.locator('dialog.face-down, .watchers').count(), { timeout: 10_000 }).toBe(0);
    while ((await isAsked(waits.page)) === 0) {
      await answerOnce(plays.page);
      await answerOnce(waits.page, 'phase-1/act');
    }
    const before = await numberOf(waits.page);
    await waits.page.locator('[data-planned]').click();
    await waits.page.waitForFunction(
      (number) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset.number) > number,
      before,
    );
    expect(await waits.page.locator('.planned').count()).toBe(0);
    await screen.page.close();
    await bo.page.locator('.face-down-button').waitFor({ state: 'detached' });
  });

  it('a bot plays on while somebody is away, and gives the seat back', async () => {
    const [ada, bo] = await twoAtATable('caravan', []);
    await bo.page.locator('.company-button').click();
    await bo.page.locator('.own-seat > .button').first().click();
    await bo.page.locator('.drawer .round').click();
    await bo.page.locator('.slip .button').waitFor();
    await play([ada], 2);
    await bo.page.locator('.slip .button').click();
    await bo.page.locator('.slip').waitFor({ state: 'detached' });
    await play([ada, bo], 2);
  });
});

describe('a hurried table', () => {
  it('shows whose turn runs out; who gives up leaves the seat to a bot for good, and everybody sees it', async () => {
    const ada = await guest();
    await ada.page.goto(`${url}/#/online/tic-tac-toe`);
    await ada.page.locator('input[name=clock]').nth(1).check({ force: true });
    await ada.page.locator('input[name=clock-then]').nth(1).check({ force: true });
    await setTable(ada.page, 'tic-tac-toe', ['someone']);
    await ada.page.getByText('A turn may take 1:00; then a bot takes the seat.').waitFor();
    const bo = await guest({ ...PHONE, language: 'pl' });
    const link = await ada.page.locator('.call-them .link').first().inputValue();
    // Whoever is invited reads it before they sit down.
    await bo.page.goto(link);
    await bo.page.locator('.join .rules-line', { hasText: '1:00' }).waitFor();
    await joinBy(bo.page, link, 'Bo');
    await bo.page.locator('.begin .gold').click();
    await ada.page.locator('.niche .ready').first().waitFor();
    await ada.page.locator('.begin .gold').click();
    await ada.page.locator('.turn-time', { hasText: /^Your turn: [01]:\d\d$/ }).waitFor();
    await bo.page.locator('.turn-time', { hasText: /^Ada: [01]:\d\d$/ }).waitFor();
    await bo.page.locator('.company-button').click();
    await bo.page.locator('.own-seat .quiet').click();
    await bo.page.locator('.give-up .button').last().click();
    await bo.page.locator('.slip', { hasText: 'Partia poddana' }).waitFor();
    expect(await bo.page.locator('.own-seat').count()).toBe(0);
    await ada.page.locator('.company-button').click();
    await ada.page.locator('.people', { hasText: 'gave up' }).waitFor();
  });
});

describe('a table by post', () => {
  it('says until when, lets somebody be away for days, and is deleted by its keeper for everybody', async () => {
    const ada = await guest();
    await ada.page.goto(`${url}/#/online/tic-tac-toe`);
    await ada.page.locator('.choice', { hasText: '3 days' }).locator('input').check({ force: true });
    await ada.page.getByText('close the page and come back').waitFor();
    await setTable(ada.page, 'tic-tac-toe', ['someone']);
    await ada.page.getByText('A turn may take 3 days; then a bot plays it.').waitFor();
    const bo = await guest({ ...PHONE, language: 'pl' });
    await joinBy(bo.page, await ada.page.locator('.call-them .link').first().inputValue(), 'Bo');
    await bo.page.locator('.begin .gold').click();
    await ada.page.locator('.niche .ready').first().waitFor();
    await ada.page.locator('.begin .gold').click();
    await ada.page.locator('.turn-time', { hasText: /^Your turn, until / }).waitFor();
    const until = await bo.page.locator('.turn-time', { hasText: /^Ada, do: / }).innerText();
    await ada.page.locator('.company-button').click();
    await ada.page.locator('.vacation summary').click();
    await ada.page.locator('.vacation .button', { hasText: '7 days' }).click();
    await ada.page.locator('.vacation', { hasText: 'stands still until' }).waitFor();
    await bo.page.waitForFunction((was) => document.querySelector('.turn-time')?.textContent !== was, until);
    await bo.page.locator('.company-button').click();
    await bo.page.locator('.people', { hasText: 'przerwa do' }).waitFor();
    await ada.page.locator('.vacation .button').click();
    await bo.page.locator('.people', { hasText: 'przerwa do' }).waitFor({ state: 'detached' });
    // Only the keeper may, and only at the second press.
    expect(await bo.page.getByText('Usuń ten stół').count()).toBe(0);
    await ada.page.getByRole('button', { name: 'Delete this table' }).click();
    await ada.page.getByRole('button', { name: 'Yes, delete it' }).click();
    await ada.page.locator('.my-tables').waitFor();
    expect(await ada.page.locator('.my-tables li').count()).toBe(0);
    await bo.page.getByText('Nie ma takiego stołu').waitFor();
  });
});

/**
 * Longer than a suite should take: npm run evening. Five people, or two and a bot whose seat goes to a phone in the
 * middle; a line breaks, a page is loaded anew, the server too, a bot sits in for a while, and a screen shows it all.
 */
describe.runIf(process.env.EVENING === '1')('an evening', () => {
  it.each(
    ['path-of-destiny', 'old-world'].flatMap((game) => [
      { game, many: 'two', names: ['Bo'] },
      { game, many: 'five', names: ['Bo', 'Cy', 'Di', 'Ed'] },
    ]),
  )('$many play $game to the end', { timeout: 1_800_000, retry: 0 }, async ({ game, names }) => {
    const ada = await guest();
    const withBot = names.length === 1;
    await setTable(ada.page, game, [...names.map(() => 'someone' as const), ...(withBot ? (['bot'] as const) : [])]);
    const { id, links } = await kept(ada.page);
    const people = [ada];
    for (const name of names) {
      const one = await guest(name === 'Cy' ? PHONE : {});
      await joinBy(one.page, `${url}/#/room/${id}/${links.anyChair}`, name);
      await one.page.locator('.begin .gold').click();
      await ada.page
        .locator('.niche .ready')
        .nth(people.length - (withBot ? 0 : 1))
        .waitFor();
      people.push(one);
    }
    await ada.page.locator('.begin .gold').click();
    await Promise.all(people.map(({ page }) => page.waitForSelector('[data-number]')));
    const eve = await guest();
    await eve.page.goto(`${url}/#/room/${id}/${links.watch}`);
    await eve.page.waitForSelector('[data-number]');
    const screen = await guest({ width: 1920, height: 1080 });
    await screen.page.goto(`${url}/#/middle/${id}/${links.watch}`);
    await screen.page.waitForSelector('.middle-plate', { state: 'attached' });
    const [, bo] = people;
    const leaves = people.at(-2);
    const since = Date.now();
    for (let evening = 0; (await ada.page.locator('.plain-over').count()) === 0; evening++) {
      await play(people, 20, 300_000, (player) => answerWell(game, player));
      if (evening === 0) await bo?.breakLine();
      if (evening === 1) await bo?.page.reload();
      if (evening === 2) {
        await stopServer();
        await startServer();
      }
      // A bot takes a seat for a while, and gives it back.
      if (evening === 1) {
        await leaves?.page.locator('.company-button').click();
        await leaves?.page.locator('.own-seat > .button').first().click();
        await leaves?.page.locator('.drawer .round').click();
        await leaves?.page.locator('.slip .button').waitFor();
      }
      if (evening === 2) {
        await leaves?.page.locator('.slip .button').click();
        await leaves?.page.locator('.slip').waitFor({ state: 'detached' });
      }
      if (evening === 2 && withBot) {
        await ada.page.locator('.company-button').click();
        await ada.page.locator('.people .quiet').nth(1).click();
        const link = await ada.page.locator('.given .link').inputValue();
        await ada.page.locator('.drawer .round').click();
        const phone = await guest(PHONE);
        await joinBy(phone.page, link, 'Fay');
        people.push(phone);
      }
      for (const { page } of people) await page.waitForSelector('[data-number]');
    }
    const number = await agree([...people, eve]);
    // All of that happened, and the game went on behind it.
    expect(number).toBeGreaterThan(60);
    await screen.page.waitForFunction(
      (now) => Number(document.querySelector<HTMLElement>('.middle')?.dataset.number) >= now,
      number,
      { timeout: 120_000 },
    );
    console.log(`${game}: ${people.length} people, ${number} answers, ${Math.round((Date.now() - since) / 1000)} s`);
  });
});
