import { AUTOMA_BOARDS } from '@medallion/path-of-destiny/content';
import { useEffect, useMemo, useRef } from 'react';
import { Clause } from '../../library/Clause.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { automaSteps } from './steps.ts';

/** A scroll beside the Automa: what it has done this turn, and why, step by step. */
export function Thinking() {
  const { view, heard } = useLaid();
  const { say, tell, game } = usePathWords();
  const automa = view.participants.find((of) => of.automa === true);
  const lines = useMemo(
    () =>
      automa === undefined
        ? []
        : automaSteps(heard, automa.who).flatMap(({ key, event, earned }) => {
            const told = tell.event(event);
            return told === undefined ? [] : [{ ...told, key, earned }];
          }),
    [automa, heard, tell],
  );
  const scroll = useRef<HTMLElement>(null);
  // The step that is told is in sight; on a phone nothing else is shown, and the page stays where it is.
  useEffect(() => {
    const side = scroll.current?.closest('.pd-side');
    if (side) side.scrollTop = side.scrollHeight;
  }, [lines.length]);
  if (automa === undefined || lines.length === 0) return null;
  const board = AUTOMA_BOARDS.find(({ character }) => character === automa.character);
  return (
    <section ref={scroll} className="pd-thinking pd-tray" aria-label={say('thinking')}>
      <h2>
        <Glyph name="scroll-unfurled" /> {say('thinking')}
      </h2>
      <ol>
        {lines.map(({ key, text, clause, earned }) => (
          <li key={key}>
            {text} {earned && board !== undefined && <em>{game.automaFirst(board)}</em>}{' '}
            {clause !== undefined && <Clause id={clause} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
