import { chromium, type Browser, type Page } from 'playwright-core';
import { headless } from '../../../scripts/lib/system.mjs';

export const LANGUAGES = ['en', 'pl', 'it', 'ru'] as const;

/** A browser, with these switches besides the usual ones. */
export function launch(...switches: string[]): Promise<Browser> {
  const usual = headless();
  return chromium.launch({ ...usual, args: [...(usual.args ?? []), ...switches] });
}

interface Visit {
  readonly width?: number;
  readonly height?: number;
  readonly language?: string;
  /** Whether the table may be put by for days without a network: most visits are too short for that. */
  readonly putBy?: boolean;
  /** Whether bots explain themselves unasked: what they say would lie on what others press. */
  readonly explained?: boolean;
}

/** A fresh visitor who likes things to hold still. Whatever the page complains about ends up in `complaints`. */
export async function visit(
  browser: Browser,
  { width = 1440, height = 900, language = 'en', putBy = false, explained = false }: Visit = {},
) {
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: putBy ? 'allow' : 'block',
  });
  if (!explained)
    await context.addInitScript(() => {
      if (location.protocol !== 'about:' && localStorage.getItem('medallion.settings') === null)
        localStorage.setItem('medallion.settings', JSON.stringify({ explain: 'asked' }));
    });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, complaints };
}

export async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`${process.env.TABLE_URL ?? ''}/#${hash}`);
  await page.waitForSelector('main');
}

/** Sits down to a long evening with the locals, and plays up to the first own reroll. */
export async function toFirstReroll(page: Page, opponent = 0): Promise<void> {
  await open(page, '/poker');
  await page.locator('.against .choice').nth(opponent).click();
  await page.locator('.length .choice').nth(2).click();
  await page.locator('#deed-0').click();
  await page.waitForSelector('.side');
  await page.locator('#deed-0').click();
  await page.waitForSelector('button.place');
}

export async function speak(page: Page, language: string): Promise<void> {
  // The words may have to be fetched first: until then nothing changes, the choice included.
  await page.locator(`.languages input[value=${language}]`).evaluate((choice: HTMLInputElement) => choice.click());
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
}

/** The dice on the table as the markup names them, first theirs, then yours. */
export function diceOnTable(page: Page): Promise<string[]> {
  return page
    .locator('.side .row li')
    .evaluateAll((places) => places.map((place) => place.querySelectorAll('.die circle').length.toString()));
}
