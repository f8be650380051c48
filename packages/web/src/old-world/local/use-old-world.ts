import type { AskView, Seat, SeatView } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import { type Words, words as gameWords } from '@medallion/old-world/words';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Say, useWords } from '../../words/index.tsx';
import { useBook } from '../story/book.ts';
import { type TableTelling, tellingOf } from '../words/telling.ts';
import type { Position } from './protocol.ts';
import { OldWorldTable, type TableState } from './table.ts';

let table: OldWorldTable | undefined;

/** The table of this page; its worker begins when a game is first started or opened. */
export function oldWorldTable(): OldWorldTable {
  table ??= new OldWorldTable(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return table;
}

/** Everything that is said at the table, in the language of the page. */
export interface TableWords {
  /** Words of the screen itself. */
  readonly say: Say;
  /** Names and card texts. */
  readonly game: Words;
  /** Questions, answers, refusals and events of this position. */
  readonly tell: TableTelling;
  readonly nameOf: (seat: Seat) => string;
}

export interface OldWorldSitting {
  readonly state: TableState;
  readonly position: Position;
  readonly view: SeatView<OldWorld>;
  /** The seat at the screen; nobody while bots play among themselves or the table is covered. */
  readonly me: Seat | undefined;
  /** The question that waits for an answer of the one at the screen. */
  readonly ask: AskView<OldWorld> | undefined;
  readonly words: TableWords;
  readonly answer: (ask: number, choice: string) => void;
  readonly undo: (() => void) | undefined;
}

/** The state of the table, whether or not a game is open. */
export function useTableState(): TableState {
  const opened = oldWorldTable();
  return useSyncExternalStore(opened.subscribe, opened.snapshot);
}

/** A sitting that is not the open game's: a replay lays one on the same table. */
export const SittingContext = createContext<OldWorldSitting | undefined>(undefined);

/** The open game: its view, the open question and how to answer it. Undefined while no game is open. */
export function useOldWorld(): OldWorldSitting | undefined {
  const given = useContext(SittingContext);
  const opened = oldWorldTable();
  const state = useTableState();
  const words = useTableWords(state.position);
  return useMemo(() => {
    if (given !== undefined) return given;
    const { position, busy } = state;
    if (position === undefined || words === undefined) return undefined;
    const { view, viewer, canUndo } = position;
    return {
      state,
      position,
      view,
      me: viewer === 'spectator' ? undefined : viewer,
      ask: view.asks.find(({ reply }) => reply === undefined),
      words,
      answer: (ask: number, choice: string) => opened.answer(ask, choice),
      undo: canUndo && !busy ? () => opened.undo() : undefined,
    };
  }, [given, opened, state, words]);
}

export function useTableWords(position: Position | undefined): TableWords | undefined {
  const { language, say } = useWords();
  const tales = useBook();
  return useMemo(() => {
    if (position === undefined) return undefined;
    const { sitters, viewer, view } = position;
    const names = sitters.map(({ name }) => name);
    // Persons who share a screen look at the end together: nobody in particular is addressed.
    const together = view.over !== undefined && sitters.filter(({ bot }) => bot === undefined).length > 1;
    return {
      say,
      game: gameWords(language),
      tell: tellingOf({
        language,
        names,
        viewer: together ? 'spectator' : viewer,
        view,
        ...(tales === undefined ? {} : { tales }),
      }),
      nameOf: (seat: Seat) => names[seat] ?? '',
    };
  }, [language, say, position, tales]);
}
