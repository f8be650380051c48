import type { AnyShape, Seat } from '@medallion/kernel';
import type { LinkState } from '@medallion/table';
import type { Say } from '@medallion/words';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { untilWhen, useNow } from './clock.ts';
import type { RoomState } from './room-link.ts';
import { HURRY } from './SeatMark.tsx';
import { onlineWords } from './words/index.ts';
import type { OnlineMessages } from './words/shape.ts';

/** Seconds before the end at which whoever does not see the clock hears of it; not of others' clocks. */
const CALLED = [10, 30, 60] as const;

function calledOut(left: number, say: Say<OnlineMessages>): string {
  const n = CALLED.find((seconds) => left <= seconds * 1000);
  return n === undefined ? '' : say('clock.left', { n });
}

/** The own clock, or the one that runs out first. */
const firstClock = ({ clocks, seat }: RoomState): readonly [Seat, number] | undefined =>
  [...clocks].sort(([one, a], [other, b]) => Number(other === seat) - Number(one === seat) || a - b)[0];

/** The same on a phone, where every line belongs to the game: a few digits on the button of the people. */
export function ClockBadge({ state }: { readonly state: RoomState }) {
  const { language } = useWords();
  const now = useNow(state.clocks.size > 0);
  const first = firstClock(state);
  if (first === undefined) return null;
  const [seat, until] = first;
  const told = untilWhen(language, until, now);
  if (!('time' in told)) return null;
  const classes = ['clock-badge', seat === state.seat && 'own', until - now < HURRY && 'hurry'];
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {told.time}
    </span>
  );
}

/** How long the table still waits, for whom: the own clock, or the one that runs out first. */
export function TurnTime({ state, table }: { readonly state: RoomState; readonly table: LinkState<AnyShape> }) {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const now = useNow(state.clocks.size > 0);
  const first = firstClock(state);
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
    <>
      <div className={`turn-time${own ? ' own' : ''}${left < HURRY ? ' hurry' : ''}`} role="timer">
        {text}
      </div>
      <output className="unseen" aria-live="polite">
        {own && calledOut(left, say)}
      </output>
    </>
  );
}
