import { createContext, useContext } from 'react';
import type { RoomState } from '../room-link.ts';

/** What a table in the middle knows of the room around it. */
export interface AroundMiddle {
  readonly state: RoomState;
  /** The key for watchers, and the one to any free chair where this screen was given it. */
  readonly watch: string;
  readonly anyChair: string;
}

export const MiddleContext = createContext<AroundMiddle | undefined>(undefined);

export function useMiddle(): AroundMiddle {
  const around = useContext(MiddleContext);
  if (around === undefined) throw new Error('This table stands in the middle of nothing.');
  return around;
}
