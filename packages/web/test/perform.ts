/** A rehearsed game on the page: every answer is given by the control the page offers for it. */

import type { Page } from 'playwright-core';
import { openKept } from './kept.ts';
import type { Line, Rehearsal } from './rehearsal.ts';

interface Performance {
  /** Looked at while the table is covered, before the next person sits down. */
  readonly atCurtain?: () => Promise<void>;
  /** Looked at when a person has just sat down, behind a curtain or without one, and is asked. */
  readonly seated?: (line: Line, covered: boolean) => Promise<void>;
}

/** What was met on the way. */
export interface Met {
  readonly scenes: Set<string>;
  readonly asks: Set<string>;
  /** Questions for which the page had only the plain list. */
  readonly plain: Set<string>;
  curtains: number;
}

/** Plays a rehearsed game on the page from its first question to its end. */
export async function perform(
  page: Page,
  { save, lines, last }: Rehearsal,
  { atCurtain, seated }: Performance = {},
): Promise<Met> {
  const met: Met = { scenes: new Set(), asks: new Set(), plain: new Set(), curtains: 0 };
  await openKept(page, save);
  const arrive = async (number: number) => {
    let called = false;
    for (;;) {
      const { covered, plain, scenes } = await page.evaluate(arriveAt, number);
      for (const scene of scenes) met.scenes.add(scene);
      if (!covered) return { called, plain };
      called = true;
      met.curtains += 1;
      await atCurtain?.();
      await page.locator('.curtain .button').click();
      await page.waitForSelector('.curtain', { state: 'detached' });
    }
  };
  let before: number | undefined;
  for (const line of lines) {
    const { called, plain } = await arrive(line.number);
    met.asks.add(line.ask);
    if (plain) met.plain.add(line.ask);
    if (called || (before !== undefined && before !== line.seat)) await seated?.(line, called);
    before = line.seat;
    await answerBy(page, line);
  }
  await arrive(last);
  await page.waitForSelector('main.end');
  met.scenes.add('end');
  return met;
}

/** Waits for a position of the rehearsal, on a screen that nobody shares. */
export async function arrive(page: Page, number: number): Promise<void> {
  await page.evaluate(arriveAt, number);
}

/** Gives an answer with the control that the page offers for it, and sees it taken. */
export async function answerBy(page: Page, line: Line): Promise<void> {
  const given = await page.evaluate(answerOnPage, line);
  if (!given) throw new Error(`${line.ask} has no control for ${line.choice}.`);
}

/**
 * Runs in the page. Waits until it stands where the rehearsal stood, or is covered, and puts away what only has to be
 * looked at.
 */
async function arriveAt(wanted: number) {
  const scenes = new Set<string>();
  for (const until = performance.now() + 20_000; performance.now() < until; ) {
    const onward = document.querySelector<HTMLElement>('[data-onward]');
    for (const main of document.querySelectorAll('main')) for (const each of main.classList) scenes.add(each);
    onward?.click();
    const covered = document.querySelector('.curtain') !== null;
    const at = document.querySelector('.old-world')?.getAttribute('data-number');
    const isThere = onward === null && at === String(wanted) && document.querySelector('main') !== null;
    if (covered || isThere)
      return { covered, plain: document.querySelector('.list-control') !== null, scenes: [...scenes] };
    await new Promise((resolve) => {
      setTimeout(resolve, 4);
    });
  }
  const at = document.querySelector('.old-world')?.getAttribute('data-number');
  throw new Error(
    `The page stands at ${at}, not at ${wanted}: ${document.querySelector('main')?.innerText.slice(0, 300)}`,
  );
}

/** Runs in the page. Points out what has to be pointed out, gives the answer, and waits until it is taken. */
async function answerOnPage({ number, choice, pick = [], to, way, cards = [] }: Line): Promise<boolean> {
  const drawn = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 4);
    });
  /** Presses something, if it is there to be seen. */
  const press = async (selector: string): Promise<boolean> => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
    (shown?.querySelector('button') ?? shown)?.click();
    await drawn();
    return shown !== undefined;
  };
  const taken = (): boolean => {
    const table = document.querySelector('.old-world');
    return table?.getAttribute('data-number') !== String(number) || table.getAttribute('data-busy') === 'true';
  };
  /** Presses once, what a slow machine may not have drawn yet: a die that is pressed twice is put back. */
  const pressOnce = async (selector: string): Promise<void> => {
    for (const until = performance.now() + 3000; performance.now() < until; ) if (await press(selector)) return;
  };
  await press(`[data-picks="${choice}"]`);
  for (const place of pick) await pressOnce(`.side.bone li:nth-child(${place}) button.place`);
  if (to !== undefined) await press(`[data-place="${to}"]`);
  if (way !== undefined) await press(`[data-way="${way}"]`);
  for (const card of cards) await press(`main [data-card="${card}"]`);
  let given = way !== undefined || (await press(`[data-choice="${choice}"]`));
  // A slow machine may not have drawn the control yet.
  for (const until = performance.now() + 3000; !given && !taken() && performance.now() < until; )
    given = (await press(`[data-picks="${choice}"]`), await press(`[data-choice="${choice}"]`));
  // Leaving a phase early is asked about once: the same answer again.
  for (let again = 0; again < 6 && !taken(); again += 1) {
    await drawn();
    given = (await press(`[data-choice="${choice}"]`)) || given;
  }
  return given && taken();
}
