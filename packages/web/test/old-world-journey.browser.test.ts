import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { answerAny, handOf, playTo, question, sitDown, stateNumber } from './old-world.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** Goes to some place that glows, for one card that leads there. */
async function travel(): Promise<string> {
  const places = page.locator('[data-lit=true]');
  for (let at = 0; at < (await places.count()); at += 1) {
    await places.nth(at).click();
    const direct = page.locator('.place-slip [data-choice]');
    if ((await direct.count()) === 0) continue;
    const place = (await places.nth(at).getAttribute('data-place')) ?? '';
    await direct.first().click();
    return place;
  }
  throw new Error('No single card leads anywhere.');
}

describe('a journey', () => {
  it('is started from the first page and played for whole turns with a bot', async () => {
    await open(page, '/');
    await page.locator('.ways-in a').nth(1).click();
    await page.waitForSelector('form');
    await page.locator('.seed input').fill('candle');
    await page.locator('form button[type=submit]').click();
    const turns: string[] = [];
    for (let asked = 0; asked < 120 && turns.length < 3; asked += 1) {
      const ask = await question(page);
      const turn = (await page.locator('.logo h1').textContent()) ?? '';
      if (ask === 'phase-1/act' && turns.at(-1) !== turn) turns.push(turn);
      await answerAny(page);
    }
    expect(turns.length).toBe(3);
    await page.locator('.log').waitFor();
    expect(await page.locator('.log .clause').count()).toBeGreaterThan(5);
  }, 120_000);

  it('shows every way to pay for a place in reach, and why another is not', async () => {
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    expect(await page.locator('[data-lit=true]').count()).toBe(5);
    await page.locator('[data-place="9"]').click();
    const slip = page.locator('.place-slip');
    await slip.getByText('any card and 1 gold').waitFor();
    await slip.getByText('any two cards').waitFor();
    await page.locator('[data-place="3"]').click();
    await slip.getByText('OW-MOVE-01').waitFor();
  });

  it('pays with two cards picked from the hand, and takes it back', async () => {
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    const hand = await handOf(page);
    await page.locator('[data-place="9"]').click();
    await page.locator('.place-slip [data-way=two]').click();
    await page.locator('.hand .card-button').nth(0).click();
    await page.locator('.hand .card-button').nth(1).click();
    await page.waitForFunction(
      (count) => document.querySelectorAll('.hand [data-card]').length === count,
      hand.length - 2,
    );
    await page.keyboard.press('u');
    await page.waitForFunction((count) => document.querySelectorAll('.hand [data-card]').length === count, hand.length);
    expect(await handOf(page)).toEqual(hand);
  });

  it('is played with the keyboard alone', async () => {
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    const hand = await handOf(page);
    await page.locator('[data-place="10"]').focus();
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe('7');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.closest('.place-slip') !== null);
    await page.locator('.place-slip [data-way=gold]').focus();
    await page.keyboard.press('Enter');
    await page.locator('.hand .card-button').nth(0).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (count) => document.querySelectorAll('.hand [data-card]').length === count,
      hand.length - 1,
    );
    await page.keyboard.press('h');
    await page.waitForSelector('.help[open]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.help', { state: 'detached' });
  });

  it('goes on where it stood after a reload', async () => {
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    await travel();
    await page.waitForFunction(() => document.querySelector('.old-world')?.getAttribute('data-busy') === 'false');
    const [hand, number] = [await handOf(page), await stateNumber(page)];
    const lines = await page.locator('.log li').count();
    await page.reload();
    await page.waitForSelector('.hand [data-card]');
    expect(await handOf(page)).toEqual(hand);
    expect(await stateNumber(page)).toBe(number);
    expect(await page.locator('.log li').count()).toBe(lines);
    await open(page, '/');
    await page.locator('.resume .button').click();
    await page.waitForSelector('.hand [data-card]');
    expect(await handOf(page)).toEqual(hand);
  });

  it('changes its language in the middle of a turn', async () => {
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    await page.locator('[data-place="7"]').click();
    const asked: string[] = [];
    for (const language of LANGUAGES) {
      await speak(page, language);
      asked.push(`${await page.locator('#question').textContent()} ${await page.locator('.place-slip').textContent()}`);
    }
    expect(new Set(asked).size).toBe(LANGUAGES.length);
    expect(await page.locator('.place-slip').isVisible()).toBe(true);
  });

  it('draws the curtain between two persons', async () => {
    await sitDown(page, { second: 'person' });
    await page.waitForSelector('.curtain');
    expect(await page.locator('.hand').count()).toBe(0);
    await page.locator('.curtain .button').click();
    await page.waitForSelector('.hand [data-card], [data-ask]');
    await playTo(page, 'curtain');
    expect(await page.locator('.curtain').textContent()).toContain('Olek');
    expect(await page.locator('[data-card]').count()).toBe(0);
    await page.locator('.curtain .button').click();
    expect(await question(page)).not.toBe('curtain');
    expect(await page.locator('.witcher h2').textContent()).toBe('Olek');
  });

  it('says so when a kept game is not there', async () => {
    await page.goto(`${process.env.TABLE_URL ?? ''}/#/old-world/0123456789ab`);
    await page.locator('.notice-page', { hasText: 'no such table' }).waitFor();
  });
});

describe('fits', () => {
  it('keeps the question and the hand in sight on a small phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    for (const selector of ['.deed.gold', '.hand .card-button >> nth=0', '.tabs-bar button >> nth=4']) {
      const box = await page.locator(selector).boundingBox();
      expect(box === null ? 10_000 : box.y + box.height).toBeLessThanOrEqual(740);
    }
  });
});
