import { Match } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import { ACTION_CARDS, POTIONS } from '@medallion/old-world/content';
import { words } from '@medallion/old-world/words';
import { recordOf } from '@medallion/table';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { perform } from './perform.ts';
import { type Line, type Rehearsal, rehearsePartWith } from './rehearsal.ts';
import { eachTestVisits } from './visitor.ts';

let page: Page;
eachTestVisits((fresh) => {
  page = fresh;
});

/** The names of all that can lie hidden before somebody, as the page would write them. */
const { name } = words('en');
const HIDDEN = [
  ...new Set([...ACTION_CARDS.map(({ title }) => name.title(title)), ...POTIONS.map(({ id }) => name.potion(id))]),
];

/** What of anybody's cards is anywhere in the page, read aloud or written. */
const leaks = () =>
  page.evaluate((hidden) => {
    const root = document.querySelector('#root') ?? document.body;
    const cards = [...root.querySelectorAll('[data-card], [data-choice], .hand')].map(({ outerHTML }) => outerHTML);
    const told = [...root.querySelectorAll('*')].flatMap((each) => [
      ...[...each.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent),
      each.getAttribute('aria-label'),
      each.getAttribute('title'),
      each.getAttribute('alt'),
    ]);
    return [...cards, ...hidden.filter((each) => told.some((text) => text?.includes(each)))];
  }, HIDDEN);

/** The cards each seat held in a position of the rehearsal. */
function handsAt({ keptAt }: Rehearsal, number: number): readonly (readonly number[])[] {
  const { play } = Match.load(oldWorld, recordOf(keptAt(number)));
  return play.state.table.witchers.map(({ hand }) => [...hand.cards]);
}

it('two persons play at one screen to the end of a game, and neither sees what the other holds', async () => {
  const rehearsal = await rehearsePartWith(
    [{ name: 'Anna' }, { name: 'Olek' }],
    ['story/option', 'fight/combo', 'monster/attack', 'poker/reroll'],
    120,
  );
  const leaked: string[] = [];
  const atCurtain = async () => {
    leaked.push(...(await leaks()));
  };
  const lent: string[] = [];
  const seated = async ({ number, seat, ask }: Line, covered: boolean) => {
    if (!covered) lent.push(ask);
    const hands = handsAt(rehearsal, number);
    const seen = await page
      .locator('[data-card]')
      .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute('data-card'))));
    // Whoever only answers for a monster or the locals shows no cards of their own either.
    const isOpen = ask === 'monster/attack' || ask === 'poker/reroll';
    const others = hands.filter((_, at) => isOpen || at !== seat).flat();
    leaked.push(...seen.filter((card) => others.includes(card)).map((card) => `${number}: card ${card}`));
  };
  const { scenes, plain, curtains } = await perform(page, rehearsal, { atCurtain, seated });
  expect(leaked).toEqual([]);
  expect([...plain]).toEqual([]);
  // Everybody was called to the screen again and again, but not to choose for a monster.
  expect(curtains).toBeGreaterThan(5);
  expect(lent).toContain('monster/attack');
  expect(['duel', 'story', 'tavern-scene', 'curtain', 'end'].filter((scene) => !scenes.has(scene))).toEqual([]);
  expect(await page.locator('#headline').textContent()).toMatch(/Anna|Olek/);
}, 480_000);
