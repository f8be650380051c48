import AxeBuilder from '@axe-core/playwright';
import { MONSTERS } from '@medallion/old-world/content';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

const opened = (id: string) => page.waitForSelector(`[data-open=${id}]`);

it('is reached from home; search, arrows, Enter and Escape are enough to read it', async () => {
  await open(page, '/');
  await page.locator('footer a[href="#/collection"]').click();
  await page.locator('.collection input[type=search]').fill('leshen');
  await page.waitForFunction(() => document.querySelectorAll('[data-thing]').length < 5);
  await page.keyboard.press('Tab');
  await page.locator('[data-thing=monster-leshen]').focus();
  await page.keyboard.press('Enter');
  await opened('monster-leshen');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await opened('trophy-leshen');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  // Nothing is called so: the nearest name is offered.
  await page.keyboard.type('x');
  await page.locator('.nothing .named').first().click();
  await opened('monster-leshen');
});

it('marks what was beaten in the own games, on the shelf and on its page', async () => {
  const leshen = MONSTERS.findIndex(({ id }) => id === 'leshen');
  const game = { game: 'old-world', own: { schools: ['cat'], monsters: [leshen] } };
  await page.addInitScript(
    (own) => localStorage.setItem('medallion.own-games', own),
    JSON.stringify({ a: game, b: game }),
  );
  await open(page, '/collection/old-world/monster-leshen');
  await opened('monster-leshen');
  expect(await page.locator('.own-cup').count()).toBe(1);
  expect(await page.locator('.open-page .own-record').textContent()).toContain('2 times');
});

it('fits a phone in four languages, for both games, and axe finds nothing serious', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/collection/path-of-destiny/character-geralt');
  await opened('character-geralt');
  await open(page, '/collection/old-world/card-whirl');
  await opened('card-whirl');
  const names = new Set<string | null>();
  for (const language of LANGUAGES) {
    await speak(page, language);
    names.add(await page.locator('.open-page h2').textContent());
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
  expect(names.size).toBe(LANGUAGES.length);
  const { violations } = await new AxeBuilder({ page }).include('.collection-page').analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
});

it('is drawn over a table from its menu, and the game waits behind it', async () => {
  await open(page, '/guide/old-world');
  await page.locator('.menu-button').click();
  await page.locator('.collection-button').click();
  await opened('card-precise-cut');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.collection-drawer', { state: 'detached' });
  expect(await page.locator('.decision [data-choice]').count()).toBeGreaterThan(0);
});
