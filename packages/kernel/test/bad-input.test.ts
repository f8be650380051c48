/** A corpus of what could come in from outside: every piece gets a typed refusal and changes nothing. */
import { describe, expect, it } from 'vitest';
import { caravan, sealedBids, ticTacToe } from '../reference/index.ts';
import { BadInput, type Game, Match, parseCore, parseRecord, printRecord } from '../src/index.ts';
import { startMatch } from '../src/testing/index.ts';
import type { AnyShape } from './games.ts';

const HUGE = 'x'.repeat(1_000_000);
let deep: unknown = 0;
for (let i = 0; i < 5000; i++) deep = [deep];

/** Values of every type, for wherever one does not belong. */
const VALUES: readonly unknown[] = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1.5,
  2 ** 53,
  -(2 ** 53),
  '',
  '0',
  HUGE,
  [],
  [0],
  {},
  { valueOf: () => 0 },
  deep,
  () => 0,
  Symbol('seat'),
  10n,
  new Date(0),
  new Map(),
];

const games = [ticTacToe, sealedBids, caravan] as unknown as Game<AnyShape>[];

describe.each(games)('$id', (game) => {
  const fresh = (): Match<AnyShape> => startMatch(game, { seats: game.seats.min, seed: 'bad input' });
  /** Submits and insists that nothing came of it. */
  const refused = (match: Match<AnyShape>, raw: unknown): string => {
    const [hash, number, asks] = [match.hash(), match.number, JSON.stringify(match.play.state.asks)];
    const result = match.submit(raw);
    expect([match.hash(), match.number, JSON.stringify(match.play.state.asks)]).toEqual([hash, number, asks]);
    return result.ok ? 'accepted' : result.refusal.code;
  };
  const good = (match: Match<AnyShape>): { seat: number; number: number; ask: number; choice: string } => {
    const ask = match.play.state.asks[0] as Match<AnyShape>['play']['state']['asks'][number];
    return { seat: ask.seat, number: match.number, ask: ask.id, choice: match.play.choices(ask)[0]?.id ?? '' };
  };

  it('refuses what is no answer at all', () => {
    const match = fresh();
    for (const value of VALUES) expect(refused(match, value)).toBe('malformed');
    expect(refused(match, [0, 0, 1, 'a1'])).toBe('malformed');
    expect(refused(match, JSON.stringify(good(match)))).toBe('malformed');
  });

  it.each(['seat', 'number', 'ask', 'choice'] as const)('refuses a wrong %s, of any type', (key) => {
    const match = fresh();
    for (const value of VALUES) {
      const odd = key === 'choice' && typeof value === 'string' && value.length < 200;
      expect(refused(match, { ...good(match), [key]: value })).toBe(odd ? 'unknown-option' : 'malformed');
      const result = match.submit({ ...good(match), [key]: value });
      if (!odd) expect(result).toEqual({ ok: false, refusal: { code: 'malformed', where: key } });
    }
    const { [key]: _, ...rest } = good(match);
    expect(refused(match, rest)).toBe('malformed');
  });

  it('refuses numbers that mean nothing here', () => {
    const match = fresh();
    for (const n of [-1, 99, 2 ** 53 - 1, -(2 ** 53) + 1]) {
      expect(refused(match, { ...good(match), seat: n })).toBe('unknown-seat');
      expect(refused(match, { ...good(match), ask: n })).toBe('unknown-ask');
      expect(refused(match, { ...good(match), number: n })).toBe('stale');
    }
    expect(refused(match, { ...good(match), seat: 1 - good(match).seat })).toBe('not-your-ask');
  });

  it('refuses ids that look like parts of the language', () => {
    const match = fresh();
    for (const choice of [
      '__proto__',
      'constructor',
      'hasOwnProperty',
      'length',
      'toString',
      '\u0000',
      '\ud800',
      '💥',
    ]) {
      expect(refused(match, { ...good(match), choice })).toBe('unknown-option');
    }
    expect(refused(match, JSON.parse('{"__proto__":{"seat":0,"number":0,"ask":1,"choice":"a1"}}'))).toBe('malformed');
  });

  it('refuses the same answer a second time', () => {
    const match = fresh();
    const answer = good(match);
    expect(match.submit(answer).ok).toBe(true);
    expect(refused(match, answer)).toBe('stale');
    expect(['unknown-ask', 'already-answered']).toContain(refused(match, { ...answer, number: match.number }));
  });

  it('refuses to replay any old answer at the end of a game', () => {
    const match = fresh();
    const old: unknown[] = [];
    while (match.play.over === undefined) {
      const ask = match.play.state.asks.find((open) => !('reply' in open));
      const choices = ask === undefined ? [] : match.play.choices(ask);
      const answer = { seat: ask?.seat, number: match.number, ask: ask?.id, choice: choices.at(-1)?.id };
      old.push(answer);
      expect(match.submit(answer).ok).toBe(true);
    }
    for (const answer of old) expect(refused(match, answer)).toBe('stale');
    for (const answer of old) expect(refused(match, { ...(answer as object), number: match.number })).toBe('game-over');
    for (const seat of [0, 1]) expect(match.undo(seat)).toEqual({ ok: false, refusal: { code: 'cannot-undo' } });
  });

  it('refuses to take back what was not given, whoever asks', () => {
    const match = fresh();
    for (const seat of [0, 1, -1, 99, Number.NaN]) {
      expect(match.undo(seat)).toEqual({ ok: false, refusal: { code: 'cannot-undo' } });
    }
    expect(match.undo(0, 7)).toEqual({ ok: false, refusal: { code: 'stale', number: 0 } });
  });

  it('is not started by too few, too many, or half a player', () => {
    for (const seats of [0, 1, 7, 2.5, Number.NaN, -2, '2' as unknown as number]) {
      expect(() => Match.start(game, { seats, secret: 's', nonces: [] })).toThrow(BadInput);
    }
  });
});

