import type { AnyShape } from '@medallion/kernel';
import type { LinkState } from '@medallion/table';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { untilWhen, useNow } from './clock.ts';
import type { RoomState } from './room-link.ts';
import { onlineWords } from './words/index.ts';

/** From here on it is said that time runs out, in milliseconds. */
const HURRY = 20_000;

/** How long the table still waits, for whom: the own clock, or the one that runs out first. */
export function TurnTime({ state, table }: { readonly state: RoomState; readonly table: LinkState<AnyShape> }) {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const now = useNow(state.clocks.size > 0);
  const [first] = [...state.clocks].sort(
    ([one, a], [other, b]) => Number(other === state.seat) - Number(one === state.seat) || a - b,
  );
  if (first === undefined || table.position?.over !== undefined) return null;
  const [seat, until] = first;
  const left = Math.max(0, until - now);
  const own = seat === state.seat;
  const name = table.table?.sitters[seat]?.name ?? '';
  const told = untilWhen(language, until, now);
  const text =
    'time' in told
      ? say(own ? 'clock.own' : 'clock.other', { name, ...told })
      : say(own ? 'clock.own.until' : 'clock.other.until', { name, ...told });
  return (
    <div className={`turn-time${left < HURRY ? ' hurry' : ''}`} role="timer">
      {text}
    </div>
  );
}
