/** Every screen of the page, and how to get there. */

import type { Page } from 'playwright-core';
import { open, toFirstReroll } from './browser.ts';
import { putAmongKept } from './kept.ts';
import type { Rehearsal } from './rehearsal.ts';

export interface Screen {
  readonly name: string;
  readonly go: (page: Page) => Promise<unknown>;
  /** Where it was dealt anew: the seed, and how many answers lead there. */
  readonly dealt?: string;
  /** Its measures are taken in every size and language. */
  readonly main?: boolean;
}

/** The screens of a journey; its positions have to be among the kept games. */
const KEPT = {
  map: 'phase-1/act',
  'phase II': 'phase-2/choose',
  'phase III': 'phase-3/gain',
  fight: 'fight/combo',
  'lost cards': 'fight/lose-card',
  exploration: 'story/option',
  'dice on a journey': 'poker/reroll',
  'short fight': 'short-fight/combo',
} as const;

export const QUESTIONS: readonly string[] = Object.values(KEPT);

/** Puts the positions of a rehearsed game that the screens need among those the page keeps. */
export async function keepScreens(page: Page, { lines, keptAt, end }: Rehearsal): Promise<void> {
  await open(page, '/about');
  const saves = QUESTIONS.flatMap((ask) => {
    // Late in the game there is more to show; on the map, as long as there is a way to pay for.
    const line = lines.findLast((each) => each.ask === ask && (ask !== KEPT.map || each.to !== undefined));
    const save = line === undefined ? undefined : keptAt(line.number);
    return save === undefined ? [] : [{ ...save, id: idOf(ask) }];
  });
  if (saves.length < QUESTIONS.length) throw new Error('The rehearsal does not ask for every screen.');
  await putAmongKept(page, [...saves, { ...end, id: 'end' }]);
}

const idOf = (ask: string): string => ask.replaceAll('/', '-');

const at = (hash: string, selector: string) => async (page: Page) => {
  await open(page, hash);
  await page.waitForSelector(selector);
};

const journey: readonly Screen[] = [
  { name: 'new game', go: at('/old-world', '.seats li') },
  ...Object.entries(KEPT).map(
    ([name, ask]): Screen => ({
      name,
      go: at(`/old-world/${idOf(ask)}`, `[data-ask="${ask}"]`),
    }),
  ),
  {
    name: 'paying for a move',
    go: async (page) => {
      await at(`/old-world/${idOf(KEPT.map)}`, '[data-lit=true]')(page);
      await page.locator('[data-lit=true]').first().click();
      await page.locator('.place-slip >> visible=true').first().waitFor();
    },
  },
  { name: 'end', go: at('/old-world/end', '.chronicle li') },
];

export const SCREENS: readonly Screen[] = [
  { name: 'home', go: at('/', 'main.games') },
  ...journey.map((each) => ({ ...each, main: true })),
  {
    name: 'replay',
    go: async (page) => {
      await at('/replay/end', '.replay[data-number="0"]')(page);
      await page.locator('.scrubber input').fill('60');
      await page.waitForSelector('.replay[data-number="60"]');
    },
  },
  { name: 'fairness', go: at('/fairness/end', '[data-check]') },
  { name: 'library', go: at('/rules', '.contents a') },
  { name: 'a clause', go: at('/rules/ow-combo-12', '.told .lit') },
  { name: 'editions', go: at('/rules/editions', '.page-of-rules') },
  { name: 'glossary', go: at('/rules/glossary', '.glossary dt') },
  { name: 'a picture in the rules', go: at('/rules/cards', '[data-figure=icons] li') },
  { name: 'collection', go: at('/collection', '.open-page') },
  { name: 'settings', go: at('/settings', '.settings-form') },
  { name: 'about', go: at('/about', 'main') },
  { name: 'practice set-up', go: at('/poker', '.set-up') },
  {
    name: 'practice reroll',
    go: async (page) => {
      await toFirstReroll(page);
      await page.keyboard.press('2');
    },
  },
  {
    name: 'practice result',
    go: async (page) => {
      // The game of the screen before may still lie there.
      await at('/poker', 'button.place, .set-up')(page);
      if ((await page.locator('button.place').count()) === 0) await toFirstReroll(page);
      await page.keyboard.press('s');
      await page.waitForSelector('.plaque.result');
      await page.locator('.result summary').click();
    },
  },
  {
    name: 'guide',
    go: async (page) => {
      await at('/', '.guide-offer')(page);
      await page.locator('.guide-offer').first().click();
      await page.waitForSelector('[data-note=levelTwo]');
    },
  },
];
