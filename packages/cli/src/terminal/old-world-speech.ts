/** How Old World and its poker speak at the terminal. */

import type { SeatView } from '@medallion/kernel';
import type { OldWorldView } from '@medallion/old-world';
import type { PracticeView } from '@medallion/old-world/poker';
import { type AskContext, type TellContext, telling } from '@medallion/old-world/telling';
import { type Language, words } from '@medallion/old-world/words';
import { putQuestion } from './ask.ts';
import type { Spoken } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { TERMINAL_WORDS } from './words.ts';

export function oldWorldSpeech<V extends OldWorldView | PracticeView>(
  language: Language,
  terminal: Terminal,
  context: TellContext,
): Spoken<V> {
  const own = TERMINAL_WORDS[language];
  const spoken = telling(language);
  const seen = (view: SeatView<V>): AskContext => ({ ...context, view }) as AskContext;
  return {
    terminal,
    own,
    speech: {
      tell: (event) => spoken.tell(event, context),
      whyNot: (ask, no, view) => spoken.whyNot(ask, no, seen(view)),
      refusal: spoken.refusal,
      outcome: (outcome) => spoken.outcome(outcome, context),
    },
    ask: (ask, view) =>
      putQuestion({ terminal, telling: spoken, words: words(language), own, context: seen(view) }, ask),
  };
}
