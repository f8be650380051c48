import type { Seat } from '@medallion/kernel';
import type { RoomView } from '@medallion/table/room';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { addressOf, goTo } from '../addresses.ts';
import { useKeys } from '../kit/use-keys.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { type Links, LinksContext } from '../table/link/links.tsx';
import { TablePage } from '../table/TablePage.tsx';
import { tidyCalls } from './calls/push.ts';
import { bringHome } from './bring-home.ts';
import { type Company, CompanyContext } from './company.ts';
import { CompanyDrawer } from './CompanyDrawer.tsx';
import { FaceDown } from './FaceDown.tsx';
import type { RoomProps } from './Lobby.tsx';
import { followMyTables, sayTurn } from './my-turns.ts';
import { Presence } from './Presence.tsx';
import { keepRoom, roomHere } from './rooms-here.ts';
import { TroubleSlip } from './TroubleSlip.tsx';
import { ClockBadge, TurnTime } from './TurnTime.tsx';
import { useAutoAnswer } from './use-auto-answer.ts';
import { useNews } from './use-news.ts';
import { onlineWords } from './words/index.ts';

/** The game of a room on its own table. Nothing of it changes; the people around it are one press away. */
export function AtTable({ link, state, room, here }: RoomProps) {
  const say = useVocabulary(onlineWords);
  const table = useSyncExternalStore(link.table.subscribe, link.table.snapshot);
  const [open, setOpen] = useState(false);
  const news = useNews(state);
  const last = state.lines.at(-1)?.n ?? 0;
  const [seen, setSeen] = useState(last);
  const unread = open ? 0 : state.lines.filter(({ n, seat }) => n > seen && seat !== state.seat).length;
  const openOrClose = (now: boolean): void => {
    setSeen(last);
    setOpen(now);
  };
  useKeys({ T: () => openOrClose(true), P: () => openOrClose(true) });
  useAutoAnswer(link, table, here.auto === true);
  useFollowing(room, here.secret);
  useToldTurn(room.id, table.position?.waiting);

  const links = useMemo(
    (): Links => ({
      open: () => link.table,
      // Another game with the same people is another room, which everybody is told of.
      start: async () => {
        await link.say({ do: 'rematch' });
        return new Promise(() => undefined);
      },
      bringHome: (id) => bringHome(id, here.secret ?? here.watch ?? '', namesOf(link.table.snapshot())),
    }),
    [link, here.secret, here.watch],
  );
  const over = table.position?.over !== undefined;
  useEffect(() => {
    // A game that was played here is kept here, with its replay; nothing is lost where that fails.
    if (over) links.bringHome?.(room.id).catch(() => undefined);
  }, [over, links, room.id]);

  const tool = (
    <>
      {state.screens > 0 && state.seat !== undefined && <FaceDown />}
      {state.watching > 0 && <span className="watchers">{say('watching', { n: state.watching })}</span>}
      <button
        type="button"
        className="round company-button"
        aria-label={unread === 0 ? say('company') : `${say('company')}, ${say('company.news', { n: unread })}`}
        title={`${say('company')} (T, P)`}
        onClick={() => openOrClose(true)}
      >
        <Presence
          is={state.is !== 'open' ? 'coming' : missingAny(state.away, table.table?.sitters) ? 'gone' : 'here'}
        />
        {unread > 0 && <span className="unread">{unread}</span>}
        {table.position?.over === undefined && <ClockBadge state={state} />}
      </button>
    </>
  );
  const company: Company = { tool, state };
  return (
    <LinksContext value={links}>
      <CompanyContext value={company}>
        <TablePage game={room.game} id={room.id}>
          <TurnTime state={state} table={table} />
          <TroubleSlip link={link} state={state} room={room} table={table} />
          {open && (
            <CompanyDrawer
              link={link}
              state={state}
              room={room}
              here={here}
              table={table}
              onClose={() => openOrClose(false)}
            />
          )}
          <output className="unseen" aria-live="polite">
            {news}
          </output>
        </TablePage>
      </CompanyContext>
    </LinksContext>
  );
}

const namesOf = ({
  table,
}: {
  readonly table?: { readonly sitters: readonly { readonly name: string }[] };
}): string[] => table?.sitters.map(({ name }) => name) ?? [];

/** Somebody is gone, and no bot plays for them. */
function missingAny(
  away: ReadonlyMap<Seat, number>,
  sitters: readonly { readonly bot?: string }[] | undefined,
): boolean {
  return [...away.keys()].some((seat) => sitters?.[seat]?.bot === undefined);
}

/** The title of this page, and of others, knows at once whether this table waits; what called somebody here is taken away. */
function useToldTurn(id: string, waiting: readonly { readonly seat: Seat }[] | undefined): void {
  useEffect(() => {
    followMyTables();
    tidyCalls(id).catch(() => undefined);
  }, [id]);
  const seats = waiting?.map(({ seat }) => seat).join();
  useEffect(() => {
    if (seats !== undefined) sayTurn(id, seats === '' ? [] : seats.split(',').map(Number));
  }, [id, seats]);
}

/** Everybody's key opens the next room as well: who is here when it is set goes there at once. */
function useFollowing({ next, game }: RoomView, secret: string | undefined): void {
  const first = useRef(next);
  useEffect(() => {
    if (next === undefined || secret === undefined) return;
    if (roomHere(next) === undefined) keepRoom({ id: next, game, secret });
    if (first.current === undefined) goTo(addressOf.room(next));
  }, [next, game, secret]);
}
