import type { Page } from 'playwright-core';
import { open } from './browser.ts';

interface Sitting {
  /** What the second place is: another person, or a bot of this kind. */
  readonly second?: 'person' | 'random' | 'novice' | 'adept';
  readonly seed?: string;
}

/** Starts a game for two through the slip: Bear against Viper, the first place begins. */
export async function sitDown(page: Page, { second = 'random', seed = 'lantern' }: Sitting = {}): Promise<void> {
  await open(page, '/old-world');
  await page.locator(`input[name=kind-1][value=${second}]`).check({ force: true });
  await page.locator('input[name=schools][value=fixed]').check({ force: true });
  await page.locator('.seats li').nth(0).locator('select').selectOption('bear');
  await page.locator('.seats li').nth(1).locator('select').selectOption('viper');
  await page.locator('input[name=first]').nth(1).check({ force: true });
  await page.locator('.seed input').fill(seed);
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.old-world');
}

/** The question that waits for an answer at this screen. How something ended is looked at and put away. */
export async function question(page: Page): Promise<string> {
  for (let looked = 0; looked < 20; looked += 1) {
    await page.waitForSelector('[data-ask], .curtain, .old-world main .button.gold');
    const asks = page.locator('[data-ask]');
    if ((await asks.count()) > 0) return (await asks.first().getAttribute('data-ask')) ?? '';
    if ((await page.locator('.curtain').count()) > 0) return 'curtain';
    await page
      .locator('.old-world main .button.gold')
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
  throw new Error('Nobody is asked anything.');
}

/** Answers questions until the one that is wanted: Phase II and III as it comes, a duty before a wish. */
export async function playTo(page: Page, wanted: string): Promise<void> {
  for (let asked = 0; asked < 60; asked += 1) {
    if ((await question(page)) === wanted) {
      // A question just come listens to no key yet.
      await page.waitForSelector('html:not([data-guarded])', { state: 'attached' });
      return;
    }
    await answerAny(page);
  }
  throw new Error(`The question ${wanted} never came.`);
}

/** Questions of fights, stories and dice have tests of their own: here they are answered from the list of help. */
const ELSEWHERE = /^(fight|witcher-fight|monster|story|explore|short-fight|poker|powers|quest)\//;

/** Gives the first answer there is, by the control that asks for it. */
export async function answerAny(page: Page): Promise<void> {
  const before = await stateNumber(page);
  const shown = page.locator('[data-choice]:visible');
  if (ELSEWHERE.test(await question(page)) || (await shown.count()) === 0) {
    await page.locator('.help-button').click();
    await page.locator('.help .answer').first().click();
  } else {
    // Leaving a phase early is asked about once, and a card of the row is pointed out before it is gained.
    for (let touches = 0; touches < 3 && (await stateNumber(page)) === before; touches += 1) {
      const first = shown.first();
      if ((await first.count()) === 0) break;
      const button = first.locator('button');
      await ((await button.count()) > 0 ? button.first() : first).click();
      await page.waitForTimeout(80);
    }
  }
  await page.waitForFunction(
    (number) => document.querySelector('.old-world')?.getAttribute('data-number') !== number,
    before,
  );
}

export async function stateNumber(page: Page): Promise<string> {
  return (await page.locator('.old-world').getAttribute('data-number')) ?? '';
}

/** The cards in hand, as their numbers. */
export function handOf(page: Page): Promise<string[]> {
  return page
    .locator('.hand [data-card]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));
}
