import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { playTo, sitDown } from './old-world.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

const letters = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

it('text grows in three steps, and is still large after a reload', async () => {
  await open(page, '/settings');
  const sizes: number[] = [];
  for (const size of ['normal', 'large', 'larger']) {
    await page.locator(`fieldset:has(.sample) input[value=${size}]`).check({ force: true });
    sizes.push(await letters());
  }
  expect(sizes).toEqual([16, 18, 20]);
  await page.reload();
  await page.waitForSelector('main');
  expect(await letters()).toBe(20);
});

it('motion follows the device until somebody wishes otherwise', async () => {
  await open(page, '/settings');
  const motion = () => page.evaluate(() => document.documentElement.dataset.motion);
  expect(await motion()).toBe('still');
  await page.locator('fieldset').nth(2).locator('input[value=on]').check({ force: true });
  expect(await motion()).toBe('moving');
  await page.locator('fieldset').nth(2).locator('input[value=off]').check({ force: true });
  expect(await motion()).toBe('still');
});

it.each([
  [1440, 900],
  [360, 740],
])('opens over the table, takes keys, and the table fits with larger text at %i × %i', async (width, height) => {
  await page.setViewportSize({ width, height });
  await sitDown(page);
  await playTo(page, 'phase-1/act');
  await page.locator('.settings-button').click();
  await page.waitForSelector('.settings-form');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.locator('.settings-form input[value=normal] >> nth=0').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await letters()).toBe(20);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  expect(await page.locator('.settings-button').evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await page.locator('[data-choice=done]').isVisible()).toBe(true);
});

it('makes sounds only when they are on', async () => {
  await open(page, '/settings');
  const heard = () => page.evaluate(() => document.documentElement.dataset.heard);
  expect(await heard()).toBeUndefined();
  await page.locator('fieldset').nth(3).locator('input[value=on]').check({ force: true });
  expect(await heard()).toBe('coin');
});

it.each(LANGUAGES)('every way to play lies on the first screen of a low desk, in %s', async (language) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/');
  await speak(page, language);
  // The way to a table elsewhere is there as soon as the page knows of its server.
  await expect.poll(() => page.locator('.game-card .online-way').count()).toBe(2);
  const bottoms = await page
    .locator('.game-card a')
    .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().bottom));
  expect(bottoms.length).toBeGreaterThan(10);
  expect(Math.max(...bottoms)).toBeLessThan(720);
});
