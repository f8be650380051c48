import { Dice, Match, Play } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { type Practice, type PracticeOptions, practiceGame } from '../../src/practice/index.ts';
import type { PokerGame } from '../../src/rules/poker/index.ts';
import { whyNoPoker } from '../../src/rules/poker/index.ts';

type Raw = Partial<PracticeOptions>;

function sit(raw: Raw = {}, seed = 'candle'): Play<Practice> {
  const seats = raw.mode === 'solo' ? 1 : 2;
  return Play.start(practiceGame, practiceGame.readOptions(raw, seats), seats, seed, true);
}

/** Answers the only open ask and returns what happened. */
function answer(play: Play<Practice>, choice: string) {
  const ask = play.state.asks[0];
  if (ask === undefined) throw new Error('nobody is asked');
  play.events = [];
  expect(play.answer(ask.seat, ask.id, choice)).toBeUndefined();
  return play.events;
}

function pokerOf(play: Play<Practice>): PokerGame {
  if (play.state.table.poker === undefined) throw new Error('no game is under way');
  return play.state.table.poker;
}

/** Lays the dice as a test wants them; the game goes on from there. */
function lay(play: Play<Practice>, active: string, other = ''): void {
  pokerOf(play).dice = { active: [...active].map(Number), other: [...other].map(Number) };
}

const gold = (play: Play<Practice>) => play.state.table.witchers.map((witcher) => witcher.gold);
const asked = (play: Play<Practice>) => play.state.asks.map(({ ask, seat }) => `${ask} ${seat}`);
const types = (events: readonly { type: string }[]) => events.map((event) => event.type);

/** Both keep the dice as laid: who wins, and by which clause. */
function settle(active: string, other: string, raw: Raw = { mode: 'witcher' }) {
  const play = sit(raw);
  answer(play, 'play');
  lay(play, active, other);
  answer(play, 'keep-all');
  answer(play, 'keep-all');
  return { play, result: pokerOf(play).result };
}

