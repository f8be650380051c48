import type { DailyResult } from '@medallion/table/registry';
import { type FormEvent, useEffect, useState } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import { bring, type DayTable as Table, readDay } from './day-table.ts';
import { useResultWords } from './use-result-words.ts';
import { dailyWords } from './words/index.ts';

interface DayTableProps {
  readonly game: string;
  readonly day: string;
  /** The own hunt, where it is over and may still be brought. */
  readonly own: { readonly id: string; readonly result: DailyResult } | undefined;
}

/** How everybody did who brought their hunt to this server. Without a server there is no such table. */
export function DayTable({ game, day, own }: DayTableProps) {
  const say = useVocabulary(dailyWords);
  const tell = useResultWords();
  const [table, setTable] = useState<Table>();
  const [name, setName] = useState('');
  const [failed, setFailed] = useState<'refused' | 'unreachable'>();
  useEffect(() => {
    let wanted = true;
    void readDay(game, day).then((found) => wanted && setTable(found));
    return () => {
      wanted = false;
    };
  }, [game, day]);
  if (table === undefined) return null;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (own === undefined || name.trim() === '') return;
    const brought = await bring(game, day, name.trim(), own.id);
    if (brought === undefined || brought === 'refused') return setFailed(brought ?? 'unreachable');
    setFailed(undefined);
    setTable(brought);
  };
  return (
    <section className="day-table parchment" aria-labelledby="day-table">
      <h2 id="day-table">{say('table')}</h2>
      {table.count === 0 ? (
        <p>{say('table.none')}</p>
      ) : (
        <ol>
          {table.hunts.map(({ name: who, result, own: isOwn }, at) => (
            // Two may have the same name and result; their places differ.
            <li key={`${at} ${who}`} aria-current={isOwn ? 'true' : undefined}>
              <b>{who}</b> <span>{tell(result)}</span>
            </li>
          ))}
        </ol>
      )}
      {table.count > 0 && (
        <p>
          {table.place === undefined
            ? say('table.count', { n: table.count })
            : say('table.place', { place: table.place, n: table.count })}
        </p>
      )}
      {own !== undefined && table.place === undefined && (
        <form onSubmit={(event) => void send(event)}>
          <label>
            {say('table.name')}{' '}
            <input value={name} maxLength={40} required onChange={({ target }) => setName(target.value)} />
          </label>
          <button type="submit" className="button bring">
            {say('table.bring')}
          </button>
          <p>{say('table.checked')}</p>
          {failed !== undefined && <output className="refusal">{say(`table.${failed}`)}</output>}
        </form>
      )}
    </section>
  );
}
