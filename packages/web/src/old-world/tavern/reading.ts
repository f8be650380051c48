/** A game of dice inside the journey, read the way the practice table reads its own. */

import type { AskView, Seat } from '@medallion/kernel';
import type { OldWorld, OldWorldView } from '@medallion/old-world';
import { decide, type PokerGame, rankHand, type Role } from '@medallion/old-world/poker';
import type { OldWorldSay } from '../words/index.ts';
import type { Reading, Side } from '../dice/reading.ts';

export function readPoker(
  table: OldWorldView,
  me: Seat | undefined,
  ask: AskView<OldWorld> | undefined,
): Reading | undefined {
  const game = table.poker;
  if (game === undefined) return undefined;
  const role = roleOf(game, me, ask);
  const active = sideOf(game, 'active');
  const other = sideOf(game, 'other');
  const mine = role === 'active' ? active : other;
  const theirs = role === 'active' ? other : active;
  const standing =
    active === undefined || other === undefined ? undefined : decide(active.hand, other.hand, table.options);
  return {
    mode: game.against,
    game,
    role,
    ...(mine === undefined ? {} : { mine }),
    ...(theirs === undefined ? {} : { theirs }),
    ...(standing === undefined ? {} : { standing }),
    ...(ask === undefined ? {} : { ask }),
  };
}

/** The side at the lower edge: the own one, also where one only throws for the locals. */
function roleOf({ active, other }: PokerGame, me: Seat | undefined, ask: AskView<OldWorld> | undefined): Role {
  const { side } = (ask?.args ?? {}) as { side?: Role };
  if (side !== undefined) return side;
  return me !== active && me === other ? 'other' : 'active';
}

function sideOf(game: Readonly<PokerGame>, side: Role): Side | undefined {
  const dice = game.dice[side];
  const rerolled = game.rerolled[side];
  if (dice.length === 0) return undefined;
  return { dice, hand: rankHand(dice), ...(rerolled === undefined ? {} : { rerolled }) };
}

/** Who won a game of two sides. The locals are several: a sentence about one winner does not fit them. */
export function wonBy(
  { against, active, other }: Readonly<PokerGame>,
  { winner, gold }: NonNullable<PokerGame['result']>,
  { say, nameOf }: { readonly say: OldWorldSay; readonly nameOf: (seat: Seat) => string },
): string {
  if (winner === 'other' && against === 'locals') return say('result.lost.locals');
  return say('tavern.won', { name: nameOf((winner === 'other' ? other : active) ?? active), n: gold });
}
