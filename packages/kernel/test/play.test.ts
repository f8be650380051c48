import { describe, expect, it } from 'vitest';
import { heardBy, Play, playView } from '../src/index.ts';
import { type Scripts, type Tiny, tinyGame } from './tiny.ts';

function start(scripts: Scripts, seats = 3): Play<Tiny> {
  return Play.start(tinyGame(scripts), {}, seats, 'seed', true);
}

/** Gives seat 0's answer to the one open question. */
function go(play: Play<Tiny>, id: string): void {
  const ask = play.state.asks[0];
  expect(play.answer(0, ask?.id ?? 0, id)).toBeUndefined();
}

describe('the agenda', () => {
  it('does the steps of one handler in the order they are written, before what was waiting', () => {
    const play = start({
      plan: (g) => {
        g.then({ do: 'log', what: 'first' }, { do: 'run', script: 'inner' });
        g.then({ do: 'log', what: 'fourth' });
        g.then({ do: 'log', what: 'last' });
      },
      inner: (g) => {
        g.then({ do: 'log', what: 'second' });
        g.then({ do: 'log', what: 'third' });
      },
    });
    go(play, 'plan');
    expect(play.table.log).toEqual(['first', 'second', 'third', 'fourth', 'last']);
  });

  it('nests procedures: an inner one is finished before the outer goes on', () => {
    const play = start({ nest: (g) => g.then({ do: 'nested', depth: 1 }) });
    go(play, 'nest');
    expect(play.table.log).toEqual(['in 1', 'in 2', 'in 3', 'out 2', 'out 1']);
  });

  it('can be cut off down to a step that waits', () => {
    const play = start({
      cut: (g) => g.then({ do: 'run', script: 'skip' }, { do: 'log', what: 'lost' }, { do: 'run', script: 'end' }),
      skip: (g) => g.skipTo('run'),
      end: (g) => g.table.log.push('end'),
    });
    go(play, 'cut');
    expect(play.table.log).toEqual(['end']);
  });

  it('does nothing that a handler plans before or after it breaks its procedure off', () => {
    const play = start({
      cut: (g) => g.then({ do: 'run', script: 'skip' }, { do: 'log', what: 'lost' }, { do: 'run', script: 'end' }),
      skip: (g) => {
        g.then({ do: 'log', what: 'before' });
        g.skipTo('run');
        g.then({ do: 'log', what: 'after' });
      },
      end: (g) => {
        g.then({ do: 'log', what: 'end' });
      },
    });
    go(play, 'cut');
    expect(play.table.log).toEqual(['end']);
  });

  it('complains about a step nobody wrote, and about running dry', () => {
    const play = start({ odd: (g) => g.then({ do: 'nothing' } as never) });
    expect(() => go(play, 'odd')).toThrow('no handler for step nothing');
    const dry = start({ dry: () => {} });
    dry.state.agenda = [];
    expect(() => go(dry, 'dry')).toThrow('nothing left to do');
  });

  it('notices a procedure that never ends', () => {
    const play = start({ loop: (g) => g.then({ do: 'run', script: 'loop' }) });
    expect(() => go(play, 'loop')).toThrow('steps without a question');
  });
});

