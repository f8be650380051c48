import './hint.css';
import type { AnyShape } from '@medallion/kernel';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useSettings } from '../settings/settings.ts';
import { Sign } from '../table/icons/Sign.tsx';
import { useSitting } from '../table/sitting.ts';
import { useWords } from '../words/index.tsx';
import { useAdvice } from './advice.ts';
import { Bars } from './Bars.tsx';
import type { Explained } from './protocol.ts';
import { TAUGHT } from './taught.ts';
import { layDown, useLies } from './slip.ts';
import { askWhy } from './teacher.ts';
import { teacherWords } from './words/index.ts';

interface Heard {
  readonly number: number;
  readonly explained: readonly Explained[];
}

const keyOf = (explained: readonly Explained[]): string =>
  explained.map(({ seat, number }) => `${seat}/${number}`).join(' ');

/** Bots explain what they did last: one line each after their turns, and what could be weighed on request. */
export default function Why() {
  const { table, position, ask, me, busy, replayed } = useSitting<AnyShape>();
  const say = useVocabulary(teacherWords);
  const { language } = useWords();
  const { explain } = useSettings();
  const [opened, setOpened] = useState<number>();
  const lies = useLies('reasons');
  const [heard, setHeard] = useState<Heard>();
  /** The number at which lines were asked for, and those that were shown already. */
  const [lines, setLines] = useState<{ readonly at: number; readonly own: number; readonly seen: string }>();
  const { id, sitters } = table;
  const { number } = position;
  const bots = TAUGHT.has(table.game) && sitters.some(({ bot }) => bot !== undefined);
  const canAsk = bots && explain !== 'never' && !replayed && ask !== undefined && me !== undefined && !busy;
  // Lines are wanted when others have answered since the own last answer, which is one step of the number.
  if (canAsk && lines?.own !== number) {
    const others = lines === undefined || number < lines.own || number - lines.own > 1;
    setLines({ at: others ? number : (lines?.at ?? -1), own: number, seen: lines?.seen ?? '' });
  }
  const explained = heard?.number === number ? heard.explained : undefined;
  const isOpen = canAsk && lies && opened === number;
  const isLined = canAsk && explain === 'always' && lines?.at === number;
  const asks = (isOpen || isLined) && explained === undefined;
  useEffect(() => {
    if (!asks || me === undefined) return undefined;
    return askWhy({ id, number, seat: me, language }, (told) => setHeard({ number, explained: told }));
  }, [asks, id, number, me, language]);
  // While the master's advice lies there, nothing else is said.
  const advised = useAdvice() !== undefined;
  const fresh = isLined && !isOpen && !advised && explained !== undefined && explained.length > 0;
  const isStrip = fresh && keyOf(explained) !== lines.seen;
  const putAway = (): void => {
    if (lines !== undefined && explained !== undefined) setLines({ ...lines, seen: keyOf(explained) });
  };
  const open = (): void => {
    putAway();
    layDown('reasons');
    setOpened(number);
  };
  const close = (): void => setOpened(undefined);
  if (!bots || explain === 'never' || replayed || position.over !== undefined) return null;
  return (
    <>
      <button
        type="button"
        className="round ask-why"
        aria-disabled={!canAsk}
        aria-label={say('why')}
        title={say('why')}
        onClick={canAsk ? open : undefined}
      >
        <Sign name="quill" />
      </button>
      {isStrip &&
        createPortal(
          <aside className="reasons-strip parchment" aria-live="polite" aria-label={say('why')}>
            <ul>
              {explained.map(({ seat, number: at, brief }) => (
                <li key={at}>
                  <b>{sitters[seat]?.name}</b>: {brief}
                </li>
              ))}
            </ul>
            <button type="button" className="more" aria-label={say('why')} title={say('why')} onClick={open}>
              <Sign name="quill" />
            </button>
            <button type="button" className="close" aria-label={say('close')} onClick={putAway}>
              ×
            </button>
          </aside>,
          document.body,
        )}
      {isOpen &&
        createPortal(
          <section className="hint-slip reasons-slip parchment" aria-live="polite" aria-label={say('why')}>
            <header>
              <Sign name="quill" /> <h2>{say('why')}</h2>
              <button type="button" className="close" aria-label={say('close')} onClick={close}>
                ×
              </button>
            </header>
            {explained === undefined && <p className="writing">{say('hint.thinking')}</p>}
            {explained?.length === 0 && <p>{say('why.none')}</p>}
            {explained?.map(({ seat, number: at, line, weighed }) => (
              <details key={at}>
                <summary>
                  <b>{sitters[seat]?.name}</b>: {line}
                </summary>
                <Bars weighed={weighed} />
              </details>
            ))}
            {explained !== undefined && explained.length > 0 && <p className="honest">{say('why.honest')}</p>}
          </section>,
          document.body,
        )}
    </>
  );
}
