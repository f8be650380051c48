import { randomBot } from '@medallion/bots';
import { type TicTacToe, ticTacToe } from '@medallion/kernel/reference';
import { plainSpeech } from './plain-speech.ts';
import type { Playable } from './types.ts';

const nameOf = (cell: number): string => `${'abc'[cell % 3]}${1 + Math.trunc(cell / 3)}`;
const marksOf = (cells: readonly number[]): number => cells.filter((mark) => mark >= 0).length;

export const playable: Playable<TicTacToe> = {
  rules: ticTacToe,
  bots: { random: randomBot },
  usualBot: 'random',
  options: [],
  gist: ({ cells }) => ({ marks: marksOf(cells) }),
  turn: ({ cells }) => marksOf(cells),
};

export const speech = plainSpeech<TicTacToe>({
  title: 'Tic-tac-toe',
  questions: { mark: 'Where do you put your mark?' },
  label: ({ cell }) => nameOf(cell),
  reasons: { taken: 'There is a mark already.' },
  tell: ({ data: { seat, cell } }, who) => `${who(seat)} marks ${nameOf(cell)}.`,
  outline: ({ view, who }) => [
    {
      title: 'The board',
      lines: [0, 1, 2].map((row) => {
        const marks = view.table.cells.slice(row * 3, row * 3 + 3);
        return marks.map((mark, at) => `${nameOf(row * 3 + at)}: ${mark < 0 ? 'empty' : who(mark)}`).join(', ');
      }),
    },
  ],
});
