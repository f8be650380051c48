import { oldWorldWords } from '../words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Cartouche } from '../map/Cartouche.tsx';
import ground from '../map/ground.webp';
import ink from '../map/ink.svg';
import { PLACES, WORLD } from '../map/layout.ts';
import { Place } from '../map/Place.tsx';
import { useOldWorldWords } from '../words/use-words.ts';

/** Where the drawn heart of the map lies; beyond it are only sea and mountains. */
const SHOWN = { x: -120, y: -4, width: 1210, height: 1000 };

/** The whole board, as it lies on the table before anybody stands on it. */
export function WholeMap() {
  const say = useVocabulary(oldWorldWords);
  const { name } = useOldWorldWords();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow screens: the keyboard must get there
    <section className="whole-map" tabIndex={0} aria-label={say('ow.map.label')}>
      <svg className="world" viewBox={`${SHOWN.x} ${SHOWN.y} ${SHOWN.width} ${SHOWN.height}`} aria-hidden="true">
        {[ground, ink].map((layer) => (
          <image key={layer} href={layer} {...WORLD} />
        ))}
        <Cartouche
          title={say('ow.map.title')}
          line={say('ow.map.line')}
          note={say('ow.map.note')}
          sea={say('ow.map.sea')}
          north={say('ow.map.north')}
        />
        {PLACES.map((_, number) => (
          <Place key={number} number={number} name={name.place(number)} lit={false} pointed={false} />
        ))}
      </svg>
    </section>
  );
}
