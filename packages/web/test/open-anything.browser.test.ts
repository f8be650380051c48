import { Match, printRecord } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, open, speak } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { keptAt, keptOf, openKept } from './kept.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** Gives the page a text as the clipboard or a hand with a file would. */
async function give(how: 'paste' | 'drop', text: string): Promise<void> {
  await page.evaluate(
    ([kind, what]) => {
      const data = new DataTransfer();
      if (kind === 'drop') data.items.add(new File([what], 'bug.txt', { type: 'text/plain' }));
      else data.setData('text/plain', what);
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    [how, text] as const,
  );
}

const caravan = JSON.stringify({ game: 'caravan', seats: 2, seed: 'monday', answers: ['wait'] });

describe('what is given to the page opens', () => {
  it('a scenario pasted at the first page, on the plain table; junk says why and leaves the table alone', async () => {
    await open(page, '/');
    await give('paste', caravan);
    await page.waitForURL(/#\/caravan\/.+/);
    await page.locator('.curtain .button').click();
    await page.waitForSelector('.plain[data-number="2"] [data-ask]');
    const { hash } = new URL(page.url());
    await give('paste', 'medallion position old-world 1\nseats two');
    await page.locator('.given', { hasText: 'This cannot be laid out on a table' }).waitFor();
    await page.locator('.given .button').click();
    await page.waitForSelector('.given', { state: 'detached' });
    expect(new URL(page.url()).hash).toBe(hash);
  });

  it('a position dropped on another table, on the screens of its game; a finished record, as a replay', async () => {
    await open(page, '/caravan');
    const record = finishedGame().hostRecord();
    await give('drop', oldWorld.notation?.print(Match.load(oldWorld, record, { upTo: 60 }).play.state) ?? '');
    await page.waitForURL(/#\/old-world\/.+/);
    await page.locator('.curtain .button').click();
    await page.waitForSelector('.old-world[data-number="1"] [data-ask]');
    await give('drop', printRecord(record));
    await page.waitForURL(/#\/replay\/.+/);
    await page.waitForSelector('.replay .scrubber');
  });
});

describe('two tabs of one game', () => {
  it('one plays, the other follows and can take over', async () => {
    await open(page, '/caravan');
    await page.locator('form button[type=submit]').click();
    await page.waitForSelector('[data-ask]');
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.locator('.elsewhere').waitFor();
    expect(await page.locator('.elsewhere').count()).toBe(0);
    const number = (of: Page): Promise<number> =>
      of.locator('.plain').evaluate((it) => Number((it as HTMLElement).dataset.number));
    const followed = async (leader: Page, follower: Page): Promise<void> => {
      const before = await number(leader);
      await leader.locator('.plain[data-busy="false"] [data-choice]').first().click();
      await follower.waitForFunction(
        (n) => Number(document.querySelector<HTMLElement>('.plain')?.dataset.number) > n,
        before,
      );
    };
    await followed(page, second);
    await second.locator('.elsewhere .button').click();
    await page.locator('.elsewhere').waitFor();
    await second.waitForSelector('.elsewhere', { state: 'detached' });
    await followed(second, page);
    // The one that plays is closed: the other plays.
    await second.close();
    await page.waitForSelector('.elsewhere', { state: 'detached' });
  });
});

describe('a game kept by rules before these', () => {
  it('goes on from its last kept position, and says in every language how many answers it could not take along', async () => {
    const whole = keptOf(finishedGame(), {
      id: 'before',
      sitters: [{ name: 'Anna' }, { name: 'Olek', bot: 'novice' }],
    });
    const { play } = Match.load(oldWorld, finishedGame().hostRecord(), { upTo: 60 });
    const before = { rules: 'before', content: 'before' };
    const kept = {
      ...keptAt(whole, 63),
      header: { ...whole.header, ...before },
      snapshot: { ...before, number: 60, state: JSON.parse(JSON.stringify(play.state)) },
    };
    await openKept(page, kept);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.locator('.forgotten', { hasText: '3' }).waitFor();
    }
    await page.locator('.forgotten .button').click();
    await page.waitForSelector('.forgotten', { state: 'detached' });
    // What is pointed at is read.
    await page.locator('[data-face] >> visible=true').first().hover();
    await page.keyboard.press('i');
    await page.locator('dialog.lens[open]').waitFor();
  });
});
