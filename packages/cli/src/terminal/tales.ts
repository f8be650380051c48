/** The tales of the cards for the terminal, in English where a language has none yet. */

import { type Book, bookOf } from '@medallion/old-world/book';
import { type Stories, type StoryLanguage, stories } from '@medallion/old-world/stories';
import type { Language } from '@medallion/old-world/words';

export function bookIn(language: Language): Book {
  const told = (stories as (language: string) => Stories | undefined)(language);
  return bookOf(told ?? stories('en' satisfies StoryLanguage), language);
}
