import type { AnyShape } from '@medallion/kernel';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { OutlineParts } from '../../table/plain/OutlineParts.tsx';
import { useSitting } from '../../table/sitting.ts';
import { useTelling } from '../../table/telling.ts';
import { SeatMark } from '../SeatMark.tsx';
import { onlineWords } from '../words/index.ts';
import { MiddleFrame } from './MiddleFrame.tsx';

/** The big screen of a game that has none of its own: what lies open, as an outline. */
export function PlainMiddle() {
  const say = useVocabulary(onlineWords);
  const { position, table, busy } = useSitting<AnyShape>();
  const { title, outline, outcome, who } = useTelling();
  const waiting = position.waiting.map(({ seat }) => who(seat));
  const [headline = title] = outcome();
  return (
    <div className="middle online table-ground" data-number={position.number} data-busy={busy}>
      <MiddleFrame
        title={position.over === undefined ? say('middle.waits', { names: waiting.join(', ') }) : headline}
        text=""
        where={[title, '']}
        plates={table.sitters.map(({ name }, seat) => (
          <section
            key={seat}
            className={`middle-plate ${position.waiting.some((each) => each.seat === seat) ? 'active' : ''}`}
          >
            <h2>
              <SeatMark seat={seat} sitters={table.sitters} /> {name}
            </h2>
          </section>
        ))}
      >
        <main id="table" className="middle-outline panel">
          <OutlineParts outline={outline()} />
        </main>
      </MiddleFrame>
    </div>
  );
}
