/**
 * Plays Old World by trying things out: what the adept would do is compared with a few other answers, all in the same
 * imagined worlds, played on by hurried adepts to the start of the next turn and judged there.
 */

import { Dice, type Play } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import type { Bot, Question } from '../bot.ts';
import { PairedTrial, type Trial } from '../search/paired.ts';
import { questionIn } from '../search/question-in.ts';
import { habit, type Thinker, thinker, thinkInPairs } from '../search/thinking.ts';
import { adeptOpinion } from './adept.ts';
import { Asked, type Opinion } from './asked.ts';
import { type Topic, TOPICS } from './features.ts';
import { matching, plans } from './plan.ts';
import type { RouteStep } from './route.ts';
import { swift } from './swift.ts';
import { atTurnStart, isJudged, judge } from './value.ts';

type Asking = Question<OldWorld>;

/** How it thinks. */
export interface Manner {
  /** Playouts of a decision. */
  readonly playouts: number;
  /** It leaves the adept's answer where another is better by so many standard errors. */
  readonly gate: number;
  /** Routes compared at most, and how much less than the best they may be worth to the adept. */
  readonly most: number;
  readonly within: number;
  /** Answers to other questions compared at most. */
  readonly answers: number;
  /** An answer that is compared whatever it thinks of it: somebody gave it. */
  readonly also?: string;
  /** Nothing but these is compared, the others with the first. */
  readonly only?: readonly string[];
}

const USUAL: Manner = { playouts: 96, gate: 1, most: 6, within: 4, answers: 5 };

/** Fights imagined for each that a route may end with. */
const ROUTE_FIGHTS = 16;

/** Questions worth trying out. Results of tales are nobody's business before the choice, so they are not among them. */
const LARGER: ReadonlySet<string> = new Set([
  'phase-2/choose',
  'phase-3/discard',
  'phase-3/gain',
  'phase-3/pay',
  'cards/trash',
  'row/gain-cost',
  'location/train',
  'location/exchange',
  'attributes/choose',
  'tokens/trail-quest',
  'tokens/any-trail',
  'potions/discard',
]);

const MOST_ANSWERS = 400;

/** Plays on to the start of the next turn, or to the end of the game. */
function playTurn(world: Play<OldWorld>, bot: Bot<OldWorld>, dice: Dice): void {
  const { turns } = world.state.table;
  for (let answers = 0; world.over === undefined && answers < MOST_ANSWERS; answers++) {
    const { asks, table } = world.state;
    if (table.turns !== turns && atTurnStart(world)) return;
    const open = asks.find(({ reply }) => reply === undefined);
    if (open === undefined) return;
    world.answer(open.seat, open.id, bot.answer(questionIn(world, open), dice));
    world.events = [];
  }
}

/** An answer to try: its id, and the route it is the first step of. */
interface Tried {
  readonly id: string;
  readonly choice: string;
  readonly route?: readonly RouteStep[];
}

/** The routes that end differently and are nearly as good to the adept, each by its first step; its own comes first. */
function routesFrom(question: Asking, dice: Dice, own: string, { most, within }: Manner): Tried[] {
  const asked = new Asked<'phase-1/act'>(question, dice);
  const { table, me } = asked;
  const routes = plans(table, me, dice, most, ROUTE_FIGHTS);
  const best = routes[0]?.value ?? 0;
  const tried: Tried[] = [];
  for (const { steps, value } of routes) {
    const [first, ...rest] = steps;
    if (first === undefined || value < best - within) continue;
    const choice = first.do === 'done' ? asked.find(({ act }) => act === 'done') : matching(asked, first);
    if (choice !== undefined) tried.push({ id: `${tried.length}`, choice: choice.id, route: rest });
  }
  const at = tried.findIndex(({ choice }) => choice === own);
  const usual: Tried = at < 0 ? { id: 'usual', choice: own } : (tried.splice(at, 1)[0] as Tried);
  return [usual, ...tried];
}

/** The answers the adept thinks most of, its own first. */
function answersTo(question: Asking, { choice: own, worths }: Opinion, most: number): Tried[] {
  const others = question.choices
    .map(({ id }, at) => ({ id, worth: worths[at] ?? 0 }))
    .filter(({ id }) => id !== own)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most - 1);
  return [own, ...others.map(({ id }) => id)].map((id) => ({ id, choice: id }));
}

export function masterWith(wished: Partial<Manner>): Thinker<OldWorld, Topic> {
  const manner: Manner = { ...USUAL, ...wished };
  return thinker('master', (question, dice) => {
    const { seat, choices, ask } = question;
    const opinion = adeptOpinion(question, dice);
    const { choice: own } = opinion;
    const travels = ask === 'phase-1/act';
    // The weights for a hunter alone were fitted on other cards and lead it astray: there the adept knows better.
    const alone = question.look().seats === 1;
    if (alone || !isJudged(question.look().seats) || choices.length === 1 || (!travels && !LARGER.has(ask)))
      return habit(question, own);
    const { also, only } = manner;
    const all = travels ? routesFrom(question, dice, own, manner) : answersTo(question, opinion, manner.answers);
    // Of routes that begin alike the best to the adept stands for them all.
    const tried = only?.map((choice) => all.find((each) => each.choice === choice) ?? { id: choice, choice }) ?? all;
    if (also !== undefined && !tried.some(({ choice }) => choice === also)) tried.push({ id: 'also', choice: also });
    if (tried.length === 1) return habit(question, own);
    const kept = tried.find(({ choice }) => choice === also)?.id;
    const byId = new Map(tried.map((each) => [each.id, each]));
    const seed = dice.int(0x40000000);
    const worlds: Play<OldWorld>[] = [];
    const trial: Trial = (id, number) => {
      const world = (worlds[number] ??= question.imagine(oldWorld, new Dice(`${seed}/${number}`))).fork();
      const each = byId.get(id) as Tried;
      const open = world.state.asks.find((one) => one.seat === seat && one.reply === undefined);
      if (open !== undefined) world.answer(seat, open.id, each.choice);
      playTurn(world, swift(each.route), new Dice(`${seed}/${number}/on`));
      return judge(world, seat);
    };
    const choiceOf = (id: string): string => byId.get(id)?.choice ?? own;
    return thinkInPairs(
      question,
      new PairedTrial(
        tried.map(({ id }) => id),
        trial,
        kept === undefined ? manner : { ...manner, kept },
      ),
      choiceOf,
      TOPICS,
      { of: 'winning' },
    );
  });
}

export const master = masterWith({});
