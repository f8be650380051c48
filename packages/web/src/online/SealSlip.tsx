import type { RoomView } from '@medallion/table/room';
import { useVocabulary } from '../kit/vocabulary.ts';
import { onlineWords } from './words/index.ts';

/** Trust in one line: the promise, the same on every screen, and everybody's own number. */
export function SealSlip({ room }: { readonly room: RoomView }) {
  const say = useVocabulary(onlineWords);
  return (
    <section className="parchment seal-slip">
      <svg className="lock" viewBox="0 0 60 60" aria-hidden="true">
        <path
          d="M30 3l8 4 9-1 3 9 7 6-3 9 3 9-7 6-3 9-9-1-8 4-8-4-9 1-3-9-7-6 3-9-3-9 7-6 3-9 9 1Z"
          fill="#8f1f1a"
          stroke="#3d0a08"
          strokeWidth="2"
        />
        <path
          d="M20 28h20v14H20Zm4 0v-5a6 6 0 0 1 12 0v5"
          fill="#f3cdb4"
          stroke="#f3cdb4"
          strokeWidth="3"
          fillRule="evenodd"
        />
        <circle cx="30" cy="34" r="2.600" fill="#8f1f1a" />
      </svg>
      <div>
        <h2>{say('seal.title')}</h2>
        <p>{say('seal.text')}</p>
        <ul>
          {room.chairs.map(({ name, bot, nonce }, seat) =>
            name === undefined && bot === undefined ? null : (
              <li key={seat}>
                <b>{bot !== undefined ? '—' : nonce === undefined ? say('seal.notYet') : shortOf(nonce)}</b>
                <span>{name ?? say('seal.none')}</span>
              </li>
            ),
          )}
        </ul>
        <p className="mark" title={room.commitment}>
          {say('seal.mark', { mark: markOf(room.commitment) })}
        </p>
        <details>
          <summary>{say('seal.how')}</summary>
          <p>{say('seal.how.text')}</p>
        </details>
      </div>
    </section>
  );
}

/** As much of a seal as two people compare aloud. */
const markOf = (commitment: string): string => (commitment.slice(0, 12).match(/.{4}/g) ?? []).join(' ').toUpperCase();

const shortOf = (nonce: string): string => {
  const typed = nonce.slice(32).trim();
  return `${nonce.slice(0, 4)} ${nonce.slice(4, 8)}${typed === '' ? '' : ` + ${typed}`}`;
};
