import '../table/setup/setup.css';
import './online.css';
import { GAMES } from '@medallion/table/registry';
import type { OptionValue } from '@medallion/table';
import type { TurnClock } from '@medallion/table/room';
import { type FormEvent, Suspense, use, useState } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { playableOf, voiceOf } from '../games.ts';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Choices, Fine, usualOf } from '../table/setup/PlainNewGame.tsx';
import { useWords } from '../words/index.tsx';
import { useBotNames } from './bot-names.ts';
import { openRoom } from './doors.ts';
import { MyTables } from './MyTables.tsx';
import { whyNot } from './refusal-words.ts';
import { keepName, keepRoom, nameHere, useRoomsHere } from './rooms-here.ts';
import { ClockChoice } from './ClockChoice.tsx';
import { onlineWords } from './words/index.ts';
import { useTitle } from '../kit/title.ts';

/** Who shall sit in a chair behind the keeper's. */
type Wanted = 'someone' | 'bot' | 'nobody';
const WANTED = ['someone', 'bot', 'nobody'] as const;

/** A new table for friends: which game, for whom, and by which rules. */
export function Create({ game }: { readonly game: string }) {
  const say = useVocabulary(onlineWords);
  const title = `${say('new')} · Medallion`;
  useTitle(title);
  const hasTables = useRoomsHere().length > 0;
  return (
    <div className={`new-game online table-ground${hasTables ? ' at-tables' : ''}`}>
      <header>
        <Logo about={[say('new')]} />
        <Languages />
      </header>
      <main>
        <div className="parchment create">
          <h1>{say('new')}</h1>
          <GameChoice game={game} />
          <Suspense fallback={<p>{say('busy')}</p>}>
            <CreateForm key={game} game={game} />
          </Suspense>
        </div>
        <div className="beside">
          <MyTables />
        </div>
      </main>
    </div>
  );
}

/** The games that can be played online: those the first page offers, and whichever the address names. */
function GameChoice({ game }: { readonly game: string }) {
  const say = useVocabulary(onlineWords);
  const games = GAMES.filter(({ id, offered }) => offered || id === game);
  return (
    <nav className="game-choice" aria-label={say('new.game')}>
      {games.map(({ id }) => (
        <a key={id} href={addressOf.online(id)} aria-current={id === game ? 'page' : undefined}>
          <Suspense fallback={'\u2026'}>
            <GameName game={id} />
          </Suspense>
        </a>
      ))}
    </nav>
  );
}

export function GameName({ game }: { readonly game: string }) {
  const { language } = useWords();
  return use(voiceOf(game, language)).title;
}

function CreateForm({ game }: { readonly game: string }) {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const botName = useBotNames();
  const { rules, bots, usualBot, options } = use(playableOf(game));
  const voice = use(voiceOf(game, language));
  const [name, setName] = useState(nameHere);
  const most = rules.seats.max - 1;
  const [chairs, setChairs] = useState<readonly Wanted[]>(() =>
    Array.from({ length: most }, (_, at) => (at < Math.max(1, rules.seats.min - 1) ? 'someone' : 'nobody')),
  );
  const [level, setLevel] = useState(usualBot);
  const [chosen, setChosen] = useState<Readonly<Record<string, OptionValue>>>({});
  const [clock, setClock] = useState<TurnClock>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const seats = 1 + chairs.filter((wanted) => wanted !== 'nobody').length;
  const asked = options.filter(({ seats: only }) => only?.includes(seats) ?? true);
  const set = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setFault(say('you.needed'));
    setBusy(true);
    try {
      const others = chairs.flatMap((wanted) => (wanted === 'nobody' ? [] : [wanted === 'bot' ? { bot: level } : {}]));
      const values = asked.map((rule) => [rule.name, chosen[rule.name] ?? usualOf(rule)] as const);
      const options = Object.fromEntries(values);
      const place = await openRoom({ game, options, name: name.trim(), others, ...(clock !== undefined && { clock }) });
      keepName(name.trim());
      keepRoom({ id: place.id, game, secret: place.secret, links: place.links });
      goTo(addressOf.room(place.id));
    } catch (why) {
      setFault(whyNot(say, why));
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void set(event)}>
      <fieldset className="seed">
        <legend>{say('you')}</legend>
        <input
          type="text"
          maxLength={18}
          autoComplete="name"
          aria-label={say('you.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </fieldset>
      <fieldset className="places">
        <legend>{say('new.seats')}</legend>
        <p>{say('new.seats.text')}</p>
        <ol>
          <li>
            <b>{name.trim() === '' ? say('new.chair', { n: 1 }) : name}</b>
            <span>{say('new.keeper')}</span>
          </li>
          {chairs.map((wanted, at) => (
            <li key={at}>
              <b>{say('new.chair', { n: at + 2 })}</b>
              <div className="kinds" role="radiogroup" aria-label={say('new.chair', { n: at + 2 })}>
                {WANTED.filter((kind) => kind !== 'nobody' || at + 1 >= rules.seats.min).map((kind) => (
                  <label key={kind}>
                    <input
                      type="radio"
                      name={`chair-${at}`}
                      value={kind}
                      checked={wanted === kind}
                      onChange={() => setChairs(chairs.with(at, kind))}
                    />
                    <span>{say(`new.${kind}`)}</span>
                  </label>
                ))}
              </div>
            </li>
          ))}
        </ol>
      </fieldset>
      {chairs.includes('bot') && (
        <fieldset className="few-words">
          <legend>{say('new.level')}</legend>
          <div className="choices">
            {Object.keys(bots).map((bot) => (
              <label key={bot} className="choice">
                <input type="radio" name="level" checked={bot === level} onChange={() => setLevel(bot)} />
                <b>{botName(bot)}</b>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {asked
        .filter(({ fine }) => fine !== true)
        .map((rule) => (
          <Choices
            key={rule.name}
            rule={rule}
            voice={voice}
            value={chosen[rule.name] ?? usualOf(rule)}
            onChoose={(value) => setChosen({ ...chosen, [rule.name]: value })}
          />
        ))}
      <ClockChoice clock={clock} onChosen={setClock} />
      <Fine rules={asked} voice={voice} chosen={chosen} onChosen={setChosen} />
      {fault !== undefined && <output className="refusal">{fault}</output>}
      <button type="submit" className="button gold" aria-disabled={busy}>
        {say(busy ? 'busy' : 'new.set')}
      </button>
    </form>
  );
}