describe('options', () => {
  it('that are not understood are refused with a sentence', () => {
    const start = (options: unknown) => () =>
      Match.start(sealedBids, { seats: 2, options, secret: 's', nonces: ['a', 'b'] });
    for (const rounds of [0, 'many', 1.5])
      expect(start({ rounds })).toThrow(/rounds.*Choose a whole number from 1 to 8/);
    for (const options of [[], 'x', 7]) expect(start(options)).toThrow(/not an object.*Give an object/);
    expect(start({ laps: 4 })).toThrow(/no option called laps.*Known are rounds/);
  });
});

describe('a damaged record', () => {
  const finished = (): string => {
    const match = startMatch(ticTacToe, { seats: 2, seed: 'damaged' });
    for (const choice of ['a1', 'a2', 'b1', 'b2', 'c1']) {
      const ask = match.play.state.asks[0];
      match.submit({ seat: ask?.seat, ask: ask?.id, number: match.number, choice });
    }
    return printRecord(match.record());
  };
  const lines = finished().trimEnd().split('\n');
  const without = (index: number): string => lines.filter((_, at) => at !== index).join('\n');
  const replaced = (index: number, line: string): string =>
    lines.map((old, at) => (at === index ? line : old)).join('\n');
  const load = (text: string): unknown => Match.load(ticTacToe, parseRecord(text));

  it('is whole to begin with', () => {
    expect(() => load(finished())).not.toThrow();
  });

  it.each([
    ['nothing', ''],
    ['only white space', ' \n\n '],
    ['no header', without(0)],
    ['no seal', without(lines.length - 1)],
    ['a missing answer', without(2)],
    ['an answer twice', replaced(3, lines[2] ?? '')],
    ['half a line', replaced(2, (lines[2] ?? '').slice(0, 4))],
    ['an object among the answers', replaced(2, '{"secret":"x"}')],
    ['a text as an answer', replaced(2, '"a1"')],
    ['an answer of four parts', replaced(2, '[1,2,"a2",3]')],
    ['an answer with a wrong type', replaced(2, '[1,"2","a2"]')],
    ['an answer by nobody', replaced(2, '[9,2,"a2"]')],
    ['an undo nobody may do', replaced(2, '["undo",1]')],
    ['another format', replaced(0, '{"medallion":2}')],
    ['an array as header', replaced(0, '[]')],
    ['another game', replaced(0, (lines[0] ?? '').replace('tic-tac-toe', 'chess'))],
    ['other rules', replaced(0, (lines[0] ?? '').replace('"rules":"1"', '"rules":"2"'))],
    ['other cards', replaced(0, (lines[0] ?? '').replace(/"content":"./, '"content":"z'))],
    ['a crowd', replaced(0, (lines[0] ?? '').replace('"seats":2', '"seats":2000000000'))],
    ['nonces of a wrong type', replaced(0, (lines[0] ?? '').replace(/"nonces":\[.*\]/, '"nonces":[1,2]'))],
    ['a huge line', replaced(2, `[1,2,"${HUGE}"]`)],
  ])('with %s is refused with a sentence that says where', (_what, text) => {
    expect(() => load(text)).toThrow(BadInput);
    expect(() => load(text)).toThrow(/\(.+\)\. \S/);
  });
});

describe('a damaged position', () => {
  it.each([
    'agenda',
    'agenda {',
    'agenda []',
    'ask 7',
    'next',
    'next 1.5',
    'next one',
    'chance 12',
    'chance 0000000g',
    'over no',
    'next 01',
    'next 0x2',
    'next 0',
    'agenda {}',
    'agenda {"do":"a","do":"b"}',
    'agenda {"do":"a","n":100000}',
    'agenda {"do":"a","n":1.0}',
    'ask {"seat":0,"ask":"a"}',
    'ask {"id":1,"seat":-1,"ask":"a"}',
    'ask {"id":0,"seat":0,"ask":"a"}',
    'ask {"id":1,"seat":0,"ask":"a","reply":1}',
  ])('with the line "%s" is refused', (line) => {
    expect(() => parseCore([{ text: line, at: 1 }])).toThrow(BadInput);
  });

  it('in which an open question could be met again, or something is said twice, is refused with its line', () => {
    const read = (...lines: string[]) => parseCore(lines.map((text, index) => ({ text, at: index + 1 })));
    const ask = (id: number) => `ask {"id":${id},"seat":0,"ask":"a"}`;
    expect(read(ask(3)).core.nextAsk).toBe(4);
    expect(read(ask(3), 'next 9').core.nextAsk).toBe(9);
    expect(() => read(ask(3), 'next 3')).toThrow(/line 2.*Write next 4 or more/);
    expect(() => read(ask(3), ask(3))).toThrow(/line 2/);
    expect(() => read('next 2', 'next 3')).toThrow(/line 2/);
    expect(() => read('chance ', 'chance ')).toThrow(/line 2/);
  });

  it('of a game is refused by that game', () => {
    for (const board of ['', 'board', 'board xxxxxxxxx', 'board xo. .x. ..o\nboard xo. .x. ..o', `board ${HUGE}`]) {
      expect(() => ticTacToe.notation?.parse(board)).toThrow(BadInput);
    }
  });
});
