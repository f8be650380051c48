import { useState } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { deleteTable } from './doors.ts';
import { whyNot } from './refusal-words.ts';
import { forgetRoom } from './rooms-here.ts';
import { onlineWords } from './words/index.ts';

/** The keeper takes the table away. Asked twice: there is no way back, for anybody. */
export function DeleteTable({ room, secret }: { readonly room: string; readonly secret: string }) {
  const say = useVocabulary(onlineWords);
  const [sure, setSure] = useState(false);
  const [fault, setFault] = useState<string>();
  const remove = async (): Promise<void> => {
    try {
      await deleteTable(room, secret);
      forgetRoom(room);
      goTo(addressOf.online());
    } catch (why) {
      setFault(whyNot(say, why));
    }
  };
  if (!sure)
    return (
      <button type="button" className="quiet" onClick={() => setSure(true)}>
        {say('delete')}
      </button>
    );
  return (
    <fieldset className="give-up" aria-label={say('delete')}>
      <p>{say('delete.text')}</p>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {say('delete.no')}
      </button>
      <button type="button" className="button danger" onClick={() => void remove()}>
        {say('delete.yes')}
      </button>
      {fault !== undefined && <output className="refusal">{fault}</output>}
    </fieldset>
  );
}
