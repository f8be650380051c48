import { type ReactNode, useId } from 'react';
import { LANGUAGE_NAMES, LANGUAGES, useWords } from '../words/index.tsx';
import type { Say } from '@medallion/words';
import { settingsWords } from './words/index.ts';
import type { SettingsMessages } from './words/shape.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { EXPLAINING, MOTIONS, PACES, set, TEXT_SIZES, useSettings } from './settings.ts';
import { chooseSounds, Volume } from './SoundChoice.tsx';

/** All there is to set. What is chosen holds at once and is kept on this device. */
export function SettingsForm() {
  const say = useVocabulary(settingsWords);
  const { say: sayPage, language, speak } = useWords();
  const { text, motion, sounds, pace, confirm, reading, explain } = useSettings();
  return (
    <div className="settings-form">
      <Choice
        legend={sayPage('app.language')}
        values={LANGUAGES}
        chosen={language}
        label={(each) => <span lang={each}>{LANGUAGE_NAMES[each]}</span>}
        onChoose={speak}
      />
      <Choice
        legend={say('settings.text')}
        values={TEXT_SIZES}
        chosen={text}
        label={(size) => <span className={`sample ${size}`}>{say(`settings.text.${size}`)}</span>}
        onChoose={(size) => set({ text: size })}
      />
      <Choice
        legend={say('settings.motion')}
        values={MOTIONS}
        chosen={motion}
        label={(each) => say(`settings.motion.${each}`)}
        onChoose={(each) => set({ motion: each })}
      />
      <OnOff
        say={say}
        legend={say('settings.sounds')}
        about={say('settings.sounds.text')}
        on={sounds}
        onChoose={chooseSounds}
      />
      {sounds && (
        <fieldset>
          <legend>{say('settings.volume')}</legend>
          <Volume />
        </fieldset>
      )}
      <Choice
        legend={say('settings.pace')}
        about={say('settings.pace.text')}
        values={PACES}
        chosen={pace}
        label={(each) => say(`settings.pace.${each}`)}
        onChoose={(each) => set({ pace: each })}
      />
      <OnOff
        say={say}
        legend={say('settings.confirm')}
        about={say('settings.confirm.text')}
        on={confirm}
        onChoose={(on) => set({ confirm: on })}
      />
      <OnOff
        say={say}
        legend={say('settings.reading')}
        about={say('settings.reading.text')}
        on={reading}
        onChoose={(on) => set({ reading: on })}
      />
      <Choice
        legend={say('settings.explain')}
        values={EXPLAINING}
        chosen={explain}
        label={(each) => say(`settings.explain.${each}`)}
        onChoose={(each) => set({ explain: each })}
      />
      <p className="kept">{say('settings.kept')}</p>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly about?: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => ReactNode;
  readonly onChoose: (value: T) => void;
}

/** One of a few, side by side. */
function Choice<T extends string>({ legend, about, values, chosen, label, onChoose }: ChoiceProps<T>) {
  const name = useId();
  const text = useId();
  return (
    <fieldset aria-describedby={about === undefined ? undefined : text}>
      <legend>{legend}</legend>
      {about !== undefined && <p id={text}>{about}</p>}
      <div className="few">
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function OnOff({
  say,
  on,
  onChoose,
  ...rest
}: {
  readonly say: Say<SettingsMessages>;
  readonly legend: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChoose: (on: boolean) => void;
}) {
  return (
    <Choice
      {...rest}
      values={['on', 'off'] as const}
      chosen={on ? 'on' : 'off'}
      label={(value) => say(`settings.${value}`)}
      onChoose={(value) => onChoose(value === 'on')}
    />
  );
}
