import './plain.css';
import type { AnyShape, HeardEvent } from '@medallion/kernel';
import { useEffect, useRef, useState } from 'react';
import { addressOf } from '../../addresses.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { AnalysisLink } from '../../teacher/AnalysisLink.tsx';
import { type Sitting, useSitting } from '../sitting.ts';
import { type Telling, useTelling } from '../telling.ts';
import { tableWords } from '../words/index.ts';
import { Answers } from './Answers.tsx';
import { Lines } from './Lines.tsx';
import { PlainPlan, PlainPlanned } from './PlainPlan.tsx';
import { OutlineParts } from './OutlineParts.tsx';

/**
 * The table of any game, with no screen of its own: what happened, the question with its answers, what lies on the
 * table as an outline, and the log. Everything is text, in the order one wants to hear it.
 */
export function PlainTable() {
  const sitting = useSitting<AnyShape>();
  const telling = useTelling();
  const say = useVocabulary(tableWords);
  const { position, ask, heard } = sitting;
  const { news, begin } = useNews(sitting);
  return (
    <main className="plain" id="table" data-number={position.number} data-busy={sitting.busy}>
      <div className="plain-now">
        {news.length > 0 && (
          <section className="plain-news panel" aria-label={say('news')}>
            <h2 className="heading">{say('news')}</h2>
            <Lines events={news} telling={telling} />
          </section>
        )}
        {position.over !== undefined ? (
          <Over sitting={sitting} telling={telling} />
        ) : (
          <Question sitting={sitting} telling={telling} onAnswered={begin} />
        )}
        <Announced news={news} telling={telling} asked={ask === undefined ? '' : telling.question(ask)} />
      </div>
      <Panel className="plain-lies" label={say('lies')}>
        <h2 className="heading">{say('lies')}</h2>
        <OutlineParts outline={telling.outline()} />
      </Panel>
      <details className="plain-log panel">
        <summary>
          <h2 className="heading">{say('log')}</h2>
        </summary>
        {heard.length === 0 ? <p>{say('log.empty')}</p> : <Log heard={heard} telling={telling} />}
      </details>
    </main>
  );
}

/** The latest first: that is what one looks for. */
function Log({ heard, telling }: { readonly heard: readonly HeardEvent<AnyShape>[]; readonly telling: Telling }) {
  return <Lines events={heard.toReversed()} telling={telling} whole />;
}

interface QuestionProps {
  readonly sitting: Sitting<AnyShape>;
  readonly telling: Telling;
  readonly onAnswered: () => void;
}

function Question({ sitting, telling, onAnswered }: QuestionProps) {
  const { position, ask, answer, refusal } = sitting;
  const say = useVocabulary(tableWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = ask === undefined ? undefined : `${position.number}-${ask.id}`;
  const last = useRef(asked);
  useEffect(() => {
    if (asked === undefined || asked === last.current) return;
    last.current = asked;
    // Whoever answered by keyboard goes on from the next question, not from the top of the page.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) heading.current?.focus();
  }, [asked]);
  if (ask === undefined) {
    const names = position.waiting.map(({ seat }) => telling.who(seat));
    return (
      <section className="plain-question parchment waiting" aria-label={say('question')}>
        <p>{names.length > 0 && say('waiting', { names: names.join(', ') })}</p>
        <PlainPlan telling={telling} />
      </section>
    );
  }
  return (
    <section className="plain-question parchment" aria-labelledby="question" data-ask={ask.ask}>
      {telling.before(ask).map(({ title, text }) => (
        <blockquote key={text}>
          {title !== undefined && <cite>{title}</cite>}
          {text.split('\n').map((paragraph, nth) => (
            <p key={nth}>{paragraph}</p>
          ))}
        </blockquote>
      ))}
      <h2 id="question" tabIndex={-1} ref={heading}>
        {telling.question(ask)}
      </h2>
      <PlainPlanned telling={telling} ask={ask} />
      <Answers
        key={asked}
        ask={ask}
        telling={telling}
        onAnswer={(choice) => {
          onAnswered();
          answer(ask.id, choice);
        }}
      />
      {refusal !== undefined && <output className="refusal">{telling.refusal(refusal)}</output>}
    </section>
  );
}

/** How it ended, and what can be done now. */
function Over({ sitting, telling }: { readonly sitting: Sitting<AnyShape>; readonly telling: Telling }) {
  const say = useVocabulary(tableWords);
  const { table, replayed } = sitting;
  const [headline = say('over'), ...others] = telling.outcome();
  return (
    <section className="plain-question plain-over parchment" aria-labelledby="headline">
      <h2 id="headline">{headline}</h2>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {!replayed && (
        <div className="deeds">
          <a className="button gold" href={addressOf.newGame(table.game)}>
            {say('again')}
          </a>
          <a className="button" href={addressOf.replay(table.id)}>
            {say('replay')}
          </a>
          <AnalysisLink id={table.id} game={table.game} />
          <a className="button" href={addressOf.fairness(table.id)}>
            {say('fairness')}
          </a>
        </div>
      )}
    </section>
  );
}

/** What just happened and what is asked, for those who listen to the table. */
function Announced({
  news,
  telling,
  asked,
}: {
  readonly news: readonly HeardEvent<AnyShape>[];
  readonly telling: Telling;
  readonly asked: string;
}) {
  const said = news.flatMap((event) => {
    const told = telling.event(event);
    return told === undefined || told.minor === true ? [] : [told.text];
  });
  return (
    <p className="unseen" aria-live="polite">
      {[...said, asked].join(' ')}
    </p>
  );
}

/** What happened since the one at the screen last answered, and how to begin anew. Whoever comes hears the latest. */
function useNews({ position, heard }: Sitting<AnyShape>) {
  const { viewer } = position;
  const [came] = useState(Math.max(0, heard.length - FIRST));
  const [answered, setAnswered] = useState<Readonly<Record<string, number>>>({});
  const from = Math.min(answered[viewer] ?? came, heard.length);
  return {
    news: heard.slice(from),
    begin: () => setAnswered({ ...answered, [viewer]: heard.length }),
  };
}

/** How much of what happened before is told to one who comes to the table. */
const FIRST = 12;
