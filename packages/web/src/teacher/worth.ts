import type { Measure, Moment } from '@medallion/bots';

/** A chance in whole per cent; in a race against oneself, the turn it would end with. */
export const worthOf = (measure: Measure, chance: number): string =>
  measure.of === 'winning' ? `${Math.round(100 * chance)} %` : String(Math.round(measure.turns * (1 - chance)));

/** What was given away, in whole points of chance, or in turns to a tenth. */
export const lossIn = (measure: Measure, loss: number): string =>
  measure.of === 'winning' ? String(Math.round(100 * loss)) : (measure.turns * loss).toFixed(1);

/**
 * Where one moves after the other, whoever is about to move looks better: the mean over a round shows how the game
 * goes. The end stays what it is.
 */
export function evened(moments: readonly Moment[], seats: number, ended: boolean): readonly Moment[] {
  if (seats < 2) return moments;
  return moments.map((moment, at) => {
    if (ended && at === moments.length - 1) return moment;
    const round = moments.slice(Math.max(0, at - seats + 1), at + 1);
    const chances = moment.chances.map(
      (_, who) => round.reduce((sum, each) => sum + (each.chances[who] ?? 0), 0) / round.length,
    );
    return { ...moment, chances };
  });
}

/** The games in which one moves after the other. */
export const MOVES_IN_TURN: ReadonlySet<string> = new Set(['old-world']);

export type Grade = 'master' | 'less' | 'costly';

/** From so much on a decision was costly. */
const COSTLY = 0.03;

export const gradeOf = (loss: number): Grade => (loss === 0 ? 'master' : loss < COSTLY ? 'less' : 'costly');
