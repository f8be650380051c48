import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { TARGETS } from '../src/old-world/guide/choose.ts';
import { answerAny, question } from './old-world.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

const begin = async () => {
  await open(page, '/');
  await page.locator('.guide-offer').first().click();
  await page.waitForSelector('[data-note=levelTwo]');
};
const note = (name: string) => page.waitForSelector(`[data-note=${name}]`);

/** So many pixels of what a note points at lie under it. */
const coveredBy = (name: keyof typeof TARGETS): Promise<number> =>
  page.evaluate((selectors) => {
    const target = selectors
      .flatMap((each) => [...document.querySelectorAll(each)])
      .map((each) => each.getBoundingClientRect())
      .find(({ x, y, right, bottom }) => right > x && bottom > y && x < innerWidth && y < innerHeight && right > 0);
    const slip = document.querySelector('.guide-note')?.getBoundingClientRect();
    if (target === undefined || slip === undefined) return 0;
    const wide = Math.min(target.right, slip.right) - Math.max(target.x, slip.x);
    const high = Math.min(target.bottom, slip.bottom) - Math.max(target.y, slip.y);
    return wide > 0 && high > 0 ? Math.round(wide * high) : 0;
  }, TARGETS[name]);

describe('the guide', () => {
  it('goes with a new player through a first turn, and takes its leave in the second', async () => {
    await begin();
    await page.locator('.decision [data-choice]').first().click();
    await note('move');
    // The first place one card leads to: others cost two, or a card and gold.
    const way = page.locator('.place-slip .ways [data-choice]').first();
    for (const place of await page.locator('.place-buttons [data-lit=true]').all()) {
      await place.click();
      await note('pay');
      if ((await way.count()) > 0) break;
    }
    await way.click();
    await note('act');
    await page.locator('.decision [data-choice]:not([data-choice=done])').first().click();
    // Some places ask for more before the journey goes on.
    await page.waitForSelector('[data-note=place], [data-note=onward]');
    if ((await page.locator('[data-note=place]').count()) > 0) await answerAny(page);
    await note('onward');
    await page.locator('[data-choice=done]').click();
    await note('phase2');
    await page.locator('[data-choice=explore-city]').click();
    await note('story');
    const notes = new Set<string>();
    for (let asked = 0; asked < 40 && !notes.has('farewell'); asked += 1) {
      // Bots play and ends are looked at on the way; the note that counts is the one beside the open question.
      const ask = await question(page);
      const beside = page.locator('[data-note]:not([data-note=others], [data-note=ended])');
      // Not every question has a note.
      const name = await beside.getAttribute('data-note', { timeout: 1500 }).catch(() => null);
      notes.add(name ?? '');
      if (ask !== 'phase-1/act') await answerAny(page);
    }
    expect([...notes]).toEqual(expect.arrayContaining(['gain', 'farewell']));
  });

  it('forces nothing: its note follows what the player does', async () => {
    await begin();
    await page.locator('.decision [data-choice]').first().click();
    await note('move');
    await page.locator('[data-choice=done]').click();
    await note('phase2');
  });

  it('goes on with a fight, and no note lies on what it speaks of', async () => {
    await open(page, '/guide/old-world/fight');
    await page.waitForSelector('.guide-note');
    const notes = new Set<string>();
    for (let asked = 0; asked < 60 && !notes.has('fightFarewell'); asked += 1) {
      const ask = await question(page);
      const name = await page
        .locator('[data-note]')
        .getAttribute('data-note', { timeout: 1500 })
        .catch(() => null);
      if (name !== null && !notes.has(name)) {
        notes.add(name);
        expect([name, await coveredBy(name as keyof typeof TARGETS)]).toEqual([name, 0]);
      }
      if (name === 'fightFarewell') break;
      if (ask === 'phase-2/choose') await page.locator('[data-choice=fight-monster]').click();
      else await answerAny(page);
    }
    const told = ['hunt', 'prepare', 'begin', 'chain', 'spoils', 'fightFarewell'];
    expect([...notes]).toEqual(expect.arrayContaining(told));
    // What a combo will do is said before it strikes, or that the skill waits for it.
    expect(notes.has('ready') || notes.has('skill')).toBe(true);
    await page.locator('.guide-next').click();
    await page.waitForFunction(() => location.hash.startsWith('#/guide/old-world/road'));
  });

  it('can be put away, called back and left; the game stays', async () => {
    await begin();
    await page.locator('.guide-note .seen').click();
    expect(await page.locator('.guide-note').count()).toBe(0);
    await page.locator('.guide-away button').first().click();
    await note('levelTwo');
    await page.locator('.guide .leave').click();
    await page.waitForFunction(() => location.hash.startsWith('#/old-world/'));
    await page.waitForSelector('.guide', { state: 'detached' });
    expect(await question(page)).toBe('setup/level-two-slot');
  });

  it.each([
    [1440, 900],
    [360, 740],
  ])('speaks four languages, fits, and axe finds nothing serious, at %i × %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    await begin();
    await page.locator('.decision [data-choice]').first().click();
    await note('move');
    const said = new Set<string | null>();
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.waitForTimeout(400);
      said.add(await page.locator('.guide-note p').first().textContent());
      const box = await page.locator('.guide-note').boundingBox();
      expect(box !== null && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    }
    expect(said.size).toBe(LANGUAGES.length);
    const { violations } = await new AxeBuilder({ page }).include('.guide').analyze();
    expect(
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
    ).toEqual([]);
  });
});
