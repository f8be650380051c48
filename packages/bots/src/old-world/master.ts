/**
 * Plays Old World by trying things out: what the adept would do is compared with a few other answers, all in the same
 * imagined worlds, played on by hurried adepts to the start of the next turn and judged there.
 */

import { Dice, type Play } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import type { Bot, Question } from '../bot.ts';
import { PairedTrial, type Trial } from '../search/paired.ts';
import { questionIn } from '../search/question-in.ts';
import { habit, type Intent, type Thinker, thinker, thinkInPairs } from '../search/thinking.ts';
import { adeptOpinion } from './adept.ts';
import { Asked, type Opinion } from './asked.ts';
import { type Topic, TOPICS } from './features.ts';
import { decidedCombo, likelyCombos } from './fight-ahead.ts';
import { layNext } from './fight-turn.ts';
import { matching, plans } from './plan.ts';
import type { Route, RouteStep } from './route.ts';
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
  /** Whether what is decided within Fights is tried out, too. */
  readonly fights: boolean;
  /** Rests of a Fight imagined for each Combo in the worlds it tries things out in. */
  readonly rests: number;
  /** Where a world is judged: when the next turn begins, or the own next one. */
  readonly until: 'next-turn' | 'own-turn';
  /** Whether it says what an answer begins where there is nothing to compare, too. */
  readonly tells: boolean;
  /** An answer that is compared whatever it thinks of it: somebody gave it. */
  readonly also?: string;
  /** Nothing but these is compared, the others with the first. */
  readonly only?: readonly string[];
}

const USUAL: Manner = {
  playouts: 96,
  gate: 1,
  most: 6,
  within: 4,
  answers: 5,
  fights: true,
  rests: 4,
  until: 'next-turn',
  tells: false,
};

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

/** Questions of a Fight worth trying out, the Combo apart. */
const IN_A_FIGHT: ReadonlySet<string> = new Set([
  'fight/prepare',
  'fight/combo-complete',
  'fight/opponent-lost',
  'fight/turn-end',
  'fight/take-card',
  'fight/cat-keep',
  'fight/griffin-take',
  'fight/suffer-power',
  'fight/lose-card',
  'monster-fight/pool-discard',
  'monster/attack',
  'monster/revealed',
]);

const MOST_ANSWERS = 400;

