import { fetchWords, type Words } from '@medallion/path-of-destiny/words';
import { use } from 'react';
import { useWords } from '../../words/index.tsx';

/** What is printed on the components, in the language of the page; also where no table is. */
export function usePrinted(): Words {
  return use(fetchWords(useWords().language));
}