describe('with another Witcher', () => {
  it('OW-POKER-01: whether to play is the active player’s free choice', () => {
    const play = sit({ mode: 'witcher' });
    expect(asked(play)).toEqual(['practice/turn 0']);
    const [ask] = play.state.asks;
    expect(ask && play.choices(ask).map((choice) => choice.id)).toEqual(['play', 'leave']);
    answer(play, 'leave');
    expect(gold(play)).toEqual([5, 5]);
    expect(play.over).toEqual({ ranking: [[0, 1]], detail: { reason: 'left', seat: 0 } });
  });

  it('OW-POKER-02: one game belongs to one turn; the next turn is the other’s', () => {
    const { play } = settle('66666', '11111');
    expect(asked(play)).toEqual(['practice/turn 1']);
  });

  it('OW-POKER-03: two participants, never one', () => {
    const { table } = sit({ mode: 'witcher' }).state;
    const no = { reason: 'two-participants', clause: 'OW-POKER-03' };
    expect(whyNoPoker(table, { active: 0, against: 'witcher' })).toEqual(no);
    expect(whyNoPoker(table, { active: 0, against: 'witcher', other: 0 })).toEqual(no);
    expect(whyNoPoker(table, { active: 0, against: 'witcher', other: 1 })).toBeUndefined();
  });

  it('OW-POKER-04: the chosen Witcher is not asked and stakes at once', () => {
    const play = sit({ mode: 'witcher' });
    answer(play, 'play');
    expect(gold(play)).toEqual([4, 4]);
  });

  it('OW-POKER-05: both need a gold', () => {
    const play = sit({ mode: 'witcher' });
    const [ask] = play.state.asks;
    if (ask === undefined) throw new Error('nobody is asked');
    for (const [seat, reason] of [
      [0, 'needs-gold'],
      [1, 'opponent-needs-gold'],
    ] as const) {
      const poor = play.fork();
      const witcher = poor.state.table.witchers[seat];
      if (witcher !== undefined) witcher.gold = 0;
      expect(poor.answer(0, ask.id, 'play')).toMatchObject({
        code: 'illegal',
        why: { choice: { id: 'play' }, reason, clause: 'OW-POKER-05' },
      });
    }
  });

  it('OW-POKER-06: one gold each and one from the bank make three', () => {
    const play = sit({ mode: 'witcher' });
    expect(play.state.table.bank).toBe(25);
    const events = answer(play, 'play');
    expect(events.find((event) => event.type === 'pokerStaked')?.data).toEqual({
      active: 1,
      other: 1,
      bank: 1,
      pool: 3,
    });
    expect(play.state.table).toMatchObject({ bank: 24, poker: { pool: 3 } });
  });

  it('OW-POKER-07: both roll five dice in one step, and everybody sees them before any reroll', () => {
    const play = sit({ mode: 'witcher' });
    const events = answer(play, 'play');
    expect(types(events)).toEqual(['pokerStarted', 'pokerStaked', 'pokerRolled']);
    const { dice } = pokerOf(play);
    expect([dice.active.length, dice.other.length]).toEqual([5, 5]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(practiceGame.view(play, viewer).poker?.dice).toEqual(dice);
    }
  });

  it('OW-POKER-08: the one who is not active rerolls first, any number, once', () => {
    const play = sit({ mode: 'witcher' });
    answer(play, 'play');
    expect(asked(play)).toEqual(['poker/reroll 1']);
    const [ask] = play.state.asks;
    expect(ask && play.choices(ask)).toHaveLength(32);
    answer(play, '2-4');
    expect(asked(play)).toEqual(['poker/reroll 0']);
  });

  it('OW-POKER-08: rerolling none is declining, and nothing is rolled for it', () => {
    const play = sit({ mode: 'witcher' });
    answer(play, 'play');
    const chance = [...play.state.chance];
    const before = [...pokerOf(play).dice.other];
    answer(play, 'keep-all');
    expect(play.state.chance).toEqual(chance);
    expect(pokerOf(play).dice.other).toEqual(before);
    expect(pokerOf(play).rerolled.other).toEqual([]);
  });

  it('OW-POKER-09: then the active player, who sees the other’s final dice', () => {
    const play = sit({ mode: 'witcher' });
    answer(play, 'play');
    answer(play, '1-2-3-4-5');
    const others = [...pokerOf(play).dice.other];
    expect(practiceGame.view(play, 0).poker?.dice.other).toEqual(others);
    answer(play, '1');
    expect(pokerOf(play).dice.other).toEqual(others);
    expect(asked(play)).toEqual(['practice/turn 1']);
  });

  it('OW-POKER-09: nobody rerolls a second time', () => {
    const { play } = settle('66666', '11111');
    const [ask] = play.state.asks;
    expect(ask && play.answer(1, ask.id, 'reroll')).toMatchObject({
      code: 'illegal',
      why: { reason: 'rerolled-once' },
    });
  });

  it('OW-POKER-10: only the picked dice change, and the new values stay', () => {
    const play = sit({ mode: 'witcher' });
    answer(play, 'play');
    lay(play, '12346', '66662');
    const events = answer(play, '5');
    const dice = pokerOf(play).dice.other;
    expect(dice.slice(0, 4)).toEqual([6, 6, 6, 6]);
    expect(events.find((event) => event.type === 'pokerRerolled')?.data).toMatchObject({
      side: 'other',
      seat: 1,
      pick: [5],
      dice,
    });
    answer(play, 'keep-all');
    expect(pokerOf(play).dice.other).toEqual(dice);
    const [ask] = play.state.asks;
    expect(ask && play.answer(ask.seat, ask.id, 'restore')).toMatchObject({
      code: 'illegal',
      why: { choice: { id: 'restore' }, reason: 'dice-stay', clause: 'OW-POKER-10' },
    });
  });

  it('OW-POKER-10: a roll cannot be taken back', () => {
    const match = Match.start(practiceGame, {
      seats: 2,
      options: { mode: 'witcher' },
      secret: 's',
      nonces: ['a', 'b'],
    });
    match.submit({ seat: 0, number: 0, ask: 1, choice: 'play' });
    expect(match.canUndo(0)).toBe(false);
    match.submit({ seat: 1, number: 1, ask: 2, choice: '1-2' });
    expect(match.canUndo(1)).toBe(false);
    match.submit({ seat: 0, number: 2, ask: 3, choice: 'keep-all' });
    expect(match.canUndo(0)).toBe(true);
  });

  it('OW-POKER-11: the higher combination wins', () => {
    expect(settle('11122', '23456').result).toMatchObject({ winner: 'active', clause: 'OW-POKER-11' });
  });
  it('OW-POKER-12: the same combination of higher dice wins', () => {
    expect(settle('33124', '55124').result).toMatchObject({ winner: 'other', clause: 'OW-POKER-12' });
  });
  it('OW-POKER-13: two pairs are compared as the option says', () => {
    expect(settle('66113', '55443').result).toMatchObject({ winner: 'active', clause: 'OW-POKER-13' });
    expect(settle('66113', '55443', { mode: 'witcher', pokerTwoPairs: 'sum' }).result).toMatchObject({
      winner: 'other',
      clause: 'OW-POKER-13',
      compared: { active: 14, other: 18 },
    });
  });
  it('OW-POKER-14: full houses are compared by their triples', () => {
    expect(settle('22266', '33311').result).toMatchObject({ winner: 'other', clause: 'OW-POKER-14' });
  });
  it('OW-POKER-15: the dice outside decide, as many of them as the option says', () => {
    expect(settle('55641', '55642').result).toMatchObject({ winner: 'other', clause: 'OW-POKER-15' });
    expect(settle('55641', '55642', { mode: 'witcher', pokerKickers: 'two' }).result).toMatchObject({
      winner: 'active',
      clause: 'OW-POKER-16',
    });
  });
  it('OW-POKER-16: when everything is equal the active player wins, whoever that is', () => {
    const { play, result } = settle('12345', '54321');
    expect(result).toMatchObject({ winner: 'active', clause: 'OW-POKER-16' });
    expect(gold(play)).toEqual([7, 4]);
    answer(play, 'play');
    expect(asked(play)).toEqual(['poker/reroll 0']);
    lay(play, '12345', '54321');
    answer(play, 'keep-all');
    answer(play, 'keep-all');
    expect(gold(play)).toEqual([6, 6]);
  });
  it('OW-POKER-17: the winner takes the whole pool', () => {
    expect(gold(settle('66666', '11111').play)).toEqual([7, 4]);
    const { play } = settle('11111', '66666');
    expect(gold(play)).toEqual([4, 7]);
    expect(pokerOf(play)).toMatchObject({ pool: 0, stage: 'over', result: { winner: 'other', gold: 3 } });
  });
  it('OW-POKER-18: no combination ranks below a pair', () => {
    expect(settle('13456', '11234').result).toMatchObject({ winner: 'other', clause: 'OW-POKER-18' });
  });
});