describe('questions put to several seats', () => {
  const scripts: Scripts = {
    all: (g) => {
      for (const seat of [2, 0, 1]) g.ask(seat, 'both', {});
      g.then({ do: 'log', what: 'after' });
    },
  };
  const asked = (): Play<Tiny> => {
    const play = start(scripts);
    go(play, 'all');
    return play;
  };
  const reply = (play: Play<Tiny>, seat: number, id: string): unknown =>
    play.answer(seat, play.state.asks.find((ask) => ask.seat === seat)?.id ?? 0, id);

  it('are open at once, answered in any order, and take effect together in the order they were put', () => {
    const play = asked();
    for (const [seat, id] of [
      [1, 'left'],
      [2, 'right'],
    ] as const) {
      expect(reply(play, seat, id)).toBeUndefined();
      expect(play.table.log).toEqual([]);
    }
    reply(play, 0, 'left');
    expect(play.table.log).toEqual(['2 right', '0 left', '1 left', 'after']);
  });

  it('show a given answer to its own seat only', () => {
    const play = asked();
    const before = playView(play, 0);
    reply(play, 1, 'left');
    expect(playView(play, 1).asks[0]?.reply).toBe('left');
    expect(playView(play, 0)).toEqual({ ...before, waiting: before.waiting.filter(({ seat }) => seat !== 1) });
    expect(JSON.stringify(playView(play, 'spectator'))).not.toContain('left');
  });

  it('cannot be answered twice', () => {
    const play = asked();
    reply(play, 1, 'left');
    expect(reply(play, 1, 'right')).toEqual({ code: 'already-answered' });
  });

  it('say why a plausible answer is not allowed', () => {
    const play = asked();
    const why = { choice: { id: 'middle' }, reason: 'no-middle', clause: 'T-01', with: { width: 0 } };
    expect(reply(play, 1, 'middle')).toEqual({ code: 'illegal', why });
    expect(playView(play, 1).asks[0]?.impossible).toEqual([why]);
  });

  it('tell each seat its own secret part of what happened, and the others none', () => {
    const play = asked();
    for (const seat of [0, 1, 2]) reply(play, seat, 'left');
    const chosen = (viewer: number): unknown[] => heardBy(play.events, viewer).map((event) => event.data);
    expect(chosen(2)).toEqual([
      { what: 'chosen', id: 'left' },
      { what: 'chosen' },
      { what: 'chosen' },
      { what: 'after' },
    ]);
    expect(heardBy(play.events, 'spectator').every(({ data }) => !('id' in data))).toBe(true);
  });
});

describe('the end', () => {
  it('leaves no step and no question, whatever its handler does after it', () => {
    const play = start({
      end: (g) => {
        g.end({ ranking: [[1], [0, 2]] });
        g.ask(1, 'go', {});
        g.then({ do: 'log', what: 'too late' });
      },
    });
    go(play, 'end');
    expect(play.over).toEqual({ ranking: [[1], [0, 2]] });
    expect([play.state.agenda, play.state.asks, play.table.log]).toEqual([[], [], []]);
    expect(play.answer(0, 1, 'end')).toEqual({ code: 'game-over' });
    expect(playView(play, 1)).toMatchObject({ asks: [], waiting: [], over: { ranking: [[1], [0, 2]] } });
  });

  it('in the middle of answers given together stops the rest of them', () => {
    const game = tinyGame({
      all: (g) => {
        for (const seat of [0, 1]) g.ask(seat, 'both', {});
      },
    });
    const ending = {
      ...game,
      asks: {
        ...game.asks,
        both: {
          ...game.asks.both,
          take: (g: { table: Tiny['table']; end(outcome: object): void }) => {
            g.table.log.push('x');
            g.end({ ranking: [[0]] });
          },
        },
      },
    } as typeof game;
    const play = Play.start(ending, {}, 2, 'seed');
    go(play, 'all');
    for (const seat of [1, 0]) play.answer(seat, play.state.asks.find((ask) => ask.seat === seat)?.id ?? 0, 'left');
    expect(play.table.log).toEqual(['x']);
  });
});

