import '../styles/path.css';
import './middle.css';
import type { Who } from '@medallion/path-of-destiny';
import { useEffect } from 'react';
import { MiddleFrame } from '../../online/middle/MiddleFrame.tsx';
import { SeatMark } from '../../online/SeatMark.tsx';
import { Offer } from '../board/Offer.tsx';
import { Points } from '../board/Points.tsx';
import { StoryCorner } from '../board/StoryCorner.tsx';
import { Paths } from '../book/Paths.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { LaidContext, participantOf, useLaid } from '../laid.ts';
import { roman } from '../parts/Destiny.tsx';
import { bustOf } from '../parts/picture.ts';
import { Pigments } from '../parts/Pigments.tsx';
import { Sym, symbolAt } from '../parts/Sym.tsx';
import { Scene } from '../scenes/Scene.tsx';
import type { Hold } from '../show/beats.ts';
import { stageOf } from '../show/stage.ts';
import { useAtTable } from '../use-laid.ts';
import { usePathWords, WordsContext } from '../words/use-path-words.ts';

/** How long a page is read before the screen turns it by itself, in milliseconds: nobody stands beside it. */
const READ: Readonly<Record<Hold, number>> = {
  introduction: 25_000,
  chapter: 25_000,
  turn: 8000,
  reckoning: 12_000,
  result: 20_000,
};
/** The same when the players have gone on meanwhile. */
const HURRIED = 3000;

const nothing = (): void => undefined;

/** Path of Destiny on a screen in the middle: the open book, and all scenes in which something is turned over. */
export default function Middle() {
  const { sitting, show, laid, words } = useAtTable(true);
  const { hold, onward } = show;
  const behind = sitting.pacing?.behind === true;
  useEffect(() => {
    if (hold === undefined) return undefined;
    const timer = setTimeout(onward, behind ? HURRIED : READ[hold]);
    return () => clearTimeout(timer);
  }, [hold, onward, behind]);
  return (
    <WordsContext value={words}>
      <LaidContext value={laid}>
        <div
          className="path-of-destiny pd-root pd-middle middle online table-ground"
          data-number={laid.number}
          data-busy={sitting.busy}
          data-scene={stageOf(laid.view, laid.heard, laid.ask, laid.hold, laid.over !== undefined)}
        >
          <Pigments />
          <Framed />
        </div>
      </LaidContext>
    </WordsContext>
  );
}

function Framed() {
  const { view, heard, ask, hold, over, waiting } = useLaid();
  const { say, game, tell, heroOf } = usePathWords();
  const whole = stageOf(view, heard, ask, hold, over !== undefined) !== 'table';
  const phase = view.phase === 'choose' || view.phase === 'play' ? view.phase : 'destiny';
  // Before the first turn nobody is ahead of anybody.
  const order = view.initiative.length > 0 ? view.initiative : view.participants.map(({ who }) => who);
  const names = waiting.map((who) => heroOf(who));
  const where =
    view.chapter === 0
      ? say('where.setup')
      : view.phase === 'ending'
        ? say('where.over')
        : say('where.turn', { chapter: roman(view.chapter), n: Math.max(1, view.turn) });
  return (
    <MiddleFrame
      title={over === undefined ? say('phase', { phase }) : (tell.outcome(over)[0] ?? '')}
      text={
        names.length === 0 || over !== undefined ? '' : `${names.join(', ')} · ${say('doing', { doing: 'choosing' })}`
      }
      where={[game.names.stories[view.options.story], where]}
      whole={whole}
      plates={order.map((who, at) => <Plate key={who} who={who} rank={at + 1} />)}
      beside={view.phase === 'choose' ? <Offer picked={undefined} onPick={nothing} /> : <StoryCorner />}
    >
      {whole ? (
        <Scene />
      ) : (
        <main id="table" aria-label={say('table')}>
          <Paths onRead={nothing} />
        </main>
      )}
    </MiddleFrame>
  );
}

/** A hero to be read from three metres, in the order of the figures: points, and how they stand on both Paths. */
function Plate({ who, rank }: { readonly who: Who; readonly rank: number }) {
  const { view, sitters, waiting, prospect } = useLaid();
  const { say, heroOf, nameOf, game } = usePathWords();
  const of = participantOf(view, who);
  const choosing = waiting.includes(who);
  const sealed = view.phase === 'play' && waiting.length > 0 && !choosing && of.automa !== true && of.playedNow === 0;
  const standing = prospect.standings[who];
  return (
    <section className={`middle-plate ${choosing ? 'active' : ''}`} aria-label={heroOf(who)}>
      <img className="bust" src={bustOf(of.character, of.automa === true)} alt="" />
      <div>
        <h2>{heroOf(who)}</h2>
        <p className="player">
          {of.automa === true ? (
            say('automa')
          ) : (
            <>
              <SeatMark seat={who} sitters={sitters} /> {nameOf(who)}
            </>
          )}
          {' · '}
          {say('nth', { n: rank })}
        </p>
        <p className="counts">
          <Points of={of} />
          {standing !== undefined &&
            (['left', 'right'] as const).map((side, at) => (
              <span key={side}>
                <Sym
                  symbol={symbolAt(view.active[at])}
                  fill={side}
                  label={game.names.symbols[symbolAt(view.active[at])]}
                />
                <b>{standing[side]}</b>
              </span>
            ))}
        </p>
      </div>
      {sealed && (
        <i className="seal" title={say('doing', { doing: 'sealed' })}>
          <Glyph name="wax-seal" />
          <span className="unseen">{say('doing', { doing: 'sealed' })}</span>
        </i>
      )}
    </section>
  );
}
