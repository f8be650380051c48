import { createContext, useContext } from 'react';
import type { OldWorldSitting } from '../sitting.ts';
import type { Picked } from './pick.ts';
import type { Plays } from './plays.ts';

export type Tab = 'map' | 'offer' | 'lurks' | 'board' | 'log';

/** What the parts of the journey share: the sitting, what is pointed out, and what the cards can do. */
export interface JourneyState {
  readonly sitting: OldWorldSitting;
  readonly pick: Picked;
  readonly setPick: (pick: Picked) => void;
  readonly plays: Plays;
  /** The place on the map somebody points at. */
  readonly pointed: number | undefined;
  readonly setPointed: (place: number | undefined) => void;
  /** Answers the open question. */
  readonly answer: (choice: string) => void;
  /** What a small screen shows above the question. */
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
}

export const JourneyContext = createContext<JourneyState | undefined>(undefined);

export function useJourney(): JourneyState {
  const state = useContext(JourneyContext);
  if (state === undefined) throw new Error('outside of a journey');
  return state;
}
