import type { AskName, AskView, SeatView } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { ComponentType } from 'react';
import type { TableWords } from '../sitting.ts';

export type OldWorldAsk = AskName<OldWorld>;

/**
 * What the control of a question is given; the question's name tells what it carries and what its answers mean. It
 * shows what the kernel listed, and answers with one of its ids.
 */
export interface ControlProps<K extends OldWorldAsk = OldWorldAsk> {
  readonly view: SeatView<OldWorld>;
  readonly ask: AskView<OldWorld, K>;
  readonly answer: (choice: string) => void;
  readonly words: TableWords;
}

export type Control<K extends OldWorldAsk = OldWorldAsk> = ComponentType<ControlProps<K>>;

/** Controls by the name of the question each is for. */
export type Controls = { readonly [K in OldWorldAsk]?: Control<K> };
