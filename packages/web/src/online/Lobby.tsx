import type { Seat } from '@medallion/kernel';
import type { ChairView, RoomView } from '@medallion/table/room';
import { use, useState } from 'react';
import { playableOf, voiceOf } from '../games.ts';
import { Candle } from '../kit/Candle.tsx';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { Panel } from '../kit/Panel.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { HouseTools } from '../library/TableTools.tsx';
import { newSecret } from '../table/link/secret.ts';
import { useWords } from '../words/index.tsx';
import { useBotNames } from './bot-names.ts';
import { CallThem } from './CallThem.tsx';
import { DeleteTable } from './DeleteTable.tsx';
import { Drawer } from '../kit/Drawer.tsx';
import { LinkTools } from './LinkTools.tsx';
import { type Being, Presence } from './Presence.tsx';
import { whyNot } from './refusal-words.ts';
import type { RoomLink, RoomState } from './room-link.ts';
import { keepRoom, type RoomHere } from './rooms-here.ts';
import { SealSlip } from './SealSlip.tsx';
import { linkTo, useBase } from './share.ts';
import { ChangeTable, RulesLine } from './TableRules.tsx';
import { Talk } from './Talk.tsx';
import { useNews } from './use-news.ts';
import { onlineWords } from './words/index.ts';
import { useTitle } from '../kit/title.ts';

export interface RoomProps {
  readonly link: RoomLink;
  readonly state: RoomState;
  readonly room: RoomView;
  readonly here: RoomHere;
}

/** Before the game: who comes, the seal, and the links that call them. */
export function Lobby({ link, state, room, here }: RoomProps) {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const { title } = use(voiceOf(room.game, language));
  const { seat } = state;
  const news = useNews(state);
  const tab = `${title} · Medallion`;
  useTitle(tab);
  return (
    <div className="lobby online table-ground">
      <header className="table-header">
        <Logo about={[title, say('lobby.of', { n: room.chairs.length })]} />
        <div className="tools">
          {state.watching > 0 && <span className="watchers">{say('watching', { n: state.watching })}</span>}
          <Languages folded />
          <HouseTools />
        </div>
      </header>
      <main>
        <div className="rules-row">
          <RulesLine room={room} />
          {seat === room.keeper && <ChangeTable link={link} room={room} />}
        </div>
        <Niches link={link} state={state} room={room} here={here} />
        <div className="promise">
          <SealSlip room={room} />
          <Begin link={link} state={state} room={room} here={here} />
        </div>
        <div className="beside">
          {seat !== undefined && <CallThem room={room} here={here} />}
          <Panel className="talk-panel" label={say('talk')}>
            <h2 className="heading">{say('talk')}</h2>
            <Talk link={link} room={room} seat={seat} lines={state.lines} />
          </Panel>
        </div>
      </main>
      {state.is === 'reconnecting' && <output className="slip">{say('cut.own')}</output>}
      <output className="unseen" aria-live="polite">
        {news}
      </output>
    </div>
  );
}

