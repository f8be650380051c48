/** One game of an arena from its first question to its end. */

import { performance } from 'node:perf_hooks';
import { type Bot, playOut } from '@medallion/bots';
import { type AnyShape, Play } from '@medallion/kernel';
import { botCalled, gameCalled } from '../games.ts';
import type { Arena, Result, Table } from './tables.ts';

/** What both games keep on their tables, as far as an arena counts it. */
interface Counted {
  /** Old World counts turns of all seats. */
  readonly turns?: number;
  /** Path of Destiny counts chapters and turns within them. */
  readonly chapter?: number;
  readonly turn?: number;
  readonly participants?: readonly { readonly vp: number }[];
}

const TURNS_OF_A_CHAPTER = 3;

function roundsOf({ turns, chapter, turn }: Counted, players: number): number {
  if (turns !== undefined) return Math.ceil(turns / players);
  return chapter === undefined ? 0 : Math.max(0, chapter - 1) * TURNS_OF_A_CHAPTER + (turn ?? 0);
}

/** The same deal for every seating: its seed says nothing of the bots. */
const dealSeed = ({ seed }: Arena, { deal }: Table): string => `arena/${seed}/${deal}`;

export function playTable(arena: Arena, table: Table): Result {
  const game = gameCalled(arena.game);
  const { players } = arena;
  const decisions = new Array<number>(players).fill(0);
  const milliseconds = new Array<number>(players).fill(0);
  const bots = table.seats.map((place, seat): Bot<AnyShape> => {
    const bot = botCalled(arena.game, arena.bots[place] ?? '');
    return {
      name: bot.name,
      answer(question, dice) {
        const begun = performance.now();
        const choice = bot.answer(question, dice);
        milliseconds[seat] = (milliseconds[seat] as number) + performance.now() - begun;
        decisions[seat] = (decisions[seat] as number) + 1;
        return choice;
      },
    };
  });
  const seed = dealSeed(arena, table);
  const told = (ranking: Result['ranking'], counted: Counted, fault?: string): Result => ({
    number: table.number,
    ranking,
    rounds: roundsOf(counted, players),
    ...(counted.participants === undefined ? {} : { points: counted.participants.map(({ vp }) => vp) }),
    decisions,
    milliseconds: milliseconds.map((spent) => Math.round(spent)),
    ...(fault === undefined ? {} : { fault }),
  });
  let counted: Counted = {};
  try {
    const play = Play.start<AnyShape>(game, game.readOptions(arena.options, players), players, seed);
    playOut(play, bots, seed, () => {
      play.events = [];
      counted = play.state.table as Counted;
      return roundsOf(counted, players) <= arena.cap;
    });
    return told(play.over?.ranking ?? [], play.state.table as Counted);
  } catch (fault) {
    return told([], counted, fault instanceof Error ? fault.message : String(fault));
  }
}
