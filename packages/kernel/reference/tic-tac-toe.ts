/** Tic-tac-toe: the smallest game that is one. No chance, nothing hidden. Clauses are numbered TTT-01 and on. */

import {
  BadInput,
  type Game,
  type Look,
  type Notation,
  parseCore,
  positionLines,
  printCore,
  type Seat,
} from '../src/index.ts';

export interface TicTacToe {
  /** Nine cells, row by row: 0 or 1 for a seat's mark, −1 while empty. */
  table: { cells: number[] };
  steps: { turn: { readonly seat: Seat } };
  asks: { mark: { args: object; choice: { readonly cell: number } } };
  events: { marked: { readonly seat: Seat; readonly cell: number } };
  options: object;
  view: { readonly cells: readonly number[] };
}

const EMPTY = -1;
const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
/** The lines through each cell: only these can have been completed by marking it. */
const LINES_THROUGH = Array.from({ length: 9 }, (_, cell) => LINES.filter((line) => line.includes(cell)));
/** The nine answers there are, made once: 'a1' to 'c3'. */
const CELLS = Array.from({ length: 9 }, (_, cell) => ({ id: `${'abc'[cell % 3]}${1 + Math.trunc(cell / 3)}`, cell }));

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  rules: '1',
  seats: { min: 2, max: 2 },
  streams: [],
  readOptions: () => ({}),
  setup: () => ({ table: { cells: new Array<number>(9).fill(EMPTY) }, agenda: [{ do: 'turn', seat: 0 }] }),

  steps: {
    /** The seats take turns; a full board without a line is a draw. TTT-01, TTT-04 */
    turn: (g, { seat }) => {
      if (g.table.cells.includes(EMPTY)) g.ask(seat, 'mark', {});
      else g.end({ ranking: [[0, 1]] });
    },
  },

  asks: {
    mark: {
      /** Any empty cell. TTT-02 */
      list({ table }, _ask, answers) {
        for (const choice of CELLS) {
          const mark = table.cells[choice.cell] as number;
          if (mark === EMPTY) answers.may(choice);
          else if (answers.reasons) answers.mayNot(choice, 'taken', 'TTT-02', { by: mark });
        }
      },
      /** Three in a row win. TTT-03 */
      take(g, { seat }, { cell }) {
        g.table.cells[cell] = seat;
        g.emit('marked', { seat, cell });
        if (completesLine(g, cell, seat)) g.end({ ranking: [[seat], [1 - seat]] });
        else g.then({ do: 'turn', seat: 1 - seat });
      },
    },
  },

  view: ({ table }) => ({ cells: table.cells.slice() }),
  cloneTable: (table) => ({ cells: table.cells.slice() }),

  invariants: {
    'TTT-01: the seats take turns': ({ table }) => {
      const lead = table.cells.reduce((sum, mark) => sum + (mark === EMPTY ? 0 : 1 - 2 * mark), 0);
      return lead === 0 || lead === 1 ? undefined : `seat 0 is ${lead} marks ahead`;
    },
  },

  notation: boardNotation(),
};

function completesLine({ table }: Look<TicTacToe>, cell: number, seat: Seat): boolean {
  const { cells } = table;
  for (const [a, b, c] of LINES_THROUGH[cell] ?? []) {
    if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  }
  return false;
}

/** The board as one line of three rows: `board xo. .x. ..o`. */
function boardNotation(): Notation<TicTacToe> {
  return {
    print(state) {
      const marks = state.table.cells.map((mark) => (mark === EMPTY ? '.' : 'xo'[mark])).join('');
      return [`board ${marks.slice(0, 3)} ${marks.slice(3, 6)} ${marks.slice(6)}`, ...printCore(state), ''].join('\n');
    },
    parse(text) {
      const { core, rest } = parseCore<TicTacToe>(positionLines(text));
      const board = rest.map((line) => line.text).join('\n');
      if (!/^board [xo.]{3} [xo.]{3} [xo.]{3}$/.test(board)) {
        throw new BadInput('This is not a board', 'board', 'Write it like "board xo. .x. ..o".');
      }
      const cells = [...board.slice(6).replaceAll(' ', '')].map((mark) => 'xo'.indexOf(mark));
      return { ...core, table: { cells } };
    },
  };
}
