import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { diceOnTable, LANGUAGES, open, speak, toFirstReroll } from './browser.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** Presses Tab until something of this kind has the focus. */
async function tabTo(selector: string): Promise<void> {
  for (let pressed = 0; pressed < 30; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`Tab never reaches ${selector}.`);
}

const isShown = (selector: string) => page.locator(selector).first().isVisible();

describe('the practice table', () => {
  it('is played from the first page to the end of an evening with the keyboard alone', async () => {
    await open(page, '/');
    await tabTo('a[href="#/poker"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.set-up');
    await tabTo('input[name=length]');
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('input[name=length]').first().isChecked()).toBe(true);
    await tabTo('#deed-0');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.plaque');
    let rerolls = 0;
    for (let pressed = 0; pressed < 400 && !(await isShown('.evening')); pressed += 1) {
      if (!(await isShown('button.place'))) {
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press('h');
        const picked = await page.locator('button.place[aria-pressed=true]').count();
        await page.keyboard.press(picked > 0 ? 'r' : 's');
        rerolls += 1;
      }
      await page.waitForTimeout(60);
    }
    expect(rerolls).toBeGreaterThan(1);
    expect(await page.locator('.evening').textContent()).toMatch(/purse is (full|empty)/);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.evening', { state: 'detached' });
  }, 90_000);

  it('picks dice with the number keys and counts what the reroll is worth', async () => {
    await toFirstReroll(page);
    await page.keyboard.press('2');
    await page.keyboard.press('5');
    expect(await page.locator('button.place[aria-pressed=true]').count()).toBe(2);
    expect(await page.locator('#deed-0').textContent()).toContain('Reroll two dice');
    expect(await page.locator('.odds').textContent()).toMatch(/of 36 rolls win|no roll wins/);
    await page.keyboard.press('5');
    expect(await page.locator('#deed-0').textContent()).toContain('Reroll one die');
    const before = await diceOnTable(page);
    await page.keyboard.press('r');
    await page.waitForSelector('.plaque.result');
    const after = await diceOnTable(page);
    expect(after.toSpliced(6, 1)).toEqual(before.toSpliced(6, 1));
  });

  it('says who wins and why, and names the clause', async () => {
    await toFirstReroll(page);
    await page.keyboard.press('s');
    await page.waitForSelector('.plaque.result');
    expect(await page.locator('.result .who').textContent()).toMatch(/You win 3 gold|The locals win/);
    expect(await page.locator('.result .clause').textContent()).toMatch(/^OW-POKER-1[1-8]$/);
    await page.locator('.result summary').click();
    expect(await page.locator('.result details p').isVisible()).toBe(true);
  });

  it('takes back standing, because nothing was rolled for it', async () => {
    await toFirstReroll(page);
    const dice = await diceOnTable(page);
    await page.keyboard.press('s');
    await page.waitForSelector('.plaque.result');
    await page.keyboard.press('u');
    await page.waitForSelector('button.place');
    expect(await diceOnTable(page)).toEqual(dice);
  });

  it('goes on with the same game after a reload', async () => {
    await toFirstReroll(page);
    const dice = await diceOnTable(page);
    const gold = await page.locator('.purse').textContent();
    await page.reload();
    await page.waitForSelector('button.place');
    expect(await diceOnTable(page)).toEqual(dice);
    expect(await page.locator('.purse').textContent()).toBe(gold);
    await page.keyboard.press('s');
    await page.waitForSelector('.plaque.result');
    await open(page, '/');
    await page.locator('.game-card .button', { hasText: 'Go on' }).waitFor();
  });

  it('starts afresh when the kept game is unreadable', async () => {
    await open(page, '/');
    await page.evaluate(() => localStorage.setItem('medallion.poker', 'coffee'));
    await open(page, '/poker');
    await page.waitForSelector('.set-up');
    expect(await page.locator('.notice').textContent()).toContain('could not be opened');
  });

  it('changes its language in the middle of a game and remembers it', async () => {
    await toFirstReroll(page);
    const dice = await diceOnTable(page);
    await page.keyboard.press('1');
    for (const [language, words] of [
      ['pl', 'Przerzuć jedną kość'],
      ['it', 'Ritira un dado'],
      ['ru', 'Перебросить один'],
    ] as const) {
      await speak(page, language);
      expect(await page.locator('#deed-0').textContent()).toContain(words);
      expect(await diceOnTable(page)).toEqual(dice);
      expect(await page.locator('button.place[aria-pressed=true]').count()).toBe(1);
    }
    await page.reload();
    await page.waitForSelector('button.place');
    expect(await page.locator('.ladder h2').textContent()).toBe('Что сильнее чего');
  });

  it('lets the other witcher go first in turn, and asks nobody who is challenged', async () => {
    await toFirstReroll(page, 1);
    await page.keyboard.press('s');
    await page.waitForSelector('.plaque.result');
    expect(await page.locator('#deed-0').textContent()).toContain('Take the challenge');
    expect(await page.locator('.notice').textContent()).toContain('cannot refuse');
    await page.keyboard.press('Enter');
    await page.waitForSelector('button.place');
    expect(await page.locator('.ribbon .on').textContent()).toMatch(/^2\s*You reroll/);
    await page.keyboard.press('s');
    await page.waitForSelector('.plaque.result');
  });

  it('pays by the hand when one plays alone', async () => {
    await toFirstReroll(page, 2);
    expect(await page.locator('.side').count()).toBe(1);
    expect(await page.locator('.purse').textContent()).toContain('7 of 20');
    await page.keyboard.press('s');
    await page.waitForSelector('.plaque.result');
    expect(await page.locator('.result .clause').textContent()).toBe('OW-SOLO-09');
  });

  it('tells those who listen what happened', async () => {
    await toFirstReroll(page);
    const live = page.locator('[aria-live=polite]');
    expect(await live.textContent()).toMatch(/They rerolled .*: [1-6](, [1-6]){4}, .* Your reroll\.$/);
  });
});

