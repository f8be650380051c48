import type { TurnClock } from '@medallion/table/room';
import { useVocabulary } from '../kit/vocabulary.ts';
import { onlineWords } from './words/index.ts';

/** Minutes a turn may take. */
const MINUTES = [1, 2, 5] as const;
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
          {MINUTES.map((minutes) => (
            <label key={minutes} className="choice">
              <input
                type="radio"
                name="clock"
                checked={clock?.seconds === minutes * 60}
                onChange={() => onChosen({ seconds: minutes * 60, then: clock?.then ?? 'turn' })}
              />
              <b>{say('clock.minutes', { n: minutes })}</b>
            </label>
          ))}
        </div>
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
