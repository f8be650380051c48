/**
 * Plays Path of Destiny by looking a turn ahead: what the adept would do is compared with a few other answers, all in
 * the same imagined worlds, played on by adepts to the next turn and judged there.
 */

import { Dice, type ListedChoice, type OpenAsk, type Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import type { Bot, Question } from '../bot.ts';
import { PairedTrial } from '../search/paired.ts';
import { destinyAdept, destinyOpinion } from './adept.ts';
import { heaviest, type Weighed } from './choices.ts';
import { atTurnStart, chances, stageOf } from './value.ts';

type Asked = Question<PathOfDestiny>;

/** Playouts of a decision unless somebody says otherwise. */
const PLAYOUTS = 96;
const GATE = 1;
/** Answers an adept values so much less than its best are not looked at. */
const WITHIN = 2.5;
const MOST = 5;
/** What others would rather do than what an adept does: so many in a hundred times one of its next best. */
const OTHERWISE = 30;

/** The answers worth comparing, the adept's own first. */
function candidates(opinion: readonly Weighed[], most: number): string[] {
  const own = heaviest(opinion);
  const best = opinion.find(({ id }) => id === own)?.worth ?? 0;
  const others = opinion.filter(({ id, worth }) => id !== own && worth >= best - WITHIN);
  others.sort((a, b) => b.worth - a.worth);
  return [own, ...others.slice(0, most - 1).map(({ id }) => id)];
}

/** A question in an imagined world: nobody there needs reasons why not. */
function questionIn(world: Play<PathOfDestiny>, open: OpenAsk<PathOfDestiny>): Asked {
  return {
    ask: open.ask,
    seat: open.seat,
    args: open,
    choices: world.choices(open),
    look: () => ({
      viewer: open.seat,
      seats: world.seats,
      table: pathOfDestiny.view(world, open.seat),
      asks: [],
      waiting: [],
    }),
    imagine: () => {
      throw new Error('nobody imagines within an imagined world');
    },
  } as unknown as Asked;
}

/** What a seat answers in an imagined world; the others not always what an adept would. */
function answerIn(world: Play<PathOfDestiny>, open: OpenAsk<PathOfDestiny>, me: number, dice: Dice): string {
  const question = questionIn(world, open);
  if (open.seat === me || dice.int(100) >= OTHERWISE || open.ask === 'ability/use')
    return destinyAdept.answer(question, dice);
  const opinion = destinyOpinion(question, dice);
  return opinion === undefined ? dice.pick<ListedChoice>(question.choices).id : dice.pick(candidates(opinion, 4));
}

/** Plays on to the start of the next turn, or to the end of the game. */
function playTurn(world: Play<PathOfDestiny>, me: number, dice: Dice): void {
  const stage = stageOf(world.state.table);
  while (world.over === undefined) {
    const { asks, table } = world.state;
    if (stageOf(table) !== stage && atTurnStart(world)) return;
    const open = asks.find(({ reply }) => reply === undefined);
    if (open === undefined) return;
    world.answer(open.seat, open.id, answerIn(world, open, me, dice));
  }
}

export function destinyMasterWith(playouts: number): Bot<PathOfDestiny> {
  return {
    name: 'master',
    answer(question, dice) {
      const { seat, choices } = question;
      if (choices.length === 1) return choices[0]?.id ?? '';
      const opinion = destinyOpinion(question, dice);
      if (opinion === undefined) return destinyAdept.answer(question, dice);
      const ids = candidates(opinion, MOST);
      if (ids.length === 1) return ids[0] as string;
      const seed = dice.int(0x40000000);
      const worlds: Play<PathOfDestiny>[] = [];
      const trial = new PairedTrial(
        ids,
        (id, number) => {
          const world = (worlds[number] ??= question.imagine(pathOfDestiny, new Dice(`${seed}/${number}`))).fork();
          const open = world.state.asks.find((ask) => ask.seat === seat);
          if (open !== undefined) world.answer(seat, open.id, id);
          playTurn(world, seat, new Dice(`${seed}/${number}/on`));
          return chances(world)[seat] ?? 0;
        },
        { playouts, gate: GATE },
      );
      while (trial.step());
      return trial.weights()[0]?.id ?? (ids[0] as string);
    },
  };
}

export const destinyMaster = destinyMasterWith(PLAYOUTS);
