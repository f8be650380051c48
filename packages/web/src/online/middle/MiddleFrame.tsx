import type { ReactNode } from 'react';
import { Languages } from '../../kit/Languages.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useNow, clockOf } from '../clock.ts';
import { HURRY } from '../SeatMark.tsx';
import { onlineWords } from '../words/index.ts';
import { CallAside } from './CallAside.tsx';
import { Happened } from './Happened.tsx';
import { useMiddle } from './middle.ts';

interface FrameProps {
  /** What the table is doing, large, and a line about it. */
  readonly title: string;
  readonly text: string;
  /** Which game this is and where it stands. */
  readonly where: readonly [string, string];
  readonly sign?: ReactNode;
  /** Everybody at the table, one plate each. */
  readonly plates: ReactNode;
  /** What else lies open. */
  readonly beside?: ReactNode;
  /** A scene has the screen to itself: plates and what lies beside make room. */
  readonly whole?: boolean;
  readonly children: ReactNode;
}

/** A big screen: whose turn it is, the plates, the table itself, and what just happened. */
export function MiddleFrame({ title, text, where, sign, plates, beside, whole = false, children }: FrameProps) {
  const say = useVocabulary(onlineWords);
  return (
    <div className={`middle-frame ${whole ? 'whole' : ''}`}>
      <header>
        <Logo />
        <div className="middle-title" aria-live="polite">
          {sign}
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
          <MiddleClock />
        </div>
        <div className="middle-where">
          <b>{where[0]}</b>
          <span>{where[1]}</span>
        </div>
        <div className="middle-tools">
          <Languages folded />
          <button type="button" className="button" onClick={() => void fillScreen()}>
            {say('middle.fill')}
          </button>
        </div>
      </header>
      <div className="middle-plates">{plates}</div>
      <div className="middle-stage">{children}</div>
      {!whole && (
        <>
          <div className="middle-beside">
            {beside}
            <CallAside />
          </div>
          <Happened />
        </>
      )}
      <Trouble />
    </div>
  );
}

/** Whoever presses it again has the window back. */
async function fillScreen(): Promise<void> {
  await (document.fullscreenElement === null
    ? document.documentElement.requestFullscreen()
    : document.exitFullscreen()
  ).catch(() => undefined);
}

/** The clock that runs out first. */
function MiddleClock() {
  const { state } = useMiddle();
  const now = useNow(state.clocks.size > 0);
  if (state.clocks.size === 0) return null;
  const left = Math.max(0, Math.min(...state.clocks.values()) - now);
  return (
    <span className={`middle-clock ${left < HURRY ? 'hurry' : ''}`} role="timer">
      {clockOf(left)}
    </span>
  );
}

/** The line of this screen is broken: what it shows may be old. */
function Trouble() {
  const say = useVocabulary(onlineWords);
  const { state } = useMiddle();
  return state.is === 'reconnecting' && <output className="slip parchment">{say('middle.cut')}</output>;
}
