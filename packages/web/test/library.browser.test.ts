import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { playTo, sitDown } from './old-world.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

const findings = async () => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};

describe('the library', () => {
  it.each([
    ['en', 'potion', 'potion'],
    ['pl', 'eliksirow', 'eliksir'],
    ['it', 'pozioni', 'pozion'],
    ['ru', 'эликсиры', 'эликсир'],
  ])('finds a paragraph by a word of the reader, in %s', async (language, word, found) => {
    await open(page, '/rules');
    await page.waitForSelector('.contents');
    await speak(page, language);
    await page.waitForSelector('.contents a');
    await page.locator('input[type=search]').fill(word);
    await page.waitForSelector('.results li');
    const hit = (await page.locator('.results mark').first().textContent())?.toLowerCase();
    expect(hit).toContain(found);
    const clause = await page.locator('.results .where small').first().textContent();
    await page
      .locator('.results li button', { hasText: clause ?? '' })
      .first()
      .click();
    await page.waitForSelector('.told .lit');
    expect(await page.locator('.told .lit').textContent()).toContain(clause);
    // Words that explain themselves may still arrive and lay the paragraph anew.
    await expect.poll(() => page.locator('.told .lit').evaluate((lit) => lit === document.activeElement)).toBe(true);
  });

  it('opens at the clause in the address, and keeps it when the language changes', async () => {
    await open(page, '/rules/ow-move-05');
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.waitForSelector(`article[lang=${language}] .lit`);
      expect(await page.locator('.told .lit .mark').textContent()).toBe('OW-MOVE-05');
    }
    await page.locator('.contents a').first().click();
    await page.waitForFunction(() => location.hash === '#/rules/goal');
    await page.goBack();
    await page.waitForSelector('.told .lit');
  });

  it('follows links between articles, rulings and editions', async () => {
    await open(page, '/rules/ow-move-14');
    await page.locator('.told .lit a[href="#/rules/r-11"]').click();
    await page.waitForSelector('article[lang=en] .lit');
    expect(await page.locator('.told .lit').textContent()).toContain('R-11');
    const dead = await page.evaluate(() =>
      [...document.querySelectorAll('.told a')]
        .map((a) => a.getAttribute('href'))
        .filter((href) => !href?.startsWith('#/')),
    );
    expect(dead).toEqual([]);
  });

  it('holds the rules of Path of Destiny as well', async () => {
    await open(page, '/rules/destiny');
    for (const language of ['en', 'ru']) {
      await speak(page, language);
      await page.waitForSelector(`article[lang=${language}] #pd-fate-01`);
      expect(await page.locator('.shelf details[data-game=path-of-destiny] a[aria-current=page]').count()).toBe(1);
      expect(await page.locator('.shelf details[data-game=old-world]').getAttribute('open')).toBe(null);
      await page.locator('input[type=search]').fill('PD-FATE-05');
      await page.waitForSelector('.results li');
      await page.locator('.results li button').first().click();
      await page.waitForSelector('.told .lit');
      expect(await page.locator('.told .lit .mark').textContent()).toBe('PD-FATE-05');
    }
    // Its rulings are linked from its articles.
    await page.locator('.told a[href="#/rules/pd-r-41"]').first().click();
    await page.waitForSelector('article[lang=en] .lit #pd-r-41');
    expect(await findings()).toEqual([]);
  });

  it('gives the words of the four rulebooks', async () => {
    await open(page, '/rules/glossary');
    await page.waitForSelector('.glossary dt');
    expect(await page.locator('.glossary dt').count()).toBeGreaterThan(70);
    await page.locator('input[type=search]').fill('eliksir');
    await page.waitForFunction(() => document.querySelectorAll('.glossary dt').length < 5);
    expect(await page.locator('.glossary dl').textContent()).toContain('Potion');
    await page.locator('input[type=search]').fill('');
    await open(page, '/rules/glossary-path-of-destiny');
    await page.waitForSelector('.glossary dt');
    expect(await page.locator('.glossary dl').textContent()).toContain('Destiny token');
  });
});

describe('at the table', () => {
  it('a clause opens its paragraph over the table, and closing gives the focus back', async () => {
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    const clause = page.locator('.log button.clause').last();
    const id = await clause.textContent();
    await clause.click();
    await page.waitForSelector('dialog.rules-drawer .told .lit');
    expect(await page.locator('.told .lit').textContent()).toContain(id);
    expect(await findings()).toEqual([]);
    // Keys play nothing while somebody reads.
    await page.locator('dialog input[type=search]').fill('hu');
    expect(await page.locator('dialog.help').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog', { state: 'detached' });
    expect(await clause.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('a key on what cannot be done opens the reason', async () => {
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    const deed = page.locator('.deed[aria-disabled=true]', { has: page.locator('[data-clause]') }).first();
    const id = await deed.locator('[data-clause]').textContent();
    await page.waitForSelector('html:not([data-guarded])');
    await deed.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog.rules-drawer .told .lit');
    expect(await page.locator('.told .lit').textContent()).toContain(id);
  });

  it('says what can be done and what cannot, by the key ?', async () => {
    await sitDown(page);
    await playTo(page, 'phase-1/act');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog.help');
    expect(await page.locator('.help summary').count()).toBeGreaterThan(0);
    expect(await page.locator('.help .cannot li').count()).toBeGreaterThan(1);
    expect(await findings()).toEqual([]);
    await page.locator('.help .cannot .clause').first().click();
    await page.waitForSelector('dialog.rules-drawer .told .lit');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.rules-drawer', { state: 'detached' });
    expect(await page.locator('dialog.help').count()).toBe(1);
    await page.locator('.help summary').first().click();
    await page.locator('.help details .answer').first().click();
    await page.waitForSelector('dialog', { state: 'detached' });
  });
});
