/**
 * The properties are only worth something if they catch what they are for. Each test here breaks a reference game in
 * one way a real game could be broken, and the property must notice.
 */
import { describe, expect, it } from 'vitest';
import type { SealedBids } from '../reference/sealed-bids/shape.ts';
import { caravan, sealedBids, ticTacToe } from '../reference/index.ts';
import type { Game, Shape } from '../src/index.ts';
import {
  checkAnswers,
  checkNotation,
  checkReplay,
  checkRoundTrips,
  checkSecrecy,
  checkUndo,
  PropertyBroken,
  randomPlay,
  type Seated,
} from '../src/testing/index.ts';
import { sittings } from './games.ts';

/** What the first of many games complains about. */
function complaint(check: (sitting: Seated) => unknown, count = 40, seats = [3]): string {
  for (const sitting of sittings(count, seats)) {
    try {
      check(sitting);
    } catch (broken) {
      if (broken instanceof PropertyBroken || (broken instanceof Error && broken.name === 'RulesFault'))
        return broken.message;
      throw broken;
    }
  }
  return 'nothing';
}

const bidTake = sealedBids.asks.bid.take.bind(sealedBids.asks.bid);
const withBid = (bid: Partial<Game<SealedBids>['asks']['bid']>): Game<SealedBids> => ({
  ...sealedBids,
  asks: { ...sealedBids.asks, bid: { ...sealedBids.asks.bid, ...bid } },
});

describe('secrecy is broken by', () => {
  const secrecy = <G extends Shape>(game: Game<G>, seats = [3]): string =>
    complaint((sitting) => checkSecrecy(game, sitting), 40, seats);

  it('a view that shows the top of a deck', () => {
    const leaky: typeof sealedBids = {
      ...sealedBids,
      view: (look, viewer) => ({ ...sealedBids.view(look, viewer), round: look.table.prizes.cards.at(-1) ?? 0 }),
    };
    expect(secrecy(leaky)).toContain('receives something that depends on what is hidden');
  });

  it('a view that is only longer when another hand is high', () => {
    const leaky: typeof sealedBids = {
      ...sealedBids,
      view: (look, viewer) => ({
        ...sealedBids.view(look, viewer),
        round: Math.max(...(look.table.hands[0]?.cards ?? [])) > 50 ? 10 : 1,
      }),
    };
    expect(secrecy(leaky)).toContain('receives something that depends on what is hidden');
  });

  it("a list of answers that looks into another seat's hand", () => {
    const list: Game<SealedBids>['asks']['bid']['list'] = (g, ask, answers) => {
      answers.may({ id: 'pass' });
      const others = g.table.hands.filter((_, seat) => seat !== ask.seat).flatMap((hand) => hand.cards);
      for (const card of g.table.hands[ask.seat]?.cards ?? [])
        if (card > Math.min(...others)) answers.may({ id: `bid-${card}`, card });
    };
    expect(secrecy(withBid({ list }))).toContain('receives something that depends on what is hidden');
  });

  it("a reason that names another seat's card", () => {
    const list: Game<SealedBids>['asks']['bid']['list'] = (g, ask, answers) => {
      answers.may({ id: 'pass' });
      answers.mayNot({ id: 'bid-all' }, 'beaten', 'SB-00', {
        by: g.table.hands[(ask.seat + 1) % g.seats]?.cards[0] ?? 0,
      });
    };
    expect(secrecy(withBid({ list }))).toContain('receives something that depends on what is hidden');
  });

  it('a public event about a hidden draw', () => {
    const leaky: typeof caravan = {
      ...caravan,
      steps: {
        ...caravan.steps,
        'refill-hand': (g, step) => {
          caravan.steps['refill-hand'](g, step);
          g.emit('offered', { card: g.table.traders[step.seat]?.hand.cards.at(-1) ?? 0 });
        },
      },
    };
    expect(secrecy(leaky, [5])).toContain('hears something that depends on what stays hidden');
  });

  it('a view that shows the generator', () => {
    const leaky: typeof caravan = {
      ...caravan,
      view: (look, viewer) => ({
        ...caravan.view(look, viewer),
        turn: (look as unknown as { state: { chance: number[] } }).state.chance[0] ?? 0,
      }),
    };
    expect(secrecy(leaky)).toContain('receives something that depends on what is hidden');
  });

  it('a view that shows who has secretly bid what', () => {
    const leaky: typeof sealedBids = {
      ...sealedBids,
      view: (look, viewer) => {
        const { asks } = (look as unknown as { state: { asks: { reply?: string }[] } }).state;
        return { ...sealedBids.view(look, viewer), round: asks.filter((ask) => ask.reply === 'pass').length };
      },
    };
    expect(secrecy(leaky)).toContain('receives something that depends on what is hidden');
  });
});

