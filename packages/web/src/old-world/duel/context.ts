import { createContext, useContext } from 'react';
import type { OldWorldSitting } from '../sitting.ts';
import type { Duel } from './reading.ts';

/** What the parts of a duel share. */
export interface DuelState {
  readonly sitting: OldWorldSitting;
  readonly duel: Duel;
  /** The listed card somebody points at: the preview shows what it would add. */
  readonly pointed: { readonly card: number; readonly link: number } | undefined;
  readonly point: (at: { readonly card: number; readonly link: number } | undefined) => void;
  /** Too narrow for boards at both sides. */
  readonly narrow: boolean;
}

export const DuelContext = createContext<DuelState | undefined>(undefined);

/** Undefined outside of a duel: the same controls serve cards that are lost elsewhere. */
export function useDuel(): DuelState | undefined {
  return useContext(DuelContext);
}
