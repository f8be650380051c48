/** Fights between Witchers: when they are allowed, their opening, wagers, turns. OW-WFIGHT-01 to OW-WFIGHT-09, OW-TIME-05 */

import type { AskRules, Seat, StepHandlers, WhyNot } from '@medallion/kernel';
import { location } from '../../content/map.ts';
import { clockwiseFrom, witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { Wager } from '../table.ts';
import type { FightAsks, FightSteps } from './chapter.ts';
import { checkFight, lifeOf, theFight } from './knock-out.ts';
import { newFight } from './new-fight.ts';

/** Fight Turns in a row without a new low that end a Fight. R-146 */
const IDLE_TURNS = 10;

/** Why this seat cannot attack that Witcher now, if so. OW-P2-05, OW-P2-07 to OW-P2-09, R-63 */
export function whyNoWitcherFight(g: L, seat: Seat, defender: Seat): WhyNot | undefined {
  const { at, deck, hand, discard } = witcherOf(g, seat);
  if (defender === seat || witcherOf(g, defender).at !== at) return { reason: 'not-here', clause: 'OW-P2-05' };
  if (location(at).school !== undefined) return { reason: 'at-a-school', clause: 'OW-P2-07' };
  if (g.table.tavern === at) return { reason: 'closed-tavern', clause: 'OW-P2-08' };
  if (g.table.turn.pokerWith.includes(defender)) return { reason: 'played-poker', clause: 'OW-P2-09' };
  if (deck.cards.length + hand.cards.length + discard.cards.length === 0)
    return { reason: 'no-own-cards', clause: 'R-63' };
  return undefined;
}

type WitcherFightSteps = Pick<
  FightSteps,
  | 'witcher-fight/declare'
  | 'witcher-fight/wagers'
  | 'witcher-fight/wager'
  | 'witcher-fight/open'
  | 'witcher-fight/next'
  | 'witcher-fight/turn-over'
>;

export const witcherFightSteps: StepHandlers<OldWorld, WitcherFightSteps> = {
  /** Declare; wagers; Life Pools; effects at the start, the Attacker's first; the Attacker's turn. OW-TIME-05, OW-WFIGHT-01, OW-WFIGHT-02, R-148 */
  'witcher-fight/declare': (g, { defender }) => {
    const attacker = g.table.active;
    g.table.fight = newFight({ attacker, defender });
    g.emit('witcherFightDeclared', { attacker, defender, location: witcherOf(g, attacker).at });
    g.then(
      { do: 'witcher-fight/wagers' },
      { do: 'fight/before-pool', seat: attacker },
      { do: 'fight/before-pool', seat: defender },
      { do: 'fight/build-pool', seat: attacker },
      { do: 'fight/build-pool', seat: defender },
      { do: 'witcher-fight/open' },
      { do: 'fight/start-powers', seat: attacker },
      { do: 'fight/start-powers', seat: defender },
      { do: 'witcher-fight/next', seat: attacker },
      { do: 'fight/over' },
    );
  },

  /** Everybody else who has Gold may wager, from the Attacker's left; or all at once, unseen. OW-WFIGHT-05 to OW-WFIGHT-08, R-66, R-67 */
  'witcher-fight/wagers': (g) => {
    const { attacker, defender } = theFight(g);
    const bettors = clockwiseFrom(g, attacker).filter(
      (seat) => seat !== attacker && seat !== defender && witcherOf(g, seat).gold > 0,
    );
    if (g.options.wagerOrder === 'simultaneousHidden')
      for (const seat of bettors) g.ask(seat, 'witcher-fight/wager', {});
    else g.then(...bettors.map((seat) => ({ do: 'witcher-fight/wager' as const, seat })));
  },

  'witcher-fight/wager': (g, { seat }) => g.ask(seat, 'witcher-fight/wager', {}),

  /** Both Life Pools exist: from now on a KO counts, also of a Defender without any card. OW-FIGHT-20, R-63 */
  'witcher-fight/open': (g) => {
    const fight = theFight(g);
    fight.pools = true;
    for (const side of fight.sides) side.lowest = lifeOf(g, side.seat);
    checkFight(g);
  },

  /** Fight Turns alternate until the Fight ends. OW-FIGHT-09 */
  'witcher-fight/next': (g, { seat }) => {
    g.then({ do: 'fight/witcher-turn', seat }, { do: 'witcher-fight/turn-over', seat });
  },

  /** A Fight that leads nowhere is ended. R-146 */
  'witcher-fight/turn-over': (g, { seat }) => {
    const fight = theFight(g);
    let newLow = false;
    for (const side of fight.sides) {
      const life = lifeOf(g, side.seat);
      if (life >= side.lowest) continue;
      side.lowest = life;
      newLow = true;
    }
    fight.idleTurns = newLow ? 0 : fight.idleTurns + 1;
    if (fight.idleTurns >= IDLE_TURNS) endStalledFight(g);
    else for (const side of fight.sides) if (side.seat !== seat) g.then({ do: 'witcher-fight/next', seat: side.seat });
  },
};

/** More cards win; with equal numbers the Defender. R-146 */
function endStalledFight(g: G): void {
  const fight = theFight(g);
  const [attacker = 0, defender = 0] = fight.sides.map((side) => lifeOf(g, side.seat));
  fight.outcome = attacker > defender ? 'attacker-wins' : 'defender-wins';
  g.emit('fightStalled', { attacker, defender });
  g.emit('fightDecided', { outcome: fight.outcome });
  g.skipTo('fight/over');
}

export const witcherFightAsks: AskRules<OldWorld, Pick<FightAsks, 'witcher-fight/wager'>> = {
  'witcher-fight/wager': {
    list(_g, _ask, answers) {
      answers.may({ id: 'attacker', on: 'attacker' });
      answers.may({ id: 'defender', on: 'defender' });
      answers.may({ id: 'none', on: 'none' });
    },
    take(g, { seat }, { on }) {
      if (on !== 'none') placeWager(g, { seat, on });
    },
  },
};

/** Exactly 1 own Gold; it lies on the board of the Witcher it is for until the Fight is over. OW-WFIGHT-06 */
function placeWager(g: G, wager: Wager): void {
  witcherOf(g, wager.seat).gold -= 1;
  theFight(g).wagers.push(wager);
  g.emit('wagerPlaced', wager);
}
