import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launch, speak, visit } from './browser.ts';
import { type Combination, combinationsOf, isWhole } from './combinations.ts';
import { misfits, outOfReach, questionOutOfSight } from './measure.ts';
import { tableScreens } from './old-world-screens.ts';

const { screens, keep } = tableScreens();

let browser: Browser;
let page: Page;
let complaints: string[] = [];

// One visitor for all scenes: going from one to the other is part of what is tested.
beforeAll(async () => {
  browser = await launch();
  ({ page, complaints } = await visit(browser));
  await keep(page);
});
afterAll(() => browser.close());
afterEach(() => {
  const said = complaints.splice(0);
  if (said.length > 0) throw new Error(`The page complained: ${said.join(' | ')}`);
});

/** Every word is looked for in the evening; in every run, all that can be pressed. */
const look = async (): Promise<string[]> => [
  ...(await page.evaluate(misfits)),
  ...(await page.evaluate(questionOutOfSight)),
  ...(isWhole ? await page.evaluate(outOfReach, '.old-world') : []),
];

/** A page takes a moment to follow a new size, and a busy machine a longer one: what does not fit has to stay so. */
async function settled(): Promise<string[]> {
  let faults = await look();
  for (let looks = 0; faults.length > 0 && looks < 6; looks += 1) {
    await page.waitForTimeout(200);
    faults = await look();
  }
  return faults;
}

/** Runs in the page: the size of text is chosen, as if on another page of this device. */
function likeText(text: string): void {
  const key = 'medallion.settings';
  localStorage.setItem(key, JSON.stringify({ text, explain: 'asked' }));
  dispatchEvent(new StorageEvent('storage', { key }));
}

let spoken = '';
async function turnTo({ width, height, text, language }: Combination): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(likeText, text);
  if (language !== spoken) await speak(page, language);
  spoken = language;
}

async function violations(): Promise<string[]> {
  const { violations: all } = await new AxeBuilder({ page }).analyze();
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

it.each(screens.map((screen, at) => ({ ...screen, at })))(
  '$name: nothing is cut, covered or out of reach',
  async ({ go, at, dealt = 'as kept' }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(page);
    const found: string[] = [];
    for (const combination of combinationsOf(at, 1)) {
      await turnTo(combination);
      const { width, height, text, language } = combination;
      for (const fault of await settled()) found.push(`${width} × ${height}, ${text}, ${language}, ${dealt}: ${fault}`);
    }
    if (isWhole || at % 6 === 0) found.push(...(await violations()));
    expect(found).toEqual([]);
  },
  isWhole ? 400_000 : 60_000,
);
