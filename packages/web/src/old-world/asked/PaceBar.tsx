import { PACES, set, useSettings } from '../../settings/settings.ts';
import type { OldWorldSitting } from '../sitting.ts';

/** While others play: stop, look at the next thing, see the rest at once, or change the pace for good. */
export function PaceBar({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { pacing, words } = sitting;
  const { say } = words;
  const { pace } = useSettings();
  if (pacing === undefined) return null;
  const { paused, behind, pause, step, skip } = pacing;
  return (
    <fieldset className="pace-bar" data-pace aria-label={say('pace.label')}>
      <button type="button" className="button" aria-pressed={paused} onClick={() => pause(!paused)}>
        {say(paused ? 'pace.goOn' : 'pace.pause')}
      </button>
      <button type="button" className="button" aria-disabled={!behind} onClick={behind ? step : undefined}>
        {say('pace.step')}
      </button>
      {!paused && (
        <button type="button" className="button" aria-disabled={!behind} onClick={behind ? skip : undefined}>
          {say('pace.skip')}
        </button>
      )}
      <select
        value={pace}
        aria-label={say('settings.pace')}
        onChange={({ target }) => set({ pace: PACES.find((each) => each === target.value) ?? pace })}
      >
        {PACES.map((each) => (
          <option key={each} value={each}>
            {say(`settings.pace.${each}`)}
          </option>
        ))}
      </select>
    </fieldset>
  );
}
