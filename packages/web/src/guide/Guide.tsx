import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Clause } from '../library/Clause.tsx';
import type { OldWorldSitting } from '../old-world/local/use-old-world.ts';
import { useWords } from '../words/index.tsx';
import { noteFor } from './choose.ts';
import { CLAUSES, type NoteName, type Notes } from './notes/note.ts';
import { noteSpot, pointer } from './spot.ts';
import { aroundOf, sightOf, useLook } from './use-sight.ts';

interface Props {
  readonly sitting: OldWorldSitting;
  readonly notes: Notes;
  readonly onLeave: () => void;
}

/** One who looks over your shoulder: a short note at the right moment, pointing at the thing it is about. */
export function Guide({ sitting, notes, onLeave }: Props) {
  const { say } = useWords();
  const sight = useLook(sightOf);
  const name = noteFor(sitting, sight);
  const [put, putAway] = useState<NoteName>();
  const shown = name !== undefined && name !== put ? name : undefined;
  return (
    <aside className="guide" aria-label={say('guide.label')}>
      <div aria-live="polite">
        {shown !== undefined && (
          <Slip key={shown} name={shown} notes={notes} onSeen={() => putAway(shown)} onLeave={onLeave} />
        )}
      </div>
      {shown === undefined && (
        <p className="guide-away">
          {name !== undefined && (
            <button type="button" onClick={() => putAway(undefined)}>
              {say('guide.again')}
            </button>
          )}
          <button type="button" className="leave" onClick={onLeave}>
            {say('guide.leave')}
          </button>
        </p>
      )}
    </aside>
  );
}

interface SlipProps {
  readonly name: NoteName;
  readonly notes: Notes;
  readonly onSeen: () => void;
  readonly onLeave: () => void;
}

function Slip({ name, notes, onSeen, onLeave }: SlipProps) {
  const { say } = useWords();
  const { title, text } = notes[name];
  const clause = CLAUSES[name];
  const slip = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 320, height: 180 });
  const { target, ...rest } = useLook(useCallback(() => aroundOf(name), [name]));
  useLayoutEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = slip.current ?? {};
    setSize((now) =>
      now.width === offsetWidth && now.height === offsetHeight ? now : { width: offsetWidth, height: offsetHeight },
    );
  }, [text, rest.screen.width]);
  const spot = noteSpot(size, {
    ...rest,
    target: target ?? { x: 0, y: rest.top, width: rest.screen.width, height: 0 },
  });
  const line = target === undefined ? undefined : pointer(spot, target);
  return (
    <>
      {line !== undefined && (
        <svg className="guide-line" aria-hidden="true">
          <defs>
            <marker
              id="guide-head"
              viewBox="0 0 10 10"
              refX="8"
              refY="5"
              markerWidth="5"
              markerHeight="5"
              orient="auto"
            >
              <path d="M0 0L10 5L0 10L3 5Z" fill="#fff3d0" stroke="#2a1608" strokeWidth="1" />
            </marker>
          </defs>
          <path d={line} stroke="#2a1608" strokeWidth="6" />
          <path d={line} stroke="#fff3d0" strokeWidth="3" strokeDasharray="7 5" markerEnd="url(#guide-head)" />
        </svg>
      )}
      <div className="guide-note parchment-slip" ref={slip} data-note={name} style={{ left: spot.x, top: spot.y }}>
        <h2>{title}</h2>
        <p>
          {text} {clause !== undefined && <Clause id={clause} />}
        </p>
        <p className="guide-deeds">
          <button type="button" className="seen" onClick={onSeen}>
            {say('guide.gotIt')}
          </button>
          <button type="button" className="leave" onClick={onLeave}>
            {say('guide.leave')}
          </button>
        </p>
      </div>
    </>
  );
}
