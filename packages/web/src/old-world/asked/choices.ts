import type { AskView, Choice, ListedChoice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';

export type Phase1Choice = Choice<OldWorld, 'phase-1/act'>;
export type MoveAnswer = Extract<Phase1Choice, { readonly act: 'move' }>;

/** The moves among the answers of Phase I, and none where something else is asked. */
export function movesOf(ask: AskView<OldWorld> | undefined): readonly MoveAnswer[] {
  return ask?.ask === 'phase-1/act' ? ask.choices.filter((choice) => choice.act === 'move') : [];
}

/** What a question lists, both what can be answered and what cannot. */
interface Listing<C extends ListedChoice> {
  readonly choices: readonly C[];
  readonly impossible: readonly { readonly choice: C }[];
}

/** The answer with this meaning, be it possible or not. Screens look for what they mean, never for an id. */
export function listed<C extends ListedChoice>(ask: Listing<C>, means: (choice: C) => boolean): C | undefined {
  return ask.choices.find(means) ?? ask.impossible.find(({ choice }) => means(choice))?.choice;
}