describe('fits', () => {
  /** What sticks out to the side, is cut off, or lies over its neighbour. */
  const stickingOut = () =>
    page.evaluate(() => {
      const { scrollWidth } = document.documentElement;
      const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} wide`] : [];
      const cut = [...document.querySelectorAll('.button, .round, .ribbon .on, .plaque, .ladder li, .choice')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.className} is cut: ${element.textContent}`);
      const labels = [...document.querySelectorAll('.fate')].map((label) => {
        const text = document.createRange();
        text.selectNodeContents(label);
        return {
          left: text.getBoundingClientRect().left,
          right: text.getBoundingClientRect().right,
          shown: getComputedStyle(label).visibility === 'visible',
        };
      });
      const over = labels
        .filter((label, at) => label.shown && labels[at + 1]?.shown && label.right > (labels[at + 1]?.left ?? 0))
        .map(() => 'the words under the dice lie over each other');
      return [...wide, ...cut, ...over];
    });

  it.each([
    [360, 740],
    [820, 1180],
    [1280, 720],
  ])('nothing sticks out at %i × %i, in any language', async (width, height) => {
    await page.setViewportSize({ width, height });
    const found: string[] = [];
    const check = async (where: string) => {
      for (const language of LANGUAGES) {
        await speak(page, language);
        for (const out of await stickingOut()) found.push(`${where}, ${language}: ${out}`);
      }
    };
    await open(page, '/');
    await check('home');
    await open(page, '/about');
    await check('about');
    await open(page, '/poker');
    await page.waitForSelector('.set-up');
    await check('set-up');
    await toFirstReroll(page, 1);
    await page.keyboard.press('1');
    await page.keyboard.press('2');
    await check('reroll');
    await page.keyboard.press('s');
    await page.waitForSelector('.plaque.result');
    await check('result');
    expect(found).toEqual([]);
  });

  it('keeps the decision in sight on a small phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await toFirstReroll(page);
    await page.evaluate(() => scrollTo(0, 0));
    const bottoms: Record<string, number> = {};
    for (const selector of ['#deed-0', '#deed-1', 'button.place >> nth=0', '.side.wax .row li >> nth=0']) {
      const box = await page.locator(selector).boundingBox();
      bottoms[selector] = box === null ? 10_000 : box.y + box.height;
    }
    expect(Object.entries(bottoms).filter(([, bottom]) => bottom > 740)).toEqual([]);
  });
});
