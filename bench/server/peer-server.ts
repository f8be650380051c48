/** boardgame.io's server as its documentation starts it: matches in memory, sockets by socket.io. */

import type { AddressInfo, Server as Listening } from 'node:net';
import { type PeerCaravan, peerCaravan } from '../kernel/peer-caravan.ts';
import { type PeerGame, requirePeer } from '../kernel/peer.ts';
import { ROUNDS } from './tables.ts';
import { tellParent } from './children.ts';

interface PeerServer {
  readonly Server: (start: { games: readonly PeerGame<PeerCaravan>[]; origins: readonly string[] }) => {
    run(port: number): Promise<{ appServer: Listening }>;
  };
}

/** Every seat sees what it may, as at our table: decks and others' hands stay hidden. */
const game: PeerGame<PeerCaravan> = {
  ...peerCaravan(ROUNDS),
  playerView: ({ G, playerID }) => ({
    ...G,
    common: [],
    traders: G.traders.map((trader, seat) =>
      String(seat) === playerID ? { ...trader, deck: [] } : { ...trader, deck: [], hand: [] },
    ),
  }),
};
const { Server } = (await requirePeer())('boardgame.io/server') as PeerServer;
const { appServer } = await Server({ games: [game], origins: ['http://127.0.0.1'] }).run(0);
tellParent(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`);
