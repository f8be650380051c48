import type { AnyShape } from '@medallion/kernel';
import type { Position } from '@medallion/table';

/** The answer to the open question where it is the only one; where there is anything to decide or decline, none. */
export function onlyAnswer(
  position: Position<AnyShape> | undefined,
): { readonly ask: number; readonly choice: string } | undefined {
  const open = position?.asks.find(({ reply }) => reply === undefined);
  const [first, second] = open?.choices ?? [];
  return open === undefined || first === undefined || second !== undefined
    ? undefined
    : { ask: open.id, choice: first.id };
}
