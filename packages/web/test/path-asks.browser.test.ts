import { ACTION_CARDS, ALL_GOALS, ALLIANCE_CARDS } from '@medallion/path-of-destiny/content';
import { tales } from '@medallion/path-of-destiny/stories';
import { words } from '@medallion/path-of-destiny/words/every';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open } from './browser.ts';
import { putAmongKept } from './kept.ts';
import { type FoundTale, findTales, QUESTIONS } from './path-positions.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** Goes from one kept tale to another without loading the page anew. */
async function goToKept({ save, id }: FoundTale): Promise<void> {
  await page.evaluate((kept) => {
    document.querySelector('.path-of-destiny')?.setAttribute('data-left', 'true');
    location.hash = `#/path-of-destiny/${kept}`;
  }, save.id);
  await page.waitForSelector(`.path-of-destiny:not([data-left])[data-asked="${id}"]`);
}

const { names } = words('en');
const cardName = (card: number): string => names.cards[ACTION_CARDS[card]?.id ?? ''] ?? '';
const CARD_NAMES = ACTION_CARDS.map((_, card) => cardName(card));

/** Which of these cards can be found anywhere in the page: by number, or by name. */
const inPage = (cards: readonly number[]): Promise<number[]> =>
  page.evaluate(
    (wanted) => {
      const html = document.documentElement.outerHTML;
      const faces = [...document.querySelectorAll<HTMLElement>('[data-face], [data-card]')];
      const numbers = new Set(faces.flatMap(({ dataset }) => [dataset.face, dataset.card]));
      return wanted
        .filter(({ card, name }) => numbers.has(String(card)) || html.includes(name))
        .map(({ card }) => card);
    },
    cards.map((card) => ({ card, name: cardName(card) })),
  );

/** What nobody has read, or only others: results of Story cards with their bonuses, faces of goals, names of allies. */
function untold({ view, seat, alliesShown }: FoundTale): readonly string[] {
  const { paths } = tales('en')[view.options.story];
  const results = Object.entries(paths).flatMap(([node, { result }]) =>
    view.read.includes(Number(node)) ? [] : [result.slice(-50)],
  );
  const known = view.goals.flatMap(({ goal }) => (goal === undefined ? [] : [ALL_GOALS[goal]?.id]));
  const goals = ALL_GOALS.flatMap(({ id }) => (known.includes(id) ? [] : [names.goals[id] ?? '']));
  const { renfri, stregobor } = view.participants[seat]?.alliances ?? {};
  const held = new Set([...(renfri?.cards ?? []), ...(stregobor?.cards ?? []), ...alliesShown].map(allyName));
  const allies = [...new Set(ALLIANCE_CARDS.map((_, card) => allyName(card)))].filter((name) => !held.has(name));
  // A name that is part of a known one tells nothing.
  const said = known.map((id) => names.goals[id ?? ''] ?? '');
  return [...results, ...goals.filter((name) => !said.some((other) => other.includes(name))), ...allies];
}
const allyName = (card: number): string => names.alliances[ALLIANCE_CARDS[card]?.effect ?? 'xp'];

const found = findTales();

/** Puts the tales among the kept ones, and goes through all questions. */
async function eachQuestion(look: (tale: FoundTale) => Promise<void>): Promise<void> {
  const asked = QUESTIONS.flatMap((name) => found.get(name) ?? []);
  expect(asked.map(({ name }) => name)).toEqual(QUESTIONS);
  await open(page, '/about');
  await putAmongKept(
    page,
    asked.map(({ save }) => save),
  );
  for (const tale of asked) {
    await goToKept(tale);
    await look(tale);
  }
}

const SEAL = '.pd-seal:not([aria-disabled=true])';
const THINGS = 'main :is([data-picks], [data-card], [data-coin]):not([aria-pressed=true], [aria-disabled=true])';

/** Whether there is something to seal. */
const canSeal = (): Promise<boolean> =>
  page.evaluate((seal) => [...document.querySelectorAll(seal)].some((each) => each.checkVisibility()), SEAL);

/** Presses the first of these that lies open to a pointer, where it lies. */
async function press(selector: string): Promise<void> {
  const { x, y } = await page.evaluate((wanted) => {
    for (const thing of document.querySelectorAll(wanted)) {
      if (!thing.checkVisibility()) continue;
      thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = thing.getBoundingClientRect();
      const [middle, centre] = [left + width / 2, top + height / 2];
      if (thing.contains(document.elementFromPoint(middle, centre))) return { x: middle, y: centre };
    }
    throw new Error(`Nothing to press: ${document.querySelector('main')?.textContent?.slice(0, 200)}`);
  }, selector);
  await page.mouse.click(x, y);
}

const isOpen = (id: number): Promise<boolean> =>
  page.evaluate((asked) => document.querySelector(`.path-of-destiny[data-asked="${asked}"]`) !== null, id);

/** What was answered is no longer asked, and nothing was refused. */
const answered = async (id: number): Promise<void> => {
  await page.waitForSelector(`.path-of-destiny:not([data-asked="${id}"])`);
  expect(await page.locator('main .refusal').count()).toBe(0);
};

describe('every kind of question', () => {
  it('is asked on a page that tells nothing its reader may not know, takes the focus, and is answered by keys', async () => {
    const wrong: string[] = [];
    await eachQuestion(async (tale) => {
      const { name, id, unseen, own } = tale;
      // A name that is part of another one tells nothing.
      const telling = unseen.filter(
        (card) => CARD_NAMES.filter((other) => other.includes(cardName(card))).length === 1,
      );
      for (const card of await inPage(telling)) wrong.push(`${name} shows ${cardName(card)}`);
      const said = (await page.locator('body').textContent()) ?? '';
      for (const secret of untold(tale)) if (said.includes(secret)) wrong.push(`${name} tells “${secret}”`);
      // Whoever looks for cards has to find those that are there.
      if (tale.ask === 'play/select') expect(await inPage(own)).toEqual(own);

      await page
        .waitForFunction(() => ['question', 'table'].includes(document.activeElement?.id ?? ''))
        .catch(() => wrong.push(`${name} does not take the focus`));
      // A key pressed once too often for what came before answers nothing here.
      await page.keyboard.press('Enter');
      if (await canSeal()) wrong.push(`${name} could be sealed before anything was pointed at`);
      for (const key of '1112345678'.split('')) {
        if (await canSeal()) break;
        await page.keyboard.press(key);
      }
      if (!(await isOpen(id))) wrong.push(`${name} was answered by a key for something else`);
      await page.keyboard.press('Enter');
      await answered(id).catch(() => wrong.push(`${name} is not answered by keys`));
    });
    expect(wrong).toEqual([]);
  }, 120_000);

  it('is answered by pointing', async () => {
    await eachQuestion(async ({ name, id }) => {
      for (let at = 0; at < 8 && !(await canSeal()); at += 1) await press(THINGS);
      expect([name, await isOpen(id)]).toEqual([name, true]);
      await press(SEAL);
      await answered(id);
    });
  }, 120_000);
});
