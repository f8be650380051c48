import { describe, expect, it } from 'vitest';
import { POKER_HANDS, type PokerHand } from '../../src/content/tables.ts';
import {
  DEFAULT_POKER_RULES,
  type DecidingClause,
  decide,
  type Hand,
  type PokerRules,
  rankHand,
  rankOf,
  soloReward,
  strength,
} from '../../src/rules/poker/hands.ts';

const dice = (text: string): number[] => [...text].map(Number);
const hand = (text: string): Hand => rankHand(dice(text));
const sum: PokerRules = { ...DEFAULT_POKER_RULES, pokerTwoPairs: 'sum' };
const two: PokerRules = { ...DEFAULT_POKER_RULES, pokerKickers: 'two' };

/** All 252 ways five dice can lie, order disregarded. */
function multisets(): number[][] {
  let rolls: number[][] = [[]];
  for (let die = 0; die < 5; die += 1) {
    rolls = rolls.flatMap((roll) =>
      [1, 2, 3, 4, 5, 6].filter((face) => face >= (roll.at(-1) ?? 1)).map((face) => [...roll, face]),
    );
  }
  return rolls;
}

/** The first beats the second whoever of the two is active, by this clause. */
function beats(first: string, second: string, clause: DecidingClause, rules = DEFAULT_POKER_RULES): void {
  expect(decide(hand(first), hand(second), rules)).toMatchObject({ winner: 'active', clause });
  expect(decide(hand(second), hand(first), rules)).toMatchObject({ winner: 'other', clause });
}

function ties(first: string, second: string, rules = DEFAULT_POKER_RULES): void {
  const tie = { winner: 'active', clause: 'OW-POKER-16', compared: { active: 0, other: 0 } };
  expect(decide(hand(first), hand(second), rules)).toEqual(tie);
  expect(decide(hand(second), hand(first), rules)).toEqual(tie);
}

describe('naming a hand', () => {
  it.each<[string, PokerHand, number[], number[]]>([
    ['12346', 'none', [6, 4, 3, 2, 1], []],
    ['44162', 'pair', [4], [6, 2, 1]],
    ['55221', 'two-pairs', [5, 2], [1]],
    ['15225', 'two-pairs', [5, 2], [1]],
    ['44462', 'three', [4], [6, 2]],
    ['51423', 'five-high-straight', [5], []],
    ['62543', 'six-high-straight', [6], []],
    ['22266', 'full-house', [2, 6], []],
    ['33331', 'four', [3], [1]],
    ['66666', 'five', [6], []],
  ])('OW-POKER-11: %s is %s', (text, name, values, kickers) => {
    expect(hand(text)).toEqual({ name, values, kickers });
  });

  it('OW-POKER-11: the ranking runs from a pair to five of a kind', () => {
    expect(POKER_HANDS.slice(1)).toEqual([
      'pair',
      'two-pairs',
      'three',
      'five-high-straight',
      'six-high-straight',
      'full-house',
      'four',
      'five',
    ]);
  });

  it('OW-POKER-11: all 7776 rolls fall into hands as often as arithmetic says', () => {
    const seen = Object.fromEntries(POKER_HANDS.map((name) => [name, 0])) as Record<PokerHand, number>;
    for (let roll = 0; roll < 7776; roll += 1) {
      const faces = [0, 1, 2, 3, 4].map((place) => (Math.trunc(roll / 6 ** place) % 6) + 1);
      seen[rankHand(faces).name] += 1;
    }
    expect(seen).toEqual({
      none: 480,
      pair: 3600,
      'two-pairs': 1800,
      three: 1200,
      'five-high-straight': 120,
      'six-high-straight': 120,
      'full-house': 300,
      four: 150,
      five: 6,
    });
  });

  it('OW-POKER-11: the order in which the dice lie does not matter', () => {
    for (const roll of multisets()) expect(rankHand([...roll].reverse())).toEqual(rankHand(roll));
  });

  it('refuses anything but five dice', () => {
    expect(() => rankHand([1, 2, 3])).toThrow(RangeError);
  });
});

