import type { AskArgs, AskView, Choice, NoChoice, PlayView } from '@medallion/kernel';
import type { Practice } from '../../../practice/index.ts';
import type { OldWorld } from '../../../rules/shape.ts';
import type { OldWorldView, WitcherView } from '../../../view.ts';
import type { Scene, TellContext } from '../scene.ts';
import type { AskKey } from '../shape.ts';

/** A question of the journey or of the practice table. */
export type AnyAsk = AskView<OldWorld> | AskView<Practice>;

/** What words about a question need besides who reads: what the asked seat sees. */
export interface AskContext extends TellContext {
  readonly view: PlayView<OldWorld> | PlayView<Practice>;
}

export interface AskScene extends Scene {
  readonly context: AskContext;
  readonly ask: AnyAsk;
}

export type ArgsOf<K extends AskKey> = K extends keyof OldWorld['asks']
  ? AskArgs<OldWorld, K>
  : K extends keyof Practice['asks']
    ? AskArgs<Practice, K>
    : never;

export type ChoiceOf<K extends AskKey> = K extends keyof OldWorld['asks']
  ? Choice<OldWorld, K>
  : K extends keyof Practice['asks']
    ? Choice<Practice, K>
    : never;

export type NoChoiceOf<K extends AskKey> = K extends keyof OldWorld['asks']
  ? NoChoice<OldWorld, K>
  : K extends keyof Practice['asks']
    ? NoChoice<Practice, K>
    : never;

/** The table of the journey; only asked for where the question belongs to it. */
export function tableOf({ context }: AskScene): OldWorldView {
  return context.view.table as OldWorldView;
}

/** The board of the seat that is asked. */
export function boardOf(scene: AskScene): WitcherView {
  const board = tableOf(scene).witchers[scene.ask.seat];
  if (board === undefined) throw new RangeError(`nobody sits at ${scene.ask.seat}`);
  return board;
}
