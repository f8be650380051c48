import { stories } from '@medallion/old-world/stories';
import { exploration } from '@medallion/old-world/content';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { perform } from './perform.ts';
import { openKept } from './kept.ts';
import { type Rehearsal, rehearsePartWith, rehearseWith } from './rehearsal.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

const SCENES = ['duel', 'story', 'tavern-scene', 'fight-over', 'end'] as const;

const isThere = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;

describe('games on the page', () => {
  it('a solo game is played to its end by the controls', async () => {
    const rehearsal = await rehearsePartWith(
      [{ name: 'Anna' }],
      ['poker/reroll', 'story/option', 'fight/combo', 'fight/prepare'],
    );
    const { scenes, plain } = await perform(page, rehearsal);
    expect([...plain]).toEqual([]);
    expect(SCENES.filter((scene) => !scenes.has(scene))).toEqual([]);
    expect(await page.locator('#headline').textContent()).toMatch(/\d+ turns/);
    await page.waitForSelector('.chart');
    expect(await page.locator('.chart').count()).toBe(4);
    expect(await page.locator('.fairness .ok').count()).toBe(6);
    expect(await page.locator('.chronicle li').count()).toBeGreaterThan(2);
  }, 480_000);

  it('a game against a novice is played to its end by the controls', async () => {
    const rehearsal = await rehearsePartWith(
      [{ name: 'Anna' }, { name: 'Olek', bot: 'novice' }],
      ['story/option', 'fight/combo', 'monster/attack', 'poker/reroll'],
    );
    const { scenes, plain } = await perform(page, rehearsal);
    expect([...plain]).toEqual([]);
    expect(SCENES.filter((scene) => !scenes.has(scene))).toEqual([]);
    await page.waitForSelector('.fairness');
    expect(await page.locator('.fairness .bad').count()).toBe(0);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Keep the record' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.jsonl$/);
  }, 480_000);
});

describe('in a fight', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await rehearseWith(
      [{ name: 'Anna' }],
      ['fight/combo', 'story/option', 'poker/reroll', 'fight/lose-card'],
    );
  });

  /** Opens the first position of the rehearsal that this holds for. */
  async function openWhere(
    holds: (at: Rehearsal['positions'][number]) => boolean,
  ): Promise<Rehearsal['positions'][number]> {
    const position = rehearsal.positions.find(holds);
    const save = position === undefined ? undefined : rehearsal.keptAt(position.number);
    if (position === undefined || save === undefined) throw new Error('The rehearsal has no such position.');
    await openKept(page, save, 'position');
    await page.waitForSelector('[data-ask]');
    return position;
  }

  const asks = (name: string) => (at: Rehearsal['positions'][number]) => at.asks[0]?.ask === name;

  it('shows what a card would add while one points at it, and what the button will do', async () => {
    const position = await openWhere(
      (at) =>
        asks('fight/combo')(at) && (at.asks[0]?.choices.length ?? 0) > 1 && at.table.witchers[0]?.combo.count === 0,
    );
    expect(await page.locator('.duel-control .button.gold').getAttribute('aria-disabled')).toBe('true');
    expect(await page.locator('.duel-deeds .why').textContent()).toContain('OW-COMBO-06');
    const first = position.asks[0]?.choices[0]?.id ?? '';
    await page.locator(`[data-choice="${first}"]`).hover();
    await page.waitForSelector('.foreseen.thought-of');
    const promised = await page.locator('.foreseen .damage .number').textContent();
    await page.locator(`[data-choice="${first}"]`).click();
    await page.waitForFunction(
      (before) => document.querySelector('.old-world')?.getAttribute('data-number') !== before,
      String(position.number),
    );
    if (await isThere('.foreseen')) {
      expect(await page.locator('.foreseen .damage .number').textContent()).toBe(promised);
      expect(await page.locator('.duel-control .button.gold').textContent()).toMatch(/Strike/);
    }
  });

  it('says why a card does not fit, with its clause', async () => {
    await openWhere(
      (at) =>
        asks('fight/combo')(at) &&
        (at.asks[0]?.impossible ?? []).some(({ reason }) => reason === 'no-open-tab') &&
        !(at.asks[0]?.choices ?? []).some(({ id }) => id.startsWith('free-')),
    );
    const dim = page.locator('.duel-hand .card-button[aria-disabled=true]').first();
    expect(await dim.getAttribute('aria-label')).toContain('OW-COMBO-02');
  });

  it('is fought with the keyboard alone', async () => {
    const position = await openWhere((at) => asks('fight/combo')(at) && at.table.witchers[0]?.combo.count === 0);
    await page.keyboard.press('1');
    await page.waitForFunction(
      (before) => document.querySelector('.old-world')?.getAttribute('data-number') !== before,
      String(position.number),
    );
    for (let pressed = 0; pressed < 3 && (await isThere('[data-ask="fight/combo"]')); pressed += 1) {
      await page.waitForSelector('html:not([data-guarded])');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(150);
    }
    expect(await isThere('[data-ask="fight/combo"] .combo li + li')).toBe(false);
  });

  it('tells only the outcome that was chosen', async () => {
    const position = await openWhere(
      (at) =>
        asks('story/option')(at) && at.asks[0]?.choices.length === 2 && 'exploration' in (at.table.story?.card ?? {}),
    );
    const card = position.table.story?.card;
    if (card === undefined || !('exploration' in card)) throw new Error('No exploration lies there.');
    const { id } = exploration(card.exploration);
    const { outcomes } = stories('en').explorations[id as keyof ReturnType<typeof stories>['explorations']];
    const text = () => page.locator('body').innerText();
    // A result that depends on a condition has a text for each branch.
    const openings = outcomes.map((outcome) =>
      (typeof outcome === 'object' ? [outcome.then, outcome.else] : [outcome]).map((told) => told.slice(0, 40)),
    );
    for (const opening of openings.flat()) expect(await text()).not.toContain(opening);
    // Those who listen hear the page and both ways on, and afterwards what came of it.
    const { scene, options } = stories('en').explorations[id as keyof ReturnType<typeof stories>['explorations']];
    const live = page.locator('.old-world > [aria-live=polite]');
    for (const part of [scene, ...options]) await expect.poll(() => live.textContent()).toContain(part.slice(0, 40));
    await page.locator('[data-picks="option-1"]').click();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (before) => document.querySelector('.old-world')?.getAttribute('data-number') !== before,
      String(position.number),
    );
    for (let paid = 0; paid < 4 && (await isThere('[data-ask="cards/discard"]')); paid += 1) {
      await page.locator('[data-choice]:visible').first().click();
      await page.waitForTimeout(150);
    }
    const told = await text();
    const heard = (await live.textContent()) ?? '';
    expect(openings[0]?.filter((opening) => heard.includes(opening))).toHaveLength(1);
    expect(openings[0]?.filter((opening) => told.includes(opening))).toHaveLength(1);
    for (const opening of openings[1] ?? []) expect(told).not.toContain(opening);
  });
});