describe('undo is broken by', () => {
  const undo = <G extends Shape>(game: Game<G>): string => complaint((sitting) => checkUndo(game, sitting));

  it('a rule that shows a seat a hidden card without saying so', () => {
    const peeking: typeof sealedBids = {
      ...sealedBids,
      asks: {
        ...sealedBids.asks,
        tribute: {
          ...sealedBids.asks.tribute,
          take(g, ask, choice) {
            g.emitTo(ask.seat, 'dealt', { seat: ask.seat, count: 0 }, { cards: g.table.prizes.cards.slice(-1) });
            sealedBids.asks.tribute.take(g, ask, choice);
          },
        },
      },
    };
    expect(undo(peeking)).toContain('although the seat learnt something by it');
  });

  it("a next question that depends on another seat's hand", () => {
    const telling: typeof sealedBids = {
      ...sealedBids,
      steps: {
        ...sealedBids.steps,
        bid: (g, step) => {
          const able = step.seats.filter((seat) => (g.table.hands[seat]?.cards ?? []).some((card) => card < 20));
          sealedBids.steps.bid(g, able.length === 0 ? step : { ...step, seats: able });
        },
      },
    };
    expect(undo(telling)).toContain('although the seat learnt something by it');
  });

  it('a memory outside the state', () => {
    let marks = 0;
    const remembering: typeof ticTacToe = {
      ...ticTacToe,
      asks: {
        mark: {
          ...ticTacToe.asks.mark,
          take(g, ask, choice) {
            marks++;
            ticTacToe.asks.mark.take(g, ask, choice);
            g.then({ do: 'turn', seat: marks % 2 });
          },
        },
      },
      invariants: {},
    };
    const check = (sitting: Seated): unknown => checkUndo(remembering, sitting);
    expect(complaint(check, 40, [2])).toMatch(/did not give|was refused|learnt something/);
  });
});

describe('round trips are broken by', () => {
  const trips = <G extends Shape>(game: Game<G>, seats = [3]): string =>
    complaint((sitting) => checkRoundTrips(game, sitting), 40, seats);

  it('a number that is not whole', () => {
    const take: typeof bidTake = (g, ask, choice) => {
      bidTake(g, ask, choice);
      g.table.points[0] = (g.table.points[0] ?? 0) + 0.5;
    };
    expect(trips(withBid({ take }))).toMatch(/state\.table\.points\[0\] is the number \d+\.5/);
  });

  it('a value JSON cannot carry', () => {
    const take: typeof bidTake = (g, ask, choice) => {
      bidTake(g, ask, choice);
      (g.table as unknown as { seen: unknown }).seen = new Set([1]);
    };
    expect(trips(withBid({ take }))).toContain('state.table.seen is not a plain object');
  });

  it('two places of the table that are one object', () => {
    const sharing: typeof sealedBids = {
      ...sealedBids,
      setup: (options, seats) => {
        const start = sealedBids.setup(options, seats);
        start.table.pastPrizes = start.table.past;
        return start;
      },
      invariants: {},
    };
    expect(trips(sharing)).toContain('the re-read state');
  });

  it('a written clone that shares a pile', () => {
    const sharing: typeof caravan = {
      ...caravan,
      cloneTable: (table) => ({ ...caravan.cloneTable?.(table), ...table, turn: table.turn }),
    };
    expect(trips(sharing)).toContain('a fork shares something with its original');
  });

  it('a handler that changes a step that waits', () => {
    const careless: typeof sealedBids = {
      ...sealedBids,
      steps: {
        ...sealedBids.steps,
        compare: (g, step) => {
          (step.seats as number[]).reverse().reverse();
          sealedBids.steps.compare(g, step);
        },
      },
    };
    expect(trips(careless)).toContain('a fork shares something with its original, or a handler changes a waiting step');
  });
});

