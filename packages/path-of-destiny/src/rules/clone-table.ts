/** A written copy of the table: a search clones thousands of positions a second. */

import { clonePile } from '@medallion/kernel';
import type { Participant, Table } from './table.ts';

/**
 * Spreads carry over what is flat, so a new number on the table cannot be forgotten; only what can change inside is
 * copied by name.
 */
export function cloneTable(table: Table): Table {
  return {
    ...table,
    participants: table.participants.map(cloneParticipant),
    initiative: table.initiative.slice(),
    deck: clonePile(table.deck),
    discard: clonePile(table.discard),
    rows: table.rows.map(clonePile),
    top: table.top.slice(),
    figures: table.figures.slice(),
    closed: table.closed.slice(),
    looked: clonePile(table.looked),
    pair: [table.pair[0], table.pair[1]],
    active: [table.active[0], table.active[1]],
    read: table.read.slice(),
    destiny: [table.destiny[0], table.destiny[1], table.destiny[2]],
    followed: table.followed.slice(),
    leaders: { ...table.leaders },
    pathTokens: { ...table.pathTokens },
    declaring: {
      silent: table.declaring.silent.slice(),
      double: table.declaring.double.slice(),
      chosen: table.declaring.chosen.slice(),
    },
    effort: table.effort.slice(),
    goals: table.goals.map((place) => ({
      ...place,
      goal: clonePile(place.goal),
      left: place.left.slice(),
      right: place.right.slice(),
    })),
    goalsLeft: table.goalsLeft.map(clonePile),
    allianceRows: table.allianceRows.slice(),
    allianceDecks: {
      renfri: clonePile(table.allianceDecks.renfri),
      stregobor: clonePile(table.allianceDecks.stregobor),
    },
    allianceDiscards: {
      renfri: clonePile(table.allianceDiscards.renfri),
      stregobor: clonePile(table.allianceDiscards.stregobor),
    },
    unclaimed: table.unclaimed.slice(),
    tally: {
      sideQuest: table.tally.sideQuest.slice(),
      golden: table.tally.golden.slice(),
      special: table.tally.special.slice(),
    },
  };
}

function cloneParticipant(of: Participant): Participant {
  return {
    ...of,
    hand: clonePile(of.hand),
    shown: of.shown.slice(),
    timeline: clonePile(of.timeline),
    covered: of.covered.slice(),
    tokens: [of.tokens[0], of.tokens[1], of.tokens[2], of.tokens[3]],
    special: of.special.slice(),
    alliances: { renfri: clonePile(of.alliances.renfri), stregobor: clonePile(of.alliances.stregobor) },
    revealed: clonePile(of.revealed),
  };
}
