import { footOf } from '@medallion/path-of-destiny';
import { type Side, SIDES } from '@medallion/path-of-destiny/content';
import { useState } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import { Destiny, DestinySlot } from '../parts/Destiny.tsx';
import { Medal } from '../parts/Medal.tsx';
import { Curl } from '../parts/Ornaments.tsx';
import { Arrow, said, Sym, symbolAt } from '../parts/Sym.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { Book, Plate } from './Book.tsx';
import { Route } from './Route.tsx';
import { Weighing } from './Weighing.tsx';

/** The book as the board: each Path on its page, what is undecided in the gutter. */
export function Paths({ onRead }: { readonly onRead: () => void }) {
  const { view, prospect } = useLaid();
  const { say } = usePathWords();
  const [open, setOpen] = useState<Side>('left');
  const tied = prospect.verdict?.voices.filter(({ says }) => says === 'tie') ?? [];
  return (
    <div className={`pd-paths open-${open}`}>
      <div className="pd-tabs" role="tablist" aria-label={say('book')}>
        {SIDES.map((side) => (
          <PathTab key={side} side={side} open={open === side} onOpen={() => setOpen(side)} />
        ))}
      </div>
      <Book
        label={say('book')}
        left={<PathPage side="left" onRead={onRead} />}
        right={<PathPage side="right" onRead={onRead} />}
      >
        <Route />
        <div className="pd-gutter">
          <span className="ties">
            {tied.map(({ who }) => (
              <Voice key={who} who={who} />
            ))}
          </span>
          <span className="stack">
            {view.destiny.map((place, at) =>
              place === 'stack' ? <Destiny key={at} n={at + 1} label={say('destiny.waits', { n: at + 1 })} /> : null,
            )}
          </span>
        </div>
        <Curl />
        <Weighing />
      </Book>
    </div>
  );
}

function PathTab({ side, open, onOpen }: { readonly side: Side; readonly open: boolean; readonly onOpen: () => void }) {
  const { view } = useLaid();
  const { game } = usePathWords();
  const symbol = symbolAt(view.active[side === 'left' ? 0 : 1]);
  return (
    <button
      type="button"
      role="tab"
      id={`pd-tab-${side}`}
      aria-selected={open}
      aria-controls={`pd-page-${side}`}
      className={`pd-tab ${side}`}
      onClick={onOpen}
    >
      <Sym symbol={symbol} fill={side} />
      {game.names.symbols[symbol]}
      <span className="tokens">
        {view.destiny.map((place, at) => (place === side ? <Destiny key={at} n={at + 1} /> : null))}
      </span>
    </button>
  );
}

/** Whoever has a say about the token; in a game for two the offer, too. */
export function Voice({ who }: { readonly who: number | 'reserve' }) {
  const { view } = useLaid();
  const { say, heroOf } = usePathWords();
  if (who === 'reserve')
    return (
      <span className="pd-medal reserve" {...said(say('reserve'))}>
        <Glyph name="card-draw" />
      </span>
    );
  const { character, automa } = participantOf(view, who);
  return <Medal character={character} automa={automa === true} label={heroOf(who)} />;
}

function PathPage({ side, onRead }: { readonly side: Side; readonly onRead: () => void }) {
  const { view, me, prospect } = useLaid();
  const { say, game, tale } = usePathWords();
  const at = side === 'left' ? 0 : 1;
  const node = view.pair[at];
  const symbol = symbolAt(view.active[at]);
  const prose = tale?.paths[node as keyof typeof tale.paths];
  const leaning = prospect.verdict?.voices.filter(({ says }) => says === side) ?? [];
  const foot = footOf(view, side, me ?? 0);
  const decided = prospect.verdict?.decided === side || view.dominant === side;
  return (
    <div className={`pd-path ${side} ${decided ? 'decided' : ''}`} id={`pd-page-${side}`}>
      <header>
        <span className="pd-sign">
          <Sym symbol={symbol} fill={side} />
        </span>
        <div>
          <p className="label">
            <Arrow side={side} />
            <span>{say('path.label', { side, n: node, symbol: game.names.symbols[symbol] })}</span>
          </p>
          <h2>{prose?.title}</h2>
        </div>
      </header>
      <Plate story={view.options.story} node={node} />
      <p className="excerpt" data-partly>
        <span>{prose?.scene}</span>
      </p>
      <button type="button" className="pd-read" onClick={onRead}>
        <Glyph name="open-book" /> {say('read.again')}
      </button>
      <div className="fate">
        <span className="leaning" title={say('leaning.title')}>
          {leaning.length > 0 && <em>{say('leaning')}</em>}
          {leaning.map(({ who, weight }) => (
            <span key={who} className={weight > 1 ? 'twice' : ''}>
              <Voice who={who} />
            </span>
          ))}
        </span>
        <span className="tokens">
          {view.destiny.map((place, n) =>
            place === side ? (
              <Destiny key={n} n={n + 1} label={say('destiny.lies', { n: n + 1, side })} />
            ) : place === 'stack' ? (
              <DestinySlot key={n} n={n + 1} />
            ) : null,
          )}
        </span>
      </div>
      <footer>
        {foot.symbols !== undefined && foot.pair !== undefined ? (
          <>
            <em>{say('leads')}</em>
            {foot.symbols.map((next, place) => (
              <span key={place}>
                <b>{foot.pair?.[place]}</b>
                <Sym symbol={symbolAt(next)} label={game.names.symbols[symbolAt(next)]} />
              </span>
            ))}
          </>
        ) : (
          <em>{endOf()}</em>
        )}
        {decided && <b className="mark">{say('decided')}</b>}
      </footer>
    </div>
  );

  function endOf(): string {
    if (foot.bonus !== undefined)
      return say('foot.bonus', {
        bonus: game.finalBonus(foot.bonus.bonus),
        count: foot.bonus.count,
        vp: foot.bonus.vp,
      });
    if (foot.goals !== undefined) return say('foot.goals', { n: foot.goals.length });
    return say('foot.end');
  }
}
