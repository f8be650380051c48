import { useState } from 'react';
import { addressOf } from '../addresses.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { canShare, copy } from '../online/share.ts';
import { packed } from '../table/open/record-link.ts';
import { askOnce } from '../table/reader/reader.ts';
import { dailyWords } from './words/index.ts';

interface ShareProps {
  /** The table it was played at. */
  readonly id: string;
  readonly head: string;
  readonly result: string;
  readonly master: string | undefined;
  readonly address: string;
}

const here = (): string => `${location.origin}${location.pathname}`;

/** How the hunt went, as plain text with a link to the same hunt; the whole of it as a link that opens as a replay. */
export function Share({ id, head, result, master, address }: ShareProps) {
  const say = useVocabulary(dailyWords);
  const [done, setDone] = useState(false);
  const [linked, setLinked] = useState<boolean>();
  const link = async (): Promise<void> => {
    try {
      setLinked(await copy(`${here()}${addressOf.record(await packed(await askOnce('file', { id })))}`));
    } catch {
      // The game was thrown away since.
      setLinked(false);
    }
  };
  const compared = master === undefined ? [] : [say('share.master', { result: master })];
  const text = [head, result, ...compared, `${here()}${address}`].join('\n');
  return (
    <section className="share parchment" aria-labelledby="share">
      <h2 id="share">{say('share')}</h2>
      <pre>{text}</pre>
      <p>{say('share.never')}</p>
      <div className="deeds">
        <button type="button" className="button copy" onClick={() => void copy(text).then(setDone)}>
          {say(done ? 'copied' : 'copy')}
        </button>
        <button type="button" className="button link" onClick={() => void link()}>
          {say(linked === true ? 'link.copied' : linked === false ? 'link.gone' : 'link')}
        </button>
        {canShare() && (
          // Whoever changes their mind does not need to be told.
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {say('send')}
          </button>
        )}
      </div>
    </section>
  );
}
