import type { AskView, ListedChoice } from '@medallion/kernel';
import { useAdvice } from '../../teacher/advice.ts';

/** The cards the master's advice speaks of: those it pays with, lays, gains or gives away. */
export function useAdvisedCards(ask: AskView | undefined): ReadonlySet<number> {
  const advice = useAdvice();
  if (advice === undefined || ask === undefined || advice.ask !== ask.id) return NONE;
  const choice = ask.choices.find(({ id }: ListedChoice) => id === advice.choice) as Carded | undefined;
  return new Set([choice?.card, choice?.pay, ...(choice?.cards ?? [])].filter((card) => card !== undefined));
}

const NONE: ReadonlySet<number> = new Set();

interface Carded {
  readonly card?: number;
  readonly pay?: number;
  readonly cards?: readonly number[];
}
