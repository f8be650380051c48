import { useState } from 'react';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useWords } from '../../words/index.tsx';
import { LinkTools } from '../LinkTools.tsx';
import { whyNot } from '../refusal-words.ts';
import { onlineWords } from '../words/index.ts';
import { addressesOf, endFeed, makeFeed, useFeedHere } from './feed.ts';

/** For who would rather be told by a reader of news or a calendar: two addresses nobody else knows. */
export function FeedTools() {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const feed = useFeedHere();
  const [fault, setFault] = useState<string>();
  const doing = (work: (language: string) => Promise<void>) => async (): Promise<void> => {
    setFault(undefined);
    await work(language).catch((why: unknown) => setFault(whyNot(say, why)));
  };
  const addresses = feed === undefined ? undefined : addressesOf(feed);
  return (
    <details className="feed-tools">
      <summary>{say('feed')}</summary>
      <p>{say('feed.text')}</p>
      {addresses !== undefined && (
        <>
          <h3 className="heading">{say('feed.atom')}</h3>
          <LinkTools link={addresses.atom} title={say('feed.atom')} />
          <h3 className="heading">{say('feed.calendar')}</h3>
          <LinkTools link={addresses.calendar} title={say('feed.calendar')} />
        </>
      )}
      <div className="deeds">
        <button type="button" className="button" onClick={() => void doing(makeFeed)()}>
          {say(feed === undefined ? 'feed.make' : 'feed.anew')}
        </button>
        {feed !== undefined && (
          <button type="button" className="quiet" onClick={() => void doing(endFeed)()}>
            {say('feed.end')}
          </button>
        )}
      </div>
      {fault !== undefined && <output className="refusal">{fault}</output>}
    </details>
  );
}
