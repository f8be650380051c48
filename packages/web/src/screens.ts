/**
 * The games that have screens of their own. A game without any is played on the plain table.
 *
 * A game's table finds everything it needs in its sitting (`useSitting` of table/sitting.ts): position, questions,
 * what was heard, who sits where, and how to answer.
 */

import type { AnyShape, Seat } from '@medallion/kernel';
import type { School } from '@medallion/old-world/content';
import type { Character } from '@medallion/path-of-destiny/content';
import { type ComponentType, lazy } from 'react';
import type { Preset } from './addresses.ts';
import { pictureOf } from './old-world/parts/picture.ts';
import { pictureOf as pathPictureOf } from './path-of-destiny/parts/picture.ts';
import type { CollectionBook } from './collection/thing.ts';
import type { Planner } from './table/plan/plan.ts';
import type { GuideBook } from './table/guide/GuidePage.tsx';

export interface GameScreens {
  /** The class of the element everything of this game lies in: its styles reach no further. */
  readonly root: string;
  /** The whole table while a game is played, header included. */
  readonly Table: ComponentType;
  /** How a new game is set up; without it the plain form asks for what the registry knows. */
  readonly NewGame?: ComponentType<{ readonly preset: Preset }>;
  /** What lies on the table at one point of a game that is looked at again; without it the plain table shows it. */
  readonly Stage?: ComponentType;
  /** The table on a screen in the middle of a room, in a `MiddleFrame`; without it an outline is shown. */
  readonly Middle?: ComponentType;
  /** Where the game stands, in the header of a replay. */
  readonly Ribbon?: ComponentType;
  /** A picture of a hunt of the day, by what is dealt. */
  readonly dailyPicture?: (options: Readonly<Record<string, unknown>>) => string;
  /** A guided first game. */
  readonly guide?: () => Promise<GuideBook>;
  /** Everything there is of the game, to be looked at. */
  readonly collection?: () => Promise<CollectionBook>;
  /** What can be planned ahead, for whoever reads the table as text. */
  readonly planner?: () => Promise<Planner<AnyShape>>;
  /** What a seat is known by: a crest, a bust. */
  readonly SeatSign?: ComponentType<{ readonly seat: Seat }>;
}

/** A planner is only ever asked about tables of its own game. */
const anyGames = (planner: unknown): Planner<AnyShape> => planner as Planner<AnyShape>;

const SCREENS: Readonly<Record<string, GameScreens>> = {
  'old-world': {
    root: 'old-world',
    Table: lazy(() => import('./old-world/OldWorldTable.tsx')),
    NewGame: lazy(() => import('./old-world/setup/NewGame.tsx')),
    Stage: lazy(() => import('./old-world/Stage.tsx')),
    Middle: lazy(() => import('./old-world/middle/Middle.tsx')),
    Ribbon: lazy(() => import('./old-world/frame/ReplayRibbon.tsx')),
    SeatSign: lazy(() => import('./old-world/parts/SeatSign.tsx')),
    planner: () => import('./old-world/plan/planner.ts').then(({ journeyPlanner }) => anyGames(journeyPlanner)),
    dailyPicture: ({ schools }) => pictureOf({ school: Array.isArray(schools) ? (schools[0] as School) : 'wolf' }),
    guide: () => import('./old-world/guide/index.tsx').then(({ guide }) => guide),
    collection: () => import('./old-world/collection/index.tsx').then(({ collection }) => collection),
  },
  'path-of-destiny': {
    root: 'path-of-destiny',
    Table: lazy(() => import('./path-of-destiny/PathOfDestinyTable.tsx')),
    NewGame: lazy(() => import('./path-of-destiny/setup/NewGame.tsx')),
    Stage: lazy(() => import('./path-of-destiny/Stage.tsx')),
    Middle: lazy(() => import('./path-of-destiny/middle/Middle.tsx')),
    Ribbon: lazy(() => import('./path-of-destiny/frame/ReplayRibbon.tsx')),
    SeatSign: lazy(() => import('./path-of-destiny/parts/SeatSign.tsx')),
    planner: () => import('./path-of-destiny/plan/planner.ts').then(({ pickPlanner }) => anyGames(pickPlanner)),
    dailyPicture: ({ characters }) =>
      pathPictureOf({ figure: Array.isArray(characters) ? (characters[0] as Character) : 'geralt' }),
    guide: () => import('./path-of-destiny/guide/index.tsx').then(({ guide }) => guide),
    collection: () => import('./path-of-destiny/collection/index.tsx').then(({ collection }) => collection),
  },
  'old-world-poker': {
    root: 'poker',
    Table: lazy(() => import('./poker/PokerTable.tsx')),
    NewGame: lazy(() => import('./poker/PokerDoor.tsx')),
  },
};

export const screensOf = (game: string): GameScreens | undefined => SCREENS[game];