describe('the undo barrier', () => {
  const hand = (g: { table: Tiny['table'] }, seat: number): Tiny['table']['deck'] =>
    g.table.hands[seat] as Tiny['table']['deck'];
  const scripts: Scripts = {
    nothing: () => {},
    'own card laid open': (g) => g.move(10, hand(g, 0), g.table.open),
    'own card into a deck': (g) => g.move(10, hand(g, 0), g.table.deck),
    'own card under a deck': (g) => g.moveAt(10, hand(g, 0), g.table.deck, 0),
    'an open card taken': (g) => g.move(7, g.table.open, hand(g, 0)),
    'a deck moved unseen': (g) => g.moveAll(g.table.other, g.table.deck),
    'an empty pile turned over': (g) => {
      g.moveAll(g.table.open, g.table.deck);
      g.moveAll(g.table.open, g.table.deck);
    },
    'a card drawn': (g) => g.moveTop(g.table.deck, hand(g, 0)),
    'a card drawn by another': (g) => g.moveTop(g.table.deck, hand(g, 1)),
    'a card turned over': (g) => g.moveTop(g.table.deck, g.table.open),
    'a deck turned over': (g) => g.moveAll(g.table.deck, g.table.open),
    "another's card laid open": (g) => g.move(11, hand(g, 1), g.table.open),
    "another's card taken": (g) => g.move(11, hand(g, 1), hand(g, 0)),
    'own card given away': (g) => g.move(10, hand(g, 0), hand(g, 1)),
    'a look': (g) => g.revealTo(0),
    'a roll': (g) => g.die('dice'),
    'a shuffle': (g) => g.shuffle('dice', g.table.deck),
  };
  const free = Object.keys(scripts).slice(0, 7);

  it.each(Object.keys(scripts))('%s', (id) => {
    const play = start(scripts);
    go(play, id);
    expect(play.barrier).toBe(!free.includes(id));
    go(play, 'nothing');
    expect(play.barrier).toBe(false);
  });

  it.each([undefined, true] as const)(
    'stands behind an answer given together with others if it is final: %s',
    (final) => {
      const game = tinyGame({
        all: (g) => {
          for (const seat of [0, 1]) g.ask(seat, 'both', {});
        },
      });
      const both = final === undefined ? game.asks.both : { ...game.asks.both, final };
      const play = Play.start({ ...game, asks: { ...game.asks, both } }, {}, 2, 'seed');
      go(play, 'all');
      go(play, 'left');
      expect(play.state.asks[0]?.reply).toBe('left');
      expect(play.barrier).toBe(final === true);
    },
  );
});

describe('piles and chance', () => {
  it('refuse a card that is not there and a stream the game does not name', () => {
    const play = start({ move: (g) => g.move(99, g.table.deck, g.table.open), roll: (g) => g.die('weather') });
    expect(() => go(play, 'move')).toThrow('card 99 is not in that pile');
    expect(() => go(start({ roll: (g) => g.die('weather') }), 'roll')).toThrow('no chance stream called weather');
  });

  it('refuse to roll where a position has no words for it', () => {
    const play = start({ roll: (g) => g.die('dice') });
    play.state.chance = [];
    expect(() => go(play, 'roll')).toThrow('no words for chance stream dice');
  });

  it('draw from the top, which is the last card, and say when there is none', () => {
    const drawn: boolean[] = [];
    const play = start({ draw: (g) => drawn.push(g.moveTop(g.table.other, g.table.open)) });
    for (let i = 0; i < 3; i++) go(play, 'draw');
    expect(play.table.open.cards).toEqual([7, 8, 6, 5]);
    expect(drawn).toEqual([true, true, false]);
  });

  it('put cards under, add and remove them', () => {
    const play = start({
      arrange: (g) => {
        g.moveAt(7, g.table.open, g.table.deck, 0);
        g.add(g.table.open, [30, 31]);
        g.remove(8, g.table.open);
      },
    });
    go(play, 'arrange');
    expect([play.table.deck.cards, play.table.open.cards]).toEqual([
      [7, 1, 2, 3, 4],
      [30, 31],
    ]);
  });

  it('roll dice from one to six', () => {
    const rolled = new Set<number>();
    const play = start({ roll: (g) => rolled.add(g.die('dice')) });
    for (let i = 0; i < 200; i++) go(play, 'roll');
    expect(rolled).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });
});
