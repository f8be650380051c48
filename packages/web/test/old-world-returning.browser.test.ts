import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { speak } from './browser.ts';
import { sitDown } from './old-world.ts';
import { answerBy, arrive } from './perform.ts';
import { openKept } from './kept.ts';
import { type Rehearsal, rehearseWith } from './rehearsal.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});
let rehearsal: Rehearsal;

beforeAll(async () => {
  // Alone: a bot that is met again after a reload has other dice, and the game would go another way.
  rehearsal = await rehearseWith([{ name: 'Anna' }], ['fight/combo', 'story/option', 'poker/reroll']);
});

/** What lies there and what is asked: the number, the question, its answers, all that is written. */
const seen = () =>
  page.evaluate(() => ({
    number: document.querySelector('.old-world')?.getAttribute('data-number'),
    ask: document.querySelector('[data-ask]')?.getAttribute('data-ask'),
    answers: [...document.querySelectorAll('[data-choice], [data-picks]')].map(
      (each) => each.getAttribute('data-choice') ?? each.getAttribute('data-picks'),
    ),
    cards: [...document.querySelectorAll('main [data-card]')].map((each) => each.getAttribute('data-card')),
    text: document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' '),
  }));

/**
 * Opens the game before a question of this kind (after whose answer `then` is asked), and plays the answer that leads
 * to it. Tells which line it is.
 */
async function playTo(ask: string, then?: string): Promise<number> {
  const at = rehearsal.lines.findIndex(
    (line, index) =>
      index > 0 &&
      line.ask === ask &&
      (then === undefined || (rehearsal.lines[index + 1]?.ask === then && liesACombo(line.number + 1))) &&
      rehearsal.lines[index - 1]?.number === line.number - 1,
  );
  const before = rehearsal.lines[at - 1];
  const line = rehearsal.lines[at];
  const save = before === undefined ? undefined : rehearsal.keptAt(before.number);
  if (before === undefined || line === undefined || save === undefined) throw new Error(`${ask} is never asked.`);
  await openKept(page, save);
  // The table is laid in steps, the question last.
  await page.waitForSelector(`[data-ask="${before.ask}"]`);
  await answerBy(page, before);
  await arrive(page, line.number);
  await page.waitForSelector(`[data-ask="${ask}"]`);
  await page.waitForFunction(() => document.querySelector('.old-world')?.getAttribute('data-busy') === 'false');
  return at;
}

/** Whether a card lies before somebody at the position with this number: the fight turn goes on. */
function liesACombo(number: number): boolean {
  const position = rehearsal.positions.find((each) => each.number === number);
  return position?.table.witchers.some(({ combo }) => combo.count > 0) ?? false;
}

it.each([
  ['a fight', 'fight/combo'],
  ['a game of dice', 'poker/reroll'],
  ['an exploration', 'story/option'],
])(
  'in the middle of %s neither another language nor a reload changes anything, and the game goes on',
  async (_, ask) => {
    const at = await playTo(ask);
    const before = await seen();
    expect(before.ask).toBe(ask);
    const { text, ...lies } = before;
    const texts = new Set([text]);
    for (const language of ['pl', 'it', 'ru']) {
      await speak(page, language);
      await expect.poll(async () => texts.has((await seen()).text)).toBe(false);
      const { text: told, ...now } = await seen();
      texts.add(told);
      expect(now).toEqual(lies);
    }
    await speak(page, 'en');
    await page.reload();
    await page.waitForSelector(`[data-ask="${ask}"]`);
    await expect.poll(seen).toEqual(before);
    const line = rehearsal.lines[at];
    if (line === undefined) throw new Error('The game has no such line.');
    await answerBy(page, line);
    await page.waitForSelector(`.old-world:not([data-number="${line.number}"])`);
  },
);

