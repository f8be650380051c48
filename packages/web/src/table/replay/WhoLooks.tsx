import type { Eyes } from '@medallion/table';
import { addressOf } from '../../addresses.ts';
import { tableWords } from '../words/index.ts';
import { replayWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import type { ReelHead } from '../reader/protocol.ts';

/** Several persons share this device and the game still goes on: nothing is shown until one of them says who looks. */
export function WhoLooks({ head, onLook }: { readonly head: ReelHead; readonly onLook: (eyes: Eyes) => void }) {
  const say = useVocabulary(replayWords);
  const sayTable = useVocabulary(tableWords);
  return (
    <div className="any-table table-ground covered">
      <main className="curtain">
        <div className="folds" aria-hidden="true" />
        <div className="call">
          <h1>{say('replay.who')}</h1>
          <p>{say('replay.who.text')}</p>
          {head.eyes.map((eyes) => (
            <button key={eyes} type="button" className="button" onClick={() => onLook(eyes)}>
              {typeof eyes === 'number' ? head.sitters[eyes]?.name : say('replay.eyes.all')}
            </button>
          ))}
          <a href={addressOf.newGame(head.game)}>{sayTable('toGames')}</a>
        </div>
      </main>
    </div>
  );
}
