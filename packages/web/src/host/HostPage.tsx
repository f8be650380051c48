import './host.css';
import { GAMES } from '@medallion/table/registry';
import { type SubmitEvent, Suspense, use, useEffect, useState } from 'react';
import { addressOf } from '../addresses.ts';
import { voiceOf } from '../games.ts';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { drain, type Figures, useFigures } from './figures.ts';
import { Spark } from './Spark.tsx';
import { hostWords } from './words/index.ts';
import { useTitle } from '../kit/title.ts';

const KEPT = 'medallion-host';

/** The page of whoever runs the server. The secret stands in the address once, then only in this tab's memory. */
export default function HostPage({ path }: { readonly path: string }) {
  return (
    <Suspense fallback={<div className="table-ground" />}>
      <Host path={path} />
    </Suspense>
  );
}

function Host({ path }: { readonly path: string }) {
  const say = useVocabulary(hostWords);
  const [typed, setSecret] = useState(() => sessionStorage.getItem(KEPT) ?? '');
  // A link that is followed while the page is open counts more than what was typed before.
  const [linked, setLinked] = useState(path);
  if (path !== '' && path !== linked) setLinked(path);
  const secret = linked || typed;
  const enter = (given: string) => {
    setLinked('');
    setSecret(given);
  };
  const title = `${say('title')} · Medallion`;
  useTitle(title);
  useEffect(() => {
    if (secret !== '') sessionStorage.setItem(KEPT, secret);
    // Whoever looks over a shoulder, or at the history, does not read it.
    if (path !== '') history.replaceState(undefined, '', addressOf.admin);
  }, [secret, path]);
  return (
    <div className="host table-ground">
      <header>
        <Logo about={[say('title')]} />
        <Languages folded />
      </header>
      <main>{secret === '' ? <Door onSecret={enter} /> : <Inside secret={secret} onSecret={enter} />}</main>
    </div>
  );
}

function Door({ wrong = false, onSecret }: { readonly wrong?: boolean; readonly onSecret: (secret: string) => void }) {
  const say = useVocabulary(hostWords);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('secret');
    if (typeof typed === 'string' && typed.trim() !== '') onSecret(typed.trim());
  };
  return (
    <form className="door parchment" onSubmit={submit}>
      <h1>{say('title')}</h1>
      <label>
        {say('secret')}
        <input name="secret" type="password" autoComplete="current-password" aria-describedby="secret-hint" required />
      </label>
      <p id="secret-hint">{say('secret.hint')}</p>
      {wrong && (
        <p className="refusal" role="alert">
          {say('wrong')}
        </p>
      )}
      <button type="submit" className="button gold">
        {say('enter')}
      </button>
    </form>
  );
}

function Inside({ secret, onSecret }: { readonly secret: string; readonly onSecret: (secret: string) => void }) {
  const say = useVocabulary(hostWords);
  const asked = useFigures(secret);
  if (asked.is === 'wrong') return <Door wrong onSecret={onSecret} />;
  if (!('figures' in asked)) return <p className="parchment waiting">{say('waiting')}</p>;
  return (
    <>
      {asked.is === 'away' && (
        <p className="parchment refusal" role="alert">
          {say('away')}
        </p>
      )}
      <Standing figures={asked.figures} />
      <Charts figures={asked.figures} />
      <Drain secret={secret} isDraining={asked.figures.draining} />
    </>
  );
}

function Standing({ figures: { standing } }: { readonly figures: Figures }) {
  const say = useVocabulary(hostWords);
  const { language } = useWords();
  const { tables, over, lobbies, resting, answers, games } = standing;
  const voices = GAMES.filter(({ id }) => games[id] !== undefined).map(({ id }) => ({
    id,
    title: use(voiceOf(id, language)).title,
  }));
  return (
    <section className="standing parchment" aria-labelledby="kept-here">
      <h1 id="kept-here">{say('kept')}</h1>
      <p>
        <strong>{say('tables', { n: tables })}</strong>, {say('over', { n: over })}; {say('lobbies', { n: lobbies })}
        {resting !== undefined && `; ${say('resting', { n: resting })}`}; {say('answers', { n: answers })}
      </p>
      {voices.length > 0 && (
        <ul>
          {voices.map(({ id, title }) => (
            <li key={id}>
              {title}: {say('tables', { n: games[id] ?? 0 })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const MINUTE = 60_000;
const MEBIBYTE = 1024 * 1024;

function Charts({ figures: { samples } }: { readonly figures: Figures }) {
  const say = useVocabulary(hostWords);
  const { language } = useWords();
  const now = samples.at(-1);
  const first = samples[0];
  if (now === undefined || first === undefined) return <p className="parchment waiting">{say('waiting')}</p>;
  const rounded = (value: number) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
  const edges = {
    ago: say('minutes', { n: Math.round((now.at - first.at) / MINUTE) }),
    today: say('minutes', { n: 0 }),
  };
  const of = (part: 'rooms' | 'sockets' | 'answers' | 'thinking') => [{ values: samples.map((each) => each[part]) }];
  const latest = samples.findLast(({ nearlyAll }) => nearlyAll !== undefined)?.nearlyAll;
  return (
    <section className="charts" aria-label={say('hour')}>
      <Spark title={say('rooms')} now={String(now.rooms)} {...edges} lines={of('rooms')} />
      <Spark title={say('sockets')} now={String(now.sockets)} {...edges} lines={of('sockets')} />
      <Spark title={say('answering')} now={rounded(now.answers)} {...edges} lines={of('answers')} />
      <Spark
        title={say('latency')}
        now={latest === undefined ? '–' : String(latest)}
        {...edges}
        lines={[
          { name: say('half'), values: samples.map(({ half }) => half) },
          { name: say('nearlyAll'), values: samples.map(({ nearlyAll }) => nearlyAll) },
        ]}
      />
      <Spark title={say('thinking')} now={String(now.thinking)} {...edges} lines={of('thinking')} />
      <Spark
        title={say('faults')}
        now={String(samples.reduce((sum, { faults, botFaults }) => sum + faults + botFaults, 0))}
        {...edges}
        lines={[
          { name: say('faults.own'), values: samples.map(({ faults }) => faults) },
          { name: say('faults.bots'), values: samples.map(({ botFaults }) => botFaults) },
        ]}
      />
      <Spark
        title={say('memory')}
        now={String(Math.round(now.memory / MEBIBYTE))}
        {...edges}
        lines={[{ values: samples.map(({ memory }) => Math.round(memory / MEBIBYTE)) }]}
      />
    </section>
  );
}

/** Draining is not taken back by a press: it is asked for twice. */
function Drain({ secret, isDraining }: { readonly secret: string; readonly isDraining: boolean }) {
  const say = useVocabulary(hostWords);
  const [isSure, setSure] = useState(false);
  if (isDraining) return <output className="parchment draining">{say('draining')}</output>;
  return (
    <section className="drain parchment">
      <p>{say('drain.why')}</p>
      <button
        type="button"
        className={isSure ? 'button gold' : 'button'}
        onClick={() => (isSure ? void drain(secret) : setSure(true))}
      >
        {say(isSure ? 'drain.sure' : 'drain')}
      </button>
    </section>
  );
}
