import type { TableLine } from '@medallion/table';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { addressOf } from '../../addresses.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { useWords } from '../../words/index.tsx';
import { deviceStore } from '../link/device-store.ts';
import { takeUp, useGivenUp } from '../given-up.ts';
import { nameTable, useTableNames } from '../table-names.ts';
import { SaveFile } from '../SaveFile.tsx';
import { Import } from '../replay/Import.tsx';
import { tableWords } from '../words/index.ts';

interface KeptGamesProps {
  readonly game: string;
  /** What the game's own screens show of a kept table. */
  readonly sign?: (line: TableLine) => ReactNode;
  readonly about?: (line: TableLine, when: string) => string;
}

/** The tables of a game kept on this device, the latest first. */
export function KeptGames({ game, sign, about }: KeptGamesProps) {
  const say = useVocabulary(tableWords);
  const { language } = useWords();
  const given = useTableNames();
  const givenUp = useGivenUp();
  const [store] = useState(deviceStore);
  const [lines, setLines] = useState<readonly TableLine[]>();
  const [doomed, setDoomed] = useState<string>();
  const look = useCallback(
    () => void store.list().then((all) => setLines(all.filter((line) => line.game === game))),
    [store, game],
  );
  useEffect(look, [look]);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const throwAway = (id: string) => {
    if (doomed !== id) return setDoomed(id);
    void store.forget(id).then(() => {
      nameTable(id, '');
      takeUp(id);
      look();
    });
    return undefined;
  };
  return (
    <section className="panel saves" aria-label={say('kept.title')}>
      <h2 className="heading">{say('kept.title')}</h2>
      {lines?.length === 0 && <p>{say('kept.none')}</p>}
      <ul>
        {lines?.map((line) => {
          const { id, sitters, savedAt, over, number, unreadable } = line;
          const sit = sitters.map(({ name }) => name).join(', ');
          const own = given[id];
          const names = own === undefined ? sit : `${own}: ${sit}`;
          const when = format.format(savedAt);
          const isLeft = !over && givenUp[id] === true;
          return (
            <li key={id}>
              <a href={addressOf.table(game, id)} aria-label={say('kept.open', { names })}>
                {sign?.(line)}
                <span>
                  <b>{own ?? sit}</b>
                  {own !== undefined && <small className="who">{sit}</small>}
                  <small>
                    {unreadable !== undefined
                      ? say('kept.unreadable', { when })
                      : isLeft
                        ? say('kept.givenUp', { when })
                        : (about?.(line, when) ??
                          (over ? say('kept.over', { when }) : say('kept.answers', { n: number, when })))}
                  </small>
                </span>
              </a>
              {!over && !isLeft && unreadable === undefined && (
                <a className="button gold go-on" href={addressOf.table(game, id)}>
                  {say('kept.continue')}
                </a>
              )}
              {unreadable === undefined ? (
                <a className="button again" href={addressOf.replay(id)} aria-label={`${say('replay')}: ${names}`}>
                  {say('replay')}
                </a>
              ) : (
                <SaveFile id={id} game={game} names={names} />
              )}
              <button type="button" className="button" onClick={() => throwAway(id)}>
                {say(doomed === id ? 'kept.sure' : 'kept.forget')}
              </button>
            </li>
          );
        })}
      </ul>
      <Import />
    </section>
  );
}
