/** A written copy of the table: a search clones thousands of positions a second. */

import { clonePile, type Pile } from '@medallion/kernel';
import type { Fight, Table, Witcher } from './table.ts';

type Three = [Pile, Pile, Pile];

const cloneThree = (piles: Three): Three => [clonePile(piles[0]), clonePile(piles[1]), clonePile(piles[2])];

/**
 * Spreads carry over what is flat, so a new number on the table cannot be forgotten; only what can change inside is
 * copied by name. Entries of quests, wagers and the like are never changed in place and are shared.
 */
export function cloneTable(table: Table): Table {
  const copy: Table = {
    ...table,
    turn: { ...table.turn, usedActions: table.turn.usedActions.slice(), pokerWith: table.turn.pokerWith.slice() },
    witchers: table.witchers.map(cloneWitcher),
    actionDeck: clonePile(table.actionDeck),
    row: clonePile(table.row),
    commonDiscard: clonePile(table.commonDiscard),
    box: clonePile(table.box),
    potionDeck: clonePile(table.potionDeck),
    potionDiscard: clonePile(table.potionDiscard),
    attributeTrophies: table.attributeTrophies.slice(),
    city: clonePile(table.city),
    wilds: clonePile(table.wilds),
    cityOut: clonePile(table.cityOut),
    wildsOut: clonePile(table.wildsOut),
    reading: clonePile(table.reading),
    tokens: cloneThree(table.tokens),
    slots: [{ ...table.slots[0] }, { ...table.slots[1] }, { ...table.slots[2] }],
    monsters: cloneThree(table.monsters),
    extraStack: clonePile(table.extraStack),
    drivenAway: cloneThree(table.drivenAway),
    defeated: clonePile(table.defeated),
    fightDeck: clonePile(table.fightDeck),
    boards: table.boards.slice(),
  };
  if (table.fight !== undefined) copy.fight = cloneFight(table.fight);
  if (table.poker !== undefined) {
    const { poker } = table;
    copy.poker = {
      ...poker,
      dice: { active: poker.dice.active.slice(), other: poker.dice.other.slice() },
      rerolled: { ...poker.rerolled },
    };
  }
  return copy;
}

function cloneWitcher(witcher: Witcher): Witcher {
  return {
    ...witcher,
    deck: clonePile(witcher.deck),
    hand: clonePile(witcher.hand),
    discard: clonePile(witcher.discard),
    combo: clonePile(witcher.combo),
    looked: clonePile(witcher.looked),
    potions: clonePile(witcher.potions),
    usedPotions: clonePile(witcher.usedPotions),
    trophies: witcher.trophies.slice(),
    kept: witcher.kept.slice(),
    quests: witcher.quests.slice(),
    trails: cloneThree(witcher.trails),
    trailQuests: witcher.trailQuests.slice(),
    usedThisTurn: witcher.usedThisTurn.slice(),
  };
}

function cloneFight(fight: Fight): Fight {
  return {
    ...fight,
    sides: fight.sides.map((side) => ({
      ...side,
      powersUsed: side.powersUsed.slice(),
      powersThisTurn: side.powersThisTurn.slice(),
      links: side.links.slice(),
    })),
    life: clonePile(fight.life),
    lost: clonePile(fight.lost),
    wagers: fight.wagers.slice(),
  };
}
