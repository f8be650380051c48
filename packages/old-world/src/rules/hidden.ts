/** What a viewer cannot know, as groups of piles whose unseen cards might lie anywhere within the group. */

import type { Look, Pile, Seat, Viewer } from '@medallion/kernel';
import type { OldWorld } from './shape.ts';
import type { Table } from './table.ts';

export function hiddenPiles(look: Look<OldWorld>, viewer: Viewer): Pile[][] {
  const { table } = look;
  const groups: Pile[][] = [
    [table.actionDeck],
    [table.potionDeck],
    [table.city],
    [table.wilds],
    [table.monsters[1]],
    [table.monsters[2]],
  ];
  // The additional stack holds Level I tokens nobody has seen. OW-45P-02
  groups.push([table.monsters[0], table.extraStack]);
  for (const [terrain, pile] of table.tokens.entries()) {
    groups.push([pile, ...table.witchers.map((witcher) => witcher.trails[terrain] as Pile)]);
  }
  const monsterCards: Pile[] = table.fight === undefined ? [table.fightDeck] : [table.fightDeck, table.fight.life];
  const own = new Map<Seat, Pile[]>();
  for (const [seat, witcher] of table.witchers.entries())
    own.set(seat, seat === viewer ? [witcher.deck] : [witcher.deck, witcher.hand]);
  for (const [seat, witcher] of table.witchers.entries()) {
    if (witcher.looked.cards.length === 0) continue;
    const owner = lookedAtOwner(table, seat);
    (owner === 'monster' ? monsterCards : (own.get(owner) ?? [])).push(witcher.looked);
  }
  groups.push(monsterCards, ...own.values());
  return groups;
}

/** Whose cards a seat is looking at: a Viper's opponent's, a Cat's own. */
export function lookedAtOwner(table: Table, seat: Seat): Seat | 'monster' {
  const { fight } = table;
  if (fight === undefined || table.witchers[seat]?.school !== 'viper') return seat;
  if (fight.defender === undefined) return 'monster';
  return fight.attacker === seat ? fight.defender : fight.attacker;
}
