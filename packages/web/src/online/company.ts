import { createContext, type ReactNode } from 'react';
import type { RoomState } from './room-link.ts';

/** The people around a table, where they are elsewhere. */
export interface Company {
  /** What the header of the table shows of them. */
  readonly tool: ReactNode;
  readonly state: RoomState;
}

/** Unset at a table of this device. */
export const CompanyContext = createContext<Company | undefined>(undefined);
