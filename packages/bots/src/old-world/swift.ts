/** An adept in a hurry, for playing imagined worlds on: imagines few Fights, and keeps to its route while it can. */

import type { OldWorld } from '@medallion/old-world';
import { ACTION_CARDS } from '@medallion/old-world/content';
import type { Bot } from '../bot.ts';
import { adeptDecisions } from './adept.ts';
import { type Asked, botOf, type Decisions, type Listed } from './asked.ts';
import { layNext } from './fight-turn.ts';
import { matching, plan } from './plan.ts';
import type { RouteStep } from './route.ts';
import { fightWorth, powerWorth } from './worth.ts';

const HASTE = { planned: 4, decided: 10 } as const;
/** Cards of the next turn's hand: it does not plan that turn, good cards are good. */
const wanted = (card: number): number => 0.45 * fightWorth(card) + (ACTION_CARDS[card]?.terrain === 'wild' ? 1 : 0);

const hastyWith = (rests: number): Decisions => ({
  ...adeptDecisions({ ...HASTE, rests }),
  'phase-3/discard': (asked) => {
    const room = (asked.me.hand.cards ?? []).length > 3 ? 0 : 1.1;
    return asked.best(({ card }) => (card < 0 ? 0 : room - wanted(card)));
  },
  'phase-3/pay': (asked) => asked.best(({ pay }) => -wanted(pay)),
  /** Dice that stand alone are rolled again: counting all outcomes would take a sixth of a game. */
  'poker/reroll': (asked) => {
    const dice = asked.table.poker?.dice[asked.args.side] ?? [];
    const alone = dice.flatMap((value, at) => (dice.filter((other) => other === value).length === 1 ? [at + 1] : []));
    return (
      asked.find(({ pick }) => pick.length === alone.length && pick.every((place) => alone.includes(place))) ??
      (asked.choices[0] as Listed<'poker/reroll'>)
    );
  },
});

/** By the rests of a Fight imagined for each Combo. */
const HASTY = new Map<number, Decisions>();

/** What has been decided already, and how closely it looks. */
export interface Errand {
  /** Followed first, by the seat that is next to travel. */
  readonly route?: readonly RouteStep[];
  /** The cards to lay on those that lie on the table, by the seat that is next to lay one. */
  readonly combo?: readonly number[];
  readonly rests?: number;
}

/** Plays any seats of one imagined world. */
export function swift({ route: given, combo, rests = 0 }: Errand = {}): Bot<OldWorld> {
  let hasty = HASTY.get(rests);
  if (hasty === undefined) HASTY.set(rests, (hasty = hastyWith(rests)));
  const { 'fight/combo': usual } = hasty;
  let route: { readonly turn: number; steps: readonly RouteStep[] } | undefined;
  let waiting = given;
  let toLay = combo;
  const lay = (asked: Asked<'fight/combo'>): Listed<'fight/combo'> => {
    // Nothing lies there: that Combo was over with its first card.
    if (toLay === undefined || asked.me.combo.count === 0) return usual(asked);
    const [next, ...rest] = toLay;
    toLay = next === undefined ? undefined : rest;
    return layNext(asked, next === undefined ? [] : [next]);
  };
  const travel = (asked: Asked<'phase-1/act'>): Listed<'phase-1/act'> => {
    const { table, me, dice } = asked;
    if (waiting !== undefined) {
      route = { turn: table.turns, steps: waiting };
      waiting = undefined;
    }
    const power = asked.find((choice) => choice.act === 'power' && powerWorth(choice.source) > 0.2);
    if (power !== undefined) return power;
    const next = (steps: readonly RouteStep[]): Listed<'phase-1/act'> | undefined => {
      const [step, ...rest] = steps;
      route = { turn: table.turns, steps: rest };
      if (step === undefined) return undefined;
      if (step.do === 'done') return asked.find(({ act }) => act === 'done');
      return matching(asked, step);
    };
    return (
      (route?.turn === table.turns ? next(route.steps) : undefined) ??
      next(plan(table, me, me.hand.cards ?? [], dice, { fights: HASTE.planned, stops: 600 }).steps) ??
      asked.find(({ act }) => act === 'done') ??
      (asked.choices[0] as Listed<'phase-1/act'>)
    );
  };
  return botOf('swift', { ...hasty, 'phase-1/act': travel, 'fight/combo': lay });
}
