/** A game outlives an update of its rules and cards. */
import { describe, expect, it } from 'vitest';
import { type SealedBids, sealedBids, ticTacToe } from '../reference/index.ts';
import {
  BadInput,
  cloneState,
  Dice,
  type Game,
  type Json,
  type KeptPosition,
  Match,
  parseRecord,
  printRecord,
  resume,
  type Shape,
  verifyRecord,
  versionOf,
} from '../src/index.ts';
import { anyAnswer, startMatch } from '../src/testing/index.ts';

/** Plays by chance up to a number, or to the end. */
function playOn<G extends Shape>(match: Match<G>, upTo = Number.POSITIVE_INFINITY): Match<G> {
  const dice = new Dice('on');
  while (match.play.over === undefined && match.number < upTo) {
    const done = match.submit({ ...anyAnswer(match.play, dice), number: match.number });
    if (!done.ok) throw new Error(done.refusal.code);
  }
  return match;
}

/** The position of a match, as a host keeps it. */
const positionOf = <G extends Shape>(match: Match<G>): KeptPosition => ({
  ...versionOf(match.game),
  number: match.number,
  state: cloneState(match.game, match.play.state) as unknown as Json,
});

/** The same game by another version of its rules, with other cards. */
const newer: Game<SealedBids> = { ...sealedBids, rules: '2', content: { changed: true } };

const sitting = { seats: 3, seed: 'resume', options: { rounds: 6 } };

describe('a game in progress', () => {
  it('is replayed where rules and cards are the same', () => {
    const match = playOn(startMatch(sealedBids, sitting), 9);
    const resumed = resume(sealedBids, printRecord(match.hostRecord()));
    expect(resumed.is).toBe('ready');
    expect(resumed.is === 'ready' && resumed.match.hash()).toBe(match.hash());
  });

  it('goes on from the position kept beside it, and its record says where', () => {
    const match = playOn(startMatch(sealedBids, sitting), 9);
    const kept = positionOf(match);
    playOn(match, 12);
    const resumed = resume(newer, printRecord(match.hostRecord()), kept);
    if (resumed.is !== 'updated') throw new Error(JSON.stringify(resumed));
    expect(resumed.update).toMatchObject({ ...versionOf(newer), from: 9 });
    expect(resumed.match.number).toBe(13);
    expect(resumed.match.entries.slice(0, 12)).toEqual(match.entries);
    expect(resumed.match.play.state.asks.map(({ reply }) => reply)).not.toContain('pass');
    // Whoever looked at the game before the update has to look again.
    expect(resumed.match.submit({ seat: 0, ask: 1, number: 12, choice: 'pass' })).toMatchObject({
      refusal: { code: 'stale' },
    });
    // Ids of asks go on, and so does the game, and what was answered since can be loaded again.
    expect(resumed.match.play.state.nextAsk).toBeGreaterThan(1);
    playOn(resumed.match, 16);
    const record = parseRecord(printRecord(resumed.match.hostRecord()));
    const again = resume(newer, record);
    expect(again.is === 'ready' && again.match.hash()).toBe(resumed.match.hash());
    expect(Match.load(newer, record, { upTo: 14 }).number).toBe(14);
    expect(() => Match.load(newer, record, { upTo: 12 })).toThrow(BadInput);
    expect(() => Match.load(sealedBids, record)).toThrow(BadInput);
  });

  it('is verified from the update on, and the verdict says what was not', () => {
    const match = playOn(startMatch(sealedBids, sitting), 9);
    const resumed = resume(newer, match.hostRecord(), positionOf(match));
    if (resumed.is !== 'updated') throw new Error(JSON.stringify(resumed));
    const record = parseRecord(printRecord(playOn(resumed.match).record()));
    const { ok, checks, unchecked } = verifyRecord(newer, record);
    expect(ok).toBe(true);
    expect(checks.map(({ what }) => what)).toEqual(['commitment', 'nonces', 'record', 'replay', 'finished', 'hash']);
    expect(unchecked).toEqual([{ ...versionOf(sealedBids), from: 0, to: 9 }]);
    expect(verifyRecord(sealedBids, playOn(startMatch(sealedBids, sitting)).record()).unchecked).toEqual([]);
    // An answer after the update that was not given so is noticed as ever.
    const entries = record.entries.slice(0, -1);
    expect(verifyRecord(newer, { ...record, entries }).ok).toBe(false);
  });

  it('goes on a second time when rules change again', () => {
    const match = playOn(startMatch(sealedBids, sitting), 9);
    const once = resume(newer, match.hostRecord(), positionOf(match));
    if (once.is !== 'updated') throw new Error(once.is);
    playOn(once.match, 14);
    const newest: typeof newer = { ...newer, rules: '3' };
    const twice = resume(newest, printRecord(once.match.hostRecord()), positionOf(once.match));
    if (twice.is !== 'updated') throw new Error(twice.is);
    const verdict = verifyRecord(newest, playOn(twice.match).record());
    expect(verdict.ok).toBe(true);
    expect(verdict.unchecked.map(({ rules, from, to }) => [rules, from, to])).toEqual([
      ['1', 0, 9],
      ['2', 10, 14],
    ]);
  });

  it('may have its state migrated by the game', () => {
    const match = playOn(startMatch(sealedBids, sitting), 9);
    const asked: unknown[] = [];
    const migrating: typeof newer = {
      ...newer,
      migrate(state, from, options) {
        asked.push([from, options]);
        const moved = state as unknown as ReturnType<typeof startMatch<SealedBids>>['play']['state'];
        moved.table.points = moved.table.points.map((points) => points + 100);
        return moved;
      },
    };
    const kept = positionOf(match);
    const before = JSON.stringify(kept);
    const resumed = resume(migrating, match.hostRecord(), kept);
    expect(resumed.is === 'updated' && resumed.match.play.table.points).toEqual(
      match.play.table.points.map((points) => points + 100),
    );
    expect(asked).toEqual([[versionOf(sealedBids), match.play.options]]);
    expect(JSON.stringify(kept)).toBe(before);
  });

  it('goes on where rules changed without saying so, if a position was kept', () => {
    const match = startMatch(ticTacToe, { seats: 2, seed: 'unsaid' });
    match.submit({ seat: 0, ask: 1, number: 0, choice: 'b2' });
    const kept = positionOf(match);
    match.submit({ seat: 1, ask: 2, number: 1, choice: 'c3' });
    /** The last row is out of bounds all of a sudden. */
    const strict: typeof ticTacToe = {
      ...ticTacToe,
      asks: {
        mark: {
          ...ticTacToe.asks.mark,
          list(_g, _ask, answers) {
            answers.may({ id: 'a1', cell: 0 });
          },
        },
      },
    };
    expect(resume(strict, match.hostRecord())).toMatchObject({ is: 'unreadable', why: 'refused' });
    const resumed = resume(strict, match.hostRecord(), kept);
    expect(resumed.is === 'updated' && resumed.update.from).toBe(1);
  });

  it('without a kept position goes on if the new rules take every answer', () => {
    const match = playOn(startMatch(ticTacToe, { seats: 2, seed: 'replayed' }), 3);
    const resumed = resume({ ...ticTacToe, rules: '2' }, printRecord(match.hostRecord()));
    expect(resumed.is === 'updated' && resumed.match.play.state.table).toEqual(match.play.state.table);
    const raise = (): never => {
      throw new BadInput('No such option', 'options', 'Choose others.');
    };
    const picky = { ...ticTacToe, rules: '2', readOptions: raise };
    expect(resume(picky, match.hostRecord()).is).toBe('unreadable');
  });
});

