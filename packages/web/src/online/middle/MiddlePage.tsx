import '../online.css';
import './middle.css';
import { lookBehind } from '../doors.ts';
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { addressOf, goTo } from '../../addresses.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { screensOf } from '../../screens.ts';
import type { Links } from '../../table/link/links.tsx';
import { LinksContext } from '../../table/link/links.tsx';
import { Notice } from '../../table/Notice.tsx';
import { SittingProvider } from '../../table/sitting.ts';
import { useTable } from '../../table/use-table.ts';
import { type Company, CompanyContext } from '../company.ts';
import { whyNot } from '../refusal-words.ts';
import { RoomLink, type RoomState } from '../room-link.ts';
import { keepRoom, type RoomHere, useRoomsHere } from '../rooms-here.ts';
import { onlineWords } from '../words/index.ts';
import { GatheringMiddle } from './GatheringMiddle.tsx';
import { type AroundMiddle, MiddleContext } from './middle.ts';
import { PlainMiddle } from './PlainMiddle.tsx';
import { useStayAwake } from './stay-awake.ts';

/**
 * The table in the middle: a screen everybody in the room looks at. It sees what watchers see, so nothing on it is
 * anybody's secret; hands stay on the phones.
 */
export default function MiddlePage({ path, rest }: { readonly path: string; readonly rest: string }) {
  const say = useVocabulary(onlineWords);
  const here = useRoomsHere().find(({ id }) => id === path);
  if (rest !== '') return <CarriedHere key={rest} id={path} given={rest} />;
  const watch = here === undefined ? undefined : keyToWatch(here);
  if (here === undefined || watch === undefined) return <Notice text={say('no.key')} />;
  return <Middle key={`${path}/${watch}`} here={here} watch={watch} />;
}

/** The key that lets one watch: given by itself, or among those the keeper has. */
const keyToWatch = ({ watch, links }: RoomHere): string | undefined =>
  watch ?? (links?.watch === '' ? undefined : links?.watch);

/** Somebody opens the link on the big screen: its keys are remembered and taken out of the address. */
function CarriedHere({ id, given }: { readonly id: string; readonly given: string }) {
  const say = useVocabulary(onlineWords);
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    let gone = false;
    const [watch = '', anyChair = ''] = given.split('-');
    lookBehind(id, watch).then(
      ({ opens, room: { game } }) => {
        if (gone) return;
        if (opens !== 'watch') return setFault('no-such-room');
        keepRoom({ id, game, watch, ...(anyChair !== '' && { links: { chairs: [], anyChair, watch } }) });
        location.replace(addressOf.middle(id));
      },
      (why: unknown) => gone || setFault(why),
    );
    return () => {
      gone = true;
    };
  }, [id, given]);
  return <Notice text={fault === undefined ? say('opening') : whyNot(say, fault)} />;
}

function Middle({ here, watch }: { readonly here: RoomHere; readonly watch: string }) {
  const say = useVocabulary(onlineWords);
  const [link] = useState(() => new RoomLink(here.id, { watch, screen: true }));
  useEffect(() => {
    link.open();
    return link.close;
  }, [link]);
  useStayAwake();
  const state = useSyncExternalStore(link.subscribe, link.snapshot);
  const { room } = state;
  // Who plays once more goes to another room, and this key opens that one too: the screen goes with them.
  const next = room?.next;
  const anyChair = here.links?.anyChair ?? '';
  useEffect(() => {
    if (next !== undefined) goTo(addressOf.middle(next, anyChair === '' ? watch : `${watch}-${anyChair}`));
  }, [next, watch, anyChair]);
  const around = useMemo((): AroundMiddle => ({ state, watch, anyChair }), [state, watch, anyChair]);
  const company = useMemo((): Company => ({ tool: undefined, state }), [state]);
  if (state.is === 'lost') return <Notice text={say(state.why === 'not-yours' ? 'no.chair' : 'no.room')} />;
  if (room === undefined) return <Notice text={say('opening')} />;
  return (
    <MiddleContext value={around}>
      <CompanyContext value={company}>
        {room.state === 'lobby' ? <GatheringMiddle room={room} /> : <Playing link={link} state={state} />}
      </CompanyContext>
    </MiddleContext>
  );
}

/** The game's own big screen, or what any game can tell of itself. */
function Playing({ link, state }: { readonly link: RoomLink; readonly state: RoomState }) {
  const links = useMemo((): Links => ({ open: () => link.table, start: () => new Promise(() => undefined) }), [link]);
  const { room } = state;
  return (
    room !== undefined && (
      <LinksContext value={links}>
        <Table game={room.game} id={room.id} />
      </LinksContext>
    )
  );
}

function Table({ game, id }: { readonly game: string; readonly id: string }) {
  const say = useVocabulary(onlineWords);
  const { sitting } = useTable(id);
  const Own = screensOf(game)?.Middle ?? PlainMiddle;
  if (sitting === undefined) return <Notice text={say('opening')} />;
  return (
    <SittingProvider value={sitting}>
      <Suspense fallback={<div className="table-ground" />}>
        <Own />
      </Suspense>
    </SittingProvider>
  );
}
