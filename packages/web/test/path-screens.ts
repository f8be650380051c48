/** Every screen of Path of Destiny, and how to get there. */

import type { Page } from 'playwright-core';
import { open } from './browser.ts';
import { putAmongKept } from './kept.ts';
import { playOn } from './path.ts';
import { END, type FoundTale, LAST_PLAY, PILED } from './path-positions.ts';
import type { Screen } from './screens.ts';

/** A screen that lies at, or a few answers after, a position that was found. */
interface At {
  readonly tale: string;
  /** The scene that waits for its reader some answers later. */
  readonly scene?: string;
  /** What is done there. */
  readonly then?: (page: Page) => Promise<unknown>;
}

const press =
  (selector: string, times = 1) =>
  async (page: Page) => {
    for (let n = 0; n < times; n += 1) await page.locator(`${selector} >> visible=true`).nth(n).click();
  };

const TALES: Readonly<Record<string, At>> = {
  draft: { tale: 'setup/character' },
  'choice of the Automa': { tale: 'automa/character', then: press('[data-picks=ciri]') },
  introduction: { tale: 'automa/character', scene: '.pd-reading:has(.pd-frontispiece)' },
  'opening of a chapter': { tale: LAST_PLAY, scene: '.pd-reading:has(.pd-scene.right)' },
  'choosing in edge': { tale: 'choose/pick in edge', then: press('.pd-offer [data-picks]') },
  'choosing in striga': { tale: 'choose/pick in striga' },
  'choosing in evil': { tale: 'choose/pick in evil' },
  // A card that was picked is no longer among those of the hand.
  playing: {
    tale: 'play/select',
    then: async (page) => (await press('.pd-hand [data-card]')(page), press('.pd-hand [data-card]')(page)),
  },
  reveal: { tale: LAST_PLAY, scene: '.pd-reveal' },
  reckoning: { tale: LAST_PLAY, scene: '.pd-reckoning' },
  result: { tale: LAST_PLAY, scene: '.pd-reading:has(.pd-notes)' },
  keeping: { tale: 'chapter/keep', then: press('.keeps [data-card]', 2) },
  senses: { tale: 'ability/senses', then: press('.pd-laid [data-card]', 2) },
  'ability after the pick': { tale: 'ability/use picked' },
  'ability after the effects': { tale: 'ability/use resolve', then: press('[data-picks]') },
  'ability before declarations': { tale: 'ability/use declare', then: press('[data-picks]') },
  'ability before scoring': { tale: 'ability/use score', then: press('[data-picks]') },
  'losing a Symbol': { tale: 'symbols/lose', then: press('[data-coin]') },
  discard: { tale: 'hand/discard', then: press('[data-card]') },
  dominance: { tale: 'chapter/dominance' },
  'which ally': { tale: 'evil/side' },
  'an ally too many': { tale: 'evil/discard', then: press('[data-picks]') },
  'allies at work': { tale: 'evil/apply', then: press('[data-picks]') },
  'special token': { tale: 'striga/special' },
  peek: { tale: 'striga/peek' },
  end: { tale: END },
  "where a hero's points come from": { tale: END, then: press('.pd-final-table tbody button') },
  chronicle: { tale: END, then: press('.pd-end-deeds button') },
  'discard pile': { tale: PILED, then: press('.pd-discarded') },
  "somebody's board": { tale: 'choose/pick', then: press('.pd-rival .pd-who') },
  log: { tale: 'choose/pick', then: press('.log-button') },
  help: { tale: 'choose/pick', then: press('.help-button') },
};

const idOf = (name: string): string => `screen-${name.replaceAll(/[^a-z]+/gi, '-')}`;

export const PATH_SCREENS: readonly Screen[] = [
  {
    name: 'new tale',
    go: async (page) => {
      await open(page, '/path-of-destiny/alone');
      await page.waitForSelector('.pd-new-game');
    },
  },
  ...Object.entries(TALES).map(
    ([name, { scene, then }]): Screen => ({
      name,
      go: async (page) => {
        await page.evaluate((id) => {
          document.querySelector('.path-of-destiny')?.setAttribute('data-left', 'true');
          location.hash = `#/path-of-destiny/${id}`;
        }, idOf(name));
        await page.waitForSelector('.path-of-destiny:not([data-left])[data-number] main');
        if (scene !== undefined) await playOn(page, { scene });
        await then?.(page);
      },
    }),
  ),
];

/** Puts a table for every screen among those the page keeps. */
export async function keepTales(page: Page, found: ReadonlyMap<string, FoundTale>): Promise<void> {
  await open(page, '/about');
  const saves = Object.entries(TALES).map(([name, { tale }]) => {
    const save = found.get(tale)?.save;
    if (save === undefined) throw new Error(`No game led to ${tale}.`);
    return { ...save, id: idOf(name) };
  });
  await putAmongKept(page, saves);
}
