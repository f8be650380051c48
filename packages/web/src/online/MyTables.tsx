import type { Door } from '@medallion/table/room';
import { type FormEvent, Suspense, useState } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { bringHome } from './bring-home.ts';
import { WhenItIsMyTurn } from './calls/WhenItIsMyTurn.tsx';
import { useWords } from '../words/index.tsx';
import { GameName } from './Create.tsx';
import { lookBehind, sitDownByCode } from './doors.ts';
import { isMine, type Standing as Known, useStandings } from './my-turns.ts';
import { whyNot } from './refusal-words.ts';
import { forgetRoom, keepName, keepRoom, nameHere, type RoomHere, useRoomsHere } from './rooms-here.ts';
import { onlineWords } from './words/index.ts';

/** Where a table stands among the others: what waits for this seat first, what is over last. */
const PLACES = ['yours', 'on', 'over'] as const;

function placeOf(standing: Known | undefined): (typeof PLACES)[number] {
  if (standing === 'gone') return 'over';
  if (typeof standing !== 'object') return 'on';
  return isMine(standing) ? 'yours' : standing.over === true ? 'over' : 'on';
}

/** The tables this device has a key to, and the way to one by a code. */
export function MyTables() {
  const say = useVocabulary(onlineWords);
  const rooms = useRoomsHere();
  const standings = useStandings();
  const [yours, on, over] = PLACES.map((place) => rooms.filter(({ id }) => placeOf(standings.get(id)) === place));
  const lines = (those: readonly RoomHere[] = []) => (
    <ul>
      {those.map((room) => (
        <Suspense key={room.id} fallback={null}>
          <TableLine room={room} standing={standings.get(room.id)} />
        </Suspense>
      ))}
    </ul>
  );
  return (
    <>
      <ByCode />
      <section className="panel saves my-tables" aria-label={say('mine')}>
        <h2 className="heading">{say('mine')}</h2>
        {rooms.length === 0 && <p>{say('mine.none')}</p>}
        {lines([...(yours ?? []), ...(on ?? [])])}
        {over !== undefined && over.length > 0 && (
          <>
            <h3 className="heading">{say('mine.finished')}</h3>
            {lines(over)}
          </>
        )}
      </section>
      {rooms.some(({ secret }) => secret !== undefined) && <WhenItIsMyTurn />}
    </>
  );
}

function TableLine({ room, standing }: { readonly room: RoomHere; readonly standing: Known | undefined }) {
  const say = useVocabulary(onlineWords);
  const { id, secret } = room;
  const title = GameName({ game: room.game });
  const known = typeof standing === 'object' ? standing : undefined;
  const names = known?.room.chairs.flatMap(({ name }) => name ?? []).join(', ');
  return (
    <li className={known !== undefined && isMine(known) ? 'mine' : ''}>
      <a href={addressOf.room(id)} aria-label={`${say('mine.go')}: ${title}`}>
        <span>
          <b>{title}</b>
          <small>
            {names}
            {names !== undefined && <br />}
            {standing === 'gone' && say('mine.gone')}
            {standing === 'unreachable' && say('mine.unreachable')}
            {known !== undefined && <Standing door={known} watching={secret === undefined} />}
            {known?.removal !== undefined && <AtRest removal={known.removal} />}
          </small>
        </span>
      </a>
      <div className="line-deeds">
        {known?.over === true && <Again room={room} names={known.room.chairs.map(({ name }) => name ?? '')} />}
        <button type="button" className="button" onClick={() => forgetRoom(id)}>
          {say('mine.forget')}
        </button>
      </div>
    </li>
  );
}

/** Where a game stands: gathering, over, or whom it waits for. */
function Standing({ door, watching }: { readonly door: Door; readonly watching: boolean }) {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const { room, waiting, over, until } = door;
  if (watching) return say('mine.watch');
  if (room.state === 'lobby') return say('mine.lobby');
  if (over) return say('mine.over');
  if (isMine(door))
    return until === undefined ? say('mine.yours') : say('mine.until', { when: whenIn(language, until) });
  if (waiting.length === 0) return say('mine.on');
  return say('mine.waits', { names: waiting.map((seat) => room.chairs[seat]?.name ?? '…').join(', ') });
}

/** A finished game looked at again: its record is fetched where it is not on this device yet. */
function Again({ room: { id, secret, watch }, names }: { readonly room: RoomHere; readonly names: readonly string[] }) {
  const say = useVocabulary(onlineWords);
  const [fault, setFault] = useState(false);
  const go = async (address: string): Promise<void> => {
    try {
      await bringHome(id, secret ?? watch ?? '', names);
      goTo(address);
    } catch {
      setFault(true);
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void go(addressOf.replay(id))}>
        {say('mine.replay')}
      </button>
      <button type="button" className="button" onClick={() => void go(addressOf.analysis(id))}>
        {say('mine.analysis')}
      </button>
      {fault && <output className="refusal">{say('mine.unreachable')}</output>}
    </>
  );
}

const whenIn = (language: string, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

/** Nobody has touched the table for long: when it will be removed. */
function AtRest({ removal }: { readonly removal: number }) {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(removal);
  return <> · {say('mine.rest', { when })}</>;
}

/** The way in for who heard the words in the same room, or over the phone. */
function ByCode() {
  const say = useVocabulary(onlineWords);
  const [code, setCode] = useState('');
  const [name, setName] = useState(nameHere);
  const [fault, setFault] = useState<string>();
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.trim() === '') return setFault(say('code.needed'));
    if (name.trim() === '') return setFault(say('you.needed'));
    try {
      const { id, secret } = await sitDownByCode(code, name.trim());
      const { room } = await lookBehind(id, secret);
      keepName(name.trim());
      keepRoom({ id, game: room.game, secret });
      goTo(addressOf.room(id));
    } catch (why) {
      setFault(whyNot(say, why));
    }
  };
  return (
    <section className="panel by-code">
      <h2 className="heading">{say('code')}</h2>
      <p>{say('code.text')}</p>
      <form noValidate onSubmit={(event) => void enter(event)}>
        <input
          type="text"
          maxLength={60}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="amber falcon 17"
          aria-label={say('code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <input
          type="text"
          maxLength={18}
          autoComplete="name"
          placeholder={say('you.name')}
          aria-label={say('you.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="button">
          {say('code.enter')}
        </button>
      </form>
      {fault !== undefined && <output className="refusal">{fault}</output>}
    </section>
  );
}
