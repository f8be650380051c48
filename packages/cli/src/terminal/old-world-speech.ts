/** How Old World and its poker speak at the terminal. */

import type { AskView, SeatView } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { Practice } from '@medallion/old-world/poker';
import { type AnyAsk, type AskContext, type TellContext, telling } from '@medallion/old-world/telling';
import { type Language, words } from '@medallion/old-world/words';
import { putQuestion } from './ask.ts';
import type { Spoken } from './sitting.ts';
import type { Terminal } from './terminal.ts';
import { TERMINAL_WORDS } from './words.ts';

export function oldWorldSpeech<G extends OldWorld | Practice>(
  language: Language,
  terminal: Terminal,
  context: TellContext,
): Spoken<G> {
  const own = TERMINAL_WORDS[language];
  const spoken = telling(language);
  const seen = (view: SeatView<G>): AskContext => ({ ...context, view }) as AskContext;
  // Which of the two it is, only the caller knows.
  const asked = (ask: AskView<G>): AnyAsk => ask as AnyAsk;
  return {
    terminal,
    own,
    speech: {
      tell: (event) => spoken.tell(event, context),
      whyNot: (ask, no, view) => spoken.whyNot(asked(ask), no, seen(view)),
      refusal: spoken.refusal,
      outcome: (outcome) => spoken.outcome(outcome, context),
    },
    ask: (ask, view) =>
      putQuestion({ terminal, telling: spoken, words: words(language), own, context: seen(view) }, asked(ask)),
  };
}
