/**
 * The games there are. A new game is one entry here and a package of its own; the laws find it by that package (see
 * scripts/lib/games.mjs), and everything else asks this list.
 */

import { type AnyShape, BadInput, type Shape } from '@medallion/kernel';
import type { Caravan, SealedBids, TicTacToe } from '@medallion/kernel/reference';
import type { OldWorld } from '@medallion/old-world';
import type { Practice } from '@medallion/old-world/poker';
import type { PathOfDestiny } from '@medallion/path-of-destiny';
import type { GameEntry } from './types.ts';

export type { DailyHunt, DailyResult, GameEntry, Playable } from './types.ts';

export const GAMES: readonly GameEntry[] = [
  game<OldWorld>({
    id: 'old-world',
    offered: true,
    playable: () => import('./old-world.ts').then(({ playable }) => playable),
    speech: () => import('@medallion/old-world/speech').then(({ speech }) => speech),
  }),
  game<PathOfDestiny>({
    id: 'path-of-destiny',
    offered: true,
    playable: () => import('./path-of-destiny.ts').then(({ playable }) => playable),
    speech: () => import('@medallion/path-of-destiny/speech').then(({ speech }) => speech),
  }),
  game<Practice>({
    id: 'old-world-poker',
    offered: true,
    playable: () => import('./old-world-poker.ts').then(({ playable }) => playable),
    speech: () => import('@medallion/old-world/poker/speech').then(({ speech }) => speech),
  }),
  game<TicTacToe>({
    id: 'tic-tac-toe',
    offered: false,
    playable: () => import('./tic-tac-toe.ts').then(({ playable }) => playable),
    speech: () => import('./tic-tac-toe.ts').then(({ speech }) => speech),
  }),
  game<SealedBids>({
    id: 'sealed-bids',
    offered: false,
    playable: () => import('./sealed-bids.ts').then(({ playable }) => playable),
    speech: () => import('./sealed-bids.ts').then(({ speech }) => speech),
  }),
  game<Caravan>({
    id: 'caravan',
    offered: false,
    playable: () => import('./caravan.ts').then(({ playable }) => playable),
    speech: () => import('./caravan.ts').then(({ speech }) => speech),
  }),
];

/** The list does not know the types of its games; each entry is checked against its own. */
function game<G extends Shape>(entry: GameEntry<G>): GameEntry {
  return entry as unknown as GameEntry;
}

export function findGame(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.id === id);
}

/** The entry of a game that was named by somebody. Throws BadInput with the names there are. */
export function gameCalled(id: string): GameEntry<AnyShape> {
  const entry = findGame(id);
  if (entry !== undefined) return entry;
  throw new BadInput(`There is no game called ${id}`, 'game', `Known are ${GAMES.map((each) => each.id).join(', ')}.`);
}