it('a card laid in a fight is taken back by its key', async () => {
  // A card after which another may be laid: the last one waits for its player, and is not played yet.
  const at = await playTo('fight/combo', 'fight/combo');
  const before = await seen();
  const line = rehearsal.lines[at];
  if (line === undefined) throw new Error('The game has no such line.');
  await answerBy(page, line);
  await page.waitForSelector(`.old-world:not([data-number="${line.number}"])`);
  await page.keyboard.press('u');
  // Taking back is written down too: the number grows, all else is as it was.
  const { number: _, ...was } = before;
  await expect
    .poll(async () => {
      const { number: __, ...now } = await seen();
      return now;
    })
    .toEqual(was);
});

/** Presses Tab until something of this kind has the focus. */
async function tabTo(selector: string): Promise<void> {
  for (let pressed = 0; pressed < 160; pressed += 1) {
    const isThere = await page.evaluate(
      (wanted) => (document.activeElement?.closest(wanted) ?? null) !== null,
      selector,
    );
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}.`);
}

/** Where the table stands: the question, its number, and how many turns have begun. */
const standing = () =>
  page.evaluate(() => ({
    ask: document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? '',
    number: document.querySelector('.old-world')?.getAttribute('data-number') ?? '',
    onward: document.querySelector('[data-onward]') !== null,
    told: document.querySelector('.logo h1')?.textContent ?? '',
  }));

/** Goes to the first place that a single card leads to. */
async function travel(): Promise<void> {
  for (let tried = 0; tried < 19; tried += 1) {
    await tabTo(`[data-lit=true]:not([data-tried])`);
    await page.evaluate(() => document.activeElement?.setAttribute('data-tried', 'true'));
    await page.keyboard.press('Enter');
    if ((await page.locator('.place-slip [data-choice]').count()) > 0) break;
    await page.keyboard.press('Escape');
  }
  await tabTo('.place-slip [data-choice]');
  await page.keyboard.press('Enter');
}

it('a whole turn is played with nothing but the keyboard', async () => {
  await sitDown(page);
  const asked: string[] = [];
  let travelled = false;
  for (let pressed = 0; pressed < 60; pressed += 1) {
    // A new question hears no key for a moment.
    await page.waitForSelector('html:not([data-guarded]) :is([data-ask], [data-onward])');
    const { ask, number, onward } = await standing();
    // Phase I once more: the turn is over, and so is the bot's.
    if (ask === 'phase-1/act' && asked.some((each) => each.startsWith('phase-3/'))) break;
    if (!onward) asked.push(ask);
    if (onward) await page.keyboard.press('Enter');
    else if (ask === 'story/option') {
      await page.keyboard.press((await page.locator('[data-picks=option-1]').count()) > 0 ? '1' : '2');
      await page.keyboard.press('Enter');
    } else if (ask === 'phase-1/act' && !travelled) {
      travelled = true;
      await travel();
    } else if (ask === 'phase-1/act') {
      await tabTo('[data-choice=done]');
      await page.keyboard.press('Enter');
      // Asked once more where something useful would be left behind.
      await page.waitForTimeout(100);
      if ((await standing()).number === number) await page.keyboard.press('Enter');
    } else {
      await tabTo(ask === 'phase-2/choose' ? '[data-choice^=explore]' : '[data-choice]');
      await page.keyboard.press('Enter');
      // A card of the row is pointed out first.
      await page.waitForTimeout(100);
      if ((await standing()).number === number) await page.keyboard.press('Enter');
    }
    await page.waitForFunction(
      ([before, looked]) =>
        document.querySelector('.old-world')?.getAttribute('data-number') !== before ||
        (looked === 'true' && document.querySelector('[data-onward]') === null),
      [number, String(onward)],
    );
  }
  expect(asked).toEqual(expect.arrayContaining(['phase-1/act', 'phase-2/choose', 'story/option']));
  expect(asked.some((each) => each.startsWith('phase-3/'))).toBe(true);
  expect((await standing()).ask).toBe('phase-1/act');
});
