import type { DailyHunt, DailyResult } from '@medallion/table/registry';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Sign } from '../table/icons/Sign.tsx';
import { dailyWords } from './words/index.ts';

interface LadderProps {
  readonly rungs: NonNullable<DailyHunt['ladder']>;
  /** What the game calls a rank. */
  readonly called: (rank: number) => string;
  readonly own: DailyResult | undefined;
  readonly master: DailyResult | undefined;
}

const rankOf = (result: DailyResult | undefined): number | undefined =>
  result?.by === 'turns' ? result.rank : undefined;

/** The rulebook's ladder of a hunt alone, with whoever stands on it. */
export function Ladder({ rungs, called, own, master }: LadderProps) {
  const say = useVocabulary(dailyWords);
  return (
    <section className="ladder panel" aria-labelledby="ladder">
      <h2 id="ladder" className="heading">
        {say('ladder')}
      </h2>
      <ol reversed>
        {rungs.map(({ rank, upTo }) => (
          <li key={rank} aria-current={rankOf(own) === rank ? 'true' : undefined}>
            <b>{called(rank)}</b>
            <span className="who">
              {rankOf(own) === rank && say('ladder.you')}{' '}
              {rankOf(master) === rank && (
                <span>
                  <Sign name="quill-ink" /> {say('ladder.master')}
                </span>
              )}
            </span>
            <small>{upTo === undefined ? say('ladder.later') : say('ladder.upTo', { n: upTo })}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
