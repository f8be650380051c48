import type { Door } from '@medallion/table/room';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { GameName } from './Create.tsx';
import { lookBehind, Shut, sitDownByCode } from './doors.ts';
import { whyNot } from './refusal-words.ts';
import { forgetRoom, keepName, keepRoom, nameHere, type RoomHere, useRoomsHere } from './rooms-here.ts';
import { onlineWords } from './words/index.ts';

/** The tables this device has a key to, and the way to one by a code. */
export function MyTables() {
  const say = useVocabulary(onlineWords);
  const rooms = useRoomsHere();
  return (
    <>
      <ByCode />
      <section className="panel saves my-tables" aria-label={say('mine')}>
        <h2 className="heading">{say('mine')}</h2>
        {rooms.length === 0 && <p>{say('mine.none')}</p>}
        <ul>
          {rooms.map((room) => (
            <Suspense key={room.id} fallback={null}>
              <TableLine room={room} />
            </Suspense>
          ))}
        </ul>
      </section>
    </>
  );
}

function TableLine({ room }: { readonly room: RoomHere }) {
  const say = useVocabulary(onlineWords);
  const [door, setDoor] = useState<Door | 'gone' | 'unreachable'>();
  const { id, secret, watch } = room;
  const key = secret ?? watch ?? '';
  useEffect(() => {
    let gone = false;
    lookBehind(id, key).then(
      (found) => gone || setDoor(found),
      (why: unknown) => {
        const shut = why instanceof Shut && (why.error === 'not-yours' || why.error === 'no-such-room');
        if (!gone) setDoor(shut ? 'gone' : 'unreachable');
      },
    );
    return () => {
      gone = true;
    };
  }, [id, key]);
  const title = GameName({ game: room.game });
  const known = typeof door === 'object' ? door : undefined;
  const names = known?.room.chairs.flatMap(({ name }) => name ?? []).join(', ');
  return (
    <li className={known !== undefined && isMine(known) ? 'mine' : ''}>
      <a href={addressOf.room(id)} aria-label={`${say('mine.go')}: ${title}`}>
        <span>
          <b>{title}</b>
          <small>
            {names}
            {names !== undefined && <br />}
            {door === 'gone' && say('mine.gone')}
            {door === 'unreachable' && say('mine.unreachable')}
            {known !== undefined && <Standing door={known} watching={secret === undefined} />}
          </small>
        </span>
      </a>
      <button type="button" className="button" onClick={() => forgetRoom(id)}>
        {say('mine.forget')}
      </button>
    </li>
  );
}

const isMine = ({ seat, waiting, opens }: Door): boolean =>
  opens === 'seat' && seat !== undefined && waiting.includes(seat);

/** Where a game stands: gathering, over, or whom it waits for. */
function Standing({ door, watching }: { readonly door: Door; readonly watching: boolean }) {
  const say = useVocabulary(onlineWords);
  const { room, waiting } = door;
  if (watching) return say('mine.watch');
  if (room.state === 'lobby') return say('mine.lobby');
  if (waiting.length === 0) return say('mine.over');
  if (isMine(door)) return say('mine.yours');
  return say('mine.waits', { names: waiting.map((seat) => room.chairs[seat]?.name ?? '…').join(', ') });
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