describe('answers are broken by', () => {
  const answers = (game: Game<SealedBids>): string => complaint((sitting) => checkAnswers(game, sitting));

  it('an id that is listed twice', () => {
    const list: Game<SealedBids>['asks']['bid']['list'] = (_g, _ask, listed) => {
      listed.may({ id: 'pass' });
      listed.may({ id: 'pass' });
    };
    expect(answers(withBid({ list }))).toContain('lists an id twice');
  });

  it('an answer that is legal and impossible at once', () => {
    const list: Game<SealedBids>['asks']['bid']['list'] = (g, ask, listed) => {
      sealedBids.asks.bid.list(g, ask, listed);
      listed.mayNot({ id: 'pass' }, 'never', 'SB-00');
    };
    expect(answers(withBid({ list }))).toContain('listed as legal and as impossible');
  });

  it('an impossible answer without its clause', () => {
    const list: Game<SealedBids>['asks']['bid']['list'] = (g, ask, listed) => {
      sealedBids.asks.bid.list(g, ask, listed);
      listed.mayNot({ id: 'bid-99' }, 'no-such-card', '');
    };
    expect(answers(withBid({ list }))).toContain('without a reason or a clause');
  });

  it('a question without any answer', () => {
    expect(answers(withBid({ list: () => {} }))).toContain('no legal answer');
  });

  it('a listed answer whose rule throws', () => {
    const take: typeof bidTake = (g, ask, choice) => {
      g.move(-1, g.table.deck, g.table.past);
      bidTake(g, ask, choice);
    };
    expect(answers(withBid({ take }))).toContain('card -1 is not in that pile');
  });
});

describe('other properties are broken by', () => {
  it('chance from outside the state: the record does not replay', () => {
    let wild = 0;
    const take: typeof bidTake = (g, ask, choice) => {
      bidTake(g, ask, choice);
      g.table.points[0] = wild++;
    };
    expect(complaint((sitting) => checkReplay(withBid({ take }), sitting))).toContain('the state is another one');
  });

  it('a notation that forgets something', () => {
    const forgetful: typeof sealedBids = {
      ...sealedBids,
      notation: {
        print: (state) => sealedBids.notation?.print({ ...state, nextAsk: state.nextAsk + 1 }) ?? '',
        parse: (text) =>
          sealedBids.notation?.parse(text) ?? { agenda: [], asks: [], nextAsk: 1, chance: [], table: {} as never },
      },
    };
    expect(complaint((sitting) => checkNotation(forgetful, sitting))).toContain('reads back as another one');
  });

  it('a card that vanishes: the invariant names the step', () => {
    const losing: typeof sealedBids = {
      ...sealedBids,
      steps: {
        ...sealedBids.steps,
        compare: (g, step) => {
          g.remove(g.table.deck.cards[0] ?? 0, g.table.deck);
          sealedBids.steps.compare(g, step);
        },
      },
    };
    expect(complaint((sitting) => randomPlay(losing, sitting))).toContain(
      'after compare, SB-01: no card appears or vanishes',
    );
  });
});
