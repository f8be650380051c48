/** Dice poker alone, as a game of its own. */

import type { Act, Game, Look, Seat } from '@medallion/kernel';
import { type PokerStart, POKER_STREAM, pokerChapter, whyNoPoker } from '../rules/poker/index.ts';
import { practiceNotation } from './notation.ts';
import { readPracticeOptions } from './options.ts';
import type { Practice, PracticeEnd } from './shape.ts';

/** All gold of the box. OW-SETUP-11 */
const GOLD = 35;

const poker = pokerChapter<Practice>();

export const practiceGame: Game<Practice> = {
  id: 'old-world-poker',
  rules: '2',
  seats: { min: 1, max: 2 },
  streams: [POKER_STREAM],
  readOptions: readPracticeOptions,

  setup(options, seats) {
    const witchers = Array.from({ length: seats }, () => ({ gold: options.gold }));
    return {
      table: { witchers, bank: GOLD - seats * options.gold, turn: 0, games: 0 },
      agenda: [{ do: 'practice/turn' }],
    };
  },

  steps: {
    ...poker.steps,

    /** Whether to play is the active player's choice; nobody else is asked. OW-POKER-01, OW-POKER-04 */
    'practice/turn': (g) => {
      g.ask(g.table.turn, 'practice/turn', {});
    },

    /** A full or an empty purse ends the evening; otherwise the next turn begins. */
    'practice/after': (g) => {
      g.table.games += 1;
      const players = g.options.mode === 'witcher' ? [0, 1] : [0];
      const gold = (seat: Seat): number => g.table.witchers[seat]?.gold ?? 0;
      const rich = players.find((seat) => gold(seat) >= g.options.goal);
      if (rich !== undefined) return endEvening(g, 'goal', rich);
      const broke = players.find((seat) => gold(seat) < 1);
      if (broke !== undefined) return endEvening(g, 'broke', broke);
      // Against another Witcher the turns alternate: whoever rerolls last changes with them.
      if (g.options.mode === 'witcher') g.table.turn = 1 - g.table.turn;
      g.then({ do: 'practice/turn' });
    },
  },

  asks: {
    ...poker.asks,

    'practice/turn': {
      list(g, _ask, answers) {
        answers.offer({ id: 'play' }, whyNoPoker(g.table, startOf(g)));
        answers.may({ id: 'leave' });
        if (!answers.reasons || g.table.poker === undefined) return;
        answers.mayNot(
          { id: 'reroll' },
          'rerolled-once',
          g.table.poker.active === g.table.turn ? 'OW-POKER-09' : 'OW-POKER-08',
        );
        answers.mayNot({ id: 'restore' }, 'dice-stay', 'OW-POKER-10');
      },
      take(g, { seat }, { id }) {
        if (id === 'leave') return endEvening(g, 'left', seat);
        g.then({ do: 'poker/start', ...startOf(g) }, { do: 'practice/after' });
      },
    },
  },

  view({ table, options }) {
    const { pokerTwoPairs, pokerKickers } = options;
    const view = {
      mode: options.mode,
      start: options.gold,
      goal: options.goal,
      rules: { pokerTwoPairs, pokerKickers },
      gold: table.witchers.map((witcher) => witcher.gold),
      bank: table.bank,
      turn: table.turn,
      games: table.games,
    };
    if (table.poker === undefined) return view;
    const { active, against, other, stage, pool, dice, rerolled, result } = table.poker;
    const game = {
      active,
      against,
      ...(other === undefined ? {} : { other }),
      stage,
      pool,
      dice: { active: [...dice.active], other: [...dice.other] },
      rerolled: { ...rerolled },
      ...(result === undefined ? {} : { result: { ...result } }),
    };
    return { ...view, poker: game };
  },

  invariants: {
    'OW-SETUP-11: no gold appears or vanishes': ({ table }) => {
      const owned = table.witchers.reduce((sum, witcher) => sum + witcher.gold, 0);
      const all = owned + table.bank + (table.poker?.pool ?? 0);
      return all === GOLD ? undefined : `${all} gold instead of ${GOLD}`;
    },
    'OW-GEN-07: nobody owes gold': ({ table }) =>
      table.witchers.every((witcher) => witcher.gold >= 0) ? undefined : 'a purse is below zero',
    'OW-POKER-06: the pool is three or nothing': ({ table }) =>
      [0, 3].includes(table.poker?.pool ?? 0) ? undefined : `${String(table.poker?.pool)} in the pool`,
    'OW-POKER-07: dice show one to six, five each': ({ table }) => {
      const rows = table.poker === undefined ? [] : [table.poker.dice.active, table.poker.dice.other];
      const fine = rows.every((row) => [0, 5].includes(row.length) && row.every((die) => die >= 1 && die <= 6));
      return fine ? undefined : 'impossible dice';
    },
  },

  notation: practiceNotation,
};

/** Who plays the next game. The right-hand player of the only active player throws for the locals. OW-POKER-20 */
function startOf(g: Look<Practice>): PokerStart {
  const { mode } = g.options;
  const active = g.table.turn;
  return mode === 'solo' ? { active, against: mode } : { active, against: mode, other: 1 - active };
}

/** The purses decide who comes first; alone, the evening itself is the opponent. */
function endEvening(g: Act<Practice>, reason: PracticeEnd, seat: Seat): void {
  const gold = g.table.witchers.map((witcher) => witcher.gold);
  g.emit('practiceOver', { reason, seat, gold });
  g.end({ ranking: ranking(g, reason), detail: { reason, seat } });
}

function ranking(g: Act<Practice>, reason: PracticeEnd): Seat[][] {
  if (g.options.mode === 'solo') return [[0]];
  if (g.options.mode === 'locals') return reason === 'goal' ? [[0], [1]] : reason === 'broke' ? [[1], [0]] : [[0, 1]];
  const [first = 0, second = 0] = g.table.witchers.map((witcher) => witcher.gold);
  return first === second ? [[0, 1]] : first > second ? [[0], [1]] : [[1], [0]];
}
