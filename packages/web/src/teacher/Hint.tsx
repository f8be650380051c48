import './hint.css';
import type { AnyShape } from '@medallion/kernel';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useKeys } from '../kit/use-keys.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Sign } from '../table/icons/Sign.tsx';
import { useSitting } from '../table/sitting.ts';
import { useWords } from '../words/index.tsx';
import { Bars } from './Bars.tsx';
import type { Advice } from './protocol.ts';
import { TAUGHT } from './taught.ts';
import { showAdvice } from './advice.ts';
import { layDown, useLies } from './slip.ts';
import { askMaster } from './teacher.ts';
import { teacherWords } from './words/index.ts';

/** What somebody asked about, and what the master said: nothing while the quill still writes, 'none' where it cannot tell. */
interface Asked {
  readonly ask: number;
  readonly number: number;
  readonly advice?: Advice | 'none';
}

/** The button, and the slip with what the master would do. Only where everybody else at the table is a bot. */
export default function Hint() {
  const { table, position, ask, me, busy, calls, replayed, answer } = useSitting<AnyShape>();
  const say = useVocabulary(teacherWords);
  const { language } = useWords();
  const [asked, setAsked] = useState<Asked>();
  const lies = useLies('advice');
  const { id } = table;
  const { number } = position;
  const alone = TAUGHT.has(table.game) && table.sitters.filter(({ bot }) => bot === undefined).length === 1;
  const canAsk = alone && !replayed && ask !== undefined && me !== undefined && !busy && calls === undefined;
  // Advice is about one question at one position: with the next it is gone.
  const current = lies && asked?.number === number && asked.ask === ask?.id ? asked : undefined;
  useEffect(() => {
    if (current === undefined || current.advice !== undefined) return undefined;
    const { ask: of, number: at } = current;
    return askMaster({ id, number: at, ask: of, language }, (advice) =>
      setAsked({ ask: of, number: at, advice: advice ?? 'none' }),
    );
  }, [current, id, language]);
  const advice = current?.advice;
  useEffect(() => {
    showAdvice(advice === 'none' ? undefined : advice);
    return () => showAdvice(undefined);
  }, [advice]);
  const open = useCallback(() => {
    layDown('advice');
    if (ask !== undefined) setAsked({ ask: ask.id, number });
  }, [ask, number]);
  const close = useCallback(() => setAsked(undefined), []);
  useKeys({ A: canAsk ? open : undefined, Escape: current === undefined ? undefined : close });
  if (!alone || replayed || position.over !== undefined) return null;
  return (
    <>
      <button
        type="button"
        className="round ask-master"
        aria-disabled={!canAsk}
        aria-label={say('ask')}
        title={`${say('ask')} (A)`}
        onClick={canAsk ? open : undefined}
      >
        <Sign name="quill-ink" />
      </button>
      {current !== undefined &&
        createPortal(
          <section className="hint-slip parchment" aria-live="polite" aria-label={say('hint.title')}>
            <header>
              <Sign name="quill-ink" /> <h2>{say('hint.title')}</h2>
              <button type="button" className="close" aria-label={say('close')} onClick={close}>
                ×
              </button>
            </header>
            {advice === undefined && <p className="writing">{say('hint.thinking')}</p>}
            {advice === 'none' && <p>{say('hint.none')}</p>}
            {advice !== undefined && advice !== 'none' && (
              <>
                <p className="what">{advice.what}</p>
                {advice.onwards !== '' && <p className="onwards">{advice.onwards}</p>}
                <p className="why">{advice.why}</p>
                {advice.weighed.length > 1 && (
                  <details>
                    <summary>{say('weighed')}</summary>
                    <Bars weighed={advice.weighed} />
                    <p className="honest">{say('hint.honest')}</p>
                  </details>
                )}
                <footer>
                  {advice.weighed[0] !== undefined && advice.weighed[1] !== undefined && (
                    <span>{say('hint.worth', { worth: advice.weighed[0].worth, other: advice.weighed[1].worth })}</span>
                  )}
                  <button type="button" className="button do-this" onClick={() => answer(advice.ask, advice.choice)}>
                    {say('hint.do')}
                  </button>
                </footer>
              </>
            )}
          </section>,
          document.body,
        )}
    </>
  );
}
