import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launch, visit } from './browser.ts';

/** Every test of a file has a visitor of its own, and fails if the page complains about anything. */
export function eachTestVisits(opened: (page: Page) => void): void {
  let browser: Browser;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    ({ page, complaints } = await visit(browser));
    opened(page);
  });
  afterEach(async () => {
    await page.context().close();
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join(' | ')}`);
  });
}
