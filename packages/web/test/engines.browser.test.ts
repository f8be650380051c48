import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Engine, hasFirefox, hasWebKit, openFirefox, openWebKit } from './engines.ts';
import { play } from './path.ts';

/** The page works alike in the engines people have; all else is tested in Chromium. */
describe.each([
  { name: 'Firefox', here: hasFirefox, openIt: openFirefox },
  { name: 'WebKit', here: hasWebKit, openIt: openWebKit },
])('in $name', ({ here, openIt }) => {
  let engine: Engine;
  beforeAll(async () => {
    if (here) engine = await openIt();
  });
  afterAll(() => engine?.close());
  const address = (hash: string) => `${process.env.TABLE_URL ?? ''}/#${hash}`;

  it.skipIf(!here)(
    'seven decisions are taken at the table of the Old World, and its map and hand are drawn',
    async () => {
      await engine.go(address('/old-world'));
      const { numbers, complaints, hand, places } = await engine.run(sevenDecisions, 7);
      expect(complaints).toEqual([]);
      expect(numbers.length).toBe(7);
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(hand).toBeGreaterThan(0);
      expect(places).toBe(19);
    },
    60_000,
  );

  it.skipIf(!here)(
    'a turn is played at the table of Path of Destiny',
    async () => {
      await engine.go(address('/path-of-destiny/alone'));
      await engine.run(sitDownHere, '.pd-new-game');
      const { asks, plain } = await engine.run(play, { ask: 'play/select' });
      expect(Object.keys(asks)).toContain('choose/pick');
      expect(plain).toEqual([]);
    },
    60_000,
  );
});

/** Fills in the slip as it lies there. Runs in the page. */
async function sitDownHere(slip: string): Promise<void> {
  const pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  const form = () =>
    document.querySelector<HTMLElement>(`${slip} form button[type=submit], ${slip} button[type=submit]`);
  for (let waits = 0; waits < 200 && form() === null; waits += 1) await pause();
  // The same deal in every engine.
  const seed = document.querySelector<HTMLInputElement>('.seed input');
  if (seed !== null) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(seed, 'lantern');
    seed.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await pause();
  form()?.click();
  for (let waits = 0; waits < 200 && document.querySelector('[data-number]') === null; waits += 1) await pause();
}

/** Sits down and answers from the list of help, whatever is asked. Runs in the page. */
async function sevenDecisions(wanted: number) {
  const complaints: string[] = [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  const pause = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.getClientRects().length > 0);
  const wait = async (selector: string): Promise<HTMLElement> => {
    for (let waits = 0; waits < 300; waits += 1) {
      const found = find(selector);
      if (found !== undefined) return found;
      await pause();
    }
    throw new Error(`There is no ${selector}: ${document.body.innerText.slice(0, 300)}`);
  };
  const number = () => Number(document.querySelector('.old-world')?.getAttribute('data-number'));
  const isAsked = () => document.querySelector('[data-ask]') !== null;
  (await wait('form button[type=submit]')).click();
  await wait('.old-world');
  const numbers: number[] = [];
  let hand = 0;
  let places = 0;
  while (numbers.length < wanted) {
    await wait('[data-ask], .old-world main .button.gold');
    // How something ended is looked at and put away.
    if (!isAsked()) {
      find('.old-world main .button.gold')?.click();
      await pause();
      continue;
    }
    hand = Math.max(hand, document.querySelectorAll('.hand [data-card]').length);
    places = Math.max(places, document.querySelectorAll('[data-place]').length);
    const before = number();
    (await wait('.help-button')).click();
    (await wait('.help .answer')).click();
    for (let waits = 0; waits < 300 && number() === before; waits += 1) await pause();
    if (number() === before) throw new Error('An answer was not taken.');
    numbers.push(before);
  }
  return { numbers, complaints, hand, places };
}
