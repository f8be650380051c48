import '../table/table.css';
import './hint.css';
import './analysis.css';
import type { Moment } from '@medallion/bots';
import { type RecordFault, Unusable } from '@medallion/table';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Notice } from '../table/Notice.tsx';
import { askOnce } from '../table/reader/reader.ts';
import { FaultNotice } from '../table/replay/FaultNotice.tsx';
import { faultWords } from '../table/replay/fault-words.ts';
import { replayWords } from '../table/replay/words/index.ts';
import { useWords } from '../words/index.tsx';
import { ChanceChart } from './ChanceChart.tsx';
import { Decisions } from './Decisions.tsx';
import { reviewOf } from './teacher.ts';
import { evened, MOVES_IN_TURN, worthOf } from './worth.ts';
import { teacherWords } from './words/index.ts';
import { useTitle } from '../kit/title.ts';

/** A finished game as the master saw it. */
export default function AnalysisPage({ path }: { readonly path: string }) {
  return (
    <Suspense fallback={<div className="table-ground" />}>
      <Analysis key={path} id={path} />
    </Suspense>
  );
}

/** The chance of a seat when the game began, and at its end. */
function courseOf(moments: readonly Moment[], seat: number): readonly [number, number] | undefined {
  const [first, last] = [moments[0]?.chances[seat], moments.at(-1)?.chances[seat]];
  return first === undefined || last === undefined ? undefined : [first, last];
}

function Analysis({ id }: { readonly id: string }) {
  const say = useVocabulary(teacherWords);
  const sayFault = useVocabulary(replayWords);
  const { language } = useWords();
  const running = useMemo(() => reviewOf(id, language), [id, language]);
  const { head, done, moments, decisions, points, fault } = useSyncExternalStore(running.subscribe, running.snapshot);
  const [seat, setSeat] = useState<number>();
  const [refused, setRefused] = useState<RecordFault>();
  const title = `${say('analysis')} · Medallion`;
  useTitle(title);
  if (fault?.code === 'unfinished') return <Notice text={say('unfinished')} />;
  if (fault !== undefined) return <FaultNotice id={id} fault={fault} />;
  const { seats = [], measure = { of: 'winning' } } = head ?? {};
  const players = moments[0]?.chances.length ?? head?.names.length ?? 0;
  const names = Array.from({ length: players }, (_, who) => head?.names[who] ?? say('automa'));
  const whose = seat ?? seats[0] ?? 0;
  const playOn = (number: number) =>
    void askOnce('playOn', { id, number }).then(
      (line) => goTo(addressOf.table(line.game, line.id)),
      (why: unknown) => setRefused(why instanceof Unusable ? why.fault : { code: 'not-kept' }),
    );
  const shown = evened(moments, MOVES_IN_TURN.has(head?.game ?? '') ? names.length : 1, points !== undefined);
  const time = measure.of === 'time';
  return (
    <div className="analysis-page table-ground">
      <header className="table-header">
        <Logo about={[say('analysis'), head?.names.join(', ') ?? '']} />
        <nav className="tools">
          {head !== undefined && (
            <a className="button" href={addressOf.table(head.game, id)}>
              {say('toTable')}
            </a>
          )}
          <a className="button" href={addressOf.replay(id)}>
            {say('toReplay')}
          </a>
          <Languages folded />
        </nav>
      </header>
      <main>
        <section className="parchment winning" aria-labelledby="winning">
          <h1 id="winning">{say(time ? 'analysis.title.time' : 'analysis.title')}</h1>
          <p>{say(time ? 'analysis.how.time' : 'analysis.how')}</p>
          {points === undefined && (
            <p className="progress">
              <progress value={done} max={1} aria-label={say('progress', { percent: Math.floor(100 * done) })} />{' '}
              {say('progress', { percent: Math.floor(100 * done) })}
            </p>
          )}
          {moments.length < 2 && points !== undefined ? (
            <p>{say('noChart')}</p>
          ) : (
            <ChanceChart
              moments={shown}
              names={names}
              measure={measure}
              own={seats.includes(whose) ? [whose] : []}
              points={points ?? []}
              chapter={head?.chapter}
              whole={points !== undefined}
            />
          )}
        </section>
        {points !== undefined && points.length > 0 && (
          <section className="points" aria-label={say('points')}>
            <h2 className="unseen">{say('points')}</h2>
            <ol>
              {points.map(({ from, to, who, lines }) => (
                <li key={to.number} className="parchment">
                  <h3>{say('point.turn', { n: from.turn })}</h3>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                  <p className="change">
                    <b>
                      {say('point.changed', {
                        name: names[who] ?? '',
                        from: worthOf(measure, from.chances[who] ?? 0),
                        to: worthOf(measure, to.chances[who] ?? 0),
                      })}
                    </b>{' '}
                    <a href={addressOf.replay(id, from.number)}>{say('watch')}</a>
                  </p>
                </li>
              ))}
            </ol>
          </section>
        )}
        <div className="own">
          {seats.length > 1 && (
            <label className="whose">
              {say('decisions.whose')}{' '}
              <select value={whose} onChange={({ target }) => setSeat(Number(target.value))}>
                {seats.map((each) => (
                  <option key={each} value={each}>
                    {head?.names[each]}
                  </option>
                ))}
              </select>
            </label>
          )}
          {refused !== undefined && <output className="refusal">{faultWords(sayFault, refused)}</output>}
          <Decisions
            id={id}
            decisions={decisions.filter(({ judgement }) => judgement.seat === whose)}
            measure={measure}
            course={points === undefined ? undefined : courseOf(moments, whose)}
            onPlayOn={playOn}
          />
        </div>
      </main>
    </div>
  );
}
