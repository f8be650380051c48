import { hear } from '../../kit/sounds.ts';
import { set, useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.tsx';

/** Before the first card: with sounds or without, and how loud. */
export function Sounds() {
  const { say } = useWords();
  const { sounds, volume } = useSettings();
  return (
    <fieldset className="sounds">
      <legend>{say('settings.sounds')}</legend>
      <label>
        <input
          type="checkbox"
          checked={sounds}
          onChange={({ target }) => {
            set({ sounds: target.checked });
            if (target.checked) hear('coin');
          }}
        />{' '}
        {say('settings.sounds.text')}
      </label>
      {sounds && (
        <input
          type="range"
          min={5}
          max={100}
          step={5}
          value={volume}
          aria-label={say('settings.volume')}
          onChange={({ target }) => set({ volume: Number(target.value) })}
          onPointerUp={() => hear('coin')}
        />
      )}
    </fieldset>
  );
}
