import { type CSSProperties, type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { Glyph } from '../icons/Glyph.tsx';
import { movesOf } from '../asked/choices.ts';
import { useJourney } from '../picking/context.ts';
import { ABOUT_PLACES, askedAt } from '../picking/places.ts';
import ground from './ground.webp';
import { AdvisedWay } from './AdvisedWay.tsx';
import { Cartouche } from './Cartouche.tsx';
import { factsOf } from './facts.ts';
import { Ink } from './Ink.tsx';
import { PLACES, ROADS, WORLD } from './layout.ts';
import { Markers } from './Markers.tsx';
import { MonsterToken } from './MonsterToken.tsx';
import { MiniMap } from './MiniMap.tsx';
import { Pawn } from './Pawn.tsx';
import { waysWalked } from './ways-walked.ts';
import { Place } from './Place.tsx';
import { PlaceSlip } from './PlaceSlip.tsx';
import { slipSpot } from './slip-spot.ts';
import { monsterSpot, pawnSpot, towards } from './spots.ts';
import { usePanZoom } from './use-pan-zoom.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The continent, all who are on it, and the way there. For those who listen it is a list of places. */
export function MapBoard() {
  const { sitting, pick, setPick, answer, pointed, setPointed } = useJourney();
  const { view, me, ask, words } = sitting;
  const { table } = view;
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const own = me === undefined ? table.witchers[table.active] : table.witchers[me];
  const home = PLACES[own?.at ?? 7] ?? { x: 500, y: 500 };
  const { frame, sight, size, measured, moving, zoom, centre, show, handlers } = usePanZoom(home);

  const moves = useMemo(() => movesOf(ask), [ask]);
  const [picked] = pick.place === undefined ? pick.cards : [];
  /** The answers that are given by nothing more than a touch on their place. */
  const meant = useMemo(() => {
    const asked = ask !== undefined && ABOUT_PLACES.has(ask.ask) ? [...askedAt(ask, table)] : [];
    return new Map(asked.flatMap(([place, { choices }]) => choices.map((choice) => [place, choice] as const)));
  }, [ask, table]);
  const lit = useMemo(
    () =>
      new Set([
        ...moves
          .filter(({ cards }) => picked === undefined || (cards.length === 1 && cards[0] === picked))
          .map(({ to }) => to),
        ...meant.keys(),
      ]),
    [moves, picked, meant],
  );
  const goingFrom = moves.length > 0 ? (own?.at ?? -1) : -1;
  // Everything that is asked about comes into sight, once: whoever looks around afterwards keeps what they look at.
  const asked = [...new Set([...moves.map(({ to }) => to), ...meant.keys()])].join();
  useEffect(() => {
    if (!measured || asked === '') return;
    show(asked.split(',').flatMap((place) => PLACES[Number(place)] ?? []));
  }, [asked, measured, show]);

  const press = (place: number, byKey: boolean) => {
    const only = meant.get(place);
    if (only !== undefined) return answer(only.id);
    const direct = moves.find(
      ({ to, cards, gold, by }) =>
        to === place && gold === 0 && by === undefined && cards.length === 1 && cards[0] === picked,
    );
    if (picked !== undefined && direct !== undefined) return answer(direct.id);
    setPick(pick.place === place ? { cards: [] } : { place, cards: [] });
    if (byKey)
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('.place-slip .ways button, .place-slip button')?.focus(),
      );
    return undefined;
  };
  /** Whoever goes along by keys sees where they are; a finger has seen what it touches. */
  const come = ({ currentTarget }: FocusEvent<HTMLElement>, place: number) => {
    setPointed(place);
    const at = PLACES[place];
    if (at !== undefined && currentTarget.matches(':focus-visible')) show([at]);
  };
  const walkFocus = (event: KeyboardEvent, place: number) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const next = towards(place, ...arrow);
    if (next !== undefined) buttons.current[next]?.focus();
  };

  const shown = pointed ?? pick.place;
  const style: CSSProperties = {
    transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.k})`,
    willChange: moving ? 'transform' : 'auto',
  };
  const crowd = new Map<number, number>();
  const pawns = table.witchers
    .filter(({ school }) => school !== undefined)
    .toSorted((a, b) => Number(b.seat === me) - Number(a.seat === me))
    .map((witcher) => {
      const nth = crowd.get(witcher.at) ?? 0;
      crowd.set(witcher.at, nth + 1);
      return { witcher, spot: pawnSpot(witcher.at, nth) };
    });

  return (
    <section className="map" aria-label={words.say('ow.map.label')}>
      <div className="map-frame" ref={frame} {...handlers}>
        {measured && (
          <div className="world" style={style}>
            <img src={ground} alt="" draggable={false} />
            <Ink />
            <svg viewBox={`${WORLD.x} ${WORLD.y} ${WORLD.width} ${WORLD.height}`} aria-hidden="true">
              <defs>
                <radialGradient id="reach">
                  <stop offset=".4" stopColor="#ffcf6b" stopOpacity=".95" />
                  <stop offset=".7" stopColor="#ffb84a" stopOpacity=".42" />
                  <stop offset="1" stopColor="#ff9f2e" stopOpacity="0" />
                </radialGradient>
              </defs>
              <Cartouche
                title={words.say('ow.map.title')}
                line={words.say('ow.map.line')}
                note={words.say('ow.map.note')}
                sea={words.say('ow.map.sea')}
                north={words.say('ow.map.north')}
              />
              <g className="lit-roads">
                {ROADS.filter(({ a, b }) => (a === goingFrom && lit.has(b)) || (b === goingFrom && lit.has(a))).map(
                  ({ a, b, path }) => (
                    <g key={`${a}-${b}`}>
                      <path d={path} stroke="#ff9f2e" strokeWidth="18" opacity=".3" />
                      <path d={path} stroke="#5c2408" strokeWidth="9" />
                      <path d={path} stroke="#ffc85e" strokeWidth="6" />
                      <path d={path} stroke="#fff4cf" strokeWidth="2" strokeDasharray="10 8" className="running" />
                    </g>
                  ),
                )}
              </g>
              {PLACES.map((_, number) => (
                <Place
                  key={number}
                  number={number}
                  name={words.game.name.place(number)}
                  lit={lit.has(number)}
                  pointed={shown === number}
                />
              ))}
              <Markers table={table} />
              {table.slots.map(({ token, monster: index }, slot) => {
                if (token < 0 || index < 0) return null;
                const { x, y } = monsterSpot(token);
                return <MonsterToken key={slot} x={x} y={y} index={index} />;
              })}
              <AdvisedWay />
              {pawns.map(({ witcher, spot }) => (
                <Pawn
                  key={witcher.seat}
                  school={witcher.school}
                  own={witcher.seat === me}
                  active={witcher.seat === table.active}
                  at={spot}
                  ways={waysWalked(sitting.events, witcher.seat)}
                  number={view.number}
                />
              ))}
            </svg>
            <ol className="place-buttons" style={{ '--k': sight.k }}>
              {PLACES.map(({ x, y }, number) => {
                const { name, terrain, offer, here } = factsOf(table, number, words);
                const only = meant.get(number);
                const reach =
                  only !== undefined && ask !== undefined
                    ? words.tell.label(ask, only)
                    : lit.has(number)
                      ? words.say('ow.map.reachable')
                      : '';
                return (
                  <li key={number} style={{ left: x - WORLD.x, top: y - WORLD.y }}>
                    <button
                      type="button"
                      ref={(element) => {
                        buttons.current[number] = element;
                      }}
                      data-place={number}
                      data-lit={lit.has(number)}
                      aria-label={[`${number}. ${name}`, terrain, offer, ...here, reach].filter(Boolean).join(', ')}
                      aria-expanded={pick.place === number}
                      onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(number)}
                      onPointerLeave={() => setPointed(undefined)}
                      onFocus={(event) => come(event, number)}
                      onBlur={() => setPointed(undefined)}
                      onKeyDown={(event) => walkFocus(event, number)}
                      onClick={(event) => press(number, event.detail === 0)}
                    />
                  </li>
                );
              })}
            </ol>
          </div>
        )}
        <div className="map-light" />
      </div>
      {shown !== undefined && (
        <div className="place-slip parchment-slip" style={slipSpot(shown, own?.at, sight, size)}>
          <PlaceSlip place={shown} pinned={pick.place === shown} />
        </div>
      )}
      <MiniMap table={table} me={me} lit={lit} sight={sight} size={size} moving={moving} onGo={centre} />
      <div className="map-tools">
        <button type="button" className="round" aria-label={words.say('ow.map.closer')} onClick={() => zoom(1.3)}>
          +
        </button>
        <button type="button" className="round" aria-label={words.say('ow.map.further')} onClick={() => zoom(1 / 1.3)}>
          −
        </button>
        <button type="button" className="round" aria-label={words.say('ow.map.me')} onClick={() => centre(home)}>
          <Glyph name="position-marker" />
        </button>
      </div>
    </section>
  );
}
