import { describe, expect, it } from 'vitest';
import { caravan, sealedBids, type TicTacToe, ticTacToe } from '../reference/index.ts';
import {
  BadInput,
  commitmentOf,
  type Entry,
  inOrder,
  Match,
  parseRecord,
  printRecord,
  recordHash,
  type Submitted,
  verifyRecord,
} from '../src/index.ts';
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

  it('goes back for a seat to where everybody was asked together, and tells the same from its record', () => {
    const match = startMatch(sealedBids, { seats: 2, seed: 'back', options: { rounds: 2 } });
    const submit = (seat: number): void => {
      const ask = match.play.state.asks.find((open) => open.seat === seat);
      const choice = ask === undefined ? '' : (match.play.choices(ask)[0]?.id ?? '');
      expect(match.submit({ seat, ask: ask?.id, number: match.number, choice }).ok).toBe(true);
    };
    expect(match.lastQuestionOf(0)).toBeUndefined();
    submit(0);
    const asked = match.hash();
    submit(1);
    match.undo(1);
    submit(1);
    submit(0);
    expect(match.canUndo(0)).toBe(false);
    // The other was quicker; all the same both are asked again, and what was taken back before is no answer.
    const to = match.lastQuestionOf(0);
    expect([to, match.lastQuestionOf(1)]).toEqual([3, 3]);
    for (const bad of [-1, 2, 4, match.number, 99]) expect(match.goBack(0, bad).ok).toBe(false);
    expect(match.goBack(0, 3).ok).toBe(true);
    expect(match.hash()).toBe(asked);
    expect([match.canUndo(0), match.canUndo(1), match.lastQuestionOf(0)]).toEqual([false, false, 0]);
    submit(0);
    submit(1);
    while (match.play.over === undefined) submit(match.play.unanswered()[0]?.seat ?? 0);
    const record = parseRecord(printRecord(match.record()));
    expect(record.entries).toContainEqual(['back', 0, 3]);
    expect(verifyRecord(sealedBids, record).ok).toBe(true);
  });

  it('goes back beyond its snapshots, twice, and loads from the one before as from the start', () => {
    const match = startMatch(caravan, { seats: 5, seed: 'far', options: { rounds: 60 } });
    const dice = new Dice('far');
    const step = (): boolean => match.submit({ ...anyAnswer(match.play, dice), number: match.number }).ok;
    while (match.number < 250) step();
    const snapshot = match.snapshot();
    for (const seat of [1, 2]) {
      const to = match.lastQuestionOf(seat) ?? -1;
      expect(match.goBack(seat, to).ok).toBe(true);
      expect(match.play.state.asks.some((ask) => ask.seat === seat)).toBe(true);
      while (match.number < 270 + seat * 10) step();
    }
    for (const load of [{}, { snapshot }])
      expect(Match.load(caravan, match.hostRecord(), load).hash()).toBe(match.hash());
  });

  describe('that asks five seats at once', () => {
    /** All five look at the tributes; each answers with the number it looked at. */
    function five() {
      const match = startMatch(sealedBids, { seats: 5, seed: 'five', options: { rounds: 1 } });
      const askOf = (seat: number) => match.play.state.asks.find((open) => open.seat === seat)?.id;
      const answer = (seat: number, number: number, choice = 'pass') =>
        match.submit({ seat, ask: askOf(seat), number, choice });
      // Nobody pays tribute: what follows are five bids, put at once.
      while (match.play.state.asks.length === 1) answer(match.play.state.asks[0]?.seat ?? 0, match.number, 'keep');
      expect(match.play.state.asks.map(({ ask, seat }) => [ask, seat])).toEqual([0, 1, 2, 3, 4].map((s) => ['bid', s]));
      return { match, answer, put: match.number };
    }

    it('takes their answers in any order, with the number each of them looked at', () => {
      const { match, answer, put } = five();
      expect(answer(3, put).ok).toBe(true);
      expect(answer(0, put).ok).toBe(true);
      expect(answer(4, put + 1).ok).toBe(true);
      expect(answer(1, put + 3).ok).toBe(true);
      expect(match.view(2)).toMatchObject({ number: put + 4, canUndo: false, waiting: [{ seat: 2, ask: 'bid' }] });
      expect(answer(2, put).ok).toBe(true);
      expect(match.number).toBe(put + 5);
    });

    it('takes none with a number from before the question, or from the future', () => {
      const { match, answer, put } = five();
      const stale = { ok: false, refusal: { code: 'stale', number: put } };
      expect([answer(3, put - 1), answer(3, put + 1)]).toEqual([stale, stale]);
      for (const seat of [0, 1, 2, 3, 4]) answer(seat, put);
      // All is over for this question: an old number meets no other one.
      expect(match.submit({ seat: 0, ask: 1, number: put, choice: 'pass' }).ok).toBe(false);
    });

    it('takes none with a number from before somebody took an answer back', () => {
      const { match, answer, put } = five();
      answer(0, put);
      answer(1, put);
      expect(match.undo(0, put + 2).ok).toBe(true);
      expect(answer(2, put + 2)).toEqual({ ok: false, refusal: { code: 'stale', number: put + 3 } });
      expect([answer(2, put + 3).ok, answer(0, put + 3).ok]).toEqual([true, true]);
    });

    it('lets each take back its answer until the last one is in, whatever the others did meanwhile', () => {
      const { match, answer, put } = five();
      for (const seat of [0, 1, 2]) answer(seat, put);
      expect([0, 1, 2, 3, 4].map((seat) => match.view(seat).canUndo)).toEqual([true, true, true, false, false]);
      expect(match.undo(1).ok).toBe(true);
      expect(match.play.state.asks.map(({ reply }) => reply)).toEqual([
        'pass',
        undefined,
        'pass',
        undefined,
        undefined,
      ]);
      expect(match.undo(1)).toEqual({ ok: false, refusal: { code: 'cannot-undo' } });
      for (const seat of [1, 3, 4]) answer(seat, match.number);
      expect([0, 1, 2, 3, 4].some((seat) => match.canUndo(seat))).toBe(false);
      const record = parseRecord(printRecord(match.hostRecord()));
      expect(Match.load(sealedBids, record).hash()).toBe(match.hash());
    });

    it('takes nothing back that its seat has not seen accepted', () => {
      const { match, answer, put } = five();
      answer(4, put);
      answer(0, put);
      expect(match.undo(0, put + 1)).toEqual({ ok: false, refusal: { code: 'stale', number: put + 2 } });
      expect(match.undo(4, put + 1).ok).toBe(true);
    });
  });

  it('does not let the answer be taken back that led to questions others have answered', () => {
    const game = tinyGame({
      all: (g) => {
        for (const seat of [1, 2]) g.ask(seat, 'both', {});
      },
    });
    const match = Match.start(game, { seats: 3, secret: 's', nonces: ['a', 'b', 'c'] });
    match.submit({ seat: 0, ask: 1, number: 0, choice: 'all' });
    expect(match.canUndo(0)).toBe(true);
    match.submit({ seat: 2, ask: 3, number: 1, choice: 'left' });
    expect([match.canUndo(0), match.canUndo(2)]).toEqual([false, true]);
    match.undo(2);
    expect(match.canUndo(0)).toBe(true);
    // What is asked anew after that has the same id, but is another question.
    match.undo(0);
    match.submit({ seat: 0, ask: 1, number: 4, choice: 'all' });
    expect(match.submit({ seat: 2, ask: 3, number: 1, choice: 'left' })).toEqual({
      ok: false,
      refusal: { code: 'stale', number: 5 },
    });
  });

  it('stands where it stood when a rule has a bug', () => {
    const game = tinyGame({
      fine: (g) => g.table.log.push('fine'),
      broken: (g) => {
        g.table.log.push('half done');
        throw new Error('oh no');
      },
    });
    const match = Match.start(game, { seats: 1, secret: 's', nonces: ['a'] });
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
    expect(match.record()).toEqual({ ...match.hostRecord(), entries: inOrder(match.entries) });
    expect(match.record().seal).toEqual({ secret: 'the secret', hash: match.hash(), record: recordHash(match) });
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
    expect(failing({ ...record, header: { ...record.header, commitment: '0' } })).toEqual(['commitment', 'record']);
    expect(failing({ ...record, entries: record.entries.slice(0, -1) })).toEqual(['record', 'finished', 'hash']);
    expect(failing({ header: record.header, entries: record.entries })).toEqual(['commitment']);
  });

  describe('that verifies was played so', () => {
    const over = (seats: number, seed: string, options = {}) => {
      const match = startMatch(sealedBids, { seats, seed, options });
      const dice = new Dice(seed);
      while (match.play.over === undefined) match.submit({ ...anyAnswer(match.play, dice), number: match.number });
      return match;
    };
    const failing = (changed: Parameters<typeof verifyRecord>[1]): string[] =>
      verifyRecord(sealedBids, changed).checks.flatMap(({ what, ok }) => (ok ? [] : [what]));

    it('an answer that was taken back and changed leads to the same end, and is noticed', () => {
      const match = tictactoe();
      give(match, 'a1');
      match.undo(0);
      for (const choice of ['b2', 'a1', 'b1', 'b3', 'a3', 'c1', 'a2', 'c2', 'c3']) give(match, choice);
      expect(match.play.over).toBeDefined();
      const record = match.record();
      expect(verifyRecord(ticTacToe, record).ok).toBe(true);
      const [, ...rest] = record.entries;
      const changed = { ...record, entries: [[0, 1, 'c3'] as Entry, ...rest] };
      expect(Match.load(ticTacToe, changed).hash()).toBe(match.hash());
      expect(verifyRecord(ticTacToe, changed)).toMatchObject({ ok: false });
      expect(verifyRecord(ticTacToe, { ...record, entries: rest.slice(1) }).ok).toBe(false);
    });

    it('other options, seats, nonces or a word of the header are noticed', () => {
      const { header, entries, seal } = over(2, 'header', { rounds: 1 }).record();
      const record = (other: object) => ({ header: { ...header, ...other }, entries, ...(seal && { seal }) });
      expect(failing(record({}))).toEqual([]);
      for (const other of [{ options: { rounds: 1, x: 1 } }, { rules: '0' }, { content: 'x' }, { nonces: ['1', '2'] }])
        expect(failing(record(other))).toContain('record');
      expect(failing(record({ nonces: [...header.nonces, 'one more'] }))).toContain('nonces');
      // Who sat where rides along in files, and is no part of the game.
      expect(failing(record({ sitters: [{ name: 'Olek' }] }))).toEqual([]);
    });

    it('a seal without what binds the answers opens, and does not verify', () => {
      const record = over(3, 'former').record();
      const { secret = '', hash = '' } = record.seal ?? {};
      const former = { ...record, seal: { secret, hash } };
      expect(Match.load(sealedBids, parseRecord(printRecord(former))).hash()).toBe(hash);
      expect(verifyRecord(sealedBids, former)).toMatchObject({ ok: false });
      expect(verifyRecord(sealedBids, former).checks).toContainEqual(
        expect.objectContaining({ what: 'record', ok: false, absent: true }),
      );
    });

    it('whoever was quicker: answers given together stand in the order of their questions', () => {
      for (const seed of ['quick', 'quicker', 'quickest']) {
        const match = over(5, seed);
        const { entries } = match.record();
        const asks = entries.map(([, ask]) => ask);
        expect(asks).toEqual([...asks].sort((one, other) => Number(one) - Number(other)));
        expect(match.entries).not.toEqual(entries);
        expect(recordHash(match)).toBe(recordHash({ header: match.header, entries }));
        expect(failing(match.record())).toEqual([]);
        expect(failing(match.hostRecord())).toEqual([]);
      }
    });

    it('is one of a game in which every seat gave a word, and no more', () => {
      for (const nonces of [[], ['a'], ['a', 'b', 'c']])
        expect(() => Match.start(sealedBids, { seats: 2, secret: 's', nonces })).toThrow(BadInput);
      // What was kept before that was asked for still opens.
      const match = over(2, 'nonces');
      const record = { ...match.hostRecord(), header: { ...match.header, nonces: [] } };
      expect(Match.load(sealedBids, { ...record, entries: [] }).number).toBe(0);
    });
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