/** A niche for every chair; whoever is here has lit a candle in it. */
function Niches({ link, state, room, here }: RoomProps) {
  const say = useVocabulary(onlineWords);
  const base = useBase();
  const { usualBot } = use(playableOf(room.game));
  const [sent, setSent] = useState<Seat>();
  const [fault, setFault] = useState<string>();
  const isKeeper = state.seat === room.keeper;
  const arrange = async (seat: Seat, bot?: string): Promise<void> => {
    const reply = await link.say({ do: 'chair', seat, ...(bot !== undefined && { bot }) });
    if (reply.said === 'refused') return setFault(whyNot(say, reply.code));
    // A chair somebody was asked to leave has another link now.
    if (room.chairs[seat]?.name !== undefined) keepLink(here, seat, '');
    return setFault(undefined);
  };
  const send = async (seat: Seat): Promise<void> => {
    if ((here.links?.chairs[seat] ?? '') === '') {
      const reply = await link.say({ do: 'invite', seat });
      if (reply.said !== 'link') return;
      keepLink(here, seat, reply.link);
    }
    setSent(seat);
  };
  const sentLink = here.links?.chairs[sent ?? -1];
  return (
    <section className="niches" aria-label={say('lobby.chairs')}>
      <ol>
        {room.chairs.map((chair, seat) => {
          const being = beingOf(chair, state.here.includes(seat));
          return (
            <li key={seat} className={`niche ${being}${seat === state.seat ? ' own' : ''}`}>
              <div className="arch" aria-hidden="true">
                {being === 'here' ? <Candle height={64} /> : being === 'open' ? <Stool /> : <Presence is={being} />}
              </div>
              <div className="plate">
                <h2>
                  <Presence is={being} /> {chair.name ?? (chair.bot === undefined ? say('chair.open') : say('new.bot'))}
                </h2>
                <ChairWords chair={chair} being={being} own={seat === state.seat} keeps={seat === room.keeper} />
                {isKeeper && being === 'open' && (
                  <div className="deeds">
                    <button type="button" className="button" onClick={() => void send(seat)}>
                      {say('chair.link')}
                    </button>
                    <button type="button" className="button" onClick={() => void arrange(seat, usualBot)}>
                      {say('chair.seatBot')}
                    </button>
                  </div>
                )}
                {isKeeper && being !== 'open' && seat !== state.seat && (
                  <button type="button" className="quiet" onClick={() => void arrange(seat)}>
                    {say('chair.clear')}
                  </button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {fault !== undefined && <output className="refusal">{fault}</output>}
      {sent !== undefined && sentLink !== undefined && sentLink !== '' && (
        <Drawer className="online" title={say('chair.link')} onClose={() => setSent(undefined)}>
          <div className="sheet">
            <LinkTools link={linkTo(base, room.id, sentLink)} title={say('chair.link')} qr={say('call.qr')} />
          </div>
        </Drawer>
      )}
    </section>
  );
}

function keepLink(here: RoomHere, seat: Seat, link: string): void {
  const { links } = here;
  const chairs = [...(links?.chairs ?? [])];
  chairs[seat] = link;
  keepRoom({ ...here, links: { anyChair: links?.anyChair ?? '', watch: links?.watch ?? '', chairs } });
}

function beingOf({ name, bot }: ChairView, here: boolean): Being {
  if (bot !== undefined) return 'bot';
  if (name === undefined) return 'open';
  return here ? 'here' : 'gone';
}

interface ChairWordsProps {
  readonly chair: ChairView;
  readonly being: Being;
  readonly own: boolean;
  readonly keeps: boolean;
}

function ChairWords({ chair, being, own, keeps }: ChairWordsProps) {
  const say = useVocabulary(onlineWords);
  const botName = useBotNames();
  if (being === 'open') return null;
  if (chair.bot !== undefined)
    return (
      <p className="ready">
        <Wax /> {say('chair.bot', { level: botName(chair.bot) })}
      </p>
    );
  const who = own && keeps ? say('chair.youKeep') : keeps ? say('chair.keeper') : own ? say('chair.you') : undefined;
  return (
    <>
      {who !== undefined && <p>{who}</p>}
      <p className={chair.ready ? 'ready' : ''}>
        {chair.ready ? <Wax /> : null}
        {say(chair.ready ? 'chair.ready' : 'chair.notReady')}
        {being === 'gone' && ` · ${say('coming')}`}
      </p>
    </>
  );
}

/** A wax seal with a tick: done, and not to be missed. */
function Wax() {
  return (
    <svg className="wax" viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M20 2l5 3 6-1 2 6 5 4-2 6 2 6-5 4-2 6-6-1-5 3-5-3-6 1-2-6-5-4 2-6-2-6 5-4 2-6 6 1Z"
        fill="#8f1f1a"
        stroke="#3d0a08"
        strokeWidth="1.5"
      />
      <path d="M12 21l6 6 10-13" fill="none" stroke="#f8d9c8" strokeWidth="3.2" />
    </svg>
  );
}

function Stool() {
  return (
    <svg className="stool" viewBox="0 0 100 80">
      <path
        d="M14 14h72l6 14H8Zm6 14-6 46m66-46 6 46M38 28l-3 46m27-46 3 46M17 50h66"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeDasharray="8 6"
      />
    </svg>
  );
}

/** The own word that one is ready, and the keeper's that it begins. */
function Begin({ link, state, room, here }: RoomProps) {
  const say = useVocabulary(onlineWords);
  const { rules } = use(playableOf(room.game));
  const [number, setNumber] = useState('');
  const [fault, setFault] = useState<string>();
  const { seat } = state;
  const own = seat === undefined ? undefined : room.chairs[seat];
  const seated = room.chairs.filter(({ name, bot }) => name !== undefined || bot !== undefined);
  const unready = seated.filter((chair) => !chair.ready && chair !== own && chair.bot === undefined);
  const missing = rules.seats.min - seated.length;
  const keeper = room.chairs[room.keeper]?.name ?? '';
  const isKeeper = seat === room.keeper;
  const mayBegin = isKeeper && unready.length === 0 && missing <= 0;

  /** The number is drawn only now, after the seal was shown; what somebody typed is added, never instead. */
  const beReady = async (ready: boolean): Promise<boolean> => {
    const nonce = `${newSecret()}${number.trim() === '' ? '' : ` ${number.trim()}`}`;
    const reply = await link.say(ready ? { do: 'ready', ready, nonce } : { do: 'ready', ready });
    if (reply.said !== 'room') {
      setFault(whyNot(say, reply.said === 'refused' ? reply.code : 'cut-off'));
      return false;
    }
    if (ready) keepRoom({ ...here, nonce });
    setFault(undefined);
    return true;
  };
  const begin = async (): Promise<void> => {
    if (own?.ready !== true && !(await beReady(true))) return;
    const reply = await link.say({ do: 'begin' });
    if (reply.said !== 'refused') return;
    setFault(reply.code === 'not-started' ? say('begin.not', { why: reply.where ?? '' }) : whyNot(say, reply.code));
  };
  // Whoever still waits for somebody does not begin by the one gold button.
  const isFull = seated.length === room.chairs.length;
  const beginsNow = mayBegin && isFull;
  const press = beginsNow ? () => void begin() : () => void beReady(own?.ready !== true);
  useKeys({ Enter: own === undefined ? undefined : press });
  const why =
    missing > 0
      ? say('begin.few', { n: missing })
      : unready.length > 0
        ? say('begin.waits', { names: unready.map(({ name }) => name).join(', ') })
        : isKeeper
          ? ''
          : say('begin.keeper', { name: keeper });
  return (
    <section className="begin" aria-label={say('begin')}>
      <p>
        {say('ready.count', { n: seated.filter(({ ready }) => ready).length, of: seated.length })}
        <br />
        <small>{why}</small>
      </p>
      {own !== undefined && !own.ready && (
        <label>
          <span>{say('seal.number')}</span>
          <input
            type="text"
            inputMode="numeric"
            maxLength={30}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        </label>
      )}
      {own !== undefined && (
        <button type="button" className={`button ${beginsNow || !own.ready ? 'gold' : ''}`} onClick={press}>
          {say(beginsNow ? 'begin' : own.ready ? 'unready' : 'ready')} <kbd>Enter</kbd>
        </button>
      )}
      {isKeeper && !beginsNow && (
        <button
          type="button"
          className="button"
          aria-disabled={!mayBegin}
          onClick={mayBegin ? () => void begin() : undefined}
        >
          {say(isFull ? 'begin' : 'begin.without')}
        </button>
      )}
      {fault !== undefined && <output className="refusal">{fault}</output>}
      {isKeeper && here.secret !== undefined && <DeleteTable room={room.id} secret={here.secret} />}
    </section>
  );
}
