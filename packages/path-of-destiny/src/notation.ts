/**
 * A position of Path of Destiny as text, one line per thing, cards as numbers with their ids behind them:
 *
 *     hand 0 68:S-GER-1 12:R04
 *     participant 0 {"character":"geralt","vp":4,…}
 *
 * The ids are for the reader; only the numbers count, but an id that does not belong to its number is an error.
 */

import {
  type Laid,
  type Line,
  type Notation,
  openPosition,
  type Pile,
  type State,
  parseJsonLine,
  parsePile,
  printCore,
  printPile,
} from '@medallion/kernel';
import { ACTION_CARDS, ALL_GOALS, ALLIANCE_CARDS } from './content/index.ts';
import { readersFor } from './notation-parts.ts';
import { blankTable } from './rules/blank-table.ts';
import type { PathOfDestiny } from './rules/shape.ts';
import type { GoalPlace, Participant, Table } from './rules/table.ts';

const HEADING = 'medallion position path-of-destiny 1';

const CARDS = ACTION_CARDS.map(({ id }) => id);
const GOALS = ALL_GOALS.map(({ id }) => id);
const ALLIANCES = ALLIANCE_CARDS.map(({ id }) => id);

type Named = [word: string, names: readonly string[], pile: Pile];

/** Every common pile with its name in the text. */
function tablePiles(table: Table): Named[] {
  return [
    ['deck', CARDS, table.deck],
    ['discard', CARDS, table.discard],
    ...table.rows.map((row, n): Named => [`row-${n + 1}`, CARDS, row]),
    ['looked', CARDS, table.looked],
    ...table.goals.map(({ goal }, n): Named => [`goal-${n + 1}`, GOALS, goal]),
    ...table.goalsLeft.map((left, n): Named => [`goals-left-${n + 1}`, GOALS, left]),
    ['renfri-deck', ALLIANCES, table.allianceDecks.renfri],
    ['stregobor-deck', ALLIANCES, table.allianceDecks.stregobor],
    ['renfri-discard', ALLIANCES, table.allianceDiscards.renfri],
    ['stregobor-discard', ALLIANCES, table.allianceDiscards.stregobor],
  ];
}

const participantPiles = (of: Participant): Named[] => [
  ['hand', CARDS, of.hand],
  ['timeline', CARDS, of.timeline],
  ['renfri', ALLIANCES, of.alliances.renfri],
  ['stregobor', ALLIANCES, of.alliances.stregobor],
  ['revealed', ALLIANCES, of.revealed],
];

const SEAT_WORDS: ReadonlySet<string> = new Set(['participant', 'hand', 'timeline', 'renfri', 'stregobor', 'revealed']);

/** What is left of the table when its piles are written elsewhere: everything flat, in JSON. */
function flatTable(table: Table): object {
  const {
    participants: _participants,
    deck: _deck,
    discard: _discard,
    rows: _rows,
    allianceDecks: _decks,
    allianceDiscards: _discards,
    looked,
    goals,
    goalsLeft,
    ...flat
  } = table;
  return {
    ...flat,
    lookedOwner: looked.owner,
    goals: goals.map(({ goal: _goal, ...place }) => place),
    goalsLeft: goalsLeft.length,
  };
}

function flatParticipant(of: Participant): object {
  const { hand: _hand, timeline: _timeline, alliances: _alliances, revealed: _revealed, ...flat } = of;
  return flat;
}

function print(state: Readonly<State<PathOfDestiny>>): string {
  const { table } = state;
  const players = table.participants.filter(({ automa }) => automa !== true).length;
  const lines = [HEADING, `seats ${players}`, `table ${JSON.stringify(flatTable(table))}`];
  for (const [word, names, pile] of tablePiles(table)) lines.push(printPile(word, names, pile));
  for (const [who, of] of table.participants.entries()) {
    lines.push(`participant ${who} ${JSON.stringify(flatParticipant(of))}`);
    for (const [word, names, pile] of participantPiles(of)) lines.push(printPile(`${word} ${who}`, names, pile));
  }
  return `${[...lines, ...printCore(state)].join('\n')}\n`;
}

interface FlatTable extends Omit<Table, 'goals' | 'goalsLeft'> {
  readonly lookedOwner: number;
  readonly goals: readonly Omit<GoalPlace, 'goal'>[];
  readonly goalsLeft: number;
}

function parse(text: string): State<PathOfDestiny> {
  const { core, lines, seats } = openPosition<PathOfDestiny>(text, {
    line: HEADING,
    game: 'Path of Destiny',
    perSeat: SEAT_WORDS,
    seats: { min: 1, max: 5 },
  });
  const blank = blankTable(seats);
  const readers = readersFor(blank);
  const read = (line: Line, part: keyof typeof readers): unknown => {
    const value = parseJsonLine(line);
    readers[part](value, line.where);
    return value;
  };
  const { lookedOwner, goals, goalsLeft, ...flat } = read(lines.need('table'), 'table') as FlatTable;
  const faceDown = (): Pile => ({ kind: 'deck', owner: -1, cards: [] });
  // What is on the table only now and then is not there unless the line says so.
  const table: Table = {
    ...blank,
    ...flat,
    looked: { kind: 'hand', owner: lookedOwner, cards: [] },
    goals: goals.map((place) => ({ ...place, goal: faceDown() })),
    goalsLeft: Array.from({ length: goalsLeft }, faceDown),
    participants: blank.participants.map((of, who) => ({
      ...of,
      ...(read(lines.need(`participant ${who}`), of.automa === true ? 'automa' : 'participant') as object),
    })),
  };
  const laid: Laid = new Map();
  for (const [word, names, pile] of tablePiles(table)) parsePile(pile, names, lines.need(word), laid);
  for (const [who, of] of table.participants.entries())
    for (const [word, names, pile] of participantPiles(of)) parsePile(pile, names, lines.need(`${word} ${who}`), laid);
  lines.mustAllBeRead();
  return { ...core, table };
}

export const notation: Notation<PathOfDestiny> = { print, parse };
