import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useVocabulary } from '../kit/vocabulary.ts';
import { onlineWords } from './words/index.ts';

/**
 * In one room with a big screen a phone is a hand, and hands can be seen from behind: one press lays it face down, and so
 * does putting the phone away.
 */
export function FaceDown() {
  const say = useVocabulary(onlineWords);
  const [lies, setLies] = useState(false);
  useEffect(() => {
    const away = (): void => {
      if (document.visibilityState === 'hidden') setLies(true);
    };
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, []);
  return (
    <>
      <button
        type="button"
        className="round face-down-button"
        aria-label={say('hand.lay')}
        title={say('hand.lay')}
        onClick={() => setLies(true)}
      >
        <StruckEye />
      </button>
      {/* Outside the game's own root: it looks the same over every table. */}
      {lies && createPortal(<Covered onUp={() => setLies(false)} />, document.body)}
    </>
  );
}

/** Nothing of the table is seen until somebody takes the hand up. */
function Covered({ onUp }: { readonly onUp: () => void }) {
  const say = useVocabulary(onlineWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog className="face-down" ref={dialog} aria-label={say('hand.lies')} onClose={onUp}>
      <div className="curtain">
        <div className="folds" aria-hidden="true" />
        <div className="call">
          <h2>{say('hand.lies')}</h2>
          <p>{say('hand.text')}</p>
          <button type="button" className="button gold" onClick={() => dialog.current?.close()}>
            {say('hand.up')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

function StruckEye() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d="M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7Z" />
        <circle cx="12" cy="12" r="3.200" />
        <path d="M4 20 20 4" />
      </g>
    </svg>
  );
}
