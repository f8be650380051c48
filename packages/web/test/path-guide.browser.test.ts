import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { playOn } from './path.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

const note = (name: string) => page.waitForSelector(`[data-note=${name}]`);
const onward = () => page.locator('[data-onward]').first().click();

it('goes with a new player through the first chapter of Path of Destiny, and takes its leave in the second', async () => {
  await open(page, '/');
  await page.locator('.guide-offer').last().click();
  await note('introduction');
  await onward();
  await note('scene');
  await onward();
  await note('pick');
  // What is pointed at can be pressed, whatever the language: a note lies beside it.
  const said = new Set<string | null>();
  for (const language of LANGUAGES) {
    await speak(page, language);
    await page.waitForFunction(
      (known) => {
        const now = document.querySelector('.guide-note p')?.textContent ?? '';
        return now !== '' && !known.includes(now);
      },
      [...said],
    );
    said.add(await page.locator('.guide-note p').first().textContent());
    const box = await page.locator('.guide-note').boundingBox();
    expect(box !== null && box.x >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900).toBe(true);
  }
  await page.locator('.pd-offer [data-picks]').first().click();
  await page.locator('.pd-seal:not([aria-disabled=true])').click();
  await playOn(page, { ask: 'play/select' });
  await note('play');
  await page.locator('.pd-hand [data-card]').first().click();
  await page.locator('.pd-hand [data-card]').first().click();
  await note('seal');
  await page.locator('.pd-seal:not([aria-disabled=true])').click();
  await playOn(page, { scene: '.pd-reveal' });
  await note('reveal');
  await onward();
  await note('pickAgain');
  await playOn(page, { scene: '.pd-reckoning' });
  await note('reckoning');
  await playOn(page, { ask: 'chapter/keep' });
  await note('keep');
  await playOn(page, { scene: '.pd-reading:has(.pd-notes)' });
  await note('result');
  await onward();
  await playOn(page, { ask: 'choose/pick' });
  await note('farewell');
  await page.locator('.guide .leave').first().click();
  await page.waitForSelector('.guide', { state: 'detached' });
  expect(await page.locator('.path-of-destiny [data-ask="choose/pick"]').count()).toBe(1);
});
