/** Dice poker step by step, in the order of the rulebook. OW-POKER, OW-SOLO-08..10 */

import { type Act, type AskRules, RulesFault, type Seat, type StepHandlers } from '@medallion/kernel';
import { fromBank, toBank } from './bank.ts';
import { POKER_STREAM, type PokerAsks, type PokerGame, type PokerShape, type PokerSteps } from './game.ts';
import { decide, rankHand, soloReward } from './hands.ts';
import { whyNoPoker } from './may-play.ts';
import type { Role } from './odds.ts';
import { pickId, picksAll } from './pick.ts';

type G = Act<PokerShape>;

const pokerSteps: StepHandlers<PokerShape, Omit<PokerSteps, 'poker/after-reroll'>> = {
  /** Two sit down, or one alone before the table of rewards; whoever was chosen is not asked. OW-POKER-03..05 */
  'poker/start': (g, { active, against, other }) => {
    const no = whyNoPoker(g.table, { active, against, other });
    if (no !== undefined) throw new RulesFault(`poker cannot start: ${no.reason} (${no.clause})`);
    const seats = against === 'solo' || other === undefined ? { active, against } : { active, against, other };
    g.table.poker = { ...seats, stage: 'stakes', pool: 0, dice: { active: [], other: [] }, rerolled: {} };
    g.emit('pokerStarted', seats);
    g.then({ do: 'poker/stakes' }, { do: 'poker/roll' });
  },

  /** Three gold into the pool; what the participants do not stake comes from the bank. OW-POKER-06, OW-POKER-19 */
  'poker/stakes': (g) => {
    const poker = gameOf(g);
    const active = stake(g, poker.active);
    if (poker.against === 'solo') {
      // No pool: the stake is simply paid. OW-SOLO-08, OW-SOLO-10, D-26
      toBank(g, active);
      g.emit('pokerStaked', { active, other: 0, bank: 0, pool: 0 });
      return;
    }
    const other = poker.against === 'witcher' ? stake(g, otherOf(poker)) : 0;
    const bank = fromBank(g, POOL - active - other);
    poker.pool = active + other + bank;
    g.emit('pokerStaked', { active, other, bank, pool: poker.pool });
  },

  /** Both roll at the same time, everybody sees. OW-POKER-07 */
  'poker/roll': (g) => {
    const poker = gameOf(g);
    poker.dice.active = rollFive(g);
    if (poker.against !== 'solo') poker.dice.other = rollFive(g);
    g.emit('pokerRolled', { active: [...poker.dice.active], other: [...poker.dice.other] });
    if (poker.against === 'solo') g.then({ do: 'poker/reroll', side: 'active' }, { do: 'poker/reward' });
    else g.then({ do: 'poker/reroll', side: 'other' }, { do: 'poker/reroll', side: 'active' }, { do: 'poker/settle' });
  },

  /** First the one who is not active, then the active player, who knows the other's final dice. OW-POKER-08, OW-POKER-09 */
  'poker/reroll': (g, { side }) => {
    const poker = gameOf(g);
    poker.stage = side === 'other' ? 'other-rerolls' : 'active-rerolls';
    if (side === 'other' && poker.against === 'locals' && poker.other === undefined) return throwForLocals(g);
    return g.ask(seatOf(poker, side), 'poker/reroll', { side });
  },

  /** The hands are compared and the winner takes the whole pool; the locals' winnings are the bank's. OW-POKER-17, OW-POKER-21 */
  'poker/settle': (g) => {
    const poker = gameOf(g);
    const hands = { active: rankHand(poker.dice.active), other: rankHand(poker.dice.other) };
    const { winner, clause, compared } = decide(hands.active, hands.other, g.options);
    const gold = poker.pool;
    const to = winner === 'active' ? poker.active : poker.against === 'witcher' ? otherOf(poker) : -1;
    if (to === -1) toBank(g, gold);
    else witcherOf(g, to).gold += gold;
    poker.pool = 0;
    poker.stage = 'over';
    poker.result = { winner, clause, compared, gold };
    g.emit('pokerSettled', { winner, clause, compared, hands, gold, to });
  },

  /** Alone, the bank pays what the table of rewards says. OW-SOLO-09, OW-SOLO-10 */
  'poker/reward': (g) => {
    const poker = gameOf(g);
    const hand = rankHand(poker.dice.active);
    const gold = fromBank(g, soloReward(hand.name));
    witcherOf(g, poker.active).gold += gold;
    poker.stage = 'over';
    poker.result = { winner: 'table', clause: 'OW-SOLO-09', gold };
    g.emit('pokerRewarded', { seat: poker.active, hand, gold });
  },
};

