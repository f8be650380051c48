import type { Outcome, Seat, Viewer } from '@medallion/kernel';
import type { ParticipantView, PathOfDestinyView, Prospect, Who } from '@medallion/path-of-destiny';
import type { Sitter, TableRefusal } from '@medallion/table';
import { createContext, useContext } from 'react';
import type { Asked, Heard } from './asked.ts';
import type { Hold } from './show/beats.ts';

/** Everything a screen of this table needs to know. It is the same for a game that is played and for one that is looked at again. */
export interface Laid {
  readonly id: string;
  readonly number: number;
  readonly viewer: Viewer;
  /** The seat at the screen. */
  readonly me: Seat | undefined;
  readonly sitters: readonly Sitter[];
  /** The table as far as it has been told. */
  readonly view: PathOfDestinyView;
  /** The table before the cards of this turn were turned over, where the reader saw that happen. */
  readonly sealed: PathOfDestinyView | undefined;
  /** What has been told. */
  readonly heard: readonly Heard[];
  readonly prospect: Prospect;
  /** The same before the cards of this turn were turned over. */
  readonly before: Prospect | undefined;
  /** The question of the one at the screen, once everything before it has been told. */
  readonly ask: Asked | undefined;
  /** Seats that still have to answer. */
  readonly waiting: readonly Seat[];
  readonly over: Outcome | undefined;
  readonly refusal: TableRefusal | undefined;
  /** Everything has been told. */
  readonly told: boolean;
  readonly hold: Hold | undefined;
  readonly onward: () => void;
  readonly answer: (choice: string) => void;
}

export const LaidContext = createContext<Laid | undefined>(undefined);

export function useLaid(): Laid {
  const laid = useContext(LaidContext);
  if (laid === undefined) throw new Error('nothing lies on this table');
  return laid;
}

const NOBODY: ParticipantView = {
  who: -1,
  hand: { count: 0 },
  shown: [],
  timeline: [],
  covered: [],
  playedNow: 0,
  tokens: [0, 0, 0, 0],
  special: [],
  vp: 0,
  xp: 0,
  unlocked: 0,
  used: 0,
  alliances: { renfri: { count: 0 }, stregobor: { count: 0 } },
  revealed: [],
};

export const participantOf = ({ participants }: PathOfDestinyView, who: Who): ParticipantView =>
  participants[who] ?? NOBODY;
