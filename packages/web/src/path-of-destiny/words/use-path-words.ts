import type { Impossible, Outcome, Refusal } from '@medallion/kernel';
import type { Who } from '@medallion/path-of-destiny';
import type { Tale } from '@medallion/path-of-destiny/stories';
import type { Told, WhyNotTold } from '@medallion/path-of-destiny/telling';
import type { Words } from '@medallion/path-of-destiny/words';
import type { Language, Say } from '@medallion/words';
import { createContext, useContext } from 'react';
import type { Asked, Heard } from '../asked.ts';
import type { PathMessages } from './messages.ts';

/** What the table says about one position, to the one at the screen. */
export interface PathTelling {
  question(this: void, ask: Asked): string;
  label(this: void, ask: Asked, choice: { readonly id: string }): string;
  whyNot(this: void, ask: Asked, no: Impossible): WhyNotTold;
  event(this: void, event: Heard): Told | undefined;
  refusal(this: void, refusal: Refusal): string;
  outcome(this: void, outcome: Outcome): readonly string[];
}

/** Everything that is said at this table, in the language of the page. */
export interface PathWords {
  readonly language: Language;
  /** Words of the screens themselves. */
  readonly say: Say<PathMessages>;
  /** Names and card texts. */
  readonly game: Words;
  /** Questions, answers, refusals and events. */
  readonly tell: PathTelling;
  /** The tale that is played; undefined until it is fetched. */
  readonly tale: Tale | undefined;
  /** What a player is called at the table. */
  readonly nameOf: (who: Who) => string;
  /** The hero somebody plays, or the player's name while nobody is anybody. */
  readonly heroOf: (who: Who) => string;
}

export const WordsContext = createContext<PathWords | undefined>(undefined);

export function usePathWords(): PathWords {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('nothing of this table is shown without its words');
  return words;
}
