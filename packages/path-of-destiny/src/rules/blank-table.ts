/** The table before anything is dealt, and the first step. */

import { deckPile, handPile, openPile, type Step } from '@medallion/kernel';
import { CHARACTERS } from '../content/index.ts';
import type { Options } from './options.ts';
import type { PathOfDestiny } from './shape.ts';
import type { Participant, Table, Who } from './table.ts';

/** Rows of the Reserve in use. PD-SETUP-07, PD-SOLO-01 */
const rowsFor = (seats: number): number => (seats >= 4 ? 5 : 4);

function blankParticipant(who: Who, automa: boolean): Participant {
  const blank: Participant = {
    hand: handPile(who),
    shown: [],
    timeline: openPile([], who),
    covered: [],
    playedNow: 0,
    tokens: [0, 0, 0, 0],
    special: [],
    vp: 0,
    xp: 0,
    unlocked: 0,
    used: 0,
    // Nobody looks at the Automa's Alliance cards. SR-2
    alliances: automa
      ? { renfri: deckPile([], who), stregobor: deckPile([], who) }
      : { renfri: handPile(who), stregobor: handPile(who) },
    revealed: openPile([], who),
  };
  return automa ? { ...blank, automa: true } : blank;
}

export function blankTable(seats: number): Table {
  const participants = Array.from({ length: seats }, (_, seat) => blankParticipant(seat, false));
  if (seats === 1) participants.push(blankParticipant(1, true));
  const rows = rowsFor(seats);
  return {
    phase: 'setup',
    chapter: 0,
    turn: 0,
    participants,
    initiative: [],
    deck: deckPile(),
    discard: openPile(),
    rows: Array.from({ length: rows }, () => openPile()),
    top: [],
    figures: Array.from({ length: rows }, () => -1),
    closed: [],
    looked: handPile(0),
    pair: [0, 0],
    active: [0, 1],
    read: [],
    destiny: ['stack', 'stack', 'stack'],
    followed: [],
    leaders: {},
    pathTokens: {},
    declaring: { silent: [], double: [], chosen: [] },
    effort: [],
    goals: [],
    goalsLeft: [],
    specialLeft: 0,
    allianceRows: [],
    allianceDecks: { renfri: deckPile(), stregobor: deckPile() },
    allianceDiscards: { renfri: deckPile(), stregobor: deckPile() },
    unclaimed: [...CHARACTERS],
    tally: { sideQuest: [], golden: [], special: [] },
  };
}

export function setupTable(_options: Options, seats: number): { table: Table; agenda: Step<PathOfDestiny>[] } {
  return { table: blankTable(seats), agenda: [{ do: 'setup/begin' }] };
}
