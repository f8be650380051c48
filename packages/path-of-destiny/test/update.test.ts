/** A kept game of Path of Destiny goes on when a card's value and the rules have changed meanwhile. */
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
import { ACTION_CARDS, pathOfDestinyContent } from '../src/content/index.ts';
import { printedOn } from '../src/rules/card-data.ts';
import { pathOfDestiny } from '../src/rules/game.ts';
import type { PathOfDestiny } from '../src/rules/shape.ts';

function playOn(match: Match<PathOfDestiny>, answers: number): void {
  const dice = new Dice(`on ${match.number}`);
  for (let left = answers; left > 0 && match.play.over === undefined; left--) {
    const done = match.submit({ ...anyAnswer(match.play, dice), number: match.number });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  }
}

let undo = (): void => {};
afterEach(() => undo());

/** The game as it is after an update: one card shows another Symbol, and the rules say that they are others. */
function updated(card: number, symbol: 0 | 1 | 2 | 3): Game<PathOfDestiny> {
  const printed = printedOn(card) as number[];
  const [was = 0] = printed;
  printed[0] = symbol;
  undo = () => {
    printed[0] = was;
  };
  return {
    ...pathOfDestiny,
    rules: 'after the update',
    content: { ...pathOfDestinyContent, changed: [ACTION_CARDS[card]?.id ?? '', symbol] },
  };
}

test('a card shows another Symbol after the update, and the game goes on to its end', { timeout: 120_000 }, () => {
  const match = startMatch(pathOfDestiny, { seats: 3, seed: 'update', options: { story: 'striga' } });
  playOn(match, 30);
  const before = versionOf(pathOfDestiny);
  const kept = {
    ...before,
    number: match.number,
    state: cloneState(pathOfDestiny, match.play.state) as unknown as Json,
  };
  const laid = match.view('spectator').table.participants.flatMap(({ timeline }) => timeline);
  const changed = laid.find((card) => printedOn(card).length > 0);
  if (changed === undefined) throw new Error('no card shows a Symbol');
  playOn(match, 4);
  const text = printRecord(match.hostRecord());

  const newer = updated(changed, printedOn(changed)[0] === 0 ? 1 : 0);
  expect(versionOf(newer).content).not.toBe(before.content);
  expect(() => Match.load(newer, parseRecord(text))).toThrow('other cards or rules');
  const resumed = resume(newer, text, kept);
  if (resumed.is !== 'updated') throw new Error(JSON.stringify(resumed));
  expect(resumed.update.from).toBe(30);
  playOn(resumed.match, 1000);
  expect(resumed.match.play.over).toBeDefined();

  const record = parseRecord(printRecord(resumed.match.hostRecord()));
  const again = resume(newer, record);
  expect(again.is === 'ready' && again.match.hash()).toBe(resumed.match.hash());
  const { ok, unchecked } = verifyRecord(newer, record);
  expect([ok, unchecked]).toEqual([true, [{ ...before, from: 0, to: 34 }]]);
});

test('a table of rules 1, which noted nothing of what was seen of a hand, counts it from then on', () => {
  const match = startMatch(pathOfDestiny, { seats: 2, seed: 'rules 1' });
  playOn(match, 12);
  const state = JSON.parse(JSON.stringify(match.play.state)) as { table: { participants: { shown?: number[] }[] } };
  for (const of of state.table.participants) delete of.shown;
  const before = { rules: '1', content: versionOf(pathOfDestiny).content };
  const record = match.hostRecord();
  const kept = { ...before, number: match.number, state: state as unknown as Json };
  const resumed = resume(pathOfDestiny, { ...record, header: { ...record.header, ...before } }, kept);
  if (resumed.is !== 'updated') throw new Error(JSON.stringify(resumed));
  const shownNow = () => resumed.match.view('spectator').table.participants.map(({ shown }) => shown.length);
  expect(shownNow()).toEqual([0, 0]);
  let most = 0;
  while (resumed.match.play.over === undefined) {
    playOn(resumed.match, 1);
    most = Math.max(most, ...shownNow());
  }
  expect(most).toBeGreaterThan(1);
});

test('without a kept position the update is refused with its reason, and the text is still there', () => {
  const match = startMatch(pathOfDestiny, { seats: 2, seed: 'no position' });
  playOn(match, 30);
  const text = printRecord({ ...match.hostRecord(), entries: [...match.entries, [0, 999, 'gone']] });
  expect(resume({ ...pathOfDestiny, rules: 'after the update' }, text)).toMatchObject({
    is: 'unreadable',
    why: 'refused',
    text,
  });
});
