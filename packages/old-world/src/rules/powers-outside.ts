/** Powers that work outside Fights: in Phase I, on entering a location, at dice poker. OW-TIME-12, OW-TROPHY-07 */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { enter, type Room } from '../content/rooms.ts';
import type { PowerEffect } from '../content/vocabulary.ts';
import { raiseShield } from './attributes.ts';
import { drawCards } from './cards.ts';
import { gainGold } from './gold.ts';
import { POKER_STREAM, type PokerGame } from './poker/game.ts';
import type { Role } from './poker/odds.ts';
import { pickId, picksAll } from './poker/pick.ts';
import { notePowerUsed, payPower, powerOf, powersAt } from './powers.ts';
import type { G, OldWorld } from './shape.ts';
import type { PowerSource } from './table.ts';
import type { StoryAsks, StorySteps } from './story/index.ts';

type PowerSteps = Pick<StorySteps, 'powers/use' | 'powers/do' | 'powers/enter'>;

/** What belongs to a Fight, or is worked out where its moment comes: Phase III, a move, dice poker. */
const elsewhere = (): void => {};

/** What each effect of a power does outside Fights. */
const OUTSIDE: Room<PowerEffect, [G, Seat]> = {
  draw: (count, g, seat) => void drawCards(g, seat, count),
  gold: (gold, g, seat) => void gainGold(g, seat, gold),
  shield: (shield, g, seat) => void raiseShield(g, seat, shield),
  potions: (count, g, seat) => g.then({ do: 'potions/gain', seat, count }),
  phase3Draw: (count, g) => {
    g.table.turn.phase3Draw += count;
  },
  damage: elsewhere,
  drawLater: elsewhere,
  addToCombo: elsewhere,
  comboAtMost: elsewhere,
  take: elsewhere,
  discard: elsewhere,
  roll: elsewhere,
  otherAttack: elsewhere,
  lessDamage: elsewhere,
  anyCardMoves: elsewhere,
  freeMove: elsewhere,
  rerollDie: elsewhere,
};

export const powerSteps: StepHandlers<OldWorld, PowerSteps> = {
  /** First the cost, in full, then the whole effect. OW-GEN-04, OW-GEN-05 */
  'powers/use': (g, { seat, source }) => {
    notePowerUsed(g, seat, source);
    payPower(g, seat, source);
    g.then({ do: 'powers/do', seat, source });
  },

  /** As far as it can be carried out. OW-GEN-03 */
  'powers/do': (g, { seat, source }) => {
    for (const effect of powerOf(source).do) enter(OUTSIDE, effect, g, seat);
  },

  /** What acts by itself first, then what the owner may use, in the owner's order. OW-TIME-12, R-88 */
  'powers/enter': (g, { seat, offered }) => {
    const sources = powersAt(g, seat, 'enter');
    if (sources.length === 0) return;
    const automatic = sources.filter(actsByItself);
    if (offered === undefined && automatic.length > 0) {
      g.then(...automatic.map((source) => ({ do: 'powers/use', seat, source }) as const), {
        do: 'powers/enter',
        seat,
        offered: true,
      });
    } else if (automatic.length < sources.length) g.ask(seat, 'powers/enter', {});
  },
};

/** After the own reroll, not after one thrown for the locals. OW-TIME-12 */
export function afterReroll(g: G, side: Role): void {
  const { poker } = g.table;
  const seat = poker === undefined ? undefined : playerOf(poker, side);
  if (seat !== undefined && powersAt(g, seat, 'poker').length > 0) g.ask(seat, 'powers/reroll', { side });
}

const actsByItself = (source: PowerSource): boolean => powerOf(source).limit === 'always';

function playerOf(poker: PokerGame, side: Role): Seat | undefined {
  if (side === 'active') return poker.active;
  return poker.against === 'witcher' ? poker.other : undefined;
}

type PowerAsks = Pick<StoryAsks, 'powers/enter' | 'powers/reroll'>;

export const powerAsks: AskRules<OldWorld, PowerAsks> = {
  'powers/enter': {
    list(g, { seat }, answers) {
      for (const source of powersAt(g, seat, 'enter')) if (!actsByItself(source)) answers.may({ id: source, source });
      answers.may({ id: 'none' });
    },
    take(g, { seat }, { source }) {
      if (source !== undefined) g.then({ do: 'powers/use', seat, source }, { do: 'powers/enter', seat, offered: true });
    },
  },

  'powers/reroll': {
    /** So many dice of the own as the power says; the others of the own powers may follow. */
    list(g, { seat }, answers) {
      for (const source of powersAt(g, seat, 'poker')) {
        for (const pick of picksAll()) {
          if (pick.length > 0 && pick.length <= diceOf(source))
            answers.may({ id: `${source}-die-${pickId(pick)}`, source, pick });
        }
      }
      answers.may({ id: 'none', pick: [] });
    },
    /** The new values stay, whatever they are. OW-POKER-10 */
    take(g, { seat, side }, { source, pick }) {
      const { poker } = g.table;
      if (source === undefined || poker === undefined) return;
      notePowerUsed(g, seat, source);
      const dice = poker.dice[side];
      for (const place of pick) dice[place - 1] = g.die(POKER_STREAM);
      g.emit('pokerRerolled', { side, seat, pick, dice: [...dice] });
      payPower(g, seat, source);
      g.then({ do: 'poker/after-reroll', side });
    },
  },
};

function diceOf(source: PowerSource): number {
  let dice = 0;
  for (const effect of powerOf(source).do) if ('rerollDie' in effect) dice += effect.rerollDie;
  return dice;
}
