import { createContext, useContext } from 'react';
import type { Control, Controls, OldWorldAsk } from './control.ts';

/** The controls there are. Handed down from the table, so that what asks need not know them all. */
export const ControlsContext = createContext<Controls>({});

/** The controls by the name of the question. A control is found by that name, and is never given another question. */
export function useControls(): Partial<Readonly<Record<OldWorldAsk, Control>>> {
  return anyOf(useContext(ControlsContext));
}

export const anyOf = (controls: Controls) => controls as Partial<Readonly<Record<OldWorldAsk, Control>>>;
