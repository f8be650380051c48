import '../table/setup/setup.css';
import './online.css';
import type { Door } from '@medallion/table/room';
import { type FormEvent, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { addressOf } from '../addresses.ts';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Notice } from '../table/Notice.tsx';
import { AtTable } from './AtTable.tsx';
import { GameName } from './Create.tsx';
import { lookBehind, sitDown } from './doors.ts';
import { Lobby } from './Lobby.tsx';
import { whyNot } from './refusal-words.ts';
import { type Key, RoomLink } from './room-link.ts';
import { keepName, keepRoom, nameHere, type RoomHere, roomHere, useRoomsHere } from './rooms-here.ts';
import { RulesLine } from './TableRules.tsx';
import { onlineWords } from './words/index.ts';

/** A room by its address; behind it stands the key of a link, which is taken out of the address when it was used. */
export default function RoomPage({ path, rest }: { readonly path: string; readonly rest: string }) {
  const say = useVocabulary(onlineWords);
  const here = useRoomsHere().find(({ id }) => id === path);
  if (rest !== '') return <AtTheDoor key={`${path}/${rest}`} id={path} given={rest} />;
  const key = here === undefined ? undefined : keyOf(here);
  if (here === undefined || key === undefined) return <Notice text={say('no.key')} />;
  return <Room key={`${path}/${here.secret ?? here.watch}`} here={here} opens={key} />;
}

function keyOf({ secret, watch }: RoomHere): Key | undefined {
  if (secret !== undefined) return { secret };
  return watch === undefined ? undefined : { watch, name: nameHere() };
}

/** From now on without the key in the address: nobody reads it over the shoulder. */
function goIn(id: string): void {
  location.replace(addressOf.room(id));
}

/** Somebody comes with a link: to their own chair, to one that is free, or to watch. */
function AtTheDoor({ id, given }: { readonly id: string; readonly given: string }) {
  const say = useVocabulary(onlineWords);
  const [door, setDoor] = useState<Door>();
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    lookBehind(id, given).then(
      (found) => {
        if (gone) return;
        const { game } = found.room;
        const seated = roomHere(id)?.secret !== undefined;
        if (found.opens === 'seat') keepRoom({ id, game, secret: given });
        // Who has a chair already does not need a second one, nor to watch.
        else if (found.opens === 'watch' && !seated) keepRoom({ id, game, watch: given });
        else if (!(seated && found.opens !== 'chair')) return setDoor(found);
        goIn(id);
      },
      (why: unknown) => gone || setFault(why),
    );
    return () => {
      gone = true;
    };
  }, [id, given]);
  if (fault !== undefined) return <Notice text={whyNot(say, fault)} />;
  if (door === undefined) return <Notice text={say('opening')} />;
  return <Join id={id} invite={given} door={door} />;
}

/** Who invites to what, and who else is there; then the own name. */
function Join({ id, invite, door }: { readonly id: string; readonly invite: string; readonly door: Door }) {
  const say = useVocabulary(onlineWords);
  const [name, setName] = useState(nameHere);
  const [fault, setFault] = useState<string>();
  const { room, seat } = door;
  const keeper = room.chairs[room.keeper]?.name;
  const names = room.chairs.flatMap((chair) => chair.name ?? []);
  const before = seat === undefined ? undefined : room.chairs[seat]?.name;
  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return setFault(say('you.needed'));
    try {
      const { secret } = await sitDown(id, name.trim(), invite);
      keepName(name.trim());
      keepRoom({ id, game: room.game, secret });
      goIn(id);
    } catch (why) {
      setFault(whyNot(say, why));
    }
  };
  return (
    <div className="new-game online table-ground">
      <header>
        <Logo />
        <Languages />
      </header>
      <main className="one">
        <form className="parchment join" noValidate onSubmit={(event) => void sit(event)}>
          <h1>
            <Suspense fallback={room.game}>
              <JoinTitle game={room.game} />
            </Suspense>
          </h1>
          {keeper !== undefined && <p>{say('join.by', { name: keeper })}</p>}
          <p>{say('join.with', { names: names.join(', ') })}</p>
          {before !== undefined && <p>{say('join.instead', { name: before })}</p>}
          <Suspense fallback={null}>
            <RulesLine room={room} />
          </Suspense>
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
          {fault !== undefined && <output className="refusal">{fault}</output>}
          <button type="submit" className="button gold">
            {say('join.sit')}
          </button>
        </form>
      </main>
    </div>
  );
}

function JoinTitle({ game }: { readonly game: string }) {
  const say = useVocabulary(onlineWords);
  return say('join.title', { title: GameName({ game }) });
}

/** In the room: before the game the lobby, then the table. */
function Room({ here, opens }: { readonly here: RoomHere; readonly opens: Key }) {
  const say = useVocabulary(onlineWords);
  const [link] = useState(() => new RoomLink(here.id, opens));
  useEffect(() => {
    link.open();
    return link.close;
  }, [link]);
  const state = useSyncExternalStore(link.subscribe, link.snapshot);
  const { room } = state;
  if (state.is === 'lost') return <Notice text={say(state.why === 'not-yours' ? 'no.chair' : 'no.room')} />;
  if (room === undefined) return <Notice text={say('opening')} />;
  return room.state === 'lobby' ? (
    <Lobby link={link} state={state} room={room} here={here} />
  ) : (
    <AtTable link={link} state={state} room={room} here={here} />
  );
}
