import type { PathOfDestiny } from '@medallion/path-of-destiny';
import { STORY_DECKS } from '@medallion/path-of-destiny/content';
import { useState } from 'react';
import { addressOf, goTo } from '../../addresses.ts';
import { useAccount } from '../../table/end/use-account.ts';
import { useLinks } from '../../table/link/links.tsx';
import { download } from '../../table/replay/download.ts';
import { useSitting } from '../../table/sitting.ts';
import { DailyLink } from '../../daily/DailyLink.tsx';
import { AnalysisLink } from '../../teacher/AnalysisLink.tsx';
import { Book, Plate } from '../book/Book.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { figureOf } from '../parts/picture.ts';
import { Fleuron, Illuminated } from '../parts/Ornaments.tsx';
import { Sym } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';
import { Chronicle } from './Chronicle.tsx';
import { FinalTable } from './FinalTable.tsx';
import { Opened } from './Opened.tsx';

/** Longer endings are set in smaller letters, so that the way of the tale stays on the page. */
const LONG = 600;

/** The hero's page: the ending of the tale with the line about its winner; opposite the final reckoning. */
export function End() {
  const { view, over } = useLaid();
  const { say, tale, game, heroOf } = usePathWords();
  const order = over?.ranking.flat() ?? view.initiative;
  const hero = order[0] ?? 0;
  const of = participantOf(view, hero);
  const second = order[1];
  const node = view.read.at(-1) ?? 16;
  const prose = tale?.epilogues[node as 16];
  const line = prose?.heroes[of.automa === true ? 'other' : (of.character ?? 'other')];
  const told = `${prose?.ending ?? ''} ${line ?? ''}`;
  const cards = new Map(STORY_DECKS[view.options.story].paths.map((card) => [card.node, card]));
  const way = view.read.flatMap((each) => cards.get(each) ?? []);
  const margin = second === undefined ? 0 : of.vp - participantOf(view, second).vp;
  return (
    <main className="pd-end" id="table" tabIndex={-1}>
      <Book
        className="pd-epilogue pd-turned"
        label={say('epilogue')}
        left={
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than its place: the keyboard must get there to scroll it
          <section className="pd-hero" tabIndex={0} aria-label={say('epilogue')}>
            <div className="portrait">
              <span className="arch">
                <img src={figureOf(of.character, of.automa === true)} alt="" width="320" height="520" />
              </span>
              <div>
                <p className="label">{say('epilogue.n', { n: node })}</p>
                <h2>{prose?.title}</h2>
                <Fleuron />
                <h1 id="headline" className="name" style={{ '--letters': heroOf(hero).length }}>
                  {heroOf(hero)}
                </h1>
                <p className="is">{say('hero')}</p>
                <p className="points">
                  <Glyph name="queen-crown" /> <b>{of.vp}</b>{' '}
                  {second !== undefined && <small>{say('hero.margin', { n: margin, name: heroOf(second) })}</small>}
                </p>
              </div>
            </div>
            <Plate story={view.options.story} node={node} />
            <p className={`text ${told.length > LONG ? 'long' : ''}`}>
              <Illuminated text={told} />
            </p>
            <ol className="way" aria-label={say('route')}>
              {way.map((card) => (
                <li key={card.node}>
                  <Sym symbol={card.symbol} fill={card.side} label={game.names.symbols[card.symbol]} />
                  <span>{tale?.paths[card.node as 2]?.title}</span>
                </li>
              ))}
            </ol>
          </section>
        }
        right={
          <div className="pd-final">
            <h2>{say('final')}</h2>
            <FinalTable order={order} />
            <Opened />
          </div>
        }
      />
      <Deeds />
    </main>
  );
}

/** What can be done with a tale that is told. */
function Deeds() {
  const { table, replayed } = useSitting<PathOfDestiny>();
  const { say } = usePathWords();
  const links = useLinks();
  const account = useAccount(table.id);
  const [reading, setReading] = useState(false);
  const chronicle = (
    <>
      <button type="button" className="pd-tool" onClick={() => setReading(true)}>
        <Glyph name="scroll-unfurled" /> {say('end.chronicle')}
      </button>
      {reading && <Chronicle onClose={() => setReading(false)} />}
    </>
  );
  if (replayed) return <div className="pd-end-deeds">{chronicle}</div>;
  const again = () =>
    void links.start({ game: table.game, sitters: table.sitters, options: table.options }).then((started) => {
      if ('id' in started) goTo(addressOf.table(table.game, started.id));
    });
  return (
    <div className="pd-end-deeds">
      {chronicle}
      <a className="pd-tool" href={addressOf.replay(table.id)}>
        <Glyph name="hourglass" /> {say('end.replay')}
      </a>
      <AnalysisLink id={table.id} game={table.game} className="pd-tool" />
      <DailyLink id={table.id} className="pd-tool" />
      <a className="pd-tool" href={addressOf.fairness(table.id)}>
        <Glyph name="checked-shield" /> {say('end.fair')}
      </a>
      {account !== undefined && account !== 'none' && (
        <button type="button" className="pd-tool" onClick={() => download(account.file, `medallion-${table.id}.jsonl`)}>
          <Glyph name="scroll-quill" /> {say('end.save')}
        </button>
      )}
      <a className="pd-tool" href={addressOf.newGame(table.game)}>
        <Glyph name="open-book" /> {say('end.other')}
      </a>
      <button type="button" className="pd-turn" onClick={again}>
        {say('end.again')}
      </button>
    </div>
  );
}
