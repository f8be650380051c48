import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { Match, printRecord } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { open, speak } from './browser.ts';
import { finishedGame } from './finished-game.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

interface Played {
  readonly answers: number;
  readonly asks: ReadonlySet<string>;
  readonly curtains: number;
}

/** Runs in the page: gives the first answer to every question, and sits down whenever the curtain calls, to the end. */
async function playOut(most: number): Promise<{ answers: number; asks: string[]; curtains: number; over: boolean }> {
  const asks = new Set<string>();
  let answers = 0;
  let curtains = 0;
  const until = performance.now() + most;
  while (performance.now() < until) {
    if (document.querySelector('.plain-over') !== null) return { answers, asks: [...asks], curtains, over: true };
    const curtain = document.querySelector<HTMLElement>('.curtain .button');
    const choice = document.querySelector<HTMLElement>('[data-choice]');
    const busy = document.querySelector('.plain')?.getAttribute('data-busy') === 'true';
    if (curtain !== null) {
      curtains += 1;
      curtain.click();
    } else if (choice !== null && !busy) {
      asks.add(document.querySelector('[data-ask]')?.getAttribute('data-ask') ?? '');
      answers += 1;
      choice.click();
    } else dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await new Promise((resolve) => {
      setTimeout(resolve, 8);
    });
  }
  return { answers, asks: [...asks], curtains, over: false };
}

async function played(): Promise<Played> {
  const { over, asks, ...rest } = await page.evaluate(playOut, 100_000);
  expect(over).toBe(true);
  return { ...rest, asks: new Set(asks) };
}

/** Chooses reading mode, as the settings would: the game has a table of its own to look at. */
const read = async (): Promise<void> => {
  const choose = (stored: string): void => localStorage.setItem(stored, JSON.stringify({ reading: true }));
  await page.addInitScript(choose, 'medallion.settings');
};

const start = async (): Promise<void> => {
  await page.locator('form button[type=submit]').click();
  await page.waitForSelector('[data-ask], .curtain');
};

/** Words that would be English left among the Italian ones. */
const ENGLISH = /\b(the|you|your|card|which|with|draws?|gains?|turn|token|path|symbols)\b/i;

describe('the plain table', () => {
  it('plays a whole game of the caravan against bots', async () => {
    await open(page, '/caravan');
    await start();
    // What is done with a game besides playing it is the same at every table.
    await page.locator('.menu-button').click();
    const saved = page.waitForEvent('download');
    await page.locator('.table-menu .menu-deeds button').first().click();
    expect((await saved).suggestedFilename()).toMatch(/^caravan-.*\.jsonl$/);
    await page.locator('.table-menu header .round').click();
    await page.waitForSelector('.table-menu', { state: 'detached' });
    const { answers } = await played();
    expect(answers).toBeGreaterThan(15);
    expect(await page.locator('#headline').textContent()).toMatch(/^1\. /);
    // Kept, and looked at again.
    await page.locator('a[href^="#/replay/"]').click();
    await page.waitForSelector('.replay .scrubber');
    await page.keyboard.press('End');
    await page.waitForSelector('.replay .plain-over');
  }, 150_000);

  it('plays a whole game of Path of Destiny with a bot, in Italian', async () => {
    await read();
    await open(page, '/path-of-destiny/bots');
    await speak(page, 'it');
    await start();
    expect(await page.locator('#question').textContent()).not.toMatch(ENGLISH);
    const { asks } = await played();
    expect([...asks]).toEqual(expect.arrayContaining(['choose/pick', 'play/select']));
    expect(await page.locator('main').innerText()).not.toMatch(ENGLISH);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id }) => id),
    ).toEqual([]);
  }, 200_000);

  it('plays a whole game of Path of Destiny for two at one screen, with a curtain between the hands', async () => {
    await read();
    await open(page, '/path-of-destiny/hotseat');
    await speak(page, 'it');
    await start();
    const { curtains } = await played();
    expect(curtains).toBeGreaterThan(10);
  }, 200_000);
});

