import { Match } from '../../packages/kernel/src/index.ts';
import { ticTacToe } from '../../packages/kernel/reference/index.ts';
import { randomPlay } from '../../packages/kernel/src/testing/index.ts';
import { type Peer, peerOf } from './peer.ts';
import { type Board, peerTicTacToe } from './peer-tic-tac-toe.ts';
import { compare, inBatches, type Side } from './rounds.ts';

/** Both sides play the same games, move for move; what is timed is the moves, not the starting of games. */
export async function benchTicTacToe(): Promise<{ ours: number; peer: number }> {
  const peer = await peerOf(peerTicTacToe, 2);
  const games = Array.from({ length: 8000 }, (_, index) => gameOf(index));
  return compare(
    () => ours(games),
    () => theirs(peer, games.slice(0, 200)),
  );
}

interface OneGame {
  readonly ids: readonly string[];
  readonly cells: readonly number[];
}

function gameOf(index: number): OneGame {
  const ids: string[] = [];
  const cells: number[] = [];
  const onState = ({ events }: { events: readonly { data: Readonly<Record<string, unknown>> }[] }): void => {
    const cell = events[0]?.data.cell;
    if (typeof cell !== 'number') return;
    cells.push(cell);
    ids.push(`${'abc'[cell % 3]}${1 + Math.trunc(cell / 3)}`);
  };
  randomPlay(ticTacToe, { seats: 2, seed: `game ${index}`, checked: false, onState });
  return { ids, cells };
}

function ours(games: readonly OneGame[]): ReturnType<Side> {
  const starts = games.map(({ ids }, index) => () => ({
    ids,
    match: Match.start(ticTacToe, { seats: 2, secret: `secret ${index}`, nonces: ['a', 'b'] }),
  }));
  return inBatches(starts, 1000, ({ ids, match }) => {
    for (const choice of ids) {
      const ask = match.play.state.asks[0];
      const result = match.submit({ seat: ask?.seat, ask: ask?.id, choice, number: match.number });
      if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
      if (result.events.length !== 1) throw new Error('every move is an event');
    }
    if (match.play.over === undefined) throw new Error('the game is not over');
    return ids.length;
  });
}

function theirs(peer: Peer<Board>, games: readonly OneGame[]): ReturnType<Side> {
  const starts = games.map(({ cells }) => () => ({ cells, start: peer.start() }));
  return inBatches(starts, 10, ({ cells, start }) => {
    let state = start;
    for (const cell of cells) state = peer.move(state, 'clickCell', [cell]);
    if (state.ctx.gameover === undefined) throw new Error('the game is not over');
    return cells.length;
  });
}
