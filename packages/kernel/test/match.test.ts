import { describe, expect, it } from 'vitest';
import { caravan, sealedBids, type TicTacToe, ticTacToe } from '../reference/index.ts';
import { commitmentOf, Match, parseRecord, printRecord, type Submitted, verifyRecord } from '../src/index.ts';
import { anyAnswer, startMatch } from '../src/testing/index.ts';
import { Dice } from '../src/index.ts';
import { tinyGame } from './tiny.ts';

/** Gives the answer to the first open question of a seat. */
function give(match: ReturnType<typeof tictactoe>, choice: string): Submitted<TicTacToe> {
  const ask = match.play.state.asks[0];
  return match.submit({ seat: ask?.seat, ask: ask?.id, number: match.number, choice });
}
const tictactoe = () => startMatch(ticTacToe, { seats: 2, seed: 'match' });

describe('a match', () => {
  it('counts every entry, undo included, so that an old page is always noticed', () => {
    const match = tictactoe();
    give(match, 'a1');
    match.undo(0);
    expect(match.number).toBe(2);
    expect(match.submit({ seat: 0, ask: 1, number: 0, choice: 'b2' })).toEqual({
      ok: false,
      refusal: { code: 'stale', number: 2 },
    });
    expect(give(match, 'b2').ok).toBe(true);
    expect(match.entries).toEqual([
      [0, 1, 'a1'],
      ['undo', 0],
      [0, 1, 'b2'],
    ]);
  });

  it('lets a seat take back its answer until the other has answered, and again once that is taken back', () => {
    const match = tictactoe();
    give(match, 'a1');
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false]);
    give(match, 'b2');
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, true]);
    match.undo(1);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([true, false]);
  });

  it('lets a secret answer be taken back until the last one is in', () => {
    const match = startMatch(sealedBids, { seats: 2, seed: 'secret', options: { rounds: 1 } });
    const submit = (seat: number, choice: string): boolean => {
      const ask = match.play.state.asks.find((open) => open.seat === seat);
      return match.submit({ seat, ask: ask?.id, number: match.number, choice }).ok;
    };
    expect(submit(0, 'keep')).toBe(true);
    expect(submit(1, 'pass')).toBe(true);
    expect(match.canUndo(1)).toBe(true);
    match.undo(1);
    expect(match.play.state.asks.map((ask) => 'reply' in ask)).toEqual([false, false]);
    expect([submit(1, 'pass'), submit(0, 'pass')]).toEqual([true, true]);
    expect([match.canUndo(0), match.canUndo(1)]).toEqual([false, false]);
  });

  it('stands where it stood when a rule has a bug', () => {
    const game = tinyGame({
      fine: (g) => g.table.log.push('fine'),
      broken: (g) => {
        g.table.log.push('half done');
        throw new Error('oh no');
      },
    });
    const match = Match.start(game, { seats: 1, secret: 's', nonces: [] });
    const submit = (choice: string) =>
      match.submit({ seat: 0, ask: match.play.state.asks[0]?.id, number: match.number, choice });
    submit('fine');
    const hash = match.hash();
    expect(submit('broken')).toEqual({ ok: false, refusal: { code: 'rules-fault', message: 'oh no' } });
    expect([match.hash(), match.number, match.play.table.log]).toEqual([hash, 1, ['fine']]);
    expect(submit('fine').ok).toBe(true);
  });
});

describe('a record', () => {
  it('names game, rules, content, options and commitment, and shows neither answers nor secret before the end', () => {
    const match = startMatch(sealedBids, { seats: 2, seed: 'the secret', options: { rounds: 2 } });
    const dice = new Dice('record');
    while (match.play.over === undefined) {
      const { header, entries, seal } = match.record();
      expect(header).toMatchObject({ medallion: 1, game: 'sealed-bids', rules: '1', seats: 2, options: { rounds: 2 } });
      expect(header.commitment).toBe(commitmentOf('the secret'));
      expect([entries, seal]).toEqual([[], undefined]);
      match.submit({ ...anyAnswer(match.play, dice), number: match.number });
    }
    expect(match.record()).toEqual(match.hostRecord());
    expect(match.record().seal).toEqual({ secret: 'the secret', hash: match.hash() });
  });

  it('is verified as it is, and not when anything in it was changed', () => {
    const match = startMatch(sealedBids, { seats: 2, seed: 'verify', options: { rounds: 1 } });
    const dice = new Dice('verify');
    while (match.play.over === undefined) match.submit({ ...anyAnswer(match.play, dice), number: match.number });
    const record = parseRecord(printRecord(match.record()));
    const failing = (changed: typeof record): string[] =>
      verifyRecord(sealedBids, changed).checks.flatMap(({ what, ok }) => (ok ? [] : [what]));
    expect(failing(record)).toEqual([]);
    const seal = record.seal ?? { secret: '' };
    expect(failing({ ...record, seal: { ...seal, hash: 'f'.repeat(64) } })).toEqual(['hash']);
    expect(failing({ ...record, seal: { ...seal, secret: 'another' } })).toContain('commitment');
    expect(failing({ ...record, header: { ...record.header, nonces: ['x', 'y'] } })).not.toEqual([]);
    expect(failing({ ...record, header: { ...record.header, commitment: '0' } })).toEqual(['commitment']);
    expect(failing({ ...record, entries: record.entries.slice(0, -1) })).toEqual(['finished', 'hash']);
    expect(failing({ header: record.header, entries: record.entries })).toEqual(['commitment']);
  });

  it('can be loaded to any point, and never beyond its end', () => {
    const match = tictactoe();
    for (const choice of ['a1', 'b2', 'c3']) give(match, choice);
    const record = match.hostRecord();
    expect([0, 1, 2, 3, 99].map((upTo) => Match.load(ticTacToe, record, { upTo }).number)).toEqual([0, 1, 2, 3, 3]);
  });

  it('goes on from a snapshot as from the start', () => {
    const match = startMatch(caravan, { seats: 5, seed: 'snapshot', options: { rounds: 60 } });
    const dice = new Dice('snapshot');
    while (match.number < 250) match.submit({ ...anyAnswer(match.play, dice), number: match.number });
    const snapshot = match.snapshot();
    expect(snapshot.number).toBe(200);
    const loaded = Match.load(caravan, match.hostRecord(), { snapshot });
    expect(loaded.hash()).toBe(match.hash());
    for (let i = 0; i < 20; i++) {
      const answer = { ...anyAnswer(match.play, dice), number: match.number };
      expect(loaded.submit(answer)).toEqual(match.submit(answer));
    }
    expect(loaded.hash()).toBe(match.hash());
  });

  it('is small: less than a hundred bytes per answer', () => {
    const match = startMatch(caravan, { seats: 5, seed: 'bytes' });
    const dice = new Dice('bytes');
    while (match.play.over === undefined) match.submit({ ...anyAnswer(match.play, dice), number: match.number });
    expect(printRecord(match.record()).length / match.number).toBeLessThan(100);
  });
});
