import '../styles.ts';
import './middle.css';
import { ATTRIBUTES } from '@medallion/old-world/content';
import { Suspense, useMemo } from 'react';
import { MiddleFrame } from '../../online/middle/MiddleFrame.tsx';
import { SeatMark } from '../../online/SeatMark.tsx';
import { useWords } from '../../words/index.tsx';
import { ControlsContext } from '../asked/use-controls.ts';
import { Monsters } from '../boards/Monsters.tsx';
import { Track } from '../boards/Track.tsx';
import { controls } from '../controls.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { MapBoard } from '../map/MapBoard.tsx';
import { Crest } from '../parts/Crest.tsx';
import { Inks } from '../parts/Inks.tsx';
import { ROMAN } from '../parts/roman.ts';
import { JourneyContext, type JourneyState } from '../picking/context.ts';
import { NOTHING } from '../picking/pick.ts';
import { playsOf } from '../picking/plays.ts';
import { scenes } from '../scenes.ts';
import { type OldWorldSitting, useOldWorld } from '../sitting.ts';

const nothing = (): void => undefined;

/**
 * Old World on a screen in the middle: the map, or the fight, the tale or the dice while there are some. Where the one
 * on turn could go does not glow here: it follows from cards nobody else may know.
 */
export default function Middle() {
  const sitting = useOldWorld();
  const { say: sayPage } = useWords();
  const { view, words } = sitting;
  const { say, game, nameOf } = words;
  const { turns, active, turn, witchers } = view.table;
  const Scene = scenes.find(({ lies }) => lies(sitting))?.Scene;
  const waiting = view.waiting.map(({ seat }) => nameOf(seat));
  const setting = turn.phase === 'setup';
  const title =
    view.over !== undefined
      ? (words.tell.outcome(view.over)[0] ?? '')
      : setting
        ? say('ow.setup.phase')
        : say('ow.turnOf', { name: nameOf(active) });
  const doing = turn.phase === 'setup' ? '' : say(`ow.${turn.phase}`);
  const waits =
    waiting.length > 0 && !(waiting.length === 1 && waiting[0] === nameOf(active))
      ? words.tell.waiting(waiting.join(', '))
      : doing;
  return (
    <ControlsContext value={controls}>
      <div
        className="old-world in-middle middle online table-ground"
        data-number={view.number}
        data-busy={sitting.busy}
        data-scene={Scene === undefined ? 'map' : 'scene'}
      >
        <Inks />
        <MiddleFrame
          title={title}
          text={view.over === undefined ? waits : ''}
          where={[sayPage('game.old-world'), turns === 0 ? '' : say('ow.turn', { n: turns })]}
          {...(setting
            ? {}
            : {
                sign: (
                  <Crest
                    school={witchers[active]?.school}
                    label={game.name.school(witchers[active]?.school ?? 'wolf')}
                  />
                ),
              })}
          plates={witchers.map(({ seat }) => <Plate key={seat} sitting={sitting} seat={seat} />)}
          beside={<Monsters sitting={sitting} />}
          whole={Scene !== undefined}
        >
          {Scene === undefined ? (
            <OpenMap sitting={sitting} />
          ) : (
            <Suspense fallback={null}>
              <Scene sitting={sitting} />
            </Suspense>
          )}
        </MiddleFrame>
      </div>
    </ControlsContext>
  );
}

/** The map with nothing to press on it. */
function OpenMap({ sitting }: { readonly sitting: OldWorldSitting }) {
  const state = useMemo((): JourneyState => {
    const plays = playsOf({
      ask: undefined,
      pick: NOTHING,
      setPick: nothing,
      answer: nothing,
      tell: sitting.words.tell,
    });
    return {
      sitting,
      pick: NOTHING,
      setPick: nothing,
      answer: nothing,
      pointed: undefined,
      setPointed: nothing,
      plays,
      tab: 'map',
      setTab: nothing,
    };
  }, [sitting]);
  return (
    <JourneyContext value={state}>
      <main id="table">
        <MapBoard />
      </main>
    </JourneyContext>
  );
}

/** Somebody at the table, to be read from three metres: counts, never cards. */
function Plate({ sitting, seat }: { readonly sitting: OldWorldSitting; readonly seat: number }) {
  const { view, words, table } = sitting;
  const { say, game, nameOf } = words;
  const witcher = view.table.witchers[seat];
  if (witcher === undefined) return null;
  const { school, level, hand, gold, shield, track, trails, potions } = witcher;
  const marks = [
    { glyph: 'card', n: hand.count, what: game.name.term('hand') },
    { glyph: 'two-coins', n: gold, what: game.name.term('gold') },
    { glyph: 'checked-shield', n: shield, what: game.name.term('shield') },
    { glyph: 'standing-potion', n: potions.count, what: game.name.term('potion') },
    { glyph: 'flat-paw-print', n: trails.reduce((a, b) => a + b, 0), what: game.name.term('trailToken') },
  ] as const;
  return (
    <section
      className={`middle-plate ${seat === view.table.active && view.over === undefined ? 'active' : ''}`}
      aria-label={nameOf(seat)}
    >
      <header>
        <span className="crest-here">
          <Crest school={school} />
          <SeatMark seat={seat} sitters={table.sitters} />
        </span>
        <div>
          <h2>{nameOf(seat)}</h2>
          <p>
            {[
              ...(school === undefined ? [] : [game.name.school(school)]),
              say('ow.level', { level: ROMAN[level] ?? level }),
            ].join(' · ')}
          </p>
        </div>
        <Track at={track} sitting={sitting} />
      </header>
      <p className="marks">
        {marks.map(({ glyph, n, what }) => (
          <span key={glyph} title={what}>
            <Glyph name={glyph} />
            <span className="unseen">{what} </span>
            <b>{n}</b>
          </span>
        ))}
      </p>
      <p className="attributes">
        {ATTRIBUTES.map((attribute) => (
          <span key={attribute}>
            {attribute === 'specialty' && school !== undefined
              ? game.name.specialty(school)
              : game.name.attribute(attribute)}{' '}
            <b>{witcher[attribute]}</b>
          </span>
        ))}
      </p>
    </section>
  );
}
