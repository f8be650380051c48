import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { launch, speak, visit } from './browser.ts';
import { misfits } from './measure.ts';
import { rehearseWith } from './rehearsal.ts';
import { keepScreens, QUESTIONS, SCREENS } from './screens.ts';

/** Pictures of the screens, to be looked at after a run. */
const PICTURES = fileURLToPath(new URL('../../../artifacts/screens', import.meta.url));

const DESK = [1440, 900] as const;
const PHONE = [360, 740] as const;
const SIZES = [PHONE, DESK] as const;
/** Every scene of the table is measured in all languages in turn: old-world-screens.browser.test.ts. */
const SPOKEN = { phone: ['en', 'ru'], desk: ['pl', 'it'] } as const;
/** Seen in one language each, most of them in the one with the longest words. */
const BETWEEN = [
  { size: [390, 844], language: 'it' },
  { size: [820, 1180], language: 'ru' },
  { size: [1280, 720], language: 'ru' },
  { size: [844, 390], language: 'ru' },
  { size: [2560, 1440], language: 'pl' },
] as const;

let browser: Browser;
let page: Page;
let complaints: string[];

// One visitor for all screens: going from one to the other is part of what is tested.
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  browser = await launch();
  ({ page, complaints } = await visit(browser));
  await keepScreens(page, await rehearseWith([{ name: 'Anna' }, { name: 'Olek', bot: 'novice' }], QUESTIONS));
});
afterAll(() => browser.close());
afterEach(() => {
  const said = complaints.splice(0);
  if (said.length > 0) throw new Error(`The page complained: ${said.join(' | ')}`);
});

const resize = ([width, height]: readonly [number, number]) => page.setViewportSize({ width, height });

/** A page takes a moment to follow a new size, and a busy machine a longer one: what does not fit has to stay so. */
async function settledMisfits(): Promise<string[]> {
  let faults = await page.evaluate(misfits);
  for (let looks = 0; faults.length > 0 && looks < 8; looks += 1) {
    await page.waitForTimeout(250);
    faults = await page.evaluate(misfits);
  }
  return faults;
}

/** What does not fit at one size, in these languages, or in the one that is spoken. */
async function measure([width, height]: readonly [number, number], languages: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const look = async (language: string) => {
    for (const fault of await settledMisfits()) found.push(`${width} × ${height}, ${language}: ${fault}`);
  };
  if (languages.length === 0) await look('en');
  for (const language of languages) {
    await speak(page, language);
    await look(language);
  }
  return found;
}

const picture = (name: string, [width]: readonly [number, number]) =>
  page.screenshot({ path: join(PICTURES, `${name.replaceAll(' ', '-')}-${width}.jpeg`), quality: 80 });

async function violations([width, height]: readonly [number, number]): Promise<string[]> {
  const { violations: all } = await new AxeBuilder({ page }).analyze();
  return all
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${width} × ${height}, ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

it.each(SCREENS)(
  '$name: nothing sticks out, is cut or covered in any size and language, and axe finds nothing serious',
  async ({ name, go, main = false }) => {
    await resize(DESK);
    await go(page);
    const found: string[] = [];
    for (const size of SIZES) {
      await resize(size);
      found.push(...(await measure(size, main ? SPOKEN[size === PHONE ? 'phone' : 'desk'] : [])));
      await picture(name, size);
      found.push(...(await violations(size)));
    }
    for (const { size, language } of main ? BETWEEN : []) {
      await resize(size);
      found.push(...(await measure(size, [language])));
    }
    if (main) await speak(page, 'en');
    expect(found).toEqual([]);
  },
  180_000,
);
