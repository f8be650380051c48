/**
 * A game looked at again by the master: how it stood at every turn, and what each answer of some seats was worth.
 * Goes on step by step, so that whoever drives it may show how far it is, and stop.
 */

import {
  Dice,
  type Game,
  type GameRecord,
  type Happening,
  isAnswer,
  lastUpdate,
  Match,
  type OpenAsk,
  type Seat,
  type Shape,
} from '@medallion/kernel';
import type { Question } from '../bot.ts';
import { questionOf } from '../play-out.ts';
import type { Weighing } from '../search/thinking.ts';
import { imagine } from '../world.ts';
import type { Teaching } from './teaching.ts';

/** How the game stood when a turn began, or at its end, to somebody who saw nobody's hidden cards. */
export interface Moment {
  /** Entries of the record before it. */
  readonly number: number;
  /** The turn that begins; the end is one more than the last. */
  readonly turn: number;
  readonly chances: readonly number[];
}

/** An answer somebody gave, weighed by the master from what that seat could see. */
export interface Judgement {
  readonly number: number;
  readonly turn: number;
  readonly seat: Seat;
  /** The id of the question. */
  readonly ask: number;
  readonly choice: string;
  readonly weighing: Weighing;
  /** What the master's answer would have been worth more, from 0 to 1; 0 where that may be luck. */
  readonly loss: number;
}

export interface ReviewStep<G extends Shape> {
  readonly done: number;
  readonly of: number;
  readonly moment?: Moment;
  readonly judgement?: Judgement;
  /** The game as it stood: to be read before going on. */
  readonly match: Match<G>;
}

/** All that was found. */
export interface Found {
  readonly moments: readonly Moment[];
  readonly judgements: readonly Judgement[];
}

export interface ReviewWish {
  /** Whose answers are weighed. */
  readonly seats: readonly Seat[];
  /** Playouts of each. */
  readonly playouts: number;
  /** What was found before: it need not be thought about again. */
  readonly known?: Found;
}

/** Worlds a position is judged in. */
const WORLDS = 8;

/** A difference counts that is larger than this, and than so many of its errors; in the search it is suspected sooner. */
const LEAST = 0.01;
const SURE = 2;
const SUSPECTED = 1;

/** Whether the master's answer looks better than the one that was given. */
function isSuspected([best, ...others]: Weighing['options'], choice: string): boolean {
  const own = others.find(({ id }) => id === choice);
  if (best === undefined || own === undefined) return false;
  return best.chance - own.chance >= Math.max(LEAST, SUSPECTED * Math.hypot(best.error, own.error));
}

/**
 * What an answer gave away. The best of several is partly the luckiest of them, and so every search finds slips, even
 * where there are none; whoever is suspected of one is compared with the master's answer once more, in other worlds, and
 * only what is found there counts.
 */
function confirmedLoss<G extends Shape>(
  teaching: Teaching<G>,
  question: Question<G>,
  weighing: Weighing,
  choice: string,
  playouts: number,
  dice: Dice,
): number {
  const [best] = weighing.options;
  if (best === undefined || !isSuspected(weighing.options, choice)) return 0;
  const thinking = teaching.master({ playouts, only: [choice, best.id] }).think(question, dice);
  while (thinking.step());
  const { options: again } = thinking.weighing();
  const there = again.find(({ id }) => id === best.id);
  const own = again.find(({ id }) => id === choice);
  if (there === undefined || own === undefined) return 0;
  // Errors are of the difference to the first that was named, which is the own answer.
  const loss = there.chance - own.chance;
  return loss >= Math.max(LEAST, SURE * there.error) ? loss : 0;
}

