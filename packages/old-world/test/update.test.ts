/** A kept game of Old World goes on when a card's value and the rules have changed meanwhile. */
import {
  cloneState,
  Dice,
  type Game,
  type Json,
  Match,
  parseRecord,
  printRecord,
  resume,
  verifyRecord,
  versionOf,
} from '@medallion/kernel';
import { anyAnswer, startMatch } from '@medallion/kernel/testing';
import { afterEach, expect, test } from 'vitest';
import { ACTION_CARDS } from '../src/content/action-cards.ts';
import { oldWorldContent } from '../src/content/index.ts';
import { oldWorld } from '../src/rules/game.ts';
import type { OldWorld } from '../src/rules/shape.ts';

function playOn(match: Match<OldWorld>, answers: number): void {
  const dice = new Dice(`on ${match.number}`);
  for (let left = answers; left > 0 && match.play.over === undefined; left--) {
    const done = match.submit({ ...anyAnswer(match.play, dice), number: match.number });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  }
}

let undo = (): void => {};
afterEach(() => undo());

/** The game as it is after an update: some cards cost two more, and the rules say that they are others. */
function updated(cards: readonly number[]): Game<OldWorld> {
  const printed = cards.map((card) => ACTION_CARDS[card] as { cost: number });
  for (const card of printed) card.cost += 2;
  undo = () => {
    for (const card of printed) card.cost -= 2;
    undo = () => {};
  };
  return { ...oldWorld, rules: 'after the update', content: { ...oldWorldContent, dearer: cards } };
}

/** What a Row card costs whoever is asked which one to gain. */
function pricesIn(match: Match<OldWorld>): readonly { card: number; cost: number }[] {
  const [open] = match.play.state.asks;
  const ask = open === undefined ? undefined : match.view(open.seat).asks[0];
  if (ask?.ask !== 'phase-3/gain') return [];
  return [...ask.choices, ...ask.impossible.flatMap(({ choice }) => ('card' in choice ? [choice] : []))];
}

test('a card of the Row costs more after the update, and the game goes on to its end', { timeout: 120_000 }, () => {
  const match = startMatch(oldWorld, { seats: 2, seed: 'update' });
  playOn(match, 60);
  const before = versionOf(oldWorld);
  const kept = {
    ...before,
    number: match.number,
    state: cloneState(oldWorld, match.play.state) as unknown as Json,
  };
  const row = match
    .view(0)
    .table.row.map(({ card, modifier }) => ({ card, cost: (ACTION_CARDS[card]?.cost ?? 0) + modifier }));
  playOn(match, 5);
  const text = printRecord(match.hostRecord());

  const newer = updated(row.map(({ card }) => card));
  expect(versionOf(newer).content).not.toBe(before.content);
  expect(() => Match.load(newer, parseRecord(text))).toThrow('other cards or rules');
  const resumed = resume(newer, text, kept);
  if (resumed.is !== 'updated') throw new Error(JSON.stringify(resumed));
  // The first who gains a card finds those of the Row dearer.
  while (pricesIn(resumed.match).length === 0) playOn(resumed.match, 1);
  const dearer = pricesIn(resumed.match).filter(({ card }) => row.some((other) => other.card === card));
  expect(dearer.length).toBeGreaterThan(0);
  for (const { card, cost } of dearer)
    expect(cost).toBeGreaterThanOrEqual((row.find((other) => other.card === card)?.cost ?? 0) + 1);
  playOn(resumed.match, 120);

  const record = parseRecord(printRecord(resumed.match.hostRecord()));
  const again = resume(newer, record);
  expect(again.is === 'ready' && again.match.hash()).toBe(resumed.match.hash());
  const { checks, unchecked } = verifyRecord(newer, record);
  expect(checks.find(({ what }) => what === 'replay')?.ok).toBe(true);
  expect(unchecked).toEqual([{ ...before, from: 0, to: 65 }]);
});

test('without a kept position the update is refused with its reason, and the text is still there', () => {
  const match = startMatch(oldWorld, { seats: 2, seed: 'no position' });
  playOn(match, 30);
  const text = printRecord({ ...match.hostRecord(), entries: [...match.entries, [0, 999, 'gone']] });
  expect(resume({ ...oldWorld, rules: 'after the update' }, text)).toMatchObject({
    is: 'unreadable',
    why: 'refused',
    text,
  });
});
