/** The weights of the master of Old World: games of hurried adepts, and how they ended. */

import { type Bot, novice, playOut } from '@medallion/bots';
import { oldWorldFeatures } from '@medallion/bots/fitting';
import { Dice, Play } from '@medallion/kernel';
import { type OldWorld, oldWorld } from '@medallion/old-world';
import { type Contest, logitFit, logLoss, ridgeFit } from './fit.ts';

/** So many of a hundred answers are a novice's: positions an adept would not get into are judged, too. */
const NOVICE = 5;
const MOST_ROUNDS = 60;
const RIDGE = 10;

interface Sample {
  readonly rows: readonly (readonly number[])[];
  readonly winner: number;
  /** Turns from here to the end. */
  readonly left: number;
  /** How far the game has come, from 0 to 1. */
  readonly part: number;
}

function samplesOf(seats: number, games: number, seed: string): Sample[][] {
  const all: Sample[][] = [];
  for (let game = 0; game < games; game++) {
    const name = `weights/${seed}/${seats}/${game}`;
    const play = Play.start<OldWorld>(oldWorld, oldWorld.readOptions({}, seats), seats, name);
    const dice = new Dice(name);
    const quick = oldWorldFeatures.quick();
    const bot: Bot<OldWorld> = {
      name: 'wavering',
      answer: (question, own) => (dice.int(100) < NOVICE ? novice : quick).answer(question, own),
    };
    const seen: { rows: number[][]; turns: number }[] = [];
    playOut(
      play,
      Array.from({ length: seats }, () => bot),
      name,
      ({ state }) => {
        play.events = [];
        const { turns } = state.table;
        if (seen.at(-1)?.turns !== turns && oldWorldFeatures.atTurnStart(play))
          seen.push({ rows: oldWorldFeatures.standpoints(play), turns });
        return turns <= MOST_ROUNDS * seats;
      },
    );
    const winner = play.over?.ranking[0]?.[0];
    if (winner === undefined) continue;
    const end = play.state.table.turns;
    all.push(seen.map(({ rows, turns }) => ({ rows, winner, left: end - turns, part: turns / (end + 1) })));
  }
  return all;
}

const scoreWith =
  (weights: readonly number[]) =>
  ({ rows, winner }: Sample): Contest => ({
    scores: rows.map((row) => row.reduce((sum, value, n) => sum + value * (weights[n] ?? 0), 0)),
    winner,
  });

const round = (value: number): number => Number(value.toPrecision(4));

/** Fits one number of players; a fifth of the games is kept apart to see how well the winner is told. */
export function fitOldWorld(seats: number, games: number, seed: string): { weights: number[]; report: string[] } {
  const all = samplesOf(seats, games, seed);
  const apart = Math.trunc(all.length / 5);
  const [unseen, seen] = [all.slice(0, apart).flat(), all.slice(apart).flat()];
  if (seats === 1) {
    const rows = (samples: readonly Sample[]): number[][] => samples.map((sample) => [...(sample.rows[0] ?? []), 1]);
    const weights = ridgeFit(
      rows(seen),
      seen.map(({ left }) => left),
      RIDGE,
    );
    const errors = unseen.map(({ left }, at) => {
      const row = rows(unseen)[at] ?? [];
      return Math.abs(left - row.reduce((sum, value, n) => sum + value * (weights[n] ?? 0), 0));
    });
    const mean = errors.reduce((sum, error) => sum + error, 0) / Math.max(1, errors.length);
    return { weights: weights.map(round), report: [`${all.length} games, turns left told to ${mean.toFixed(2)}`] };
  }
  const weights = logitFit(
    seen.map(({ rows, winner }) => ({ rows, winner })),
    RIDGE,
  );
  const report = [`${all.length} games, ${seen.length} turns`];
  for (const fifth of [0, 1, 2, 3, 4]) {
    const part = unseen.filter((sample) => Math.min(4, Math.trunc(5 * sample.part)) === fifth).map(scoreWith(weights));
    const right = part.filter(({ scores, winner }) => scores.indexOf(Math.max(...scores)) === winner);
    report.push(
      `part ${fifth + 1}: log-loss ${logLoss(part, 1).toFixed(3)}, right ${((100 * right.length) / Math.max(1, part.length)).toFixed(0)} %`,
    );
  }
  report.push(`all: log-loss ${logLoss(unseen.map(scoreWith(weights)), 1).toFixed(3)}`);
  return { weights: weights.map(round), report };
}
