import type { SeatView } from '@medallion/kernel';
import { type Practice, soloReward } from '@medallion/old-world/poker';
import { Coins } from '../kit/Coin.tsx';
import { useWords } from '../words/index.tsx';
import { pokerWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { heldName } from '../old-world/dice/hand-words.ts';
import { endWords, resultWords } from './outcome.ts';
import type { Reading } from '../old-world/dice/reading.ts';
import { why } from '../old-world/dice/why.ts';

/** The parchment between the wall and the felt: the pool, and in the end who wins and why. */
export function Plaque({ reading, view }: { readonly reading: Reading; readonly view: SeatView<Practice> }) {
  const say = useVocabulary(pokerWords);
  const { say: sayPage } = useWords();
  const { game, mine, theirs, role } = reading;
  if (game?.result !== undefined && mine !== undefined) {
    const { result } = game;
    const hands =
      theirs === undefined
        ? { active: mine.hand }
        : role === 'active'
          ? { active: mine.hand, other: theirs.hand }
          : { active: theirs.hand, other: mine.hand };
    const won = result.winner === 'table' ? result.gold > 0 : result.winner === role;
    return (
      <div className={`plaque parchment result ${won ? 'won' : 'lost'}`} key={view.table.games}>
        {view.over !== undefined && <p className="evening">{endWords(say, view)}</p>}
        <p className="who">
          {won && <Coins count={result.gold} />}
          <b>{resultWords(say, reading)}</b>
        </p>
        <details>
          <summary>
            {why(say, result, hands, view.table.rules)} <span className="clause">{result.clause}</span>
          </summary>
          <p>
            {say(`clause.${result.clause}`)}{' '}
            <button type="button" className="clause-page" data-clause={result.clause}>
              {sayPage('rules.title')}
            </button>
          </p>
        </details>
      </div>
    );
  }
  if (view.over !== undefined) {
    return (
      <div className="plaque parchment result">
        <p className="evening">{endWords(say, view)}</p>
      </div>
    );
  }
  if (reading.mode === 'solo') {
    if (mine === undefined) return <p className="plaque parchment">{say('poker.reward.list')}</p>;
    const reward = soloReward(mine.hand.name);
    return (
      <p className="plaque parchment">
        {reward > 0 && <Coins count={reward} />}
        <b>{say('poker.reward.now', { hand: heldName(say, mine.hand), n: reward })}</b>
      </p>
    );
  }
  const pool = game?.pool ?? 0;
  return (
    <p className="plaque parchment">
      {pool === 0 ? (
        say('poker.pool.empty')
      ) : (
        <>
          <b>{say('poker.pool')}</b>
          <Coins count={pool} />
          <span>{say('poker.pool.winner', { n: pool })}</span>
        </>
      )}
    </p>
  );
}
