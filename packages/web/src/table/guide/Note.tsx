import './guide.css';
import { autoUpdate } from '@floating-ui/dom';
import { unbroken } from '@medallion/words';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Clause } from '../../library/Clause.tsx';
import { useWords } from '../../words/index.tsx';
import { tableWords } from '../words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { boxOf, noteSpot, pointer } from './spot.ts';
import { allSeen, firstSeen, useSeen } from './use-seen.ts';

/** What a guide has to say at one moment. */
export interface GuideNote {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  /** The rule it is about, for those who want it word by word. */
  readonly clause?: string;
  /** What it points at: the first of these that can be seen. */
  readonly targets: readonly string[];
  /** Where it goes on from the last note of a lesson. */
  readonly next?: { readonly to: string; readonly text: string };
}

interface GuideProps {
  /** Unset where there is nothing to say. */
  readonly note: GuideNote | undefined;
  /** What a note should not lie on, if it can. */
  readonly keepFree: string;
  readonly onLeave: () => void;
}

/** One who looks over your shoulder: a short note at the right moment, pointing at the thing it is about. */
export function Guide({ note, keepFree, onLeave }: GuideProps) {
  const say = useVocabulary(tableWords);
  const [put, putAway] = useState<string>();
  const shown = note !== undefined && note.name !== put ? note : undefined;
  return (
    <aside className="guide" aria-label={say('guide.label')}>
      <div aria-live="polite">
        {shown !== undefined && (
          <Slip
            key={shown.name}
            note={shown}
            keepFree={keepFree}
            onSeen={() => putAway(shown.name)}
            onLeave={onLeave}
          />
        )}
      </div>
      {shown === undefined && (
        <p className="guide-away">
          {note !== undefined && (
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
  readonly note: GuideNote;
  readonly keepFree: string;
  readonly onSeen: () => void;
  readonly onLeave: () => void;
}

/** Where the note lies, and the line to what it points at. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly line?: string;
}

function Slip({ note, keepFree, onSeen, onLeave }: SlipProps) {
  const say = useVocabulary(tableWords);
  const { language } = useWords();
  const { name, title, text, clause, targets, next } = note;
  const slip = useRef<HTMLDivElement>(null);
  const target = useSeen(useCallback(() => firstSeen(targets), [targets]));
  const [spot, setSpot] = useState<Spot>();
  useLayoutEffect(() => {
    const element = slip.current;
    if (element === null) return undefined;
    if (target === undefined) {
      setSpot({ x: Math.max(8, (innerWidth - element.offsetWidth) / 2), y: belowHeader() });
      return undefined;
    }
    return autoUpdate(target, element, () => {
      const scenery = { free: allSeen(keepFree).map(boxOf), top: belowHeader() };
      void noteSpot(target, element, scenery).then((box) => {
        const line = pointer(box, boxOf(target));
        setSpot({ x: Math.round(box.x), y: Math.round(box.y), ...(line === undefined ? {} : { line }) });
      });
    });
  }, [target, text, keepFree]);
  const { x = 0, y = 0, line } = spot ?? {};
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
      <div
        className="guide-note parchment-slip"
        ref={slip}
        data-note={name}
        style={{ left: x, top: y, visibility: spot === undefined ? 'hidden' : 'visible' }}
      >
        <h2>{unbroken(language, title)}</h2>
        <p>
          {unbroken(language, text)} {clause !== undefined && <Clause id={clause} />}
        </p>
        {next !== undefined && (
          <a className="guide-next button gold" href={next.to}>
            {next.text}
          </a>
        )}
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

/** Nothing lies on the header. */
function belowHeader(): number {
  return (document.querySelector('[data-header]')?.getBoundingClientRect().height ?? 0) + 8;
}
