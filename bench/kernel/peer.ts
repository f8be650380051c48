import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fail, run } from '../../scripts/lib/run.mjs';

/*
 * boardgame.io, as its own master runs it: InitializeGame, then its reducer for every move. It is installed when the
 * bench first runs, in a folder of its own, so that nobody who only plays downloads it; hence no types of its own.
 */

/** What a move of the peer is given; only what our two games use. */
export interface MoveTools<T> {
  readonly G: T;
  readonly ctx: { readonly currentPlayer: string; readonly numPlayers: number; readonly turn: number };
  readonly playerID: string;
  readonly random: { D6(): number; Shuffle<C>(cards: readonly C[]): C[] };
}

export interface PeerGame<T> {
  readonly name: string;
  setup(tools: MoveTools<T>): T;
  readonly moves: Readonly<Record<string, (tools: MoveTools<T>, ...args: never[]) => 'INVALID_MOVE' | undefined>>;
  readonly turn: { readonly minMoves: 1; readonly maxMoves: 1 };
  /** What a seat may see of it. */
  playerView?(tools: { readonly G: T; readonly playerID: string | null }): T;
  endIf(tools: MoveTools<T>): unknown;
}

export interface PeerState<T> {
  readonly G: T;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  /** How many moves were accepted, turn changes not counted. */
  readonly _stateID: number;
}

interface Internal {
  InitializeGame<T>(start: { game: PeerGame<T>; numPlayers: number }): PeerState<T>;
  CreateGameReducer<T>(start: { game: PeerGame<T> }): (state: PeerState<T>, action: object) => PeerState<T>;
}

const folder = fileURLToPath(new URL('../boardgame-io/', import.meta.url));

/** What loads the peer's own parts, installed first where it is not there yet. */
export async function requirePeer(): Promise<(part: string) => unknown> {
  if (!existsSync(`${folder}node_modules/boardgame.io/package.json`)) {
    console.error('Installing boardgame.io for this bench (once) …');
    const { code } = await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, output: 'stderr' });
    if (code !== 0) fail('boardgame.io, the peer of this bench, could not be installed.');
  }
  // Read when the library loads: without it every move also pays for its development checks.
  process.env.NODE_ENV = 'production';
  return createRequire(folder);
}

export interface Peer<T> {
  start(): PeerState<T>;
  /** The state after a move; throws where the peer refused it. */
  move(state: PeerState<T>, name: string, args: readonly number[]): PeerState<T>;
}

export async function peerOf<T>(game: PeerGame<T>, numPlayers: number): Promise<Peer<T>> {
  const peer = (await requirePeer())('boardgame.io/internal') as Internal;
  const reduce = peer.CreateGameReducer({ game });
  return {
    start: () => peer.InitializeGame({ game, numPlayers }),
    move(state, name, args) {
      const payload = { type: name, args, playerID: state.ctx.currentPlayer };
      const next = reduce(state, { type: 'MAKE_MOVE', payload });
      if (next._stateID === state._stateID) throw new Error(`boardgame.io refused ${name} ${args.join(' ')}`);
      return next;
    },
  };
}
