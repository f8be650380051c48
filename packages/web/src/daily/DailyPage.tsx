import './daily.css';
import { compared, dayOf, huntOf, isPastDay } from '@medallion/table';
import { type DailyResult, GAMES } from '@medallion/table/registry';
import { Suspense, use, useEffect, useState } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { playableOf, voiceOf } from '../games.ts';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { screensOf } from '../screens.ts';
import { useLinks } from '../table/link/links.tsx';
import { tableWords } from '../table/words/index.ts';
import { useWords } from '../words/index.tsx';
import { Calendar } from './Calendar.tsx';
import { DayTable } from './DayTable.tsx';
import { keyOf, note, useHistory } from './history.ts';
import { masterAt, ownAt } from './results.ts';
import { Ladder } from './Ladder.tsx';
import { Share } from './Share.tsx';
import { useResultWords } from './use-result-words.ts';
import { dailyWords } from './words/index.ts';
import { useTitle } from '../kit/title.ts';

/** The games with a hunt of the day, in the order of the registry. */
const HUNTED = GAMES.filter(({ id }) => screensOf(id)?.dailyPicture !== undefined).map(({ id }) => id);

const MINUTE = 60_000;
const MINUTES_OF_A_DAY = 24 * 60;

/** The hunt of the day: `path` names the game, `rest` a day that was. */
export default function DailyPage({ path, rest }: { readonly path: string; readonly rest: string }) {
  const game = HUNTED.includes(path) ? path : (HUNTED[0] ?? '');
  return (
    <Suspense fallback={<div className="table-ground" />}>
      <Daily key={`${game}/${rest}`} game={game} wished={rest} />
    </Suspense>
  );
}

/** What the clock says, minute by minute. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A result that is being reckoned; `undefined` until it is there. */
function useMaster(game: string, day: string): DailyResult | 'none' | undefined {
  const [found, setFound] = useState<{ readonly key: string; readonly result: DailyResult | 'none' }>();
  const key = keyOf(game, day);
  useEffect(() => {
    void masterAt(game, day).then((result) => setFound({ key: keyOf(game, day), result: result ?? 'none' }));
  }, [game, day]);
  return found?.key === key ? found.result : undefined;
}

function Daily({ game, wished }: { readonly game: string; readonly wished: string }) {
  const say = useVocabulary(dailyWords);
  const sayTable = useVocabulary(tableWords);
  const { language } = useWords();
  const now = useMinute();
  const today = dayOf(now);
  const yesterday = dayOf(now - MINUTES_OF_A_DAY * MINUTE);
  const day = isPastDay(wished, now) ? wished : today;
  const playable = use(playableOf(game));
  const voices = HUNTED.map((id) => {
    const { title, named } = use(voiceOf(id, language));
    return { id, title, named };
  });
  const links = useLinks();
  const [refused, setRefused] = useState(false);
  const history = useHistory();
  const own = history[keyOf(game, day)];
  const master = useMaster(game, day);
  const tell = useResultWords();
  const left = MINUTES_OF_A_DAY - (Math.trunc(now / MINUTE) % MINUTES_OF_A_DAY);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));
  const title = `${say('title')} · Medallion`;
  useTitle(title);
  const { id, result } = own ?? {};
  useEffect(() => {
    if (id === undefined || result !== undefined) return;
    void ownAt(game, id).then((ended) => ended && note(game, day, { id, result: ended }));
  }, [game, day, id, result]);
  useEffect(() => {
    if (id !== undefined && own?.master === undefined && master !== undefined && master !== 'none')
      note(game, day, { id, master });
  }, [game, day, id, own, master]);
  const hunt = huntOf(playable, day);
  const begin = async () => {
    if (hunt === undefined) return;
    const [name = ''] = sayTable('new.names').split(', ');
    const started = await links.start({ ...hunt, sitters: [{ name }] });
    if (!('id' in started)) return setRefused(true);
    if (day === today) note(game, day, { id: started.id });
    goTo(addressOf.table(game, started.id));
  };
  const isOn = id !== undefined && result === undefined;
  return (
    <div className="daily table-ground">
      <header>
        <Logo about={[say('title'), date]} />
        <p className="same">{say('same', { hours: Math.trunc(left / 60), minutes: left % 60 })}</p>
        <Languages folded />
      </header>
      <main>
        <nav className="which" aria-label={say('which')}>
          {voices.map((each) => (
            <a
              key={each.id}
              className="button"
              href={addressOf.daily(each.id, day === today ? '' : day)}
              aria-current={each.id === game ? 'page' : undefined}
            >
              {each.title}
            </a>
          ))}
        </nav>
        <section className="prey parchment">
          <img src={screensOf(game)?.dailyPicture?.(hunt?.options ?? {})} alt="" />
          <div>
            <h1>{day === today ? say('today') : say('past', { day: date })}</h1>
            <p>{say(day === today ? 'first' : 'practice')}</p>
            {isOn ? (
              <a className="button gold" href={addressOf.table(game, id)}>
                {say('goOn')}
              </a>
            ) : (
              <button type="button" className="button gold begin" onClick={() => void begin()}>
                {say(result === undefined ? 'begin' : 'again')}
              </button>
            )}
            {refused && <output className="refusal">{say('notStarted')}</output>}
          </div>
        </section>
        <section className="to-beat parchment" aria-labelledby="to-beat">
          <h2 id="to-beat">{say('master')}</h2>
          <p className="figure" aria-live="polite">
            {master === undefined ? say('master.thinks') : master === 'none' ? say('master.none') : tell(master)}
          </p>
          <h2>{say('own')}</h2>
          <p className="figure">{result === undefined ? say('own.none') : tell(result)}</p>
          {result !== undefined && master !== undefined && master !== 'none' && (
            <p className="than">{say(`than.${compared(result, master)}`)}</p>
          )}
          {id !== undefined && result !== undefined && <a href={addressOf.analysis(id)}>{say('analysis')}</a>}
        </section>
        {playable.daily?.ladder !== undefined && (
          <Ladder
            rungs={playable.daily.ladder}
            called={(rank) =>
              voices.find((each) => each.id === game)?.named?.('rank', rank) ?? say('rank', { n: rank })
            }
            own={result}
            master={master === 'none' ? undefined : master}
          />
        )}
        <Calendar game={game} day={day} today={today} history={history} />
        <DayTable
          game={game}
          day={day}
          own={id === undefined || result === undefined || day < yesterday ? undefined : { id, result }}
        />
        {id !== undefined && result !== undefined && (
          <Share
            id={id}
            head={say('share.head', { game: voices.find((each) => each.id === game)?.title ?? '', day: date })}
            result={tell(result)}
            master={master === undefined || master === 'none' ? undefined : tell(master)}
            address={addressOf.daily(game, day)}
          />
        )}
      </main>
    </div>
  );
}
