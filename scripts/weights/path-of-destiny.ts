/** The weights of the master of Path of Destiny: games of adepts, and how they ended. */

import { destinyAdept, destinyNovice, type Bot } from '@medallion/bots';
import { destinyFeatures } from '@medallion/bots/fitting';
import { Dice, Play } from '@medallion/kernel';
import { type PathOfDestiny, pathOfDestiny } from '@medallion/path-of-destiny';
import { STORIES } from '@medallion/path-of-destiny/content';
import { playOut } from '@medallion/bots';
import { type Contest, fitSharpness, logLoss, ridgeFit } from './fit.ts';

const STAGES = 9;
/** So many of a hundred answers are a novice's: positions an adept would not get into are judged, too. */
const NOVICE = 10;
const RIDGE = 30;

const SITTINGS = STORIES.flatMap((story) => [1, 2, 3, 4, 5].map((seats) => ({ story, seats })));

/** Every kind of game that has weights of its own. */
export const DESTINY_KINDS: ReadonlySet<string> = new Set(
  SITTINGS.map(({ story, seats }) => destinyFeatures.kindOf(story, seats)),
);

interface Sample {
  readonly rows: readonly (readonly number[])[];
  readonly points: readonly number[];
  readonly winner: number;
}

/** An adept who now and then plays like a novice. */
function wavering(dice: Dice): Bot<PathOfDestiny> {
  return {
    name: 'wavering',
    answer: (question, own) => (dice.int(100) < NOVICE ? destinyNovice : destinyAdept).answer(question, own),
  };
}

/** Games of one kind, the Stories and numbers of players that belong to it in turns. */
function samplesOf(kind: string, games: number, seed: string): Sample[][] {
  const stages: Sample[][] = Array.from({ length: STAGES }, () => []);
  const sittings = SITTINGS.filter(({ story, seats }) => destinyFeatures.kindOf(story, seats) === kind);
  for (let game = 0; game < games; game++) {
    const { story, seats } = sittings[game % sittings.length] as (typeof sittings)[number];
    const name = `weights/${seed}/${story}/${seats}/${game}`;
    const options = pathOfDestiny.readOptions({ story, ...(seats === 1 ? { automa: 'random' } : {}) }, seats);
    const play = Play.start<PathOfDestiny>(pathOfDestiny, options, seats, name);
    const dice = new Dice(name);
    const bot = wavering(dice);
    const rows: (readonly (readonly number[])[])[] = [];
    playOut(
      play,
      Array.from({ length: seats }, () => bot),
      name,
      () => {
        play.events = [];
        const stage = destinyFeatures.stageOf(play.state.table);
        if (rows[stage] === undefined && destinyFeatures.atTurnStart(play))
          rows[stage] = destinyFeatures.standpoints(play);
        return true;
      },
    );
    const points = play.state.table.participants.map(({ vp }) => vp);
    const winner = play.over?.ranking[0]?.[0] ?? 0;
    for (const [stage, own] of rows.entries())
      if (own !== undefined) stages[stage]?.push({ rows: own, points, winner });
  }
  return stages;
}

const centred = (values: readonly number[]): number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
};

/** Shared weights for all seats; alone, the Automa has its own. */
function fitStage(samples: readonly Sample[], solo: boolean): { weights: number[]; automa?: number[] } {
  const n = destinyFeatures.FEATURES.length;
  const rows: number[][] = [];
  const targets: number[] = [];
  for (const sample of samples) {
    if (solo) {
      const [mine, its] = sample.rows as [readonly number[], readonly number[]];
      rows.push([...mine, ...its.map((value) => -value), 1]);
      targets.push((sample.points[0] as number) - (sample.points[1] as number));
      continue;
    }
    const points = centred(sample.points);
    const columns = Array.from({ length: n }, (_, feature) =>
      centred(sample.rows.map((row) => row[feature] as number)),
    );
    for (const [who, target] of points.entries()) {
      rows.push(columns.map((column) => column[who] as number));
      targets.push(target);
    }
  }
  const fitted = ridgeFit(rows, targets, RIDGE);
  if (!solo) return { weights: fitted };
  // The constant is the Automa's: what it has beyond its features.
  return { weights: [...fitted.slice(0, n), 0], automa: [...fitted.slice(n, 2 * n), -(fitted[2 * n] as number)] };
}

const round = (value: number): number => Number(value.toPrecision(4));

export interface Fitted {
  readonly weights: readonly { weights: number[]; automa?: number[]; sharpness: number }[];
  readonly report: readonly string[];
}

/** Fits one kind of game; a fifth of the games is kept apart to see how well the winner is told. */
export function fitDestiny(kind: string, games: number, seed: string): Fitted {
  const solo = kind === destinyFeatures.kindOf('edge', 1);
  const report: string[] = [];
  const stages = samplesOf(kind, games, seed).map((samples, stage) => {
    const apart = Math.trunc(samples.length / 5);
    const { weights, automa } = fitStage(samples.slice(apart), solo);
    const contest = ({ rows, winner }: Sample): Contest => ({
      scores: rows.map((row, who) => {
        const own = solo && who === 1 ? (automa ?? weights) : weights;
        return [...row, 1].reduce((sum, value, n) => sum + value * (own[n] ?? 0), 0);
      }),
      winner,
    });
    const points = ({ rows, winner }: Sample): Contest => ({ scores: rows.map((row) => row[0] as number), winner });
    const sharpness = fitSharpness(samples.slice(apart).map(contest));
    const unseen = samples.slice(0, apart);
    const loss = logLoss(unseen.map(contest), sharpness);
    const bare = logLoss(unseen.map(points), fitSharpness(samples.slice(apart).map(points)));
    const right = unseen.map(contest).filter(({ scores, winner }) => scores.indexOf(Math.max(...scores)) === winner);
    report.push(
      `stage ${stage}: ${samples.length} games, log-loss ${loss.toFixed(3)} (points alone ${bare.toFixed(3)}), right ${((100 * right.length) / Math.max(1, apart)).toFixed(0)} %, sharpness ${sharpness.toFixed(3)}`,
    );
    return {
      weights: weights.map(round),
      ...(automa === undefined ? {} : { automa: automa.map(round) }),
      sharpness: round(sharpness),
    };
  });
  return { weights: stages, report };
}