describe('with the locals', () => {
  it('OW-POKER-19: the active player stakes one gold, the bank two', () => {
    const play = sit({ mode: 'locals' });
    const events = answer(play, 'play');
    expect(events.find((event) => event.type === 'pokerStaked')?.data).toEqual({
      active: 1,
      other: 0,
      bank: 2,
      pool: 3,
    });
    expect(gold(play)).toEqual([4, 5]);
    expect(play.state.table.bank).toBe(23);
  });

  it('OW-POKER-20: the right-hand player rerolls for the locals', () => {
    const play = sit({ mode: 'locals' });
    answer(play, 'play');
    expect(asked(play)).toEqual(['poker/reroll 1']);
    answer(play, 'keep-all');
    expect(asked(play)).toEqual(['poker/reroll 0']);
  });

  it('OW-POKER-21: three gold to the active player, or back to the bank and none to the right-hand player', () => {
    const won = settle('66666', '11111', { mode: 'locals' }).play;
    expect(gold(won)).toEqual([7, 5]);
    expect(won.state.table.bank).toBe(23);
    const lost = settle('11111', '66666', { mode: 'locals' }).play;
    expect(gold(lost)).toEqual([4, 5]);
    expect(lost.state.table.bank).toBe(26);
  });

  it('OW-POKER-22: order, ranking and ties are the same, and a gold is needed', () => {
    expect(settle('12345', '54321', { mode: 'locals' }).result).toMatchObject({
      winner: 'active',
      clause: 'OW-POKER-16',
    });
    const table = { witchers: [{ gold: 0 }, { gold: 0 }] };
    expect(whyNoPoker(table, { active: 0, against: 'locals', other: 1 })).toEqual({
      reason: 'needs-gold',
      clause: 'OW-POKER-22',
    });
  });

  it('OW-POKER-23: whoever throws for the locals needs no gold and is no opponent', () => {
    const table = { witchers: [{ gold: 1 }, { gold: 0 }] };
    expect(whyNoPoker(table, { active: 0, against: 'locals', other: 1 })).toBeUndefined();
    const play = sit({ mode: 'locals' });
    answer(play, 'play');
    expect(pokerOf(play)).toMatchObject({ against: 'locals', other: 1 });
  });
});

