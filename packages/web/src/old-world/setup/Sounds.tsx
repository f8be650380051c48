import { useSettings } from '../../settings/settings.ts';
import { SoundsOn, Volume } from '../../settings/SoundChoice.tsx';
import { setupWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';

/** Before the first card: with sounds or without, and how loud. */
export function Sounds() {
  const say = useVocabulary(setupWords);
  const { sounds } = useSettings();
  return (
    <fieldset className="sounds">
      <legend>{say('settings.sounds')}</legend>
      <SoundsOn />
      {sounds && <Volume />}
    </fieldset>
  );
}
