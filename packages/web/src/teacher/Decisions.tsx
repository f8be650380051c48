import type { Measure } from '@medallion/bots';
import { useState } from 'react';
import { addressOf } from '../addresses.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Sign, type SignName } from '../table/icons/Sign.tsx';
import { Bars } from './Bars.tsx';
import type { DecisionTold } from './protocol.ts';
import { type Grade, gradeOf, lossIn } from './worth.ts';
import { teacherWords } from './words/index.ts';

const ORDERS = ['costly', 'turn', 'differed'] as const;
const SIGNS: Readonly<Record<Grade, SignName>> = { master: 'laurels', less: 'feather', costly: 'broken-shield' };

interface DecisionsProps {
  readonly id: string;
  readonly decisions: readonly DecisionTold[];
  readonly measure: Measure;
  /** The chance at the beginning and at the end, once the whole game was looked at. */
  readonly course: readonly [number, number] | undefined;
  readonly onPlayOn: (number: number) => void;
}

const inPoints = (chance: number): string => {
  const points = Math.round(100 * chance);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
};

/** From the chance at the beginning to that at the end: what the own decisions gave away, and what everything else did. */
function Course({ course: [from, to], lost }: { readonly course: readonly [number, number]; readonly lost: number }) {
  const say = useVocabulary(teacherWords);
  const parts = [
    { name: say('course.own'), worth: -lost },
    { name: say('course.rest'), worth: to - from + lost },
  ];
  return (
    <div className="course">
      <p>{say('course', { from: Math.round(100 * from), to: Math.round(100 * to) })}</p>
      <ul>
        {parts.map(({ name, worth }) => (
          <li key={name} data-worth={worth < 0 ? 'less' : 'more'}>
            <span>{name}</span>
            <span className="beam" aria-hidden="true">
              <span style={{ inlineSize: `${Math.min(50, Math.abs(50 * worth))}%` }} />
            </span>
            <b>{inPoints(worth)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Decisions of one seat: what was done, what the master would have done, what that was worth. */
export function Decisions({ id, decisions, measure, course, onPlayOn }: DecisionsProps) {
  const say = useVocabulary(teacherWords);
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('costly');
  const shown = order === 'differed' ? decisions.filter(({ judgement: { loss } }) => loss > 0) : [...decisions];
  if (order === 'costly') shown.sort((a, b) => b.judgement.loss - a.judgement.loss);
  const good = decisions.filter(({ judgement: { loss } }) => loss === 0).length;
  const lost = decisions.reduce((sum, { judgement: { loss } }) => sum + loss, 0);
  return (
    <section className="panel decisions" aria-label={say('decisions')}>
      <h2 className="heading">{say('decisions')}</h2>
      <p className="sum">
        {say('asMaster', { n: good, of: decisions.length })}{' '}
        {measure.of === 'winning' && say('cost', { points: Math.round(100 * lost) })}
      </p>
      {measure.of === 'winning' && course !== undefined && <Course course={course} lost={lost} />}
      <fieldset className="orders">
        {ORDERS.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={order === each}
            onClick={() => setOrder(each)}
          >
            {say(`order.${each}`)}
          </button>
        ))}
      </fieldset>
      {decisions.length === 0 && <p>{say('decisions.none')}</p>}
      <ol>
        {shown.map(({ judgement: { number, turn, loss }, did, would, why, weighed }) => {
          const grade = gradeOf(loss);
          return (
            <li key={number} className={grade}>
              <details>
                <summary>
                  <span className="turn">{say('turn', { n: turn })}</span>
                  <span className="did">{did}</span>
                  <b>{loss === 0 ? '0' : `−${lossIn(measure, loss)}`}</b>
                  {loss > 0 && (
                    <span className="would">
                      <Sign name="quill-ink" /> {say('would', { what: would })}
                    </span>
                  )}
                  <span className="grade">
                    <Sign name={SIGNS[grade]} /> {say(`grade.${grade}`)}
                  </span>
                </summary>
                <div className="weighing parchment">
                  <p>{why}</p>
                  <Bars weighed={weighed} tone={loss > 0 ? 'red' : 'gold'} />
                  <p className="deeds">
                    <a className="button" href={addressOf.replay(id, number)}>
                      {say('watch')}
                    </a>
                    <button type="button" className="button" onClick={() => onPlayOn(number)}>
                      {say('playOn')}
                    </button>
                  </p>
                </div>
              </details>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
