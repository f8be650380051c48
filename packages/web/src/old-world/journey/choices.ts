import type { AskView, Choice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { OldWorldAsk } from '../frame/control.ts';

/** The listed answers of a question with what they mean: the name of the question tells the shape of its answers. */
export function choicesOf<K extends OldWorldAsk>(ask: AskView<OldWorld>, _name: K): readonly Choice<OldWorld, K>[] {
  return ask.choices as unknown as readonly Choice<OldWorld, K>[];
}

export type Phase1Choice = Choice<OldWorld, 'phase-1/act'>;
export type MoveChoice = Extract<Phase1Choice, { readonly act: 'move' }>;

/** The moves among the answers of Phase I, and none where something else is asked. */
export function movesOf(ask: AskView<OldWorld> | undefined): readonly MoveChoice[] {
  if (ask?.ask !== 'phase-1/act') return [];
  return choicesOf(ask, 'phase-1/act').filter((choice) => choice.act === 'move');
}
