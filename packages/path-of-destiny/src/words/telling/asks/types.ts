import type { AskArgs, AskView, Choice, NoChoice, PlayView } from '@medallion/kernel';
import type { PathOfDestiny } from '../../../rules/shape.ts';
import type { ParticipantView, PathOfDestinyView } from '../../../view.ts';
import type { Scene, TellContext } from '../scene.ts';
import type { AskKey } from '../shape.ts';

/** What words about a question need besides who reads: what the asked seat sees. */
export interface AskContext extends TellContext {
  readonly view: PlayView<PathOfDestiny>;
}

export interface AskScene extends Scene {
  readonly context: AskContext;
  readonly ask: AskView<PathOfDestiny>;
}

export type ArgsOf<K extends AskKey> = AskArgs<PathOfDestiny, K>;
export type ChoiceOf<K extends AskKey> = Choice<PathOfDestiny, K>;
export type NoChoiceOf<K extends AskKey> = NoChoice<PathOfDestiny, K>;

export const tableOf = ({ context }: AskScene): PathOfDestinyView => context.view.table;

/** What lies before the one who is asked. */
export function boardOf(scene: AskScene): ParticipantView {
  const board = tableOf(scene).participants[scene.ask.seat];
  if (board === undefined) throw new RangeError(`nobody sits at ${scene.ask.seat}`);
  return board;
}
