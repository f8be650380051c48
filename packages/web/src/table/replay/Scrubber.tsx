import { useEffect, useMemo, useState } from 'react';
import { replayWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Arrow, type ArrowName } from './Arrows.tsx';
import type { ReelHead } from '../reader/protocol.ts';
import { turnAfter, turnBefore, turnBegins } from './steps.ts';
import { type Scrub, useScrubKeys } from './use-scrub-keys.ts';

/** How long an answer is looked at while the replay goes on by itself, in milliseconds. */
const PACE = 700;

const BUTTONS: readonly { readonly deed: Exclude<keyof Scrub, 'toggle'>; readonly key: string }[] = [
  { deed: 'first', key: 'Home' },
  { deed: 'turnBack', key: 'Shift ←' },
  { deed: 'back', key: '←' },
  { deed: 'on', key: '→' },
  { deed: 'turnOn', key: 'Shift →' },
  { deed: 'last', key: 'End' },
];

interface ScrubberProps {
  readonly head: ReelHead;
  readonly number: number;
  /** The point that is on the table: the next one is fetched only when it is there. */
  readonly shown: number;
  readonly onGo: (number: number) => void;
}

/** The line of a game: entry by entry, turn by turn, or by itself. */
export function Scrubber({ head, number, shown, onGo }: ScrubberProps) {
  const say = useVocabulary(replayWords);
  const [playing, setPlaying] = useState(false);
  const { turns } = head;
  const last = turns.length - 1;
  const begins = useMemo(() => turnBegins(turns), [turns]);
  const scrub = useMemo((): Scrub => {
    const go = (to: number) => () => {
      setPlaying(false);
      onGo(Math.max(0, Math.min(last, to)));
    };
    return {
      first: go(0),
      turnBack: go(turnBefore(begins, number)),
      back: go(number - 1),
      on: go(number + 1),
      turnOn: go(turnAfter(begins, number, last)),
      last: go(last),
      toggle: () => {
        if (number === last) onGo(0);
        setPlaying((now) => !now);
      },
    };
  }, [begins, last, number, onGo]);
  useScrubKeys(scrub);
  useEffect(() => {
    if (!playing || shown !== number) return undefined;
    const timer = setTimeout(() => (number < last ? onGo(number + 1) : setPlaying(false)), PACE);
    return () => clearTimeout(timer);
  }, [playing, shown, number, last, onGo]);
  const where = say('replay.at', { n: number, all: last, turn: turns[number] ?? 0 });
  const button = (name: ArrowName, key: string, act: () => void, able: boolean, word: `replay.${ArrowName}`) => (
    <button
      key={name}
      type="button"
      className="round"
      aria-label={say(word)}
      title={`${say(word)} (${key})`}
      aria-disabled={!able}
      data-scrub={name}
      onClick={able ? act : undefined}
    >
      <Arrow name={name} />
    </button>
  );
  const sides = BUTTONS.map(({ deed, key }, at) =>
    button(deed, key, scrub[deed], at < 3 ? number > 0 : number < last, `replay.${deed}`),
  );
  const toggle = playing
    ? button('pause', say('replay.space'), scrub.toggle, true, 'replay.pause')
    : button('play', say('replay.space'), scrub.toggle, last > 0, 'replay.play');
  return (
    <div className="scrubber">
      <div className="line">
        <svg viewBox={`0 0 ${Math.max(1, last)} 10`} preserveAspectRatio="none" aria-hidden="true">
          {begins.map((at) => (
            <path key={at} d={`M${at} 0V10`} vectorEffect="non-scaling-stroke" />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={number}
          aria-label={say('replay.line')}
          aria-valuetext={where}
          style={{ '--gone': `${(100 * number) / Math.max(1, last)}%` }}
          onChange={({ currentTarget }) => {
            setPlaying(false);
            onGo(Number(currentTarget.value));
          }}
        />
      </div>
      <fieldset className="buttons" aria-label={say('replay.steps')}>
        {sides.slice(0, 3)}
        {toggle}
        {sides.slice(3)}
      </fieldset>
      <output>{where}</output>
    </div>
  );
}
