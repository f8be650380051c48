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
  /** What was just asked for, and is not done yet. */
  const [wanted, setWanted] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  const change = async (now: boolean): Promise<void> => {
    if (wanted !== undefined) return;
    setWanted(now);
    setFailed(false);
    try {
      await (now ? switchOn : switchOff)(language);
    } catch {
      setFailed(true);
    }
    // They may just have said no to the browser's own question.
    setOn(isCalled());
    setWhy(hindrance());
    setWanted(undefined);
  };
  const isOn = on && why === undefined;
  return (
    <div className="call-me">
      <label>
        <input
          type="checkbox"
          checked={wanted ?? isOn}
          disabled={why !== undefined && !on}
          onChange={({ target }) => void change(target.checked)}
        />{' '}
        {say('calls.push')}
      </label>
      <output>
        {why !== undefined && say(`calls.${why}`)}
        {why === undefined && failed && say('calls.failed')}
        {why === undefined && !failed && say(wanted !== undefined ? 'busy' : isOn ? 'calls.on' : 'calls.off')}
      </output>
    </div>
  );
}
