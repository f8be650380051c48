import './own-statistics.css';
import type { SoloRank } from '@medallion/old-world/content';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useOwnGames } from '../../table/own-games.ts';
import { Crest } from '../parts/Crest.tsx';
import { setupWords } from './words/index.ts';
import { useOldWorldWords } from '../words/use-words.ts';
import { type OwnGame, reckon } from '../statistics/reckon.ts';

/** What the own games on this device have come to so far; nothing before the first has ended. */
export function OwnStatistics() {
  const say = useVocabulary(setupWords);
  const { name } = useOldWorldWords();
  const { games, contested, won, schools, monsters, kinds, rank } = reckon(useOwnGames<OwnGame>('old-world'));
  if (games === 0) return null;
  return (
    <section className="panel own-statistics" aria-labelledby="own-statistics">
      <h2 className="heading" id="own-statistics">
        {say('ow.own.title')}
      </h2>
      <dl>
        <div data-own="games">
          <dt>{say('ow.own.games')}</dt>
          <dd>{games}</dd>
        </div>
        {contested > 0 && (
          <div data-own="won">
            <dt>{say('ow.own.won')}</dt>
            <dd>{say('ow.own.of', { n: won, all: contested })}</dd>
          </div>
        )}
        <div data-own="monsters">
          <dt>{say('ow.own.monsters')}</dt>
          <dd>{monsters === kinds ? monsters : say('ow.own.kinds', { n: monsters, kinds })}</dd>
        </div>
        {rank !== undefined && (
          <div data-own="rank">
            <dt>{say('ow.own.rank')}</dt>
            <dd>{name.soloRank(rank as SoloRank)}</dd>
          </div>
        )}
      </dl>
      <ul aria-label={say('ow.new.schools')}>
        {schools.map(({ school, games: times }) => (
          <li key={school} data-school={school} title={name.school(school)}>
            <Crest school={school} label={name.school(school)} /> {times}
          </li>
        ))}
      </ul>
    </section>
  );
}
