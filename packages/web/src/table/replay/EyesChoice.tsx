import type { Eyes } from '@medallion/table';
import { screensOf } from '../../screens.ts';
import { replayWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Sign } from '../icons/Sign.tsx';
import type { ReelHead } from '../reader/protocol.ts';

interface EyesChoiceProps {
  readonly head: ReelHead;
  readonly eyes: Eyes;
  readonly onEyes: (eyes: Eyes | undefined) => void;
}

/** Whose eyes the game is seen with. While it goes on, the next person is called first. */
export function EyesChoice({ head, eyes, onEyes }: EyesChoiceProps) {
  const say = useVocabulary(replayWords);
  const Known = screensOf(head.game)?.SeatSign;
  // Whoever only watches sees less than everybody: nobody asks for that here.
  const offered = head.eyes.filter((each) => each !== 'spectator');
  if (offered.length < 2) return null;
  if (!head.over) {
    return (
      <button type="button" className="button cover" onClick={() => onEyes(undefined)}>
        <Sign name="cowled" /> <span>{say('replay.cover')}</span>
      </button>
    );
  }
  return (
    <div className="eyes" role="radiogroup" aria-label={say('replay.eyes')}>
      {offered.map((each) => {
        const name = typeof each === 'number' ? (head.sitters[each]?.name ?? '') : say('replay.eyes.all');
        const signed = typeof each !== 'number' || Known !== undefined;
        return (
          <label key={each} title={name}>
            <input type="radio" name="eyes" value={each} checked={each === eyes} onChange={() => onEyes(each)} />
            <span>
              {typeof each !== 'number' ? <Sign name="beast-eye" /> : Known !== undefined && <Known seat={each} />}
              <span className={signed ? 'unseen' : undefined}>{name}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
