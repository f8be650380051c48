import './end.css';
import { useMemo } from 'react';
import { Panel } from '../../kit/Panel.tsx';
import type { SceneProps } from '../frame/scenes.ts';
import { Crest } from '../parts/Crest.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { Sample } from './account.ts';
import { Chart } from '../../kit/Chart.tsx';
import { Chronicle } from './Chronicle.tsx';
import { Fairness } from './Fairness.tsx';
import { playAgain } from './play-again.ts';
import { useAccount } from './use-account.ts';

const CHARTS = ['gold', 'attributes', 'trophies', 'cards'] as const satisfies readonly (keyof Sample)[];

/** The end of a journey: who won and how, what happened, how it went, and that nobody chose the cards. */
export default function End({ sitting }: SceneProps) {
  const { view, words, position } = sitting;
  const { say, tell, nameOf, game } = words;
  const { witchers } = view.table;
  const account = useAccount(position.id);
  const samples = account === undefined || account === 'none' ? [] : account.samples;
  const lines = useMemo(() => (view.over === undefined ? [] : tell.outcome(view.over)), [view.over, tell]);
  const [headline, ...others] = lines;
  const winner = view.over?.ranking[0]?.[0] ?? 0;
  const champion = witchers[winner];
  return (
    <main className="end" id="table" tabIndex={-1}>
      <section className="laurels parchment" aria-labelledby="headline">
        {champion?.school !== undefined && (
          <img className="champion" src={`./art/hunters/${champion.school}.svg`} alt="" />
        )}
        <div>
          <Crest school={champion?.school} />
          <h1 id="headline">{headline}</h1>
          {others.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ul className="trophies" aria-label={game.name.term('trophy')}>
            {(champion?.trophies ?? []).map((trophy) => (
              <li key={trophy}>
                <Glyph name="trophy" /> {tell.source(trophy)}
              </li>
            ))}
          </ul>
          <div className="end-deeds">
            <button
              type="button"
              className="button gold"
              onClick={() => playAgain(position.id, { sitters: position.sitters, options: { ...view.table.options } })}
            >
              {say('end.again')}
            </button>
            <a className="button" href="#/old-world">
              {say('end.other')}
            </a>
            <a className="button" href={`#/replay/${position.id}`}>
              <Glyph name="hourglass" /> {say('replay.link')}
            </a>
            <a className="button" href={`#/fairness/${position.id}`}>
              <Glyph name="checked-shield" /> {say('fair.link')}
            </a>
            {account !== undefined && account !== 'none' && (
              <button type="button" className="button" onClick={() => save(account.record, position.id)}>
                <Glyph name="scroll-quill" /> {say('end.export')}
              </button>
            )}
          </div>
        </div>
      </section>
      <Panel className="charts" label={say('end.charts')}>
        <h2 className="heading">{say('end.charts')}</h2>
        <ul className="legend">
          {witchers.map(({ seat, school }) => (
            <li key={seat}>
              <Crest school={school} /> {nameOf(seat)}
            </li>
          ))}
        </ul>
        {account === 'none' ? (
          <p>{say('end.notKept')}</p>
        ) : samples.length === 0 ? (
          <p>{say('end.reckoning')}</p>
        ) : (
          <div className="grid">
            {CHARTS.map((what) => (
              <Chart
                key={what}
                title={say(`end.chart.${what}`)}
                turns={samples.map(({ turn }) => turn)}
                lines={witchers.map(({ seat, school }) => ({
                  name: nameOf(seat),
                  colour: school === undefined ? 'var(--ink)' : `var(--${school})`,
                  values: samples.map((sample) => sample[what][seat] ?? 0),
                }))}
              />
            ))}
          </div>
        )}
      </Panel>
      <Panel className="told-again" label={say('end.chronicle')} scrolls>
        <h2 className="heading">{say('end.chronicle')}</h2>
        <Chronicle sitting={sitting} />
        {account !== undefined && account !== 'none' && <Fairness account={account} words={words} />}
      </Panel>
    </main>
  );
}

/** Hands the record to whoever wants to keep it. */
function save(record: string, id: string): void {
  const address = URL.createObjectURL(new Blob([record], { type: 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `old-world-${id}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
