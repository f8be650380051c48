import { requirePeer } from '../kernel/peer.ts';
import type { PeerCaravan } from '../kernel/peer-caravan.ts';
import type { PeerState } from '../kernel/peer.ts';
import { type BenchTable, SEATS } from './tables.ts';

interface PeerSocket {
  on(
    event: string,
    hear: (matchID: string, told: PeerState<PeerCaravan> & { state: PeerState<PeerCaravan> }) => void,
  ): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
}

/** Its own client's transport, without its store: the lines of a table in as little work as ours. */
export async function peerTable(url: string): Promise<BenchTable> {
  const { io } = (await requirePeer())('socket.io-client') as {
    readonly io: (url: string, options: object) => PeerSocket;
  };
  const post = async (path: string, body: object): Promise<{ matchID: string; playerCredentials: string }> => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    return (await fetch(`${url}/games/caravan${path}`, init)).json() as never;
  };
  const { matchID } = await post('/create', { numPlayers: SEATS });
  const states: (PeerState<PeerCaravan> | undefined)[] = [];
  const waiting: ((() => void) | undefined)[] = [];
  const credentials: string[] = [];
  const sockets = await Promise.all(
    ['0', '1'].map(async (playerID, seat) => {
      const joined = await post(`/${matchID}/join`, { playerID, playerName: playerID });
      credentials[seat] = joined.playerCredentials;
      const socket = io(`${url}/caravan`, { transports: ['websocket'], forceNew: true });
      await new Promise<void>((resolve) => {
        socket.on('connect', () => socket.emit('sync', matchID, playerID, joined.playerCredentials, SEATS));
        socket.on('sync', (_, { state }) => {
          states[seat] = state;
          resolve();
        });
        socket.on('update', (_, state) => {
          states[seat] = state;
          waiting[seat]?.();
          waiting[seat] = undefined;
        });
      });
      return socket;
    }),
  );
  return {
    before() {
      const seat = Number(states[0]?.ctx.currentPlayer);
      const state = states[seat];
      const trader = state?.G.traders[seat];
      if (state === undefined || trader === undefined || state.ctx.gameover !== undefined) return undefined;
      return { seat, place: trader.place, hand: trader.hand, market: state.G.market };
    },
    async move(seat, trade) {
      const heard = Promise.all(
        sockets.map(
          (_, at) =>
            new Promise<void>((resolve) => {
              waiting[at] = resolve;
            }),
        ),
      );
      const payload = {
        type: trade.length === 0 ? 'wait' : 'trade',
        args: trade,
        playerID: String(seat),
        credentials: credentials[seat],
      };
      sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, states[seat]?._stateID, matchID, String(seat));
      await heard;
    },
    leave: () => sockets.forEach((socket) => socket.close()),
  };
}
