import type { Seat } from '@medallion/kernel';
import type { Sitter } from '@medallion/table';
import { type ReactNode, use } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { untilWhen, useNow } from './clock.ts';
import { CompanyContext } from './company.ts';
import { type Being, Presence } from './Presence.tsx';
import type { RoomState } from './room-link.ts';
import { onlineWords } from './words/index.ts';

/** So long a broken line is only a candle that gutters, in milliseconds. */
export const GUTTERS = 5000;
/** From here on a clock is red. */
export const HURRY = 15_000;

interface MarkProps {
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
}

/** Whether somebody is at the table: a candle on their crest, the same mark everywhere. Nothing at a table of this device. */
export function SeatMark(props: MarkProps): ReactNode {
  const company = use(CompanyContext);
  return company === undefined ? null : <Mark {...props} state={company.state} />;
}

function Mark({ seat, sitters, state }: MarkProps & { readonly state: RoomState }) {
  const say = useVocabulary(onlineWords);
  const since = state.away.get(seat);
  const now = useNow(since !== undefined);
  const being = beingAt(seat, sitters, state, now);
  return (
    <span className="seat-mark" title={being === 'bot' ? undefined : say(being)}>
      <Presence is={being} />
      {being !== 'bot' && <span className="unseen">{say(being)} </span>}
    </span>
  );
}

export function beingAt(seat: Seat, sitters: readonly Sitter[], state: RoomState, now: number): Exclude<Being, 'open'> {
  if (sitters[seat]?.bot !== undefined) return 'bot';
  // Who is cut off knows of nobody, and of themselves only that.
  if (state.is === 'reconnecting') return 'coming';
  if (state.here.includes(seat)) return 'here';
  return now - (state.away.get(seat) ?? now) < GUTTERS ? 'coming' : 'gone';
}

/** What is left of somebody's turn, in their line. */
export function SeatClock({ seat }: { readonly seat: Seat }): ReactNode {
  const until = use(CompanyContext)?.state.clocks.get(seat);
  return until === undefined ? null : <Left until={until} />;
}

function Left({ until }: { readonly until: number }) {
  const { language } = useWords();
  const now = useNow(true);
  const told = untilWhen(language, until, now);
  return (
    <span className={`seat-clock${until - now < HURRY ? ' hurry' : ''}`}>{'time' in told ? told.time : told.when}</span>
  );
}
