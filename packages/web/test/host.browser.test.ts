import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { misfits } from './measure.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

it('the host’s page opens by its link, forgets the secret in the address, shows the last hour and fits in four languages', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin');
  await page.waitForSelector('.host .door');
  // The secret of the table the tests are served by (scripts/lib/table-for-tests.ts).
  await page.fill('.host input[name=secret]', process.env.ADMIN_SECRET ?? '');
  await page.click('.host .door button');
  await page.waitForSelector('.host .spark');
  expect(await page.locator('.host .spark').count()).toBe(7);
  expect(page.url()).not.toContain(process.env.ADMIN_SECRET);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.waitForSelector(`html[lang=${language}] .host .spark`);
    expect(await page.evaluate(misfits)).toEqual([]);
  }
  // Draining is asked for twice: once is no more than a question.
  await page.click('.host .drain button');
  await page.waitForSelector('.host .drain .gold');
});
