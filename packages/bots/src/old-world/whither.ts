/**
 * Why somebody may have gone where it went, from where another sits: its hand is dealt anew, and from each hand the
 * good ways are tried out that end there and elsewhere.
 */

import { Dice, type Play, type Seat, type Viewer } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { questionIn } from '../search/question-in.ts';
import { reasonsFor, type Weighing } from '../search/thinking.ts';
import { imagine } from '../world.ts';
import { Asked } from './asked.ts';
import { type Topic, TOPICS } from './features.ts';
import { playOn } from './master.ts';
import { matching, plans } from './plan.ts';
import type { Route } from './route.ts';
import { swift } from './swift.ts';
import { isJudged, judge } from './value.ts';

/** Hands it may have had. */
const HANDS = 24;
/** Ways looked at from each, and Fights imagined for each place that may be fought at. */
const WAYS = 12;
const FIGHTS = 6;
/** Other places that are compared with the one it went to. */
const OTHERS = 3;
/** A place counts that so many of the hands lead to. */
const OFTEN = HANDS / 4;

/** What came of a place, hand by hand. */
class Place {
  readonly chances = new Map<number, number>();
  private readonly sums: number[] = [];

  note(hand: number, chance: number, parts: readonly number[]): void {
    this.chances.set(hand, chance);
    for (const [n, part] of parts.entries()) this.sums[n] = (this.sums[n] ?? 0) + part;
  }

  get parts(): number[] {
    return this.sums.map((sum) => sum / this.chances.size);
  }
}

/** Compared in the hands that lead to both. */
function leadOf(one: Place, other: Place): { readonly mean: number; readonly error: number; readonly worlds: number } {
  const differences = [...one.chances].flatMap(([hand, chance]) => {
    const there = other.chances.get(hand);
    return there === undefined ? [] : [chance - there];
  });
  const worlds = differences.length;
  const mean = differences.reduce((sum, each) => sum + each, 0) / Math.max(1, worlds);
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: worlds < 2 ? 1 : Math.sqrt(squares / (worlds - 1) / worlds), worlds };
}

/** The play stands where the turn of `mover` begins; undefined where nobody can tell, or no other place was as near. */
export function whither(
  play: Play<OldWorld>,
  mover: Seat,
  went: number,
  eyes: Viewer,
  seed: string,
): Weighing<Topic> | undefined {
  if (play.seats === 1 || !isJudged(play.seats)) return undefined;
  const places = new Map<number, Place>();
  for (let hand = 0; hand < HANDS; hand++) {
    const world = imagine(play, eyes, new Dice(`${seed}/${hand}`));
    const open = world.state.asks.find(({ seat }) => seat === mover);
    if (open?.ask !== 'phase-1/act') return undefined;
    const asked = new Asked<'phase-1/act'>(questionIn(world, open), new Dice(`${seed}/${hand}/ways`));
    const ends = new Map<number, Route>();
    for (const route of plans(asked.table, asked.me, asked.dice, WAYS, FIGHTS))
      if (!ends.has(route.end.at)) ends.set(route.end.at, route);
    const tried = [...ends].filter(([at], nth) => at === went || nth < OTHERS);
    for (const [at, { steps }] of tried) {
      const [first, ...rest] = steps;
      if (first === undefined) continue;
      const choice = first.do === 'done' ? asked.find(({ act }) => act === 'done') : matching(asked, first);
      if (choice === undefined) continue;
      const fork = world.fork();
      fork.answer(mover, open.id, choice.id);
      playOn(fork, swift({ route: rest }), new Dice(`${seed}/${hand}/on`), mover, 'next-turn');
      const { chance, parts } = judge(fork, mover);
      let place = places.get(at);
      if (place === undefined) places.set(at, (place = new Place()));
      place.note(hand, chance, parts);
    }
  }
  const own = places.get(went);
  if (own === undefined || own.chances.size < OFTEN) return undefined;
  const base = [...own.chances.values()].reduce((sum, chance) => sum + chance, 0) / own.chances.size;
  const others = [...places]
    .filter(([at]) => at !== went)
    .map(([at, place]) => ({ at, place, ...leadOf(place, own) }))
    .filter(({ worlds }) => worlds >= OFTEN / 2)
    .sort((a, b) => b.mean - a.mean)
    .slice(0, OTHERS);
  const [next] = others;
  if (next === undefined) return undefined;
  return {
    ask: 'phase-1/act',
    seat: mover,
    choice: String(went),
    measure: { of: 'winning' },
    options: [
      { id: String(went), chance: base, error: 0, worlds: own.chances.size },
      ...others.map(({ at, mean, error, worlds }) => ({ id: String(at), chance: base + mean, error, worlds })),
    ],
    reasons: reasonsFor(TOPICS, [
      { chance: base, parts: own.parts },
      { chance: base + next.mean, parts: next.place.parts },
    ]),
    playouts: [...places.values()].reduce((sum, { chances }) => sum + chances.size, 0),
  };
}
