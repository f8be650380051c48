import { useState } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import { canShare, copy } from '../online/share.ts';
import { dailyWords } from './words/index.ts';

interface ShareProps {
  readonly head: string;
  readonly result: string;
  readonly master: string | undefined;
  readonly address: string;
}

/** How the hunt went, as plain text with a link to the same hunt. */
export function Share({ head, result, master, address }: ShareProps) {
  const say = useVocabulary(dailyWords);
  const [done, setDone] = useState(false);
  const compared = master === undefined ? [] : [say('share.master', { result: master })];
  const text = [head, result, ...compared, `${location.origin}${location.pathname}${address}`].join('\n');
  return (
    <section className="share parchment" aria-labelledby="share">
      <h2 id="share">{say('share')}</h2>
      <pre>{text}</pre>
      <p>{say('share.never')}</p>
      <div className="deeds">
        <button type="button" className="button copy" onClick={() => void copy(text).then(setDone)}>
          {say(done ? 'copied' : 'copy')}
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