describe('Old World in reading mode', () => {
  interface Node {
    readonly role: string;
    readonly name: string;
    readonly focused: boolean;
    readonly expanded: boolean;
  }

  /** What a screen reader finds, in its order. Nothing else of the page is looked at here. */
  async function heard(): Promise<readonly Node[]> {
    const session = await page.context().newCDPSession(page);
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: readonly AxNode[] };
    await session.detach();
    const children = new Map(nodes.map((node) => [node.nodeId, node]));
    const inOrder = (node: AxNode | undefined): readonly AxNode[] =>
      node === undefined ? [] : [node, ...(node.childIds ?? []).flatMap((id) => inOrder(children.get(id)))];
    return inOrder(nodes[0])
      .filter(({ ignored }) => ignored !== true)
      .map(({ role, name, properties = [] }) => ({
        role: role?.value ?? '',
        name: name?.value ?? '',
        focused: properties.some((each) => each.name === 'focused' && each.value.value === true),
        expanded: properties.some((each) => each.name === 'expanded' && each.value.value === true),
      }));
  }

  const isOutline = ({ role, name }: Node): boolean => role === 'heading' && name === 'What lies on the table';

  interface AxNode {
    readonly nodeId: string;
    readonly childIds?: readonly string[];
    readonly ignored?: boolean;
    readonly role?: { readonly value?: string };
    readonly name?: { readonly value?: string };
    readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  }

  /** Presses Tab until the one with this role and name has the focus, and then Enter. */
  async function choose(role: string, name: string): Promise<void> {
    const met: string[] = [];
    for (let pressed = 0; pressed < 80; pressed += 1) {
      await page.keyboard.press('Tab');
      const focused = (await heard()).filter((node) => node.focused && node.role !== 'RootWebArea');
      if (focused.some((node) => node.role === role && node.name === name)) return page.keyboard.press('Enter');
      met.push(...focused.map((node) => `${node.role} ${node.name}`));
    }
    throw new Error(`Tab never reaches ${role} ${name}, but ${[...new Set(met)].join(' | ')}.`);
  }

  /** Listens until what is heard is so. The page may take its time; how much depends on what else the machine does. */
  async function until(what: string, isSo: (nodes: readonly Node[]) => boolean): Promise<void> {
    for (let tries = 0; tries < 200; tries += 1) {
      if (isSo(await heard())) return;
      await page.waitForTimeout(25);
    }
    throw new Error(`Nobody ever heard ${what}.`);
  }

  /** Whoever answered is led to the next question: answers read before that are those of the last one. */
  async function answer(name: string): Promise<void> {
    await choose('button', name);
    await until(`the next question after ${name}`, (nodes) =>
      nodes.some(({ role, focused }) => focused && role === 'heading'),
    );
  }

  async function unfold(name: string): Promise<void> {
    await choose('DisclosureTriangle', name);
    await until(`${name} unfolded`, (nodes) =>
      nodes.some((node) => node.role === 'DisclosureTriangle' && node.name === name && node.expanded),
    );
  }

  it('is the first thing a screen reader meets, and plays a turn with a fight by keyboard alone', async () => {
    await open(page, '/old-world/alone');
    await page.locator('.seed input').fill('lantern');
    await page.locator('form button[type=submit]').press('Enter');
    await page.waitForSelector('.old-world');
    expect((await heard()).find(({ role }) => role === 'button')?.name).toBe('Reading mode');
    await choose('button', 'Reading mode');
    await until('the outline of the table', (nodes) => nodes.some(isOutline));
    const turns = new Set<string>();
    let fought = false;
    for (let asked = 0; asked < 120 && !(fought && turns.size > 1); asked += 1) {
      const nodes = await heard();
      const lies = nodes.findIndex(isOutline);
      const question = nodes.slice(0, Math.max(0, lies)).findLastIndex(({ role }) => role === 'heading');
      const between = nodes.slice(question + 1, Math.max(0, lies));
      const answers = between.filter(({ role, name }) => role === 'button' && !/^[A-Z]+-/.test(name));
      const groups = between.filter(({ role, name }) => role === 'DisclosureTriangle' && !/not possible/.test(name));
      for (const { role, name } of nodes) {
        if (role !== 'heading') continue;
        if (/^Turn \d+$/.test(name)) turns.add(name);
        if (name === 'Fight') fought = true;
      }
      const wanted = answers.find(({ name }) => /^fight/i.test(name)) ?? answers[0];
      if (wanted !== undefined) await answer(wanted.name);
      else if (groups[0] !== undefined) await unfold(groups[0].name);
    }
    expect(fought).toBe(true);
    expect(turns.size).toBeGreaterThan(1);
  }, 240_000);
});

/** Presses what saves a game that cannot be read, and looks into the file. */
async function takeAway(button: Locator): Promise<void> {
  const saved = page.waitForEvent('download');
  await button.click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe('coffee');
}

describe('a game kept by the version before', () => {
  it('opens and goes on', async () => {
    const match = Match.load(oldWorld, finishedGame().hostRecord(), { upTo: 60 });
    const save = {
      id: 'before',
      sitters: [{ name: 'Ragna' }, { name: 'Olek' }],
      schools: ['bear', 'viper'],
      turns: 3,
      track: [0, 0],
      startedAt: 1,
      savedAt: 2,
      over: false,
      record: printRecord(match.hostRecord()),
    };
    await open(page, '/about');
    await page.evaluate(
      (kept) =>
        new Promise<void>((resolve) => {
          const asked = indexedDB.open('medallion', 1);
          asked.onupgradeneeded = () => asked.result.createObjectStore('old-world', { keyPath: 'id' });
          asked.onsuccess = () => {
            const transaction = asked.result.transaction('old-world', 'readwrite');
            transaction.objectStore('old-world').put(kept);
            transaction.objectStore('old-world').put({ id: 'torn', sitters: [{ name: 'Anna' }], record: 'coffee' });
            transaction.oncomplete = () => {
              asked.result.close();
              resolve();
            };
          };
        }),
      save,
    );
    await open(page, '/old-world');
    // What could not be read is there as well, to be taken elsewhere; nothing promises that it goes on.
    const torn = page.locator('.saves li', { has: page.locator('a[href="#/old-world/torn"]') });
    expect(await torn.locator('a').count()).toBe(1);
    await takeAway(torn.locator('.save-file'));
    await page.locator('.saves a[href="#/old-world/before"]').first().click();
    await page.locator('.curtain .button').click();
    await page.waitForSelector('.old-world[data-number="60"] [data-ask]');
    await page.locator('.help-button').click();
    await page.locator('.help .answer').first().click();
    await page.waitForSelector('.old-world:not([data-number="60"])');
    await page.goto(`${process.env.TABLE_URL ?? ''}/#/old-world/torn`);
    await page.locator('.notice-page', { hasText: 'still saved' }).waitFor();
    await takeAway(page.locator('.notice-page .save-file'));
    await page.goto(`${process.env.TABLE_URL ?? ''}/#/replay/torn`);
    await takeAway(page.locator('.notice-page .save-file'));
  });
});
