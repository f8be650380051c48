import { destinyAdept, destinyNovice, questionOf } from '@medallion/bots';
import { Dice, Match } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, speak } from './browser.ts';
import { keptOf, putAmongKept } from './kept.ts';
import { answerAny, playTo, sitDown } from './old-world.ts';
import { playOn, sitDownToATale } from './path.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** A tale of a novice against an adept. */
function tale(): Match<PathOfDestiny> {
  const match = Match.start(pathOfDestiny, { seats: 2, secret: 'a tale', nonces: ['0', '1'] });
  const dice = [new Dice('novice'), new Dice('adept')] as const;
  for (let answers = 0; match.play.over === undefined && answers < 500; answers += 1) {
    const asked = match.play.unanswered()[0];
    if (asked === undefined) throw new Error('Nobody is asked anything.');
    const { seat } = asked;
    const bot = seat === 0 ? destinyNovice : destinyAdept;
    const choice = bot.answer(questionOf(match.play, asked), dice[seat === 0 ? 0 : 1]);
    match.submit({ seat, number: match.number, ask: asked.id, choice });
  }
  return match;
}

describe('a hint', () => {
  it('says what the master would do and why, can be followed, and is gone with the question; bots explain what they did', async () => {
    await sitDownToATale(page, { others: ['novice'], first: 0 });
    await playOn(page, { ask: 'choose/pick' });
    await page.waitForSelector('.ask-master:not([aria-disabled=true])');
    const before = await page.locator('.path-of-destiny').getAttribute('data-number');
    expect(await page.locator('.hint-slip').count()).toBe(0);
    await page.keyboard.press('a');
    await page.waitForSelector('.hint-slip .what');
    expect(await page.locator('.hint-slip .what').innerText()).not.toBe('');
    expect(await page.locator('.hint-slip .why').innerText()).toMatch(/\.$/);
    await page.locator('.hint-slip .do-this').click();
    await page.waitForFunction(
      (number) => document.querySelector('.path-of-destiny')?.getAttribute('data-number') !== number,
      before,
    );
    await page.waitForSelector('.hint-slip', { state: 'detached' });
    // A turn later the other has done something that can be explained.
    await playOn(page, { ask: 'play/select' });
    await playOn(page, { ask: 'choose/pick' });
    await page.waitForSelector('.ask-why:not([aria-disabled=true])');
    await page.locator('.ask-why').click();
    await page.waitForSelector('.reasons-slip summary');
    expect(await page.locator('.reasons-slip summary').first().innerText()).toMatch(/\d+ %/);
    await page.locator('.reasons-slip summary').first().click();
    expect(await page.locator('.reasons-slip details[open] .weighed li').count()).toBeGreaterThan(1);
    expect(await page.locator('.reasons-slip details[open] .weighed .chosen').count()).toBe(1);
  }, 90_000);

  it('draws the way on the map of the Old World, and bots tell their journeys after their turns', async () => {
    await sitDown(page, { second: 'adept' });
    await page.evaluate(() => {
      localStorage.setItem('medallion.settings', JSON.stringify({ explain: 'always' }));
      dispatchEvent(new StorageEvent('storage', { key: 'medallion.settings' }));
    });
    await playTo(page, 'phase-1/act');
    await page.waitForSelector('.ask-master:not([aria-disabled=true])');
    await page.keyboard.press('a');
    await page.waitForSelector('.hint-slip .onwards');
    expect(await page.locator('.hint-slip .onwards').innerText()).toMatch(/At the end: .+\.$/);
    expect(await page.locator('.advised-way path').count()).toBeGreaterThan(1);
    expect(await page.locator('.hand .quill-seal').count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.advised-way', { state: 'detached' });
    await playTo(page, 'phase-3/gain');
    await answerAny(page);
    await playTo(page, 'phase-1/act');
    await page.waitForSelector('.reasons-strip li');
    expect(await page.locator('.reasons-strip li').innerText()).toMatch(/: [A-Z].*[.]/);
    // It opens into what was weighed, and does not come back.
    await page.locator('.reasons-strip .more').click();
    await page.waitForSelector('.reasons-slip summary');
    expect(await page.locator('.reasons-strip').count()).toBe(0);
    await page.locator('.reasons-slip summary').click();
    expect(await page.locator('.reasons-slip details[open] .weighed li').count()).toBeGreaterThan(1);
    await page.locator('.reasons-slip .close').click();
    expect(await page.locator('.reasons-slip, .reasons-strip').count()).toBe(0);
  }, 90_000);

  it('is not there where persons share the table', async () => {
    await sitDownToATale(page, { others: ['person'] });
    await page.waitForSelector('.settings-button, .curtain');
    expect(await page.locator('.ask-master').count()).toBe(0);
  });
});

describe('the analysis of a finished game', () => {
  it('draws the chances, names turning points and own decisions, and leads to the replay and to playing on', async () => {
    const kept = keptOf(tale(), { id: 'toldtale', sitters: [{ name: 'Ola' }, { name: 'Adept', bot: 'adept' }] });
    await open(page, '/about');
    await putAmongKept(page, [kept]);
    await open(page, '/analysis/toldtale');
    await page.waitForSelector('.analysis-page .points li', { timeout: 120_000 });
    expect(await page.locator('.chances tbody tr').count()).toBe(10);
    expect(await page.locator('.chances tbody tr').last().innerText()).toMatch(/100 %/);
    expect(await page.locator('.points li').count()).toBe(3);
    expect(await page.locator('.chances .chapter').allTextContents()).toEqual([
      'chapter I',
      'chapter II',
      'chapter III',
    ]);
    // What was given away and all the rest come to how the chance went.
    const worths = (await page.locator('.course b').allInnerTexts()).map((text) => Number(text.replace('−', '-')));
    const [from = 0, to = 0] = ((await page.locator('.course p').innerText()).match(/\d+/g) ?? []).map(Number);
    expect(Math.abs(worths.reduce((sum, each) => sum + each, 0) - (to - from))).toBeLessThanOrEqual(2);
    const costs = await page.locator('.decisions summary > b').allInnerTexts();
    expect(costs.length).toBeGreaterThan(5);
    expect(costs[0]).toMatch(/^−\d+$/);
    // In another language nothing is thought about twice: what was found is told again at once.
    await speak(page, 'pl');
    await page.waitForSelector('.analysis-page .points li');
    expect(await page.locator('.decisions summary > b').allInnerTexts()).toEqual(costs);
    await page.locator('.decisions summary').first().click();
    expect(await page.locator('.decisions details[open] .weighed .chosen').count()).toBe(1);
    await page.locator('.decisions details[open] .deeds .button').last().click();
    await page.waitForSelector('.path-of-destiny[data-number] main');
    await page.goBack();
    await page.locator('.decisions summary').first().click();
    await page.locator('.decisions details[open] .deeds a').click();
    const [, number] = /toldtale\/(\d+)$/.exec(page.url()) ?? [];
    await page.waitForSelector(`.replay[data-number="${number}"]`);
  }, 180_000);

  it('waits for a game to be over', async () => {
    const match = Match.start(pathOfDestiny, { seats: 2, secret: 'a tale', nonces: ['0', '1'] });
    await open(page, '/about');
    await putAmongKept(page, [
      keptOf(match, { id: 'begun', sitters: [{ name: 'Ola' }, { name: 'Bo', bot: 'adept' }] }),
    ]);
    await open(page, '/analysis/begun');
    expect(await page.locator('.notice-page').innerText()).toContain('when the game is over');
  });
});
