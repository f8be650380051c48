import { mastersHunt } from '@medallion/table';
import { gameCalled } from '@medallion/table/registry';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, speak } from './browser.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

describe('the daily hunt', () => {
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
