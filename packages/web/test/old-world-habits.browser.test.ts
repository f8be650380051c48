/** What people are used to from every table: nothing is done before they say so, keys do what the buttons show. */

import { printRecord } from '@medallion/kernel';
import { isLastOfCombo } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { open } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { keptOf, openKept } from './kept.ts';
import { answerBy } from './perform.ts';
import { stateNumber } from './old-world.ts';
import { type Rehearsal, rehearseWith } from './rehearsal.ts';
import { eachTestVisits } from './visitor.ts';

type At = Rehearsal['positions'][number];

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await rehearseWith([{ name: 'Anna' }, { name: 'Olek', bot: 'novice' }], ['fight/combo', 'phase-3/gain']);
});

async function openWhere(holds: (position: At) => boolean): Promise<At> {
  const position = rehearsal.positions.find(holds);
  if (position === undefined) throw new Error('The rehearsal has no such position.');
  await openKept(page, rehearsal.keptAt(position.number), 'position');
  await page.waitForSelector('[data-ask]');
  return position;
}

/** An answer that is the last card of a Combo. */
function lastCard({ asks: [ask], table }: At): string | undefined {
  if (ask?.ask !== 'fight/combo') return undefined;
  const cards = ask.choices as readonly { readonly id: string; readonly card: number; readonly link: number }[];
  return cards.find((each) => each.card >= 0 && isLastOfCombo(table, ask.seat, each))?.id;
}

/** Runs in the page: presses Enter as soon as another question appears, and says whether it was heard. */
async function pressTooSoon(): Promise<boolean> {
  for (const until = performance.now() + 10_000; performance.now() < until; ) {
    if (document.documentElement.dataset.guarded !== undefined) {
      const press = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true });
      let heard = false;
      const hear = () => {
        heard = true;
      };
      addEventListener('keydown', hear);
      document.body.dispatchEvent(press);
      removeEventListener('keydown', hear);
      return heard;
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error('No new question appeared.');
}

it('the last card waits for its player, who may take it back; the next question does not hear the same key', async () => {
  const position = await openWhere((at) => lastCard(at) !== undefined);
  const before = String(position.number);
  const card = page.locator(`.duel-hand [data-choice="${lastCard(position)}"]`);
  const laid = await page.locator('.combo li:not(.next)').count();
  await card.click();
  await expect.poll(() => page.locator('.combo li:not(.next)').count()).toBe(laid + 1);
  expect(await card.count()).toBe(0);
  await page.keyboard.press('u');
  await card.waitFor();
  await card.click();
  await card.waitFor({ state: 'detached' });
  expect(await stateNumber(page)).toBe(before);
  expect(await page.locator('.duel-deeds .button.gold').textContent()).toMatch(/Strike/);
  const heard = page.evaluate(pressTooSoon);
  await page.keyboard.press('Enter');
  expect(await heard).toBe(false);
  expect(await stateNumber(page)).not.toBe(before);
});

