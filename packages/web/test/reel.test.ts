import { Match, printRecord } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import {
  fileOf,
  isTakenBack,
  type RecordFault,
  recordOf,
  Reel,
  type Sitter,
  Tables,
  thinkHere,
  Unusable,
} from '@medallion/table';
import { GAMES, gameCalled, type Playable } from '@medallion/table/registry';
import { MemoryStore } from '@medallion/table/stores/memory';
import { turnAfter, turnBefore, turnBegins } from '../src/table/replay/steps.ts';
import { finishedGame } from './finished-game.ts';
import { keptOf } from './kept.ts';

const NAMES = ['Ragna', 'Olek'];
const whole = finishedGame();
const record = whole.hostRecord();
const keptAt = (
  match: Match<OldWorld>,
  sitters: readonly Sitter[] = [{ name: 'Ragna' }, { name: 'Olek', bot: 'novice' }],
) => keptOf(match, { id: 'kept', sitters, startedAt: 1, savedAt: 2 });
const game = (await gameCalled('old-world').playable()) as unknown as Playable<OldWorld>;
const reelOf = (match: Match<OldWorld>, persons: readonly number[] = [0]) =>
  new Reel(game, recordOf(keptAt(match)), persons);
const upTo = (number: number) => Match.load(oldWorld, record, { upTo: number });

describe('a replay', () => {
  const reel = reelOf(whole);
  const last = record.entries.length;

  it('is the game that was played, at every point and in any order', () => {
    for (const number of [0, last, 1, 49, 50, 51, 333, last - 1, 332, 100]) {
      const match = upTo(number);
      const point = reel.look(number, 1);
      expect(point.hash).toBe(match.hash());
      expect(point.view.table).toEqual(match.view(1).table);
      expect(point.view.asks).toEqual([]);
    }
    expect(reel.look(last, 'all').hash).toBe(record.seal?.hash);
  });

  it('shows every hand to all eyes, and one hand to one pair of them', () => {
    const hands = (eyes: 0 | 'all') =>
      reel.look(60, eyes).view.table.witchers.map(({ hand }) => hand.cards !== undefined);
    expect(hands('all')).toEqual([true, true]);
    expect(hands(0)).toEqual([true, false]);
  });

  it('tells the answer that comes next', () => {
    const entry = record.entries[60];
    const { next } = reel.look(60, 'all');
    expect(next).toMatchObject({ deed: 'answer', seat: entry?.[0] });
    expect(next?.deed === 'answer' ? next.ask.choices.map(({ id }) => id) : []).toEqual([entry?.[2]]);
  });

  it('hears what was heard at the table', () => {
    const heard: number[] = [];
    Match.load(oldWorld, record, { onEvents: (events) => heard.push(events.length) });
    expect(reel.chapters('all').map((chapter) => (isTakenBack(chapter) ? -1 : chapter.length))).toEqual(heard);
  });
});

describe('a replay of a game that still goes on', () => {
  const reel = reelOf(upTo(60));

  it('is for the persons of this device only, each with their own eyes', () => {
    expect(reel.eyes).toEqual([0]);
    for (const eyes of ['all', 'spectator', 1] as const) {
      expect(() => reel.look(10, eyes)).toThrow(Unusable);
      expect(() => reel.chapters(eyes)).toThrow(Unusable);
    }
  });

  it('does not show what others answer, nor a hash of what is hidden', () => {
    const points = Array.from({ length: 60 }, (_, number) => reel.look(number, 0));
    expect(points.every(({ hash }) => hash === undefined)).toBe(true);
    const others = points.filter(({ next }) => next?.seat === 1);
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ next }) => next?.deed === 'hidden')).toBe(true);
  });

  it('is watched from outside where only bots play', () => {
    expect(reelOf(upTo(60), []).eyes).toEqual(['spectator']);
  });
});

describe('a replay with answers taken back', () => {
  it('goes the same way', () => {
    const match = Match.start(oldWorld, { seats: 2, secret: 's', nonces: ['0', '1'] });
    let undone = 0;
    for (let i = 0; i < 160 && match.play.over === undefined; i += 1) {
      const ask = match.play.state.asks[0];
      const choice = ask === undefined ? undefined : match.play.choices(ask)[0];
      if (ask === undefined || choice === undefined) break;
      const { seat } = ask;
      match.submit({ seat, number: match.number, ask: ask.id, choice: choice.id });
      if (i % 3 === 0 && match.undo(seat).ok) undone += 1;
    }
    expect(undone).toBeGreaterThan(3);
    const back = match.hostRecord();
    const reel = reelOf(match, [0, 1]);
    for (const number of [match.number, 5, 90, 40]) {
      const there = Match.load(oldWorld, back, { upTo: number });
      expect(reel.look(number, 0).view.table).toEqual(there.view(0).table);
    }
  });
});

