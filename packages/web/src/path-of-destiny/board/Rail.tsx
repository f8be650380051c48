import { Candle } from '../parts/Candle.tsx';
import { Medal } from '../parts/Medal.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** The order of the figures, the highest first, and the candle that burns down beside it. */
export function Rail() {
  const { view, me } = useLaid();
  const { say, heroOf } = usePathWords();
  const turn = (view.chapter - 1) * 3 + Math.max(1, view.turn);
  return (
    <aside className="pd-rail" aria-label={say('initiative')}>
      <ol>
        {view.initiative.map((who, at) => {
          const { character, automa } = participantOf(view, who);
          return (
            <li
              key={who}
              data-figure={who}
              className={who === me ? 'me' : ''}
              title={say('rank', { name: heroOf(who), n: at + 1 })}
            >
              <Medal character={character} automa={automa === true} label={heroOf(who)} />
            </li>
          );
        })}
      </ol>
      <span className="word" aria-hidden="true">
        {say('initiative')}
      </span>
      <Candle left={10 - turn} label={say('candle', { n: turn })} />
    </aside>
  );
}
