import { Crest } from '../parts/Crest.tsx';
import type { SceneProps } from '../sitting.ts';
import { SceneDecision } from '../duel/SceneDecision.tsx';
import { KeepOne } from './KeepOne.tsx';
import { Options } from './Options.tsx';
import { Outcome } from './Outcome.tsx';
import { useBook } from '../words/book.ts';
import { isTold, optionsOf, readerOf } from './prose.ts';
import { Spread } from './Spread.tsx';
import './story.css';

/** A card is read like a page: the scene and two choices; then only what was chosen. */
export function StoryScene({ sitting }: SceneProps) {
  const { view, ask, words, heard } = sitting;
  const { story } = view.table;
  const book = useBook();
  if (ask?.ask === 'explore/keep-one') {
    return (
      <main className="story two" id="table" tabIndex={-1} data-ask={ask.ask}>
        <h2>{words.tell.question(ask)}</h2>
        <KeepOne view={view} ask={ask} answer={(choice) => sitting.answer(ask.id, choice)} words={words} />
      </main>
    );
  }
  if (story === undefined) return null;
  const { card, chosen, value, die, holds } = story;
  const told = chosen !== undefined && isTold(heard, card);
  const reader = readerOf(heard, card);
  const choosing = chosen === undefined && optionsOf(card).length > 0;
  const waiting = view.waiting[0];
  return (
    <Spread card={card} sitting={sitting}>
      {choosing && (
        <Options
          // Another card begins with nothing picked.
          key={JSON.stringify(card)}
          card={card}
          ask={ask?.ask === 'story/option' ? ask : undefined}
          sitting={sitting}
        />
      )}
      {told && <Outcome card={card} chosen={chosen} value={value} die={die} holds={holds} words={words} />}
      {!told && chosen !== undefined && optionsOf(card).length > 0 && (
        <h2 className="chosen">{book?.option(card, chosen)}</h2>
      )}
      {ask !== undefined && ask.ask !== 'story/option' && (
        <div className="inset">
          <SceneDecision sitting={sitting} whole />
        </div>
      )}
      {ask === undefined && waiting !== undefined && (
        <p className="motto">{words.tell.waiting(words.nameOf(waiting.seat))}</p>
      )}
      {reader !== undefined && choosing && (
        <footer className="reader">
          <Crest school={view.table.witchers[reader]?.school} />
          <p>
            <b>{words.say('story.reader', { name: words.nameOf(reader) })}</b>
            {words.say('story.reader.text')}
          </p>
        </footer>
      )}
    </Spread>
  );
}
