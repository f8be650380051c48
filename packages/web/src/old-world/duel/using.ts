import type { AskView, Choice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';

/** Questions at which something may be used, and which go on without. */
const USING = [
  'fight/prepare',
  'fight/combo-complete',
  'fight/opponent-lost',
  'fight/turn-end',
  'fight/suffer-power',
  'monster/revealed',
] as const;
export type Using = (typeof USING)[number];
export type UseChoice = Choice<OldWorld, Using>;

/** The question, where it is one at which something may be used. */
export function usingOf(ask: AskView<OldWorld> | undefined): AskView<OldWorld, Using> | undefined {
  return ask !== undefined && isUsing(ask) ? ask : undefined;
}

const isUsing = (ask: AskView<OldWorld>): ask is AskView<OldWorld, Using> => USING.some((name) => name === ask.ask);
