import { useSettings } from '../../settings/settings.ts';
import { SoundsOn, Volume } from '../../settings/SoundChoice.tsx';
import { useWords } from '../../words/index.tsx';

/** Before the first card: with sounds or without, and how loud. */
export function Sounds() {
  const { say } = useWords();
  const { sounds } = useSettings();
  return (
    <fieldset className="sounds">
      <legend>{say('settings.sounds')}</legend>
      <SoundsOn />
      {sounds && <Volume />}
    </fieldset>
  );
}