it('a card of the row is chosen by a touch and gained by the second, or by Enter', async () => {
  const position = await openWhere(
    ({ asks: [ask] }) => ask?.ask === 'phase-3/gain' && ask.choices.some(({ id }) => id.startsWith('card-')),
  );
  const before = String(position.number);
  const card = page.locator('.area-offer li[data-choice] button').first();
  await page.keyboard.press('1');
  await expect.poll(() => card.getAttribute('aria-pressed')).toBe('true');
  expect(await stateNumber(page)).toBe(before);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.old-world:not([data-number="${before}"])`);
});

it('a school is chosen by its number, and the focus goes to the next question', async () => {
  await open(page, '/old-world');
  // The person begins and chooses from all schools: in a draft the last one may have nothing to choose.
  await page.locator('input[name=schools][value=choice]').check({ force: true });
  await page.locator('input[name=first]').nth(1).check({ force: true });
  await page.locator('.seed input').fill('lantern');
  await page.locator('form button[type=submit]').click();
  const asked: string[] = [];
  for (let setting = 0; setting < 4 && !asked.includes('setup/board'); setting += 1) {
    await page.waitForSelector('html:not([data-guarded]) [data-ask^="setup/"]');
    asked.push((await page.locator('[data-ask]').getAttribute('data-ask')) ?? '');
    const before = await stateNumber(page);
    await page.keyboard.press('1');
    await page.waitForSelector(`.old-world:not([data-number="${before}"]) [data-ask]`);
  }
  expect(asked).toContain('setup/board');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  // From there Tab reaches an answer first, then the cards.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.decision, .area-hand') !== null)).toBe(true);
});

it('the menu of the table is put away by the way back and names the game; the list offers to continue; goals lie on the table', async () => {
  await openWhere(({ asks: [ask] }) => ask?.ask === 'phase-1/act');
  const address = page.url();
  await page.locator('.menu-button').click();
  await page.waitForSelector('dialog.table-menu');
  const saved = page.waitForEvent('download');
  await page.locator('.menu-deeds button').first().click();
  expect((await saved).suggestedFilename()).toMatch(/^old-world-.*\.jsonl$/);
  // Letters of a name are no keys of the table.
  const before = await stateNumber(page);
  await page.locator('.menu-name input').pressSequentially('Rush 1 ');
  await page.keyboard.press('Enter');
  expect(await stateNumber(page)).toBe(before);
  await page.locator('.menu-sounds input[type=checkbox]').check();
  expect(await page.locator('.menu-sounds input[type=range]').isEnabled()).toBe(true);
  await page.goBack();
  await page.waitForSelector('dialog.table-menu', { state: 'detached' });
  expect(page.url()).toBe(address);
  expect(await page.locator('.old-world [data-ask]').count()).toBe(1);
  const mine = await page.locator('.owned-cards button').first().textContent();
  await page.locator('.owned-cards button').first().click();
  await expect.poll(() => page.locator('.lens .pile li').count()).toBe(Number.parseInt(mine ?? '', 10));
  await page.keyboard.press('Escape');
  // Where the device forces its colours, the ring is a line.
  await page.emulateMedia({ forcedColors: 'active' });
  await page.locator('.menu-button').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
    'solid',
  );
  await page.emulateMedia({ forcedColors: 'none' });
  await page.locator('.goals summary').click();
  expect(await page.locator('.goals [data-trophy]').count()).toBe(4);
  expect(await page.locator('.goals tbody td').allTextContents()).toEqual([
    '–',
    '1',
    '1',
    '2',
    '2',
    '3',
    '3',
    '3',
    '–',
    '–',
  ]);
  await page.locator('.menu-button').click();
  await page.locator('.menu-deeds a').click();
  await page.waitForSelector('.saves .go-on');
  // A name is kept with the table, through a new visit, until the table is thrown away.
  await page.reload();
  await expect.poll(() => page.locator('.saves li b').allTextContents()).toEqual(['Rush 1 ']);
  expect(await page.locator('.saves .who').textContent()).toBe('Anna, Olek');
  await page.locator('.saves .go-on').first().click();
  await page.waitForSelector('.old-world [data-ask]');
  await page.locator('.menu-button').click();
  expect(await page.locator('.menu-name input').inputValue()).toBe('Rush 1 ');
  await page.locator('.menu-name input').fill('');
  // Given up: over for the list, and nowhere asked to be continued, but it can be looked at, and taken up again.
  await page.locator('.give-up-here').click();
  expect(await page.locator('.saves').count()).toBe(0);
  await page.locator('.give-up-here').click();
  await page.waitForSelector('.saves li');
  expect(await page.locator('.saves .go-on').count()).toBe(0);
  expect(await page.locator('.saves li small').last().textContent()).toContain('Given up');
  await open(page, '/');
  expect(await page.locator('.resume').count()).toBe(0);
  await open(page, '/old-world');
  await page.locator('.saves li a').first().click();
  await page.locator('.given-up .button').click();
  await page.waitForSelector('.given-up', { state: 'detached' });
  await open(page, '/old-world');
  await expect.poll(() => page.locator('.saves li b').allTextContents()).toEqual(['Anna, Olek']);
});

it('a shared screen takes more persons, and whoever is alone may invite rivals', async () => {
  await open(page, '/old-world/hotseat');
  await page.locator('.seats .more .button').last().click();
  await expect.poll(() => page.locator('.seats input[value=person]:checked').count()).toBe(3);
  await open(page, '/old-world/alone');
  await page.locator('.seats .rivals').click();
  await expect.poll(() => page.locator('.seats input[value=adept]:checked').count()).toBe(2);
});

it('a game dealt by a chosen word says so, instead of speaking of a secret', async () => {
  await openKept(page, rehearsal.end, 'ended');
  await page.waitForSelector('.fairness');
  expect(await page.locator('.fairness').textContent()).toContain('rehearsal');
  await open(page, '/fairness/ended');
  expect(await page.locator('[data-word]').getAttribute('data-word')).toMatch(/^rehearsal \d+$/);
});

it('a finished game stands among the own ones, once, with what one did oneself; one from a file does not', async () => {
  const match = finishedGame();
  const { table } = match.play.state;
  const mine = table.witchers[0];
  const beaten = mine?.trophies.filter((trophy) => trophy.startsWith('monster:')) ?? [];
  const isMine = match.play.over?.ranking[0]?.includes(0) === true;
  const sitters = table.witchers.map((_, seat) => (seat === 0 ? { name: 'Anna' } : { name: 'Olek', bot: 'novice' }));
  for (const id of ['ended', 'ended', 'another']) {
    await openKept(page, keptOf(match, { id, sitters }));
    await page.waitForSelector('.end');
  }
  await open(page, '/old-world');
  const file = { name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(printRecord(match.hostRecord())) };
  await page.setInputFiles('.import input', file);
  await page.waitForSelector('.replay');
  await open(page, page.url().replace(/^.*#\/replay/, '/old-world'));
  await page.waitForSelector('.end');
  await open(page, '/old-world');
  await page.waitForSelector('.own-statistics');
  const told = await page.locator('.own-statistics :is(dd, [data-school])').allTextContents();
  const kinds = beaten.length === 1 ? '1 kind' : `${beaten.length} kinds`;
  expect(told.map((each) => each.trim())).toEqual([
    '2',
    isMine ? '2 of 2' : '0 of 2',
    beaten.length === 0 ? '0' : `${2 * beaten.length}, of ${kinds}`,
    '2',
  ]);
  expect(await page.locator('.own-statistics [data-school]').getAttribute('data-school')).toBe(mine?.school);
});

it('what a bot does is stopped, gone through step by step, shown to the end, and shown once more', async () => {
  const { lines } = rehearsal;
  const line = lines.find(({ number }, at) => at > 20 && (lines[at + 1]?.number ?? 0) - number > 6);
  if (line === undefined) throw new Error('The bot never plays.');
  await open(page, '/settings');
  await page.locator('input[name=pace][value=slow], fieldset input[value=slow]').first().check({ force: true });
  await openKept(page, rehearsal.keptAt(line.number), 'paced');
  await page.waitForSelector(`[data-ask="${line.ask}"]`);
  await answerBy(page, line);
  const [pause, step] = [page.locator('.pace-bar button').nth(0), page.locator('.pace-bar button').nth(1)];
  await pause.click();
  expect(await pause.getAttribute('aria-pressed')).toBe('true');
  const stopped = await stateNumber(page);
  await page.waitForTimeout(2000);
  expect(await stateNumber(page)).toBe(stopped);
  await step.click();
  await page.waitForSelector(`.old-world:not([data-number="${stopped}"])`);
  // Going on at once, as one who has seen enough.
  await page.locator('.pace-bar select').selectOption('at-once');
  await pause.click();
  const onward = page.locator('[data-onward]');
  const digest = page.locator('.digest summary');
  await expect
    .poll(async () => {
      if ((await onward.count()) > 0) await onward.click({ timeout: 1000 }).catch(() => undefined);
      return digest.count();
    })
    .toBe(1);
  const last = Number(await stateNumber(page));
  await digest.click();
  await page.locator('.digest .again').click();
  await expect.poll(async () => Number(await stateNumber(page))).toBeLessThanOrEqual(last);
});

it('a card, a monster or a potion the pointer rests on is shown large beside it, and takes no press', async () => {
  await openWhere(({ asks: [ask] }) => ask?.ask === 'phase-1/act');
  const card = page.locator('.area-offer .card-button').first();
  await card.hover();
  const shown = page.locator('.hovered');
  await shown.waitFor();
  expect(await shown.locator('[data-face]').getAttribute('data-face')).toBe(await card.getAttribute('data-card'));
  const [large, small] = [await shown.locator('[data-face]').boundingBox(), await card.boundingBox()];
  expect(large?.width ?? 0).toBeGreaterThan(1.5 * (small?.width ?? 0));
  expect(await shown.evaluate((each) => getComputedStyle(each).pointerEvents)).toBe('none');
  await page.locator('[data-monster]').first().hover();
  await page.locator('.hovered.of-monster').waitFor();
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
  // What belonged to the card all along is there again.
  expect(await card.getAttribute('title')).not.toBeNull();
});
