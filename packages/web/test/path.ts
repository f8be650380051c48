/** Path of Destiny on the page, played by pressing what can be pressed. */

import type { Page } from 'playwright-core';
import { open } from './browser.ts';

export interface Evening {
  readonly story?: 'edge' | 'striga' | 'evil';
  /** Who sits beside the first person: persons, or bots of a kind. */
  readonly others?: readonly ('person' | 'random' | 'novice' | 'adept')[];
  /** The seat that drafts first. By lot the person may be the last of five, who has no choice: PD-SETUP-12. */
  readonly first?: number;
  readonly seed?: string;
}

/** Fills in the slip and sits down. */
export async function sitDownToATale(
  page: Page,
  { story = 'edge', others = [], first, seed = 'lantern' }: Evening = {},
): Promise<void> {
  await open(page, '/path-of-destiny/alone');
  await page.waitForSelector('.pd-new-game');
  const legends = await page.locator('.pd-new-game legend').allTextContents();
  if (new Set(legends).size !== legends.length) throw new Error(`A question is put twice: ${legends.join(' | ')}`);
  await page.locator(`input[name=option-story][value=${story}]`).check({ force: true });
  for (const [at, kind] of others.entries()) {
    await page.locator('.seats .more .button').click();
    await page.locator(`input[name=kind-${at + 1}][value=${kind}]`).check({ force: true });
  }
  if (first !== undefined)
    await page
      .locator('input[name=first]')
      .nth(first + 1)
      .check({ force: true });
  await page.locator('.seed input').fill(seed);
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('.path-of-destiny[data-number] main');
}

/** What was met on the way. */
export interface Met {
  readonly asks: Record<string, number>;
  readonly scenes: Record<string, number>;
  readonly plain: string[];
  curtains: number;
  /** Longest wait for the next thing to do, in milliseconds. */
  slowest: number;
}

/** Where to stop: before a question of a kind, or at a scene that waits for its reader. */
export interface Until {
  readonly ask?: string;
  readonly scene?: string;
}

/** Plays on until the tale is told, or until here; every answer by its control. */
export function playOn(page: Page, until: Until = {}): Promise<Met> {
  return page.evaluate(play, until);
}

/** Runs in the page. Presses what can be pressed, as a person would: point things out, then seal. */
export async function play(until: Until): Promise<Met> {
  const met: Met = { asks: {}, scenes: {}, plain: [], curtains: 0, slowest: 0 };
  const pause = (ms: number) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  const root = () => document.querySelector('.path-of-destiny');
  const shown = (element: HTMLElement): boolean => element.checkVisibility();
  const find = (selector: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(shown);
  const SEAL = '.pd-seal:not([aria-disabled="true"])';
  let idle = performance.now();
  for (let steps = 0; steps < 6000; steps += 1) {
    const main = document.querySelector('main');
    if (main !== null) for (const name of main.classList) met.scenes[name] = (met.scenes[name] ?? 0) + 1;
    if (document.querySelector('main.pd-end') !== null) return met;
    const ask = document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? undefined;
    if (ask !== undefined && ask === until.ask) return met;
    const onward = find('[data-onward]');
    if (onward !== undefined && until.scene !== undefined && main?.matches(until.scene) === true) return met;
    const curtain = find('.curtain .button');
    const went = () => {
      met.slowest = Math.max(met.slowest, Math.round(performance.now() - idle));
      idle = performance.now();
    };
    if (onward !== undefined) {
      went();
      onward.click();
      await pause(5);
    } else if (curtain !== undefined) {
      went();
      met.curtains += 1;
      curtain.click();
      await pause(30);
    } else if (ask !== undefined) {
      went();
      met.asks[ask] = (met.asks[ask] ?? 0) + 1;
      if (document.querySelector('main .list-control') !== null) met.plain.push(ask);
      // Things are pointed out one after the other, until there is something to seal.
      const tried = new Set<string>();
      for (let tries = 0; tries < 40 && find(SEAL) === undefined; tries += 1) {
        const next = [
          ...document.querySelectorAll<HTMLElement>('main [data-picks], main [data-card], main [data-coin]'),
        ].find((each) => shown(each) && each.getAttribute('aria-pressed') !== 'true' && !tried.has(keyOf(each)));
        if (next === undefined) break;
        tried.add(keyOf(next));
        next.click();
        await pause(5);
      }
      const give = find(SEAL) ?? find('main [data-choice]');
      if (give === undefined) throw new Error(`There is nothing to press for ${ask}: ${main?.innerText.slice(0, 300)}`);
      // Others may have answered while things were pointed out.
      const number = root()?.getAttribute('data-number');
      give.click();
      await pause(5);
      for (let waits = 0; waits < 400 && root()?.getAttribute('data-number') === number; waits += 1) {
        if (document.querySelector('main .refusal') !== null)
          throw new Error(`${ask} was refused: ${document.querySelector('main .refusal')?.textContent}`);
        await pause(10);
      }
      if (root()?.getAttribute('data-number') === number) throw new Error(`${ask} was not taken`);
    } else await pause(15);
    if (performance.now() - idle > 25_000)
      throw new Error(`Nothing happens: ${main?.className} ${main?.innerText.slice(0, 300)}`);
  }
  throw new Error('The tale does not end.');

  function keyOf(element: HTMLElement): string {
    return `${element.dataset.picks ?? ''}/${element.dataset.card ?? ''}/${element.dataset.coin ?? ''}`;
  }
}
