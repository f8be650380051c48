import { BY_POST, type TurnClock } from '@medallion/table/room';
import { useVocabulary } from '../kit/vocabulary.ts';
import { onlineWords } from './words/index.ts';

/** Minutes a turn may take, and days where the table is played by post. */
const MINUTES = [1, 2, 5] as const;
const DAYS = [1, 2, 3, 7, 14] as const;
const LENGTHS = [
  ...MINUTES.map((n) => ({ seconds: n * 60, n, unit: 'clock.minutes' as const })),
  ...DAYS.map((n) => ({ seconds: n * 24 * 60 * 60, n, unit: 'clock.days' as const })),
];
const THEN = ['turn', 'seat'] as const;

interface ClockChoiceProps {
  readonly clock: TurnClock | undefined;
  readonly onChosen: (clock: TurnClock | undefined) => void;
}

/** Whether turns have a clock, and what happens when it has run out. */
export function ClockChoice({ clock, onChosen }: ClockChoiceProps) {
  const say = useVocabulary(onlineWords);
  return (
    <>
      <fieldset className="few-words">
        <legend>{say('clock')}</legend>
        <div className="choices">
          <label className="choice">
            <input type="radio" name="clock" checked={clock === undefined} onChange={() => onChosen(undefined)} />
            <b>{say('clock.none')}</b>
          </label>
          {LENGTHS.map(({ seconds, n, unit }) => (
            <label key={seconds} className="choice">
              <input
                type="radio"
                name="clock"
                checked={clock?.seconds === seconds}
                onChange={() => onChosen({ seconds, then: clock?.then ?? 'turn' })}
              />
              <b>{say(unit, { n })}</b>
            </label>
          ))}
        </div>
        {clock !== undefined && clock.seconds >= BY_POST && <p className="by-post">{say('clock.post')}</p>}
      </fieldset>
      {clock !== undefined && (
        <fieldset className="few-words">
          <legend>{say('clock.then')}</legend>
          <div className="choices">
            {THEN.map((then) => (
              <label key={then} className="choice">
                <input
                  type="radio"
                  name="clock-then"
                  checked={clock.then === then}
                  onChange={() => onChosen({ ...clock, then })}
                />
                <b>{say(`clock.${then}`)}</b>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}
