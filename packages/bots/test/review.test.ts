import { Match, type GameRecord, type Game, type Seat, type Shape, Dice } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { describe, expect, it } from 'vitest';
import {
  adept,
  type Bot,
  destinyAdept,
  destinyTeaching,
  type Judgement,
  type Moment,
  novice,
  oldWorldTeaching,
  questionOf,
  randomBot,
  review,
  type Teaching,
} from '../src/index.ts';

/** The record of a game between bots. */
function recordOf<G extends Shape>(
  game: Game<G>,
  bots: readonly Bot<NoInfer<G>>[],
  word: string,
  most = 2000,
): GameRecord {
  const match = Match.start(game, { seats: bots.length, secret: `${word} secret`, nonces: bots.map((_, n) => `${n}`) });
  const dice = bots.map((_, seat) => new Dice(`${word}/${seat}`));
  while (match.play.over === undefined && match.number < most) {
    const open = match.play.unanswered()[0];
    if (open === undefined) throw new Error('nobody is asked');
    const choice = (bots[open.seat] as Bot<G>).answer(questionOf(match.play, open), dice[open.seat] as Dice);
    match.submit({ seat: open.seat, number: match.number, ask: open.id, choice });
  }
  return match.hostRecord();
}

interface Reviewed {
  readonly moments: Moment[];
  readonly judged: Judgement[];
}

function reviewed<G extends Shape>(
  game: Game<G>,
  teaching: Teaching<G>,
  record: GameRecord,
  seats: readonly Seat[],
  playouts: number,
): Reviewed {
  const moments: Moment[] = [];
  const judged: Judgement[] = [];
  for (const { moment, judgement } of review(game, teaching, record, { seats, playouts })) {
    if (moment !== undefined) moments.push(moment);
    if (judgement !== undefined) judged.push(judgement);
  }
  return { moments, judged };
}

const lost = (judged: readonly Judgement[], of: Seat): number =>
  judged.filter(({ seat }) => seat === of).reduce((sum, { loss }) => sum + loss, 0);

describe('a game of Path of Destiny looked at again', () => {
  const record = recordOf<PathOfDestiny>(
    pathOfDestiny,
    [destinyAdept, randomBot as unknown as Bot<PathOfDestiny>],
    'review',
  );
  const { moments, judged } = reviewed<PathOfDestiny>(pathOfDestiny, destinyTeaching, record, [0, 1], 24);

  it('tells the chances of everybody at each of nine turns and at the end', () => {
    expect(moments.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const { chances } of moments) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(new Set(moments.at(-1)?.chances)).toEqual(new Set([0, 1]));
  });

  it('weighs the answer that was given beside the master’s own, and finds more for whoever answers at random', () => {
    for (const { choice, weighing, loss } of judged) {
      expect(weighing.options.some(({ id }) => id === choice)).toBe(true);
      if (weighing.choice === choice) expect(loss).toBe(0);
    }
    expect(judged.some(({ loss }) => loss > 0)).toBe(true);
    expect(lost(judged, 1)).toBeGreaterThan(lost(judged, 0));
  });

  it('comes to the same for the same record and budget', () => {
    const { entries } = record;
    const begun = { ...record, entries: entries.slice(0, 12) };
    const once = reviewed<PathOfDestiny>(pathOfDestiny, destinyTeaching, begun, [0], 12);
    expect(reviewed<PathOfDestiny>(pathOfDestiny, destinyTeaching, begun, [0], 12)).toEqual(once);
  });
});

describe('a slip', () => {
  const record = recordOf<PathOfDestiny>(pathOfDestiny, [destinyAdept, destinyAdept], 'slips', 8);
  /** A master to whom another answer always looks better by so much, and in other worlds by so much. */
  const fooled = (first: number, again: number): Teaching<PathOfDestiny> => ({
    ...destinyTeaching,
    master: ({ only, also }) => ({
      name: 'fooled',
      answer: () => '',
      think: ({ ask, seat, choices }) => {
        const [own = '', other = ''] = only ?? [also, choices.find(({ id }) => id !== also)?.id];
        const lead = only === undefined ? first : again;
        const option = (id: string, chance: number) => ({ id, chance, error: id === own ? 0 : 0.02, worlds: 9 });
        const options = [option(other, 0.5 + lead), option(own, 0.5)];
        const weighing = {
          ask,
          seat,
          choice: other,
          measure: { of: 'winning' },
          options,
          reasons: [],
          playouts: 9,
        } as const;
        return { step: () => false, weighing: () => weighing };
      },
    }),
  });
  const losses = (first: number, again: number): readonly number[] =>
    reviewed<PathOfDestiny>(pathOfDestiny, fooled(first, again), record, [0, 1], 9).judged.map(({ loss }) => loss);

  it('counts only as far as other worlds confirm it', () => {
    for (const loss of losses(0.3, 0.1)) expect(loss).toBeCloseTo(0.1);
    expect(new Set(losses(0.3, 0.03))).toEqual(new Set([0]));
    expect(new Set(losses(0.3, -0.2))).toEqual(new Set([0]));
    // What was smaller than its error in the search is not even looked at again.
    expect(new Set(losses(0.015, 0.3))).toEqual(new Set([0]));
  });
});

describe('a game of Old World looked at again', () => {
  it('tells chances where turns begin, and weighs answers of the seats asked for', () => {
    const record = recordOf<OldWorld>(oldWorld, [adept, novice], 'review', 60);
    const { moments, judged } = reviewed<OldWorld>(oldWorld, oldWorldTeaching, record, [1], 12);
    expect(moments.length).toBeGreaterThan(2);
    for (const { chances } of moments) expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.every(({ seat }) => seat === 1)).toBe(true);
  });
});