describe('the turns of a game', () => {
  const begins = turnBegins([0, 0, 1, 1, 1, 2, 2, 3]);
  it('are found, gone back to, and gone on to', () => {
    expect(begins).toEqual([2, 5, 7]);
    expect([turnBefore(begins, 1), turnBefore(begins, 5), turnBefore(begins, 6)]).toEqual([0, 2, 5]);
    expect([turnAfter(begins, 0, 7), turnAfter(begins, 5, 7), turnAfter(begins, 7, 9)]).toEqual([2, 7, 9]);
  });
});

describe('a game as a file', () => {
  const store = new MemoryStore();
  let secrets = 0;
  const secret = () => String((secrets += 1)).padStart(12, '0');
  const tables = new Tables({ store, games: GAMES, now: () => 3, secret, think: thinkHere(GAMES) });
  const text = printRecord(record);
  const lines = text.trimEnd().split('\n');
  const header = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  const withHeader = (change: Record<string, unknown>) =>
    [JSON.stringify({ ...header, ...change }), ...lines.slice(1)].join('\n');
  const replaced = (line: number, by: string) => lines.map((each, at) => (at === line - 1 ? by : each)).join('\n');

  it('comes back as it was, with the people who played it', async () => {
    const taken = await store.load(await tables.take(fileOf(keptAt(whole)), ['X', 'Y']));
    expect(taken).toMatchObject({ over: true, sitters: [{ name: 'Ragna' }, { bot: 'novice' }] });
    expect(taken === undefined ? [] : recordOf(taken).entries).toEqual(record.entries);
    const bare = await store.load(await tables.take(text, NAMES));
    expect(bare?.sitters).toEqual(NAMES.map((name) => ({ name })));
  });

  it.each<[string, string, RecordFault]>([
    ['an empty file', ' \n', { code: 'empty' }],
    ['a picture', '\u0089PNG', { code: 'not-a-record' }],
    ['another JSON', '{"name":"x"}', { code: 'not-a-record' }],
    ['a torn line', replaced(7, '[0, 3, "mo'), { code: 'damaged', n: 7 }],
    ['a line that is no answer', replaced(9, '{"x":1}'), { code: 'damaged', n: 9 }],
    ['a record of another game', withHeader({ game: 'chess' }), { code: 'other-game' }],
    ['a record of other rules', withHeader({ rules: '0' }), { code: 'other-version' }],
    ['a record of other cards', withHeader({ content: 'f00' }), { code: 'other-version' }],
    ['a record without its secret', lines.slice(0, -1).join('\n'), { code: 'no-secret' }],
    ['an impossible answer', replaced(7, '[0, 999, "x"]'), { code: 'refused', n: 6 }],
    ['an answer left out at the end', lines.filter((_, at) => at !== lines.length - 2).join('\n'), { code: 'altered' }],
    ['another promise', withHeader({ commitment: 'f00' }), { code: 'altered' }],
  ])('%s is refused with the reason', async (_, file, fault) => {
    const before = (await store.list()).length;
    const why = await tables.take(file, NAMES).catch((thrown: unknown) => thrown);
    expect(why instanceof Unusable ? why.fault : why).toEqual(fault);
    expect(await store.list()).toHaveLength(before);
  });

  it('proves that it was fair, and only when it is over', async () => {
    await store.create(keptAt(whole));
    // Its end was not kept beside it: what can be checked holds, and nothing is claimed about the rest.
    const { checks } = (await tables.proof('kept')).verdict;
    expect(checks.flatMap(({ what, ok, absent }) => (ok ? [] : [what, absent]))).toEqual([
      'record',
      true,
      'hash',
      true,
    ]);
    const { header: promised, ...rest } = keptAt(whole);
    await store.create({ ...rest, id: 'changed', header: { ...promised, commitment: 'f00' } });
    expect((await tables.proof('changed')).verdict.checks[0]).toMatchObject({ ok: false });
    await store.create({ ...keptAt(upTo(60)), id: 'half' });
    await expect(tables.proof('half')).rejects.toThrow(Unusable);
  });
});