describe('comparing hands', () => {
  it('OW-POKER-11: each combination beats the weakest of the next lower one', () => {
    const strongest = ['66543', '66554', '66654', '12345', '23456', '66655', '66665'];
    const weakest = ['11223', '11123', '12345', '23456', '11122', '11112', '11111'];
    for (const [place, low] of strongest.entries()) beats(weakest[place] ?? '', low, 'OW-POKER-11');
  });

  it('OW-POKER-12: a pair of fives beats a pair of threes', () => beats('55123', '33654', 'OW-POKER-12'));
  it('OW-POKER-12: three twos beat three ones whatever lies beside them', () => beats('22213', '11165', 'OW-POKER-12'));
  it('OW-POKER-12: four sixes beat four fives', () => beats('66661', '55556', 'OW-POKER-12'));
  it('OW-POKER-12: five twos beat five ones', () => beats('22222', '11111', 'OW-POKER-12'));

  it('OW-POKER-13: sixes and ones beat fives and fours', () => beats('66113', '55443', 'OW-POKER-13'));
  it('OW-POKER-13: with equal higher pairs the lower pairs decide', () => beats('66221', '66115', 'OW-POKER-13'));
  it('OW-POKER-13: by sum, fives and fours (18) beat sixes and ones (14)', () => {
    beats('55443', '66113', 'OW-POKER-13', sum);
    expect(decide(hand('55443'), hand('66113'), sum).compared).toEqual({ active: 18, other: 14 });
  });
  it('OW-POKER-13: by sum, equal sums leave it to the fifth die', () => beats('55223', '66112', 'OW-POKER-15', sum));

  it('OW-POKER-14: the triples of two full houses are compared first', () => beats('33322', '22266', 'OW-POKER-14'));
  it('OW-POKER-14: with equal triples the pairs decide', () => beats('33366', '33355', 'OW-POKER-14'));

  it('OW-POKER-15: the highest die outside decides', () => beats('55631', '55432', 'OW-POKER-15'));
  it('OW-POKER-15: then the second', () => beats('55641', '55631', 'OW-POKER-15'));
  it('OW-POKER-15: then the third', () => beats('55642', '55641', 'OW-POKER-15'));
  it('OW-POKER-15: with two kickers the third die is not looked at', () => ties('55642', '55641', two));
  it('OW-POKER-15: with two kickers the second still is', () => beats('55641', '55631', 'OW-POKER-15', two));
  it('OW-POKER-15: the die beside four of a kind counts', () => beats('44446', '44441', 'OW-POKER-15'));

  it('OW-POKER-16: equal dice in another order are the active player’s', () => ties('55432', '23455'));
  it('OW-POKER-16: two equal straights are the active player’s', () => ties('12345', '54321'));

  it('OW-POKER-18: no combination loses to the lowest pair', () => beats('11234', '13456', 'OW-POKER-18'));
  it('OW-POKER-18: two such rolls are compared die by die', () => beats('13456', '12456', 'OW-POKER-18'));
  it('OW-POKER-18: the third die decides where all are compared', () => beats('13456', '12356', 'OW-POKER-18'));
  it('OW-POKER-18, D-20: with two kickers only the two highest of such rolls are compared', () => {
    beats('12356', '12346', 'OW-POKER-18', two);
    ties('13456', '12356', two);
    ties('13456', '12456', two);
  });

  for (const [label, rules] of [
    ['default', DEFAULT_POKER_RULES],
    ['sum', sum],
    ['two kickers', two],
    ['sum and two kickers', { pokerTwoPairs: 'sum', pokerKickers: 'two' }],
  ] as const) {
    it(`OW-POKER-11..18 (${label}): all 252 × 252 pairs agree with one strict order; only complete ties favour the active player`, () => {
      const hands = multisets().map((roll) => {
        const ranked = rankHand(roll);
        return { ranked, strength: strength(ranked, rules) };
      });
      expect(hands).toHaveLength(252);
      let ties = 0;
      for (const a of hands) {
        for (const b of hands) {
          const forward = decide(a.ranked, b.ranked, rules);
          const backward = decide(b.ranked, a.ranked, rules);
          if (a.strength === b.strength) {
            ties += 1;
            if (forward.clause !== 'OW-POKER-16' || forward.winner !== 'active' || backward.winner !== 'active')
              throw new Error('a tie is not the active player’s');
          } else if (
            (forward.winner === 'active') !== a.strength > b.strength ||
            forward.winner === backward.winner ||
            forward.clause !== backward.clause ||
            forward.compared.active !== backward.compared.other
          ) {
            throw new Error(`${JSON.stringify(a)} against ${JSON.stringify(b)} is not antisymmetric`);
          }
          if (a.strength > b.strength && rankOf(a.ranked.name) < rankOf(b.ranked.name))
            throw new Error('a lower combination is stronger');
        }
      }
      if (rules === DEFAULT_POKER_RULES) expect(ties).toBe(252);
      else expect(ties).toBeGreaterThan(252);
    });
  }
});

describe('solo', () => {
  it('OW-SOLO-09: the reward of each hand', () => {
    expect(POKER_HANDS.map((name) => [name, soloReward(name)])).toEqual([
      ['none', 0],
      ['pair', 0],
      ['two-pairs', 1],
      ['three', 2],
      ['five-high-straight', 3],
      ['six-high-straight', 3],
      ['full-house', 4],
      ['four', 5],
      ['five', 6],
    ]);
  });
});
