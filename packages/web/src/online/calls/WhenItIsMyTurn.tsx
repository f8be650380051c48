import { useVocabulary } from '../../kit/vocabulary.ts';
import { onlineWords } from '../words/index.ts';
import { CallMe } from './CallMe.tsx';
import { FeedTools } from './FeedTools.tsx';

/** How somebody hears that a table waits for them while no page of it is open. */
export function WhenItIsMyTurn() {
  const say = useVocabulary(onlineWords);
  return (
    <section className="panel when-my-turn" aria-label={say('calls')}>
      <h2 className="heading">{say('calls')}</h2>
      <CallMe />
      <FeedTools />
    </section>
  );
}