/** Which entries are answers that were not taken back. */
function standing(entries: GameRecord['entries']): ReadonlySet<number> {
  const answers: { readonly at: number; readonly seat: Seat }[] = [];
  for (const [at, entry] of entries.entries()) {
    if (entry[0] === 'update') continue;
    if (isAnswer(entry)) answers.push({ at, seat: entry[0] });
    else if (entry[0] === 'back') {
      while ((answers.at(-1)?.at ?? -1) >= entry[2]) answers.pop();
    } else
      answers.splice(
        answers.findLastIndex(({ seat }) => seat === entry[1]),
        1,
      );
  }
  return new Set(answers.map(({ at }) => at));
}

function momentOf<G extends Shape>(match: Match<G>, teaching: Teaching<G>, turn: number): Moment | undefined {
  const { number, play } = match;
  const sums: number[] = [];
  for (let world = 0; world < WORLDS; world++) {
    const chances = teaching.chances(imagine(play, 'spectator', new Dice(`review/${number}/${world}`)));
    if (chances === undefined) return undefined;
    for (const [who, chance] of chances.entries()) sums[who] = (sums[who] ?? 0) + chance / WORLDS;
  }
  return { number, turn, chances: sums };
}

/** The record must have been played by these rules; where it was not from its beginning on, what came before is left out. */
export function* review<G extends Shape>(
  game: Game<G>,
  teaching: Teaching<G>,
  record: GameRecord,
  { seats, playouts, known }: ReviewWish,
): Generator<ReviewStep<G>, void> {
  const { entries } = record;
  const stands = standing(entries);
  const happened: (readonly Happening<G>[])[] = [];
  const update = lastUpdate(entries);
  const from = update === undefined ? 0 : update.at + 1;
  const match = Match.load(game, record, { upTo: from });
  happened.push(match.takeEvents());
  /** What had happened at every number, for a table that went back. */
  const lists: (readonly (readonly Happening<G>[])[])[] = [];
  let turn = 0;
  for (let at = from; at <= entries.length; at++) {
    const { play } = match;
    lists[at] = [...happened];
    let moment: Moment | undefined;
    const begins = play.over === undefined ? teaching.turnAt(play) : turn + 1;
    if (begins !== undefined && begins !== turn) {
      turn = begins;
      const chances = play.over === undefined ? undefined : teaching.chances(play);
      moment =
        known?.moments.find(({ number }) => number === at) ??
        (chances === undefined ? momentOf(match, teaching, turn) : { number: at, turn, chances });
    }
    const entry = entries[at];
    const shown = moment === undefined ? {} : { moment };
    if (entry === undefined || entry[0] === 'update') return yield { done: at, of: at, match, ...shown };
    let judgement = known?.judgements.find(({ number }) => number === at);
    if (known === undefined && isAnswer(entry) && stands.has(at) && seats.includes(entry[0])) {
      const [seat, ask, choice] = entry;
      const open = play.state.asks.find(({ id }) => id === ask);
      if (open !== undefined && play.choices(open).length > 1) {
        const question = questionOf(play, open as OpenAsk<G>, happened.flat());
        const thinking = teaching.master({ playouts, also: choice }).think(question, new Dice(`review/${at}/${seat}`));
        while (thinking.step());
        const weighing = thinking.weighing();
        if (weighing.options.length > 1)
          judgement = {
            number: at,
            turn,
            seat,
            ask,
            choice,
            weighing,
            loss: confirmedLoss(teaching, question, weighing, choice, playouts, new Dice(`review/${at}/${seat}/again`)),
          };
      }
    }
    yield { done: at, of: entries.length, match, ...shown, ...(judgement === undefined ? {} : { judgement }) };
    if (entry[0] === 'undo') {
      match.undo(entry[1]);
      happened.pop();
    } else if (entry[0] === 'back') {
      match.goBack(entry[1], entry[2]);
      happened.splice(0, happened.length, ...(lists[entry[2]] ?? []));
    } else {
      const [seat, ask, choice] = entry;
      const done = match.submit({ seat, number: match.number, ask, choice });
      if (!done.ok) throw new Error(`entry ${at + 1} was refused: ${done.refusal.code}`);
      happened.push(done.events);
    }
  }
}
