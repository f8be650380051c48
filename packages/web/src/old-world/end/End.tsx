import './end.css';
import type { Sample } from '../../table/reader/protocol.ts';
import { useMemo } from 'react';
import { addressOf, goTo } from '../../addresses.ts';
import { Chart } from '../../kit/Chart.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Fairness } from '../../table/end/Fairness.tsx';
import { useAccount } from '../../table/end/use-account.ts';
import { useLinks } from '../../table/link/links.tsx';
import { download } from '../../table/replay/download.ts';
import type { SceneProps } from '../sitting.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { DailyLink } from '../../daily/DailyLink.tsx';
import { AnalysisLink } from '../../teacher/AnalysisLink.tsx';
import { Crest } from '../parts/Crest.tsx';
import { useNoted } from '../statistics/use-noted.ts';
import { Chronicle } from './Chronicle.tsx';
import { pictureOf } from '../parts/picture.ts';

/** What is worth a chart, as the registry measures it. */
const CHARTS = ['gold', 'attributes', 'trophies', 'cards'] as const;

const NONE: readonly Sample[] = [];

/** The end of a journey: who won and how, what happened, how it went, and that nobody chose the cards. */
export default function End({ sitting }: SceneProps) {
  const { view, words, table, replayed } = sitting;
  const { say, tell, nameOf, game } = words;
  const { witchers } = view.table;
  const links = useLinks();
  useNoted(sitting);
  const account = useAccount(table.id);
  const samples = account === undefined || account === 'none' ? NONE : account.samples;
  const lines = useMemo(() => (view.over === undefined ? [] : tell.outcome(view.over)), [view.over, tell]);
  const [headline, ...others] = lines;
  const winner = view.over?.ranking[0]?.[0] ?? 0;
  const champion = witchers[winner];
  const playAgain = () =>
    void links.start({ game: table.game, sitters: table.sitters, options: table.options }).then((started) => {
      if ('id' in started) goTo(addressOf.table(table.game, started.id));
    });
  return (
    <main className="end" id="table" tabIndex={-1}>
      <section className="laurels parchment" aria-labelledby="headline">
        {champion?.school !== undefined && (
          <img className="champion" src={pictureOf({ school: champion.school })} alt="" />
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
            <button type="button" className="button gold" onClick={playAgain}>
              {say('end.again')}
            </button>
            <a className="button" href={addressOf.newGame(table.game)}>
              {say('end.other')}
            </a>
            {!replayed && (
              <a className="button" href={addressOf.replay(table.id)}>
                <Glyph name="hourglass" /> {say('replay.link')}
              </a>
            )}
            {!replayed && <AnalysisLink id={table.id} game={table.game} />}
            <DailyLink id={table.id} />
            <a className="button" href={addressOf.fairness(table.id)}>
              <Glyph name="checked-shield" /> {say('fairness')}
            </a>
            {account !== undefined && account !== 'none' && (
              <button
                type="button"
                className="button"
                onClick={() => download(account.file, `${table.game}-${table.id}.jsonl`)}
              >
                <Glyph name="scroll-quill" /> {say('end.export')}
              </button>
            )}
          </div>
        </div>
      </section>
      <Panel className="charts" label={say('end.charts')} scrolls>
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
                  values: samples.map(({ values }) => values[what]?.[seat] ?? 0),
                }))}
              />
            ))}
          </div>
        )}
      </Panel>
      <Panel className="told-again" label={say('end.chronicle')} scrolls>
        <h2 className="heading">{say('end.chronicle')}</h2>
        <Chronicle sitting={sitting} />
        {account !== undefined && account !== 'none' && <Fairness proof={account.proof} />}
      </Panel>
    </main>
  );
}
