import { Coin } from '../kit/Coin.tsx';
import { pokerWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';

/** Coins first, then the number: what you own of what you want. */
export function Purse({ gold, goal }: { readonly gold: number; readonly goal: number }) {
  const say = useVocabulary(pokerWords);
  return (
    <div className="purse">
      <span className="track" aria-hidden="true" style={{ '--columns': goal > 12 ? Math.ceil(goal / 2) : goal }}>
        {Array.from({ length: goal }, (_, at) => (
          <i key={at}>{at < gold && <Coin />}</i>
        ))}
      </span>
      <span>{say('poker.purse', { n: gold, goal })}</span>
    </div>
  );
}
