import { SeatClock, SeatMark } from '../../online/SeatMark.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { Crest } from '../parts/Crest.tsx';
import { LEVELS } from '../parts/levels.ts';
import { ROMAN } from '../parts/roman.ts';
import { Track } from './Track.tsx';

/** Everybody at the table in a line each; a press lays that board before you. */
export function Players({
  sitting,
  shown,
  onShow,
}: {
  readonly sitting: OldWorldSitting;
  readonly shown: number;
  readonly onShow: (seat: number) => void;
}) {
  const { view, words, table } = sitting;
  const { say, game, nameOf } = words;
  const botName = (bot: string): string => {
    const level = LEVELS.find((each) => each === bot);
    return level === undefined ? bot : say(`bot.${level}`);
  };
  return (
    <section className="panel players" aria-label={say('ow.players')}>
      <ul>
        {view.table.witchers.map(({ seat, school, level, hand, gold, shield, track, trails, potions }) => {
          const bot = table.sitters[seat]?.bot;
          const marks = [
            { glyph: 'card', n: hand.count, what: game.name.term('hand') },
            { glyph: 'two-coins', n: gold, what: game.name.term('gold') },
            { glyph: 'checked-shield', n: shield, what: game.name.term('shield') },
            { glyph: 'standing-potion', n: potions.count, what: game.name.term('potion') },
            { glyph: 'flat-paw-print', n: trails.reduce((a, b) => a + b, 0), what: game.name.term('trailToken') },
          ] as const;
          return (
            <li key={seat} className={seat === view.table.active ? 'active' : ''}>
              <button type="button" aria-pressed={seat === shown} onClick={() => onShow(seat)}>
                <span className="crest-here">
                  <Crest school={school} />
                  <SeatMark seat={seat} sitters={table.sitters} />
                </span>
                <span className="middle">
                  <span className="name">
                    {nameOf(seat)}{' '}
                    <small>
                      {bot !== undefined && `${botName(bot)} · `}
                      {say('ow.level', { level: ROMAN[level] ?? level })}
                    </small>
                  </span>
                  <span className="marks">
                    {marks.map(({ glyph, n, what }) => (
                      <span key={glyph} title={what}>
                        <Glyph name={glyph} />
                        <span className="unseen">{what} </span>
                        {n}
                      </span>
                    ))}
                  </span>
                </span>
                <span className="at">
                  <Track at={track} sitting={sitting} />
                  <SeatClock seat={seat} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
