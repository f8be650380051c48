/**
 * Plays Path of Destiny by looking a turn ahead: what the adept would do is compared with a few other answers, all in
 * the same imagined worlds, played on by adepts to the next turn and judged there.
 */

import { Dice, type ListedChoice, type OpenAsk, type Play } from '@medallion/kernel';
import { type PathOfDestiny, unreadPathOfDestiny } from '@medallion/path-of-destiny';
import { PairedTrial, type Trial } from '../search/paired.ts';
import { questionIn } from '../search/question-in.ts';
import { habit, type Thinker, thinker, thinkInPairs } from '../search/thinking.ts';
import { destinyAdept, destinyOpinion } from './adept.ts';
import { heaviest, type Weighed } from './choices.ts';
import { type Topic, TOPICS } from './features.ts';
import { atTurnStart, judge, stageOf } from './value.ts';

/** How it thinks. */
export interface Manner {
  /** Playouts of a decision. */
  readonly playouts: number;
  /** It leaves the adept's answer where another is better by so many standard errors. */
  readonly gate: number;
  /** Answers an adept values so many points less than its best are not looked at. */
  readonly within: number;
  /** Answers compared at most. */
  readonly most: number;
  /** Of a hundred answers others give in its worlds, so many are one of their next best. */
  readonly otherwise: number;
  /** How much a point of a finished game counts; a win by one point is hardly better than a draw while all is guessed. */
  readonly finish: number;
  /** An answer that is compared whatever it thinks of it: somebody gave it. */
  readonly also?: string;
  /** Nothing but these is compared, the others with the first. */
  readonly only?: readonly string[];
}

const USUAL: Manner = {
  playouts: 96,

  gate: 1,
  within: 2.5,
  most: 5,
  otherwise: 30,
  finish: 0.6,
};

/** The answers worth comparing, the adept's own first. */
function candidates(opinion: readonly Weighed[], { within, most }: Pick<Manner, 'within' | 'most'>): string[] {
  const own = heaviest(opinion);
  const best = opinion.find(({ id }) => id === own)?.worth ?? 0;
  const others = opinion.filter(({ id, worth }) => id !== own && worth >= best - within);
  others.sort((a, b) => b.worth - a.worth);
  return [own, ...others.slice(0, most - 1).map(({ id }) => id)];
}

/** What a seat answers in an imagined world; the others not always what an adept would. */
function answerIn(
  world: Play<PathOfDestiny>,
  open: OpenAsk<PathOfDestiny>,
  me: number,
  dice: Dice,
  manner: Manner,
): string {
  const question = questionIn(world, open);
  if (open.seat === me || dice.int(100) >= manner.otherwise || open.ask === 'ability/use')
    return destinyAdept.answer(question, dice);
  const opinion = destinyOpinion(question, dice);
  return opinion === undefined
    ? dice.pick<ListedChoice>(question.choices).id
    : dice.pick(candidates(opinion, { ...manner, most: 4 }));
}

/** Plays on to the start of the next turn, or to the end of the game. */
function playTurn(world: Play<PathOfDestiny>, me: number, dice: Dice, manner: Manner): void {
  const stage = stageOf(world.state.table);
  while (world.over === undefined) {
    const { asks, table } = world.state;
    if (stageOf(table) !== stage && atTurnStart(world)) return;
    const open = asks.find(({ reply }) => reply === undefined);
    if (open === undefined) return;
    world.answer(open.seat, open.id, answerIn(world, open, me, dice, manner));
  }
}

export function destinyMasterWith(wished: Partial<Manner>): Thinker<PathOfDestiny, Topic> {
  const manner: Manner = { ...USUAL, ...wished };
  return thinker('master', (question, dice) => {
    const { seat, choices } = question;
    const opinion = choices.length === 1 ? undefined : destinyOpinion(question, dice);
    const { also, only } = manner;
    const ids = opinion === undefined ? [] : (only?.slice() ?? candidates(opinion, manner));
    if (ids.length > 0 && also !== undefined && !ids.includes(also)) ids.push(also);
    if (ids.length < 2) return habit(question, ids[0] ?? destinyAdept.answer(question, dice));
    const seed = dice.int(0x40000000);
    const worlds: Play<PathOfDestiny>[] = [];
    const imagined = (number: number): Play<PathOfDestiny> =>
      question.imagine(unreadPathOfDestiny, new Dice(`${seed}/${number}`));
    const trial: Trial = (id, number) => {
      const world = (worlds[number] ??= imagined(number)).fork();
      const open = world.state.asks.find((ask) => ask.seat === seat);
      if (open !== undefined) world.answer(seat, open.id, id);
      playTurn(world, seat, new Dice(`${seed}/${number}/on`), manner);
      return judge(world, seat, manner.finish);
    };
    return thinkInPairs(
      question,
      new PairedTrial(ids, trial, also === undefined ? manner : { ...manner, kept: also }),
      (id) => id,
      TOPICS,
    );
  });
}

export const destinyMaster = destinyMasterWith({});