describe('solo', () => {
  it('OW-SOLO-08: pay one gold, roll five dice, reroll once, take the reward; nobody rolls for the locals', () => {
    const play = sit({ mode: 'solo' });
    const events = answer(play, 'play');
    expect(gold(play)).toEqual([4]);
    expect(types(events)).toEqual(['pokerStarted', 'pokerStaked', 'pokerRolled']);
    expect(pokerOf(play)).toMatchObject({ pool: 0, dice: { other: [] } });
    expect(asked(play)).toEqual(['poker/reroll 0']);
    answer(play, '1-2');
    expect(asked(play)).toEqual(['practice/turn 0']);
    const table = { witchers: [{ gold: 0 }] };
    expect(whyNoPoker(table, { active: 0, against: 'solo' })).toEqual({ reason: 'needs-gold', clause: 'OW-SOLO-08' });
  });

  it.each([
    ['12346', 0],
    ['11234', 0],
    ['11223', 1],
    ['11123', 2],
    ['12345', 3],
    ['23456', 3],
    ['11122', 4],
    ['11112', 5],
    ['11111', 6],
  ])('OW-SOLO-09: %s is rewarded with %i gold', (dice, reward) => {
    const play = sit({ mode: 'solo', goal: 20 });
    answer(play, 'play');
    lay(play, dice);
    answer(play, 'keep-all');
    expect(gold(play)).toEqual([4 + reward]);
    expect(pokerOf(play).result).toEqual({ winner: 'table', clause: 'OW-SOLO-09', gold: reward });
  });

  it('OW-SOLO-10: the stake is gone and the reward comes from the bank', () => {
    const play = sit({ mode: 'solo' });
    answer(play, 'play');
    expect(play.state.table.bank).toBe(31);
    lay(play, '11223');
    answer(play, 'keep-all');
    expect([gold(play), play.state.table.bank]).toEqual([[5], 30]);
  });
});

describe('an evening', () => {
  /** Somebody who plays on whatever happens and rerolls whatever comes to mind. */
  const play = (raw: Raw, seed: string) => {
    const match = Match.start(practiceGame, {
      seats: raw.mode === 'solo' ? 1 : 2,
      options: raw,
      secret: seed,
      nonces: raw.mode === 'solo' ? ['a'] : ['a', 'b'],
    });
    const whim = new Dice(seed);
    match.play.checked = true;
    for (let turns = 0; turns < 3000 && match.play.over === undefined; turns += 1) {
      const [ask] = match.play.state.asks;
      if (ask === undefined) throw new Error('nobody is asked');
      const choice = ask.ask === 'practice/turn' ? 'play' : whim.pick(match.play.choices(ask)).id;
      expect(match.submit({ seat: ask.seat, number: match.number, ask: ask.id, choice }).ok).toBe(true);
      const text = practiceGame.notation?.print(match.play.state) ?? '';
      expect(practiceGame.notation?.parse(text)).toEqual(match.play.state);
      expect(JSON.parse(JSON.stringify(match.play.state))).toEqual(match.play.state);
    }
    return match;
  };

  it.each(['locals', 'witcher', 'solo'] as const)(
    'OW-SETUP-11: %s: every evening ends, every gold is accounted for, every record replays',
    (mode) => {
      const ends = new Set<unknown>();
      for (let seed = 0; seed < 12; seed += 1) {
        const match = play({ mode, gold: 2, goal: 8 }, `evening ${seed}`);
        expect(match.play.over).toBeDefined();
        ends.add(JSON.parse(JSON.stringify(match.play.over?.detail ?? {})).reason);
        const again = Match.load(practiceGame, JSON.parse(JSON.stringify(match.hostRecord())));
        expect(again.hash()).toBe(match.hash());
      }
      expect(ends).toContain('goal');
    },
  );

  it('ends with an empty purse', () => {
    const sitting = sit({ mode: 'locals', gold: 1, goal: 4 });
    answer(sitting, 'play');
    lay(sitting, '11111', '66666');
    answer(sitting, 'keep-all');
    answer(sitting, 'keep-all');
    expect(sitting.over).toEqual({ ranking: [[1], [0]], detail: { reason: 'broke', seat: 0 } });
  });

  it('ends with a full one', () => {
    const sitting = sit({ mode: 'witcher', gold: 2, goal: 4 });
    answer(sitting, 'play');
    lay(sitting, '66666', '11111');
    answer(sitting, 'keep-all');
    answer(sitting, 'keep-all');
    expect(sitting.over).toEqual({ ranking: [[0], [1]], detail: { reason: 'goal', seat: 0 } });
  });

  it.each<[unknown, number, RegExp]>([
    [{ mode: 'dragons' }, 2, /"dragons" is not a value of mode \(options\.mode\)/],
    [{ gold: 2.5 }, 2, /options\.gold/],
    [{ gold: 12, goal: 12 }, 2, /options\.goal/],
    [{ cheat: true }, 2, /There is no option called cheat/],
    [{ mode: 'solo' }, 2, /Choose 1/],
    ['poker', 2, /not an object/],
  ])('refuses options %j for %i seats', (raw, seats, message) => {
    expect(() => practiceGame.readOptions(raw, seats)).toThrow(message);
  });

  it.each([
    ['gold 5', /turn/],
    ['turn 0\nturn 1', /turn/],
    ['turn 0\ngames 0\ngold 5 5\nbank 25\npoker locals 0 1 stakes pool 3\ndice 44 -\nrerolled - -', /five dice/],
  ])('refuses the position %j', (text, message) => {
    expect(() => practiceGame.notation?.parse(text)).toThrow(message);
  });
});
