// npm run bench -- kernel [--json]: our kernel and boardgame.io at the same games, in the same run.
// Ours goes through Match.submit: answers are checked against the list of legal ones, events are collected, the
// record is written, undo is possible. The peer's reducer runs in production mode, with its own validation.
import { benchMidSize } from './kernel/mid-size.ts';
import { benchRecord } from './kernel/record.ts';
import { benchTicTacToe } from './kernel/tic-tac-toe.ts';

interface Row {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer?: number;
  readonly ratio?: number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const compared = (what: string, { ours, peer }: { ours: number; peer: number }): Row => ({
  what,
  unit: 'moves/s',
  ours: Math.round(ours),
  peer: Math.round(peer),
  ratio: round(ours / peer, 1),
});

// First, while nothing is warm yet: a server that has just started loads records too.
const record = benchRecord();
const rows: Row[] = [
  compared('tic-tac-toe', await benchTicTacToe()),
  compared('mid-size', await benchMidSize()),
  { what: 'stored', unit: 'bytes per answer', ours: round(record.bytes, 1) },
  { what: 'load-1000', unit: 'ms', ours: round(record.ms, 2) },
];

if (process.argv.includes('--json')) console.log(JSON.stringify({ bench: 'kernel', rows }));
else {
  console.table(rows);
  console.log(
    `The first load of 1000 answers took ${record.firstMs.toFixed(1)} ms, a fork ${record.fork.toFixed(2)} µs.`,
  );
}
