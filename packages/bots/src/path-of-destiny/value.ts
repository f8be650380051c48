/** How likely each participant is to win, judged at the start of a turn: weights fitted on games of adepts. */

import type { Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { chancesOf } from '../search/chances.ts';
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

export const kindOf = (story: string, seats: number): string => `${story}-${seats}`;

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

/** Chances of all participants at the start of a turn; 1 and 0 when the game is over. */
export function chances(play: Play<PathOfDestiny>): number[] {
  const { table } = play.state;
  const { over } = play;
  if (over !== undefined) {
    const first = winnersOf(play);
    return table.participants.map((_, who) => (first.includes(who) ? 1 / first.length : 0));
  }
  const stage = KINDS[kindOf(play.options.story, play.seats)]?.[stageOf(table)];
  if (stage === undefined) return table.participants.map(() => 1 / table.participants.length);
  const { weights, automa, sharpness } = stage;
  const scores = standpoints(play).map((features, who) => {
    const own = table.participants[who]?.automa === true ? (automa ?? weights) : weights;
    // The last weight is a constant.
    let sum = own[FEATURES.length] ?? 0;
    for (let n = 0; n < FEATURES.length; n++) sum += (features[n] as number) * (own[n] ?? 0);
    return sharpness * sum;
  });
  return chancesOf(scores);
}

function winnersOf(play: Play<PathOfDestiny>): readonly number[] {
  return play.over?.ranking[0] ?? [];
}
