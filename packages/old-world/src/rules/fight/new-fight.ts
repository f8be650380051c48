/** A Fight before anything has happened in it. OW-FIGHT-01, OW-FIGHT-02 */

import { deckPile, openPile, type Seat } from '@medallion/kernel';
import type { Fight, FightSide } from '../table.ts';

/** A Fight of the AP against the monster of a Slot or against another Witcher; whoever declares it puts it on the table. */
export function newFight(
  who: { readonly attacker: Seat; readonly slot: number } | { readonly attacker: Seat; readonly defender: Seat },
): Fight {
  const seats = 'defender' in who ? [who.attacker, who.defender] : [who.attacker];
  return {
    ...who,
    sides: seats.map(newSide),
    acting: 'nobody',
    pools: false,
    life: deckPile(),
    lost: openPile(),
    monsterTurns: 0,
    wagers: [],
    defenseLess: 0,
    idleTurns: 0,
  };
}

function newSide(seat: Seat): FightSide {
  return {
    seat,
    turns: 0,
    potionsUsed: 0,
    specialtyUsed: false,
    powersUsed: [],
    powersThisTurn: [],
    freeAdds: 0,
    drawLater: 0,
    comboDamage: 0,
    dealtThisTurn: 0,
    lostThisTurn: 0,
    shieldThisTurn: 0,
    links: [],
    lowest: 0,
  };
}
