import { useState } from 'react';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useWords } from '../../words/index.tsx';
import { onlineWords } from '../words/index.ts';
import { hindrance, isCalled, switchOff, switchOn } from './push.ts';

/** Whether this device is called when a table waits; where that cannot be, why. */
export function CallMe() {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const [why, setWhy] = useState(hindrance);
  const [on, setOn] = useState(isCalled);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = async (wanted: boolean): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      if (wanted) setOn(await switchOn(language));
      else {
        await switchOff(language);
        setOn(false);
      }
    } catch {
      setFailed(true);
    }
    // They may just have said no to the browser's own question.
    setWhy(hindrance());
    setBusy(false);
  };
  const isOn = on && why === undefined;
  return (
    <div className="call-me">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          disabled={busy || (why !== undefined && !on)}
          onChange={({ target }) => void change(target.checked)}
        />{' '}
        {say('calls.push')}
      </label>
      <output>
        {why !== undefined && say(`calls.${why}`)}
        {why === undefined && failed && say('calls.failed')}
        {why === undefined && !failed && say(busy ? 'busy' : isOn ? 'calls.on' : 'calls.off')}
      </output>
    </div>
  );
}
