import { useCallback, useEffect, useState } from 'react';
import { Import } from '../../replay/Import.tsx';
import { useWords } from '../../words/index.tsx';
import { forget, listSaves, type SaveHead } from '../local/saves.ts';
import { Crest } from '../parts/Crest.tsx';

/** The games kept on this device, the latest first. */
export function Saves() {
  const { say, language } = useWords();
  const [saves, setSaves] = useState<readonly SaveHead[]>();
  const [doomed, setDoomed] = useState<string>();
  const look = useCallback(() => void listSaves().then(setSaves), []);
  useEffect(look, [look]);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const throwAway = (id: string) => {
    if (doomed !== id) return setDoomed(id);
    void forget(id).then(look);
    return undefined;
  };
  return (
    <section className="panel saves" aria-label={say('ow.saves')}>
      <h2 className="heading">{say('ow.saves')}</h2>
      {saves?.length === 0 && <p>{say('ow.saves.none')}</p>}
      <ul>
        {saves?.map(({ id, sitters, schools, turns, savedAt, over }) => {
          const names = sitters.map(({ name }) => name).join(', ');
          const line = { n: turns, when: when.format(savedAt) };
          return (
            <li key={id}>
              <a href={`#/old-world/${id}`} aria-label={say('ow.saves.open', { names })}>
                <span className="crests">
                  {schools.map((school, seat) => (
                    <Crest key={seat} school={school} />
                  ))}
                </span>
                <span>
                  <b>{names}</b>
                  <small>{say(over ? 'ow.saves.over' : 'ow.saves.turn', line)}</small>
                </span>
              </a>
              <a className="button again" href={`#/replay/${id}`} aria-label={`${say('replay.link')}: ${names}`}>
                {say('replay.link')}
              </a>
              <button type="button" className="button" onClick={() => throwAway(id)}>
                {say(doomed === id ? 'ow.saves.sure' : 'ow.saves.forget')}
              </button>
            </li>
          );
        })}
      </ul>
      <Import />
    </section>
  );
}
