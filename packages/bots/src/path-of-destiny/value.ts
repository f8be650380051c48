/** How likely each participant is to win, judged at the start of a turn: weights fitted on games of adepts. */

import type { Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { chancesOf } from '../search/chances.ts';
import type { Judged } from '../search/paired.ts';
import { FEATURES, featuresOf } from './features.ts';
import fitted from './weights.json' with { type: 'json' };

/** Weights of one kind of game by stage: what a feature is worth in points at the end, and how sharply a lead decides. */
interface Stage {
  readonly weights: readonly number[];
  /** The Automa's own: its board is another one. */
  readonly automa?: readonly number[];
  readonly sharpness: number;
}

const KINDS = (fitted as { readonly kinds: Readonly<Record<string, readonly Stage[]>> }).kinds;

/** Nine turns begin in a game: 0 to 8. */
export const stageOf = ({ chapter, turn }: { readonly chapter: number; readonly turn: number }): number =>
  3 * (chapter - 1) + turn - 1;

/** Duels by Story; alone, and for three and more, all Stories together: what a feature is worth differs little there. */
export const kindOf = (story: string, seats: number): string =>
  seats === 1 ? 'solo' : seats === 2 ? `${story}-2` : 'many';

/** What is fitted for this kind of game; other company is judged as the first Story for two until it has weights of its own. */
const stagesFor = (story: string, seats: number): readonly Stage[] | undefined =>
  KINDS[kindOf(story, seats)] ?? (seats > 1 ? KINDS['edge-2'] : undefined);

/** Is this the start of a turn: the first of all picks is asked for? */
export function atTurnStart({ state }: Play<PathOfDestiny>): boolean {
  const { table, asks } = state;
  return (
    table.phase === 'choose' &&
    asks[0]?.ask === 'choose/pick' &&
    table.top.length === 0 &&
    table.figures.every((who) => who < 0) &&
    asks[0].seat === table.initiative.find((who) => table.participants[who]?.automa !== true)
  );
}

/** The features of all participants. */
export const standpoints = (play: Play<PathOfDestiny>): number[][] =>
  play.state.table.participants.map((_, who) => featuresOf(pathOfDestiny.view(play, who), who));

/** The chance of every participant at the start of a turn, or when it is over. */
export function chances(play: Play<PathOfDestiny>): readonly number[] | undefined {
  const { over, options, seats, state } = play;
  const { participants } = state.table;
  const winner = over?.ranking[0]?.[0];
  if (over !== undefined) return participants.map((_, who) => (who === winner ? 1 : 0));
  const stage = stagesFor(options.story, seats)?.[stageOf(state.table)];
  if (stage === undefined) return undefined;
  const own = (who: number): readonly number[] =>
    participants[who]?.automa === true ? (stage.automa ?? stage.weights) : stage.weights;
  return chancesOf(standpoints(play).map((features, who) => scoreOf(features, own(who), stage.sharpness)));
}

/** How the game stands for a participant: at the start of a turn, or when it is over, where a point counts `finish`. */
export function judge(play: Play<PathOfDestiny>, me: number, finish: number): Judged {
  const { table } = play.state;
  const { participants } = table;
  if (play.over !== undefined) {
    const first = play.over.ranking[0]?.[0];
    // Ties are broken: the winner is ahead by half a point at least.
    const scores = participants.map(({ vp }, who) => finish * (vp + (who === first ? 0.5 : 0)));
    return { chance: chancesOf(scores)[me] ?? 0, parts: [] };
  }
  const stage = stagesFor(play.options.story, play.seats)?.[stageOf(table)];
  if (stage === undefined) return { chance: 1 / participants.length, parts: [] };
  const { weights, automa, sharpness } = stage;
  const all = standpoints(play);
  const own = (who: number): readonly number[] => (participants[who]?.automa === true ? (automa ?? weights) : weights);
  const scores = all.map((features, who) => scoreOf(features, own(who), sharpness));
  // Against the strongest of the others.
  let rival = -1;
  for (const [who, score] of scores.entries())
    if (who !== me && (rival < 0 || score > (scores[rival] as number))) rival = who;
  const parts = FEATURES.map(
    (_, n) => sharpness * ((all[me]?.[n] ?? 0) * (own(me)[n] ?? 0) - (all[rival]?.[n] ?? 0) * (own(rival)[n] ?? 0)),
  );
  return { chance: chancesOf(scores)[me] ?? 0, parts };
}

function scoreOf(features: readonly number[], weights: readonly number[], sharpness: number): number {
  // The last weight is a constant.
  let sum = weights[FEATURES.length] ?? 0;
  for (let n = 0; n < FEATURES.length; n++) sum += (features[n] as number) * (weights[n] ?? 0);
  return sharpness * sum;
}
