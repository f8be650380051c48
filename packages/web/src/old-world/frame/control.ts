import type { AskName, AskView, SeatView } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { ComponentType } from 'react';
import type { TableWords } from '../sitting.ts';

/** What every control of a question is given. It shows what the kernel listed, and answers with one of its ids. */
export interface ControlProps {
  readonly view: SeatView<OldWorld>;
  readonly ask: AskView<OldWorld>;
  readonly answer: (choice: string) => void;
  readonly words: TableWords;
}

export type Control = ComponentType<ControlProps>;
export type OldWorldAsk = AskName<OldWorld>;