describe('a finished game', () => {
  it('stays readable when its rules are gone', () => {
    const match = playOn(startMatch(sealedBids, sitting));
    const resumed = resume(newer, printRecord(match.record()), positionOf(match));
    if (resumed.is !== 'past') throw new Error(resumed.is);
    expect(resumed.match.view('spectator')).toMatchObject({ over: match.play.over, number: match.number });
    // Nothing is written into a game that is over.
    expect(resumed.match.entries).toEqual(match.record().entries);
    expect(verifyRecord(newer, match.record()).unchecked).toEqual([
      { ...versionOf(sealedBids), from: 0, to: match.number },
    ]);
  });
});

describe('what cannot be opened', () => {
  const match = playOn(startMatch(sealedBids, sitting), 9);
  const text = printRecord(match.hostRecord());

  it('says why, and keeps the text', () => {
    expect(resume(sealedBids, 'no record')).toMatchObject({ is: 'unreadable', why: 'damaged', text: 'no record' });
    const cut = text.slice(0, -40);
    expect(resume(sealedBids, cut)).toMatchObject({ is: 'unreadable', why: 'damaged', text: cut });
    expect(resume(ticTacToe, text)).toMatchObject({ is: 'unreadable', why: 'other-game', text });
    expect(resume(sealedBids, match.record())).toMatchObject({ is: 'unreadable', why: 'no-secret' });
  });

  it('is a position that does not fit: a card that is gone, a question nobody puts any more, a broken invariant', () => {
    const kept = positionOf(match);
    const state = kept.state as { table: object; asks: { ask: string }[] };
    const spoilt = (change: object): KeptPosition => ({ ...kept, state: { ...state, ...change } as unknown as Json });
    const asks = state.asks.map((ask) => ({ ...ask, ask: 'nothing' }));
    for (const position of [
      spoilt({ table: {} }),
      spoilt({ asks }),
      spoilt({ asks: [], agenda: [] }),
      { ...kept, number: 99 },
    ])
      expect(resume(newer, text, position)).toMatchObject({ is: 'unreadable', why: 'does-not-fit', text });
    const broken: typeof newer = { ...newer, invariants: { 'nothing holds': () => 'it does not' } };
    expect(resume(broken, text, kept)).toMatchObject({ why: 'does-not-fit' });
    const refusing: typeof newer = {
      ...newer,
      migrate: () => {
        throw new BadInput('These cards are gone', 'deck', 'Begin anew.');
      },
    };
    expect(resume(refusing, text, kept)).toMatchObject({
      why: 'does-not-fit',
      message: expect.stringContaining('gone'),
    });
  });

  it('is a record whose update is no update', () => {
    const lines = text.trimEnd().split('\n');
    const withUpdate = (update: unknown): string =>
      [...lines.slice(0, 3), JSON.stringify(['update', update]), ''].join('\n');
    for (const update of [
      {},
      [],
      { rules: '2', content: 'x', from: 1 },
      { rules: '2', content: 'x', from: 'a', state: {} },
    ])
      expect(() => parseRecord(withUpdate(update))).toThrow(BadInput);
  });
});
