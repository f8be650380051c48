import { type Words, words } from '@medallion/old-world/words';
import { useWords } from '../../words/index.tsx';

/** The names and texts of the game in the language of the page. */
export type OldWorldWords = Words;

export function useOldWorldWords(): OldWorldWords {
  return words(useWords().language);
}
