import type { DailyResult } from '@medallion/table/registry';
import { useVocabulary } from '../kit/vocabulary.ts';
import { dailyWords } from './words/index.ts';

/** Tells a result in a few words: turns and the rulebook's rank, or points against the opponent's. */
export function useResultWords(): (result: DailyResult) => string {
  const say = useVocabulary(dailyWords);
  return (result) =>
    result.by === 'turns'
      ? `${say('turns', { n: result.turns })} · ${say('rank', { n: result.rank })}`
      : say('points', { own: result.own, other: result.other });
}
