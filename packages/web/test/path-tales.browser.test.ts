import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { playOn, sitDownToATale } from './path.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** The scenes every tale goes through. */
const EVERY_SCENE = ['pd-draft', 'pd-reading', 'pd-table', 'pd-reveal', 'pd-reckoning', 'pd-keeping', 'pd-end'];

it('a tale is played alone, from the choice of the Automa to the epilogue', async () => {
  await sitDownToATale(page, { story: 'edge' });
  const { asks, scenes, plain } = await playOn(page);
  expect(plain).toEqual([]);
  expect(Object.keys(asks)).toEqual(expect.arrayContaining(['setup/character', 'automa/character', 'choose/pick']));
  expect(EVERY_SCENE.filter((scene) => scenes[scene] === undefined)).toEqual([]);
  expect(await page.locator('#headline').textContent()).not.toBe('');
  // Sounds are off until somebody wants them.
  expect(await page.evaluate(() => document.documentElement.dataset.heard)).toBeUndefined();
}, 180_000);

it('three persons play at one screen, each called to it in turn', async () => {
  await sitDownToATale(page, { story: 'striga', others: ['person', 'person'] });
  const { scenes, plain, curtains } = await playOn(page);
  expect(plain).toEqual([]);
  expect(curtains).toBeGreaterThan(20);
  expect(EVERY_SCENE.filter((scene) => scenes[scene] === undefined)).toEqual([]);
}, 240_000);

it('five sit at the table, four of them bots', async () => {
  await sitDownToATale(page, { story: 'evil', others: ['novice', 'novice', 'adept', 'random'], first: 0 });
  const { asks, scenes, plain } = await playOn(page);
  expect(plain).toEqual([]);
  expect(asks['setup/character']).toBe(1);
  expect(EVERY_SCENE.filter((scene) => scenes[scene] === undefined)).toEqual([]);
}, 240_000);
