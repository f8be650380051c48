import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LANGUAGES, launch, speak, visit } from './browser.ts';
import { misfits, outOfReach } from './measure.ts';
import { findTales } from './path-positions.ts';
import { keepTales, PATH_SCREENS } from './path-screens.ts';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

let browser: Browser;
let page: Page;
let complaints: string[] = [];

// One visitor for all screens: going from one to the other is part of what is tested.
beforeAll(async () => {
  browser = await launch();
  ({ page, complaints } = await visit(browser));
  await keepTales(page, findTales());
});
afterAll(() => browser.close());
afterEach(() => {
  const said = complaints.splice(0);
  if (said.length > 0) throw new Error(`The page complained: ${said.join(' | ')}`);
});

const look = async (): Promise<string[]> => [
  ...(await page.evaluate(misfits)),
  ...(await page.evaluate(outOfReach, '.path-of-destiny')),
];

/** A page takes a moment to follow a new size, and a busy machine a longer one: what does not fit has to stay so. */
async function settled(): Promise<string[]> {
  let faults = await look();
  for (let looks = 0; faults.length > 0 && looks < 3; looks += 1) {
    await page.waitForTimeout(200);
    faults = await look();
  }
  return faults;
}

/** Every size of every screen takes ten minutes: npm run evening. Else each screen has one, and all seven take turns. */
const isWhole = process.env.EVENING === '1';
const sizesOf = (at: number) => (isWhole ? SIZES : SIZES.filter((_, nth) => nth === at % SIZES.length));

it.each(PATH_SCREENS.map((screen, at) => ({ ...screen, at })))(
  '$name: nothing is cut, covered or out of reach, and axe finds nothing serious',
  async ({ go, at }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(page);
    const found: string[] = [];
    for (const [nth, [width, height]] of sizesOf(at).entries()) {
      await page.setViewportSize({ width, height });
      // The next screen begins with the next language.
      const language = LANGUAGES[(at + Math.trunc(nth / 3)) % LANGUAGES.length] ?? 'en';
      if (nth % 3 === 0) await speak(page, language);
      for (const fault of await settled()) found.push(`${width} × ${height}, ${language}: ${fault}`);
      if (nth === (isWhole ? at % SIZES.length : 0) && (isWhole || at % 5 === 1)) found.push(...(await violations()));
    }
    expect(found).toEqual([]);
  },
  60_000,
);

async function violations(): Promise<string[]> {
  const { violations: all } = await new AxeBuilder({ page }).analyze();
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
