import AxeBuilder from '@axe-core/playwright';
import { Match, printRecord } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { answerAny, handOf, question, sitDown, stateNumber } from './old-world.ts';
import { eachTestVisits } from './visitor.ts';

const record = finishedGame().hostRecord();
const last = record.entries.length;

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

const give = (text: string) =>
  page.setInputFiles('.import input', { name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Opens the finished game as a file, which leads to its replay. */
async function openFile(): Promise<void> {
  await open(page, '/old-world');
  await give(printRecord(record));
  await at(0);
}

/** Waits until this point is on the table. */
async function at(number: number): Promise<void> {
  await page.waitForSelector(`.replay[data-number="${number}"]`);
}

async function goTo(number: number): Promise<void> {
  await page.locator('.scrubber input').fill(String(number));
  await at(number);
}

const hash = () => page.locator('.replay').getAttribute('data-hash');
const hashAt = (number: number) => Match.load(oldWorld, record, { upTo: number }).hash();
const press = (key: string) => page.keyboard.press(key);
const texts = (selector: string) => page.locator(selector).allInnerTexts();

/** A point of the journey where both have cards, but not as many: there one sees whose eyes they are. */
function unlikeHands(): [number, number[]] {
  for (let number = 20; number < last; number += 1) {
    const { asks, table } = Match.load(oldWorld, record, { upTo: number }).play.state;
    const [one = 0, other = 0] = table.witchers.map(({ hand }) => hand.cards.length);
    if (asks[0]?.ask === 'phase-1/act' && one > 0 && other > 0 && one !== other) return [number, [one, other]];
  }
  throw new Error('The finished game has no such point.');
}

describe('a replay', () => {
  it('shows at the end of an open game what lies on the table, and nothing that others hide', async () => {
    await sitDown(page);
    for (let answered = 0; answered < 8; answered += 1) {
      await question(page);
      await answerAny(page);
    }
    await question(page);
    await page.waitForSelector('.journey .hand');
    const here = async () => [await handOf(page), await texts('.players li'), await texts('.log li span:last-child')];
    const number = await stateNumber(page);
    const table = await here();
    const id = new URL(page.url()).hash.split('/')[2] ?? '';
    await open(page, `/replay/${id}`);
    await at(0);
    expect(await page.locator('.eyes').count()).toBe(0);
    expect(await hash()).toBeNull();
    await press('End');
    await at(Number(number));
    expect(await here()).toEqual(table);
    expect(await page.locator('.replay [data-ask]').count()).toBe(0);
  });

  it('ends with the hash of the record, and goes to any point by line and by key', async () => {
    await openFile();
    await press('End');
    await at(last);
    expect(await hash()).toBe(record.seal?.hash);
    await press('ArrowLeft');
    await at(last - 1);
    expect(await hash()).toBe(hashAt(last - 1));
    await goTo(400);
    expect(await hash()).toBe(hashAt(400));
    expect(await page.locator('.scrubber output').innerText()).toContain('400');
    await press('Shift+ArrowRight');
    await page.waitForFunction(() => document.querySelector('.replay')?.getAttribute('data-number') !== '400');
    await page.locator('.scrubber input').evaluate((line: HTMLElement) => line.blur());
    await press('Home');
    await at(0);
    await press('ArrowRight');
    await at(1);
    expect(await hash()).toBe(hashAt(1));
  });

  it('leaves nothing that scrolls out of the reach of a keyboard, at any point', async () => {
    await openFile();
    const faults: string[] = [];
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (let part = 1; part <= 8; part += 1) {
        const number = Math.trunc((last * part) / 8);
        await goTo(number);
        const { violations } = await new AxeBuilder({ page }).withRules(['scrollable-region-focusable']).analyze();
        for (const { nodes } of violations)
          faults.push(
            `${width} × ${height}, entry ${number}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
          );
      }
    }
    expect(faults).toEqual([]);
  });

  it('runs by itself until it is stopped', async () => {
    await openFile();
    await press('Space');
    await at(2);
    await press('Space');
    expect(await page.locator('[data-scrub=play]').count()).toBe(1);
    await press('Home');
    await at(0);
  });

  it('is seen with the eyes one chooses once the game is over', async () => {
    await openFile();
    const [point, hands] = unlikeHands();
    await goTo(point);
    for (const seat of [0, 1]) {
      await page.locator(`.eyes input[value="${seat}"]`).check({ force: true });
      await page.waitForFunction(
        ([n]) => document.querySelectorAll('.hand [data-card]').length === n,
        [hands[seat] ?? 0],
      );
    }
  });

  it('is played on from any point, as a game of its own', async () => {
    await openFile();
    const replayed = page.url();
    await goTo(60);
    await page.locator('.replay-deeds .gold').click();
    await page.waitForSelector('.old-world:not(.replay)');
    expect(await stateNumber(page)).toBe('60');
    expect(page.url()).not.toBe(replayed);
    await page.locator('.curtain .gold').click();
    await question(page);
    await answerAny(page);
    expect(await stateNumber(page)).toBe('61');
    await page.goto(replayed);
    await at(0);
    await press('End');
    await at(last);
  });

  it('waits behind a curtain while several persons share an open game', async () => {
    await sitDown(page, { second: 'person' });
    await page.waitForSelector('.curtain');
    const id = new URL(page.url()).hash.split('/')[2] ?? '';
    await open(page, `/replay/${id}`);
    await page.waitForSelector('.covered');
    expect(await page.locator('.hand').count()).toBe(0);
    await page.locator('.covered .button').first().click();
    await at(0);
    await page.locator('.cover').click();
    await page.waitForSelector('.covered');
  });

  it('leaves as a file and comes back the same', async () => {
    await openFile();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('.replay-deeds button:not(.gold)').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^old-world-.*\.jsonl$/);
    const path = await download.path();
    await open(page, '/old-world');
    await page.setInputFiles('.import input', path);
    await at(0);
    await press('End');
    await at(last);
    expect(await hash()).toBe(record.seal?.hash);
  });

  it('says why a file cannot be opened', async () => {
    await open(page, '/old-world');
    for (const [text, why] of [
      ['not a game', 'not a game saved at this table'],
      [printRecord(record).replace('\n[', '\n[['), 'damaged in line 2'],
      [printRecord({ ...record, header: { ...record.header, game: 'chess' } }), 'no game of that name'],
      [printRecord({ ...record, entries: record.entries.slice(0, -1) }), 'it was changed'],
    ] as const) {
      await give(text);
      await page.waitForFunction(
        (words) => document.querySelector('.import output')?.textContent?.includes(words) ?? false,
        why,
      );
    }
    expect(new URL(page.url()).hash).toBe('#/old-world');
  });

  it.each([
    [1440, 900],
    [360, 740],
  ])(
    'fits %i × %i in four languages',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      await openFile();
      await goTo(60);
      const outside: string[] = [];
      for (const language of LANGUAGES) {
        await speak(page, language);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
        if (wide) outside.push(`${language}: the page`);
        for (const deed of await page.locator('.replay-bar .button, .scrubber .round').all()) {
          const { x = -1, width: across = 0 } = (await deed.boundingBox()) ?? {};
          if (x < 0 || x + across > width + 0.5) outside.push(`${language}: ${await deed.innerText()}`);
        }
      }
      expect(outside).toEqual([]);
    },
    120_000,
  );
});

describe('the fairness page', () => {
  it('checks the promise, the secret, the words, the seed, the end and every answer', async () => {
    await openFile();
    await press('End');
    await at(last);
    await page.goto(page.url().replace('#/replay/', '#/fairness/'));
    await page.waitForSelector('.fair-page');
    expect(await page.locator('[data-check].ok').count()).toBe(6);
    const shown = (await texts('.fair-page code')).join(' ');
    for (const value of [
      record.header.commitment,
      record.seal?.secret ?? '?',
      record.seal?.hash ?? '?',
      record.seal?.record ?? '?',
    ])
      expect(shown).toContain(value);
  });

  it('tells nothing of a game that still goes on', async () => {
    await sitDown(page);
    const id = new URL(page.url()).hash.split('/')[2] ?? '';
    await open(page, `/fairness/${id}`);
    await page.waitForSelector('.notice-page a');
    await page.waitForFunction(() => document.querySelector('.notice-page')?.textContent?.includes('over') ?? false);
    expect(await page.locator('code').count()).toBe(0);
  });
});
