import './herald.css';
import { FATIGUE, monster, type School } from '@medallion/old-world/content';
import { useKeys } from '../../kit/use-keys.ts';
import { Track } from '../boards/Track.tsx';
import { trophyShown } from '../boards/trophies.ts';
import { Clause } from '../../library/Clause.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { Crest } from '../parts/Crest.tsx';
import type { MomentProps } from './moment-props.ts';
import type { TrophyMoment } from './moments.ts';
import { Onward } from './Onward.tsx';
import { pictureOf } from '../parts/picture.ts';

/** Somebody gains a trophy: what it does, how far it leads, and whether it is high time to stop them. */
export function TrophyGained({ moment, sitting, onward }: MomentProps & { readonly moment: TrophyMoment }) {
  const { view, words, me, table } = sitting;
  const { say, game, nameOf } = words;
  const { seat, trophy, track } = moment;
  const { witchers } = view.table;
  useKeys({ Enter: onward });
  const { name, text, glyph } = trophyShown(game, trophy);
  const own = seat === me;
  const isFirst = (witchers[seat]?.trophies.indexOf(trophy) ?? 0) === 0;
  const isLastStep = track === view.table.options.trophiesToWin - 1;
  const tired = FATIGUE[track] ?? 0;
  const person = table.sitters[seat]?.bot === undefined;
  const feast = own && isFirst;
  return (
    <main
      className={`moment-card trophy-gained${feast ? ' feast' : ''}${isLastStep && !own ? ' warns' : ''}`}
      id="table"
      tabIndex={-1}
    >
      <section className="parchment" aria-labelledby="moment">
        <TrophyPicture trophy={trophy} />
        <Crest school={witchers[seat]?.school} />
        <h2 id="moment">
          {feast
            ? say('moment.trophy.first')
            : own
              ? say('moment.trophy.own')
              : say('moment.trophy', { name: nameOf(seat) })}
        </h2>
        <p className="what">
          <Glyph name={glyph} /> <b>{name}</b>
        </p>
        <p>{text}</p>
        <p className="how-far">
          <Track at={track} sitting={sitting} />
        </p>
        {isLastStep && (
          <p className="warning" role="alert">
            <b>{own ? say('moment.oneMore.own') : say('moment.oneMore', { name: nameOf(seat) })}</b>
          </p>
        )}
        {person && tired > 0 && (
          <p>
            {say('moment.fatigue', { n: tired })} <Clause id="OW-FATIGUE-01" />
          </p>
        )}
        <Onward onward={onward} say={say} />
      </section>
    </main>
  );
}

function TrophyPicture({ trophy }: { readonly trophy: TrophyMoment['trophy'] }) {
  const [kind, which = ''] = trophy.split(':');
  if (kind === 'monster')
    return <img className="picture" src={pictureOf({ monster: monster(Number(which)).id })} alt="" />;
  if (kind === 'school') return <img className="picture" src={pictureOf({ school: which as School })} alt="" />;
  return null;
}
