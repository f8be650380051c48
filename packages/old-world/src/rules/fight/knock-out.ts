/** Who is in the Fight, and when it is decided. OW-FIGHT-03 to OW-FIGHT-08, OW-END-02 to OW-END-04, OW-TIME-07 */

import { RulesFault, type Seat } from '@medallion/kernel';
import { witcherOf } from '../seats.ts';
import type { G, L } from '../shape.ts';
import type { Fight, FightOutcome, FightSide } from '../table.ts';

/** The Fight on the table. */
export function theFight(g: L): Fight {
  const { fight } = g.table;
  if (fight === undefined) throw new RulesFault('nobody is fighting');
  return fight;
}

export function sideOf(g: L, seat: Seat): FightSide {
  for (const side of theFight(g).sides) if (side.seat === seat) return side;
  throw new RulesFault(`seat ${seat} is not in the fight`);
}

/** Whom a Witcher fights. */
export function opponentOf(g: L, seat: Seat): Seat | 'monster' {
  const { attacker, defender } = theFight(g);
  if (defender === undefined) return 'monster';
  return seat === attacker ? defender : attacker;
}

/** A Witcher's remaining life: Life Pool and hand. OW-FIGHT-03 */
export function lifeOf(g: L, seat: Seat): number {
  const { deck, hand } = witcherOf(g, seat);
  return deck.cards.length + hand.cards.length;
}

/**
 * Is the Fight decided now? Then its outcome is set and the procedure skips to 'fight/over': the caller must stop.
 *
 * | who has no card left     | hunter acts        | hunter acts, settled | monster acts   | nobody acts    |
 * | ------------------------ | ------------------ | -------------------- | -------------- | -------------- |
 * | the monster              | defeated           | defeated             | –              | defeated       |
 * | the hunter               | –                  | lost               * | lost         * | lost         * |
 * | both                     | defeated           | defeated             | driven away    | driven away    |
 *
 * | who has no card left     | attacker acts      | attacker, settled    | defender acts  | defender, settled |
 * | ------------------------ | ------------------ | -------------------- | -------------- | ----------------- |
 * | the defender             | attacker wins      | attacker wins        | –              | attacker wins     |
 * | the attacker             | –                  | defender wins        | defender wins  | defender wins     |
 * | both                     | attacker wins      | attacker wins        | defender wins  | defender wins     |
 *
 * (*) driven away where the monster has one card left, otherwise a complete defeat. Between turns nobody acts: then
 * Witchers are looked at as if the attacker's turn were settled.
 *
 * The side that does not act is KO at once (OW-FIGHT-07). The acting side's own last card is looked at only when
 * what it played is resolved: call it with 'settled' at the end of a step or of a Fight Turn (OW-FIGHT-05, R-70,
 * Whoever acts wins when both are out of cards, except a monster (OW-FIGHT-06, OW-TIME-07, R-68).
 */
export function checkFight(g: G, settled?: 'settled'): boolean {
  const fight = theFight(g);
  if (!fight.pools || fight.outcome !== undefined) return fight.outcome !== undefined;
  const both = settled === 'settled' || fight.acting === 'nobody';
  const outcome =
    fight.defender === undefined ? monsterOutcome(g, fight, both) : witcherOutcome(g, fight, fight.defender, both);
  if (outcome === undefined) return false;
  fight.outcome = outcome;
  g.emit('fightDecided', { outcome });
  g.skipTo('fight/over');
  return true;
}

function monsterOutcome(g: L, { attacker, acting, life }: Fight, both: boolean): FightOutcome | undefined {
  const left = life.cards.length;
  // In the hunter's turn the monster's last card decides; in the monster's turn the hunter's does.
  if (acting === attacker && left === 0) return 'defeated';
  if ((acting !== attacker || both) && lifeOf(g, attacker) === 0) return left <= 1 ? 'driven-away' : 'complete-defeat';
  return both && left === 0 ? 'defeated' : undefined;
}

function witcherOutcome(g: L, { attacker, acting }: Fight, defender: Seat, both: boolean): FightOutcome | undefined {
  if (acting !== defender) {
    if (lifeOf(g, defender) === 0) return 'attacker-wins';
    return both && lifeOf(g, attacker) === 0 ? 'defender-wins' : undefined;
  }
  if (lifeOf(g, attacker) === 0) return 'defender-wins';
  return both && lifeOf(g, defender) === 0 ? 'attacker-wins' : undefined;
}