const pokerAsks: AskRules<PokerShape, PokerAsks> = {
  'poker/reroll': {
    /** Any number of the own dice, none of them included. OW-POKER-08, OW-POKER-09, R-24 */
    list(_g, _ask, answers) {
      for (const pick of picksAll()) answers.may({ id: pickId(pick), pick });
    },
    /** The new values stay, whatever they are. OW-POKER-10 */
    take(g, { seat, side }, { pick }) {
      const poker = gameOf(g);
      const dice = poker.dice[side];
      for (const place of pick) dice[place - 1] = g.die(POKER_STREAM);
      poker.rerolled[side] = pick;
      if (side === 'active') poker.stage = 'settle';
      g.emit('pokerRerolled', { side, seat, pick, dice: [...dice] });
      g.then({ do: 'poker/after-reroll', side });
    },
  },
};

/**
 * The chapter, for any game that has everything it needs and more. The handlers only ever use what PokerShape names,
 * which every such game has; the compiler cannot follow that through a generic Act, hence the cast. What a larger game
 * does after a reroll it hands in.
 */
export function pokerChapter<Larger extends PokerShape>(
  afterReroll: (g: Act<Larger>, side: Role) => void = () => {},
): {
  readonly steps: StepHandlers<Larger, PokerSteps>;
  readonly asks: AskRules<Larger, PokerAsks>;
} {
  const steps = {
    ...pokerSteps,
    'poker/after-reroll': (g: Act<Larger>, { side }: PokerSteps['poker/after-reroll']) => afterReroll(g, side),
  };
  return { steps, asks: pokerAsks } as unknown as ReturnType<typeof pokerChapter<Larger>>;
}

/** Nobody throws for the locals: what makes no combination goes once more, the highest die stays. R-159 */
function throwForLocals(g: G): void {
  const poker = gameOf(g);
  const dice = poker.dice.other;
  const { name, values } = rankHand(dice);
  const kept = name === 'none' ? [Math.max(...dice)] : values;
  const pick = [1, 2, 3, 4, 5].filter((place) => !kept.includes(dice[place - 1] as number));
  for (const place of pick) dice[place - 1] = g.die(POKER_STREAM);
  poker.rerolled.other = pick;
  g.emit('pokerRerolled', { side: 'other', seat: -1, pick, dice: [...dice], byTable: true });
}

/** What lies in the pool when a game begins. OW-POKER-06, OW-POKER-19 */
const POOL = 3;

/** The seat that decides for a side; for the locals that is the right-hand player. OW-POKER-20 */
function seatOf(poker: PokerGame, side: Role): Seat {
  return side === 'active' ? poker.active : otherOf(poker);
}

function otherOf(poker: PokerGame): Seat {
  if (poker.other === undefined) throw new RulesFault('this game of poker has no other side');
  return poker.other;
}

function gameOf(g: G): PokerGame {
  if (g.table.poker === undefined) throw new RulesFault('no game of poker is under way');
  return g.table.poker;
}

function witcherOf(g: G, seat: Seat): { gold: number } {
  const witcher = g.table.witchers[seat];
  if (witcher === undefined) throw new RulesFault(`nobody sits at ${seat}`);
  return witcher;
}

/** One own gold. */
function stake(g: G, seat: Seat): number {
  witcherOf(g, seat).gold -= 1;
  return 1;
}

function rollFive(g: G): number[] {
  return [0, 0, 0, 0, 0].map(() => g.die(POKER_STREAM));
}
