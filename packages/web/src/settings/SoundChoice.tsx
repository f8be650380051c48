import { hear } from '../kit/sounds.ts';
import { settingsWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { set, useSettings } from './settings.ts';

/** Turns sounds on or off, and lets one hear at once what one gets. */
export function chooseSounds(sounds: boolean): void {
  set({ sounds });
  if (sounds) hear('coin');
}

/** With sounds or without: a line to tick. */
export function SoundsOn() {
  const say = useVocabulary(settingsWords);
  const { sounds } = useSettings();
  return (
    <label>
      <input type="checkbox" checked={sounds} onChange={({ target }) => chooseSounds(target.checked)} />{' '}
      {say('settings.sounds.text')}
    </label>
  );
}

/** How loud. */
export function Volume() {
  const say = useVocabulary(settingsWords);
  const { sounds, volume } = useSettings();
  return (
    <input
      type="range"
      min={5}
      max={100}
      step={5}
      value={volume}
      disabled={!sounds}
      aria-label={say('settings.volume')}
      onChange={({ target }) => set({ volume: Number(target.value) })}
      onPointerUp={() => hear('coin')}
      onKeyUp={() => hear('coin')}
    />
  );
}
