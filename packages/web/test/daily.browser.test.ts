import { deflateRawSync } from 'node:zlib';
import { randomBot } from '@medallion/bots';
import { type AnyShape, Dice, Match, type OpenAsk, printRecord } from '@medallion/kernel';
import { dayOf, huntOf, mastersHunt } from '@medallion/table';
import { gameCalled } from '@medallion/table/registry';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, speak } from './browser.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** The record of the hunt of a day, played anyhow. */
async function hunted(game: string, day: string): Promise<{ readonly record: string; readonly over: unknown }> {
  const playable = await gameCalled(game).playable();
  const { options, seed } = huntOf(playable, day) as NonNullable<ReturnType<typeof huntOf>>;
  const match = Match.start(playable.rules, { seats: 1, options, secret: `seed ${seed}`, nonces: ['0'] });
  const dice = new Dice('anyhow');
  while (match.play.over === undefined) {
    const open = match.play.state.asks[0] as OpenAsk<AnyShape>;
    const choice = randomBot.answer({ choices: match.play.choices(open) } as never, dice);
    match.submit({ seat: 0, number: match.number, ask: open.id, choice });
  }
  return { record: printRecord(match.hostRecord()), over: playable.daily?.result(match.play.over) };
}

describe('the daily hunt', () => {
  it('opens a game from a link, and brings it to the table of the day after the server has replayed it', async () => {
    const game = 'path-of-destiny';
    const day = dayOf(Date.now());
    const { record, over } = await hunted(game, day);
    await open(page, `/record/${deflateRawSync(record).toString('base64url')}`);
    await page.waitForURL(/#\/replay\//);
    const id = page.url().split('/').at(-1) ?? '';
    await page.evaluate(
      ([key, kept]) => localStorage.setItem('medallion.daily', JSON.stringify({ [key as string]: kept })),
      [`${game}/${day}`, { id, result: over }] as const,
    );
    await open(page, `/daily/${game}`);
    await page.reload();
    await page.waitForSelector('.day-table form');
    await page.locator('.day-table input').fill('Zofia');
    await page.locator('.day-table .bring').click();
    await page.waitForSelector('.day-table li[aria-current]');
    expect(await page.locator('.day-table li[aria-current] b').innerText()).toBe('Zofia');
    // It is there for whoever comes back, and is asked for no more.
    await page.reload();
    await page.waitForSelector('.day-table li[aria-current]');
    expect(await page.locator('.day-table form').count()).toBe(0);
    // The link it gives away is the one it was opened by.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.share .link').click();
    await page.waitForFunction(() => document.querySelector('.share .link')?.textContent === 'Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/#\/record\/[\w-]+$/);
    expect(link.length).toBeLessThan(8000);
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForURL(/#\/replay\//);
  }, 90_000);

  it('shows the master’s result of a day, starts that very deal, and remembers the first hunt', async () => {
    const playable = await gameCalled('old-world').playable();
    const detail = mastersHunt(playable, '2026-11-17')?.play.over?.detail as { readonly turns: number };
    await open(page, '/daily/old-world/2026-11-17');
    await page.waitForFunction(() => /\d/.test(document.querySelector('.to-beat .figure')?.textContent ?? ''));
    expect(await page.locator('.to-beat .figure').first().innerText()).toContain(`${detail.turns} turns`);
    // The hunt of today counts from its beginning: coming back, one goes on with it.
    await open(page, '/daily/path-of-destiny');
    await page.locator('.daily .begin').click();
    await page.waitForSelector('.path-of-destiny[data-number] main');
    const table = page.url();
    await open(page, '/daily/path-of-destiny');
    expect(await page.locator('.daily .prey a.gold').evaluate((link) => (link as HTMLAnchorElement).href)).toBe(table);
    expect(await page.locator('.calendar [data-mark=begun]').count()).toBe(1);
    // Another game of that day is none of it.
    await open(page, '/daily/old-world');
    expect(await page.locator('.calendar [data-mark]').count()).toBe(0);
  }, 90_000);

  it('tells a finished hunt beside the master’s, as text to share, in every language', async () => {
    await open(page, '/about');
    await page.evaluate(() => {
      const result = { by: 'turns', turns: 3, rank: 5 };
      localStorage.setItem('medallion.daily', JSON.stringify({ 'old-world/2026-11-16': { id: 'none', result } }));
    });
    await page.reload();
    await open(page, '/daily/old-world/2026-11-16');
    await page.waitForSelector('.to-beat .than');
    expect(await page.locator('.than').innerText()).toBe('Better than the master.');
    expect(await page.locator('.ladder li').count()).toBe(5);
    expect(await page.locator('.ladder [aria-current] b').innerText()).toBe('Pride of the school');
    await page.waitForSelector('.calendar [data-mark=better]');
    const text = await page.locator('.share pre').innerText();
    expect(text).toContain('3 turns · rank 5 of 5');
    expect(text.split('\n').at(-1)).toMatch(/#\/daily\/old-world\/2026-11-16$/);
    for (const language of ['pl', 'it', 'ru'] as const) {
      await speak(page, language);
      await page.waitForFunction((before) => document.querySelector('.share pre')?.textContent !== before, text);
      expect(await page.locator('.share pre').innerText()).not.toMatch(/turns|undefined|\{/);
    }
  }, 60_000);
});
