import { Match } from '../../packages/kernel/src/index.ts';
import { ticTacToe } from '../../packages/kernel/reference/index.ts';
import { randomPlay } from '../../packages/kernel/src/testing/index.ts';
import { type Peer, peerOf } from './peer.ts';
import { type Board, peerTicTacToe } from './peer-tic-tac-toe.ts';
import { compare, type Side, timed } from './rounds.ts';

/** Both sides play the same games, move for move; what is timed is the moves, not the starting of games. */
export async function benchTicTacToe(): Promise<{ ours: number; peer: number }> {
  const peer = await peerOf(peerTicTacToe, 2);
  const games = Array.from({ length: 20_000 }, (_, index) => gameOf(index));
  return compare(
    () => ours(games),
    // So many games of the slower side take about as long as all of the faster.
    () => theirs(peer, games.slice(0, 400)),
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
  const matches = games.map((_, index) => Match.start(ticTacToe, { seats: 2, secret: `secret ${index}`, nonces: [] }));
  let moves = 0;
  let events = 0;
  const ms = timed(() => {
    for (const [index, { ids }] of games.entries()) {
      const match = matches[index] as (typeof matches)[number];
      for (const choice of ids) {
        const ask = match.play.state.asks[0];
        const answer = { seat: ask?.seat, ask: ask?.id, choice, number: match.number };
        const result = match.submit(answer);
        if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
        events += result.events.length;
        moves++;
      }
      if (match.play.over === undefined) throw new Error('the game is not over');
    }
  });
  if (events !== moves) throw new Error('every move is an event');
  return { moves, ms };
}

function theirs(peer: Peer<Board>, games: readonly OneGame[]): ReturnType<Side> {
  const starts = games.map(() => peer.start());
  let moves = 0;
  const ms = timed(() => {
    for (const [index, { cells }] of games.entries()) {
      let state = starts[index] as (typeof starts)[number];
      for (const cell of cells) {
        state = peer.move(state, 'clickCell', [cell]);
        moves++;
      }
      if (state.ctx.gameover === undefined) throw new Error('the game is not over');
    }
  });
  return { moves, ms };
}
