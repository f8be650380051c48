import type { WitcherView } from '@medallion/old-world';
import { Glyph } from '../old-world/icons/Glyph.tsx';
import { Crest } from '../old-world/parts/Crest.tsx';
import { useWords } from '../words/index.tsx';
import type { Eyes, ReelHead } from './protocol.ts';

interface EyesChoiceProps {
  readonly head: ReelHead;
  readonly eyes: Eyes;
  readonly witchers: readonly WitcherView[];
  readonly onEyes: (eyes: Eyes | undefined) => void;
}

/** Whose eyes the game is seen with. While it goes on, the next person is called first. */
export function EyesChoice({ head, eyes, witchers, onEyes }: EyesChoiceProps) {
  const { say } = useWords();
  if (head.eyes.length < 2) return null;
  if (!head.over) {
    return (
      <button type="button" className="button cover" onClick={() => onEyes(undefined)}>
        <Glyph name="cowled" /> <span>{say('replay.cover')}</span>
      </button>
    );
  }
  return (
    <div className="eyes" role="radiogroup" aria-label={say('replay.eyes')}>
      {head.eyes.map((each) => {
        const name = typeof each === 'number' ? (head.sitters[each]?.name ?? '') : say('replay.eyes.all');
        return (
          <label key={each} title={name}>
            <input type="radio" name="eyes" value={each} checked={each === eyes} onChange={() => onEyes(each)} />
            <span>
              {typeof each === 'number' ? <Crest school={witchers[each]?.school} /> : <Glyph name="beast-eye" />}
              <span className="unseen">{name}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