/** Plays on to where the world is judged, or to the end of the game. */
export function playOn(
  world: Play<OldWorld>,
  bot: Bot<OldWorld>,
  dice: Dice,
  me: number,
  until: Manner['until'],
): void {
  const { turns } = world.state.table;
  for (let answers = 0; world.over === undefined && answers < MOST_ANSWERS; answers++) {
    const { asks, table } = world.state;
    if (table.turns !== turns && (until === 'next-turn' || table.active === me) && atTurnStart(world)) return;
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
  /** The Combo it is the next card of. */
  readonly combo?: readonly number[];
  readonly intent?: Intent;
}

const intentOf = ({ steps, ending }: Route): Intent => ({
  places: steps.flatMap((step) => (step.do === 'move' ? [step.to] : [])),
  ending,
});

/** The routes that end differently and are nearly as good to the adept, each by its first step; its own comes first. */
function routesFrom(question: Asking, dice: Dice, own: string, { most, within }: Manner): Tried[] {
  const asked = new Asked<'phase-1/act'>(question, dice);
  const { table, me } = asked;
  const routes = plans(table, me, dice, most, ROUTE_FIGHTS);
  const best = routes[0]?.value ?? 0;
  const tried: Tried[] = [];
  for (const each of routes) {
    const [first, ...rest] = each.steps;
    if (first === undefined || each.value < best - within) continue;
    const choice = first.do === 'done' ? asked.find(({ act }) => act === 'done') : matching(asked, first);
    if (choice !== undefined)
      tried.push({ id: `${tried.length}`, choice: choice.id, route: rest, intent: intentOf(each) });
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

/** The Combos an adept thinks of, each by its next card, its own first. */
function combosFrom(question: Asking, dice: Dice, own: string): Tried[] {
  const asked = new Asked<'fight/combo'>(question, dice);
  const decided = decidedCombo(asked.table, asked.me, dice) ?? [];
  const tried: Tried[] = [{ id: 'usual', choice: own, combo: decided.slice(1), intent: { cards: decided } }];
  for (const cards of likelyCombos(asked.table, asked.me))
    if (cards.join() !== decided.join())
      tried.push({ id: `${tried.length}`, choice: layNext(asked, cards).id, combo: cards.slice(1), intent: { cards } });
  return tried;
}

/** Whether this is a further card of a Combo that was decided with an earlier one. */
function isDecided(question: Asking, dice: Dice): boolean {
  if (question.ask !== 'fight/combo') return false;
  const { table, me } = new Asked<'fight/combo'>(question, dice);
  return me.combo.count > 0 && decidedCombo(table, me, dice) !== undefined;
}

/** The answers worth comparing, the adept's own first: of routes that begin alike the best stands for them all. */
function candidates(question: Asking, opinion: Opinion, dice: Dice, manner: Manner): Tried[] {
  const { choice: own } = opinion;
  if (question.ask === 'phase-1/act') return routesFrom(question, dice, own, manner);
  if (question.ask === 'fight/combo') return combosFrom(question, dice, own);
  return answersTo(question, opinion, manner.answers);
}

export function masterWith(wished: Partial<Manner>): Thinker<OldWorld, Topic> {
  const manner: Manner = { ...USUAL, ...wished };
  const isWorthTrying = (ask: string): boolean =>
    ask === 'phase-1/act' || LARGER.has(ask) || (manner.fights && (ask === 'fight/combo' || IN_A_FIGHT.has(ask)));
  return thinker('master', (question, dice) => {
    const { seat, choices, ask } = question;
    const decided = isDecided(question, dice);
    const opinion = adeptOpinion(question, dice);
    const { choice: own } = opinion;
    if (choices.length === 1 || !isWorthTrying(ask)) return habit(question, own);
    // Alone the adept knows better: with the weights for one the master needed a turn more.
    const { seats } = question.look();
    if (seats === 1 || !isJudged(seats) || decided)
      return habit(question, own, manner.tells ? candidates(question, opinion, dice, manner)[0]?.intent : undefined);
    const { also, only } = manner;
    const all = candidates(question, opinion, dice, manner);
    const tried = only?.map((choice) => all.find((each) => each.choice === choice) ?? { id: choice, choice }) ?? all;
    if (also !== undefined && !tried.some(({ choice }) => choice === also)) tried.push({ id: 'also', choice: also });
    if (tried.length === 1) return habit(question, own, tried[0]?.intent);
    const kept = tried.find(({ choice }) => choice === also)?.id;
    const byId = new Map(tried.map((each) => [each.id, each]));
    const seed = dice.int(0x40000000);
    const worlds: Play<OldWorld>[] = [];
    const trial: Trial = (id, number) => {
      const world = (worlds[number] ??= question.imagine(oldWorld, new Dice(`${seed}/${number}`))).fork();
      const each = byId.get(id) as Tried;
      const open = world.state.asks.find((one) => one.seat === seat && one.reply === undefined);
      if (open !== undefined) world.answer(seat, open.id, each.choice);
      const { rests, until } = manner;
      playOn(world, swift({ ...each, rests }), new Dice(`${seed}/${number}/on`), seat, until);
      return judge(world, seat);
    };
    return thinkInPairs(
      question,
      new PairedTrial(
        tried.map(({ id }) => id),
        trial,
        kept === undefined ? manner : { ...manner, kept },
      ),
      (id) => byId.get(id)?.choice ?? own,
      TOPICS,
      (id) => byId.get(id)?.intent,
    );
  });
}

export const master = masterWith({});
