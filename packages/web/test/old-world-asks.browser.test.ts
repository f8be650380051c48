import type { AskView } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ToWorker } from '../src/table/link/local-link.ts';
import { open } from './browser.ts';
import { answerBy } from './perform.ts';
import { ARRANGED, ASKS, catOrder, type Found, findPositions, specialOrder } from './positions.ts';
import { putAmongKept } from './kept.ts';
import { waysOf } from './rehearsal.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** Goes from one kept game to another without loading the page anew. */
async function goToKept({ save, line }: Found): Promise<void> {
  await page.evaluate((id) => {
    document.querySelector('.old-world')?.setAttribute('data-left', 'true');
    location.hash = `#/old-world/${id}`;
  }, save.id);
  await page.waitForSelector(`.old-world:not([data-left])[data-number="${line.number}"] [data-ask="${line.ask}"]`);
}

/** What is wrong with how a question is put: no control of its own, or an answer that cannot be given by it. */
async function faults(ask: AskView<OldWorld>): Promise<string[]> {
  const { plain, given } = await page.evaluate(() => ({
    plain: document.querySelector('.list-control') !== null,
    given: [...document.querySelectorAll('[data-choice], [data-picks]')].map(
      (each) => each.getAttribute('data-choice') ?? each.getAttribute('data-picks'),
    ),
  }));
  // Some answers have to be pointed out first, card by card or die by die.
  const simple = ask.choices.filter(({ id }) => Object.keys(waysOf(ask, id)).length === 0);
  return [
    ...(plain ? ['is asked by the plain list'] : []),
    ...simple.filter(({ id }) => !given.includes(id)).map(({ id }) => `has no control for ${id}`),
  ];
}

describe('every kind of question', () => {
  const found = findPositions();

  it('is met in the games that were played', () => {
    const asked = new Set<string>([...found.values()].map(({ ask }) => ask.ask));
    expect(ASKS.filter((ask) => !asked.has(ask) && !ARRANGED.includes(ask))).toEqual([]);
  });

  it('has a control of its own wherever it is asked, and takes an answer by it', async () => {
    await open(page, '/about');
    await putAmongKept(
      page,
      [...found.values()].map(({ save }) => save),
    );
    const wrong: string[] = [];
    for (const each of found.values()) {
      try {
        await goToKept(each);
        for (const fault of await faults(each.ask)) wrong.push(`${each.name} ${fault}`);
        await answerBy(page, each.line);
        await page.waitForSelector(`.old-world:not([data-number="${each.line.number}"])`);
      } catch (fault) {
        wrong.push(`${each.name}: ${String(fault).slice(0, 300)}`);
      }
    }
    console.log(`${found.size} questions, each in its place: ${[...found.keys()].toSorted().join(', ')}`);
    expect(wrong).toEqual([]);
  }, 240_000);

  it('about places lights them, brings them into view and is answered by a touch, on a phone too', async () => {
    await open(page, '/about');
    const asked = [...found.values()].filter(({ name }) => /^(tokens\/|phase-1\/act).* on the map$/.test(name));
    expect(asked.length).toBeGreaterThan(1);
    await putAmongKept(
      page,
      asked.map(({ save }) => save),
    );
    const outside = () =>
      page.evaluate(() => {
        const frame = document.querySelector('.map-frame')?.getBoundingClientRect();
        const lit = [...document.querySelectorAll('[data-lit=true]')];
        const out = lit.filter((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return frame === undefined || hit !== each;
        });
        return { lit: lit.length, out: out.map((each) => each.getAttribute('aria-label')) };
      });
    let answered = false;
    for (const [width, height] of [
      [390, 844],
      [844, 390],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const each of asked) {
        await goToKept(each);
        await expect.poll(outside).toEqual({ lit: expect.any(Number), out: [] });
        expect([each.name, (await outside()).lit > 0]).toEqual([each.name, true]);
        if (width !== 1280 || !each.name.startsWith('tokens/')) continue;
        await page.locator('[data-lit=true]').first().click();
        await page.waitForSelector(`.old-world:not([data-number="${each.line.number}"])`);
        answered = true;
      }
    }
    expect(answered).toBe(true);
  });

  it('leaves the map where it is for whoever walks it by keys, and shows each place they come to', async () => {
    await open(page, '/about');
    const journey = found.get('phase-1/act on the map') ?? fail();
    await putAmongKept(page, [journey.save]);
    await page.setViewportSize({ width: 390, height: 844 });
    await goToKept(journey);
    await page.locator('[data-place]').first().focus();
    const seen = new Set<string>();
    for (let place = 0; place < 19; place += 1) {
      const at = await page.evaluate(() => {
        const { activeElement } = document;
        const frame = document.querySelector('.map-frame');
        const box = frame?.getBoundingClientRect();
        const { x, y, width, height } = activeElement?.getBoundingClientRect() ?? new DOMRect();
        const [across, down] = [x + width / 2, y + height / 2];
        return {
          place: activeElement?.getAttribute('data-place') ?? '',
          scrolled: [frame?.scrollLeft, frame?.scrollTop, scrollX, scrollY],
          inside: box !== undefined && across > box.left && across < box.right && down > box.top && down < box.bottom,
        };
      });
      seen.add(at.place);
      expect(at).toEqual({ place: at.place, scrolled: [0, 0, 0, 0], inside: true });
      await page.keyboard.press('Tab');
      await page.waitForTimeout(30);
    }
    expect(seen.size).toBe(19);
  });

  it.each([
    ['fight/special-order', specialOrder, 'return-'],
    ['fight/cat-order', catOrder, 'card-'],
  ] as const)('is laid out on the table where no game leads to it: %s', async (name, arranged, kind) => {
    const { match, sitters, position, ask } = arranged();
    expect(ask.ask).toBe(name);
    await page.addInitScript(standIn, JSON.stringify({ sitters, position }));
    await open(page, '/old-world/arranged');
    await page.waitForSelector(`[data-ask="${ask.ask}"]`);
    expect(await faults(ask)).toEqual([]);
    for (const { id } of ask.choices) await page.locator(`[data-choice="${id}"]`).waitFor();
    await page.locator(`[data-choice^="${kind}"]`).first().click();
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: ToWorker[] }).heard);
    const [answer] = heard.flatMap((message) => (message.do === 'say' ? [message.message] : []));
    expect(match.submit({ seat: position.viewer, ...answer }).ok).toBe(true);
  });
});

function fail(): never {
  throw new Error('No game leads there.');
}

/** Runs in the page. Takes the place of the table in the worker: it tells one position, and hears what is answered. */
function standIn(text: string): void {
  const { sitters, position } = JSON.parse(text) as { sitters: unknown; position: unknown };
  const heard: ToWorker[] = [];
  const table = {
    id: 'arranged',
    game: 'old-world',
    options: {},
    sitters,
    here: [],
    watching: 0,
    startedAt: 0,
    kept: true,
  };
  class StandIn extends EventTarget {
    postMessage(message: ToWorker): void {
      heard.push(message);
      if (message.do !== 'open') return;
      for (const said of [
        { said: 'table', table },
        { said: 'position', to: 'first', position, after: 0, events: [] },
      ]) {
        const data = { said: 'by-table', message: said };
        setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
      }
    }
  }
  Object.assign(globalThis, { heard, Worker: StandIn });
}
