/** What the parts of a position that are written as JSON must look like: see `table.ts` for what they mean. */

import { among, listOf, parts, type Reader, whole } from '@medallion/kernel';
import { ACTION_CARDS, ALLIANCE_SIDES, CHARACTERS, COLOURS, EFFORT_CARDS, SIDES, SYMBOLS } from './content/index.ts';
import type { Table } from './rules/table.ts';

const side = among(SIDES);
/** Story cards by number, 0 before the first. */
const node = whole(0, 23);
const symbol = whole(0, SYMBOLS.length - 1);
const count = whole(0, 1000);
const yes = among([true]);

/** A reader for the table and for each who sits at it, for a table of this size. */
export function readersFor({ participants, rows }: Table) {
  const who = whole(0, participants.length - 1);
  const everybody = { most: participants.length, once: true };
  const holders = parts({}, { left: who, right: who });
  const points = listOf(whole(-1000, 1000), { most: participants.length });
  const flat = {
    shown: listOf(whole(0, ACTION_CARDS.length - 1), { most: ACTION_CARDS.length, once: true }),
    covered: listOf(whole(0, 255), { most: 20 }),
    playedNow: whole(0, 4),
    tokens: listOf(count, { least: 4, most: 4 }),
    special: listOf(side, { most: 2 }),
    vp: count,
    xp: whole(0, 100),
    unlocked: whole(0, 4),
    used: whole(0, 15),
  };
  const now = { character: among(CHARACTERS), betweenWorlds: count };
  return {
    table: parts(
      {
        phase: among(['setup', 'choose', 'play', 'destiny', 'chapter-end', 'ending']),
        chapter: whole(0, 3),
        turn: whole(0, 3),
        initiative: listOf(who, everybody),
        top: listOf(who, everybody),
        figures: listOf(whole(-1, participants.length - 1), { least: rows.length, most: rows.length }),
        closed: listOf(whole(1, rows.length), { most: rows.length, once: true }),
        pair: listOf(node, { least: 2, most: 2 }),
        active: listOf(symbol, { least: 2, most: 2 }),
        read: listOf(node, { most: 8 }),
        destiny: listOf(among(['stack', 'left', 'right', 'aside']), { least: 3, most: 3 }),
        followed: listOf(side, { most: 3 }),
        leaders: holders,
        pathTokens: holders,
        declaring: parts({
          silent: listOf(who),
          double: listOf(who),
          chosen: listOf(parts({ who, side })),
        }),
        effort: listOf(whole(0, EFFORT_CARDS.length - 1), { most: 3 }),
        goals: listOf(
          parts(
            { requirement: among(COLOURS), left: listOf(who, everybody), right: listOf(who, everybody) },
            { revealed: yes },
          ),
          { most: 4 },
        ),
        goalsLeft: whole(0, 4),
        lookedOwner: who,
        specialLeft: whole(0, 2),
        allianceRows: listOf(parts({ row: whole(1, 5), side: among([...ALLIANCE_SIDES, 'both']) }), { most: 5 }),
        unclaimed: listOf(among(CHARACTERS), { once: true }),
        tally: parts({ sideQuest: points, golden: points, special: points }),
      },
      { dominant: side, flip: side, handsShown: yes },
    ),
    participant: parts(flat, now),
    automa: parts({ ...flat, automa: yes }, now),
  } satisfies Readonly<Record<string, Reader>>;
}
