import './styles/path.css';
import { useRef } from 'react';
import { Curtain } from '../table/Curtain.tsx';
import { FocusQuestion } from './frame/FocusQuestion.tsx';
import { Header } from './frame/Header.tsx';
import { Lens } from './frame/Lens.tsx';
import { Live } from './frame/Live.tsx';
import { LaidContext, participantOf } from './laid.ts';
import { Medal } from './parts/Medal.tsx';
import { Pigments } from './parts/Pigments.tsx';
import { Scene } from './scenes/Scene.tsx';
import { useAtTable } from './use-laid.ts';
import { useSounds } from './use-sounds.ts';
import { WordsContext } from './words/use-path-words.ts';

/** The table of Path of Destiny: what lies on it, told at a reader's pace, and the question that is open. */
export default function PathOfDestinyTable() {
  const table = useRef<HTMLDivElement>(null);
  const { sitting, show, laid, words } = useAtTable();
  const { calls, position, busy, undo } = sitting;
  useSounds(laid.heard);
  return (
    <WordsContext value={words}>
      <LaidContext value={laid}>
        <div
          className="path-of-destiny pd-root table-ground"
          ref={table}
          data-number={position.number}
          data-asked={laid.ask?.id}
          data-busy={busy}
          data-told={show.done}
        >
          <Pigments />
          <Header undo={show.done ? undo : undefined} />
          {/* Whoever is still at the screen sees how it ended before the next one is called. */}
          {show.done && calls !== undefined ? (
            <Curtain calls={calls} sign={<Medal character={participantOf(laid.view, calls).character} />} />
          ) : (
            <Scene />
          )}
          <Live />
          <FocusQuestion />
          <Lens table={table} />
        </div>
      </LaidContext>
    </WordsContext>
  );
}
