import type { Measure } from '@medallion/bots';

/** A chance in whole per cent; in a race against oneself, the turn it would end with. */
export const worthOf = (measure: Measure, chance: number): string =>
  measure.of === 'winning' ? `${Math.round(100 * chance)} %` : String(Math.round(measure.turns * (1 - chance)));

/** What was given away, in whole points of chance, or in turns to a tenth. */
export const lossIn = (measure: Measure, loss: number): string =>
  measure.of === 'winning' ? String(Math.round(100 * loss)) : (measure.turns * loss).toFixed(1);

export type Grade = 'master' | 'less' | 'costly';

/** From so much on a decision was costly. */
const COSTLY = 0.03;

export const gradeOf = (loss: number): Grade => (loss === 0 ? 'master' : loss < COSTLY ? 'less' : 'costly');
