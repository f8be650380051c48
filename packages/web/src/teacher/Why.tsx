import './hint.css';
import type { AnyShape } from '@medallion/kernel';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useSettings } from '../settings/settings.ts';
import { Sign } from '../table/icons/Sign.tsx';
import { useSitting } from '../table/sitting.ts';
import { useWords } from '../words/index.tsx';
import { Bars } from './Bars.tsx';
import type { Explained } from './protocol.ts';
import { TAUGHT } from './taught.ts';
import { askWhy } from './teacher.ts';
import { teacherWords } from './words/index.ts';

interface Heard {
  readonly number: number;
  readonly explained: readonly Explained[];
}

/** Bots explain what they did last: one line each, and what could be weighed on request. */
export default function Why() {
  const { table, position, ask, me, busy, replayed } = useSitting<AnyShape>();
  const say = useVocabulary(teacherWords);
  const { language } = useWords();
  const { explain } = useSettings();
  const [opened, setOpened] = useState<number>();
  const [closed, setClosed] = useState<number>();
  const [heard, setHeard] = useState<Heard>();
  const { id, sitters } = table;
  const { number } = position;
  const bots = TAUGHT.has(table.game) && sitters.some(({ bot }) => bot !== undefined);
  const canAsk = bots && explain !== 'never' && !replayed && ask !== undefined && me !== undefined && !busy;
  const wanted = canAsk && (opened === number || (explain === 'always' && closed !== number));
  const explained = heard?.number === number ? heard.explained : undefined;
  const asks = wanted && explained === undefined;
  useEffect(() => {
    if (!asks || me === undefined) return undefined;
    return askWhy({ id, number, seat: me, language }, (told) => setHeard({ number, explained: told }));
  }, [asks, id, number, me, language]);
  // Who asked is answered, even if there is nothing to say; who did not is not disturbed for that.
  const shows = wanted && (opened === number || (explained !== undefined && explained.length > 0));
  const open = (): void => setOpened(number);
  const close = (): void => {
    setOpened(undefined);
    setClosed(number);
  };
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
      {shows &&
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
