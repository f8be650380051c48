import type { AnyShape, Seat } from '@medallion/kernel';
import type { LinkState, Sitter } from '@medallion/table';
import { use, useEffect, useState } from 'react';
import { playableOf } from '../games.ts';
import { Drawer } from '../kit/Drawer.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { AskBack } from './BackSlip.tsx';
import { useBotNames } from './bot-names.ts';
import { CallMe } from './calls/CallMe.tsx';
import { useNow } from './clock.ts';
import { BigScreen, OwnDevice } from './CallThem.tsx';
import { DeleteTable } from './DeleteTable.tsx';
import { recordOf } from './doors.ts';
import { LinkTools } from './LinkTools.tsx';
import type { RoomProps } from './Lobby.tsx';
import { Presence } from './Presence.tsx';
import type { RoomLink } from './room-link.ts';
import { keepRoom } from './rooms-here.ts';
import { beingAt } from './SeatMark.tsx';
import { linkTo, useBase } from './share.ts';
import { Talk } from './Talk.tsx';
import { AwayUntil, Vacation } from './Vacation.tsx';
import { onlineWords } from './words/index.ts';

interface CompanyProps extends RoomProps {
  readonly table: LinkState<AnyShape>;
  readonly onClose: () => void;
}

/** Who is at the table and who watches, what they say, and what one can do about one's own seat. */
export function CompanyDrawer({ link, state, room, here, table, onClose }: CompanyProps) {
  const say = useVocabulary(onlineWords);
  const botName = useBotNames();
  const { usualBot } = use(playableOf(room.game));
  const base = useBase();
  const [given, setGiven] = useState<{ readonly seat: Seat; readonly link: string }>();
  const { seat } = state;
  const sitters = table.table?.sitters ?? [];
  const over = table.position?.over !== undefined;
  const now = useNow(state.away.size > 0);
  const own = seat === undefined ? undefined : sitters[seat];
  const giveAway = async (which: Seat): Promise<void> => {
    const reply = await link.say({ do: 'invite', seat: which });
    if (reply.said === 'link') setGiven({ seat: which, link: reply.link });
  };
  return (
    <Drawer className="online company" title={say('company')} onClose={onClose}>
      <div className="sheet">
        <ul className="people" aria-label={say('lobby.chairs')}>
          {sitters.map(({ name, bot, resigned }, at) => {
            const being = beingAt(at, sitters, state, now);
            return (
              <li key={at}>
                <Presence is={being} />
                <span>
                  <b>{name}</b>
                  <small>
                    {bot !== undefined ? botName(bot) : say(being === 'bot' ? 'here' : being)}
                    {resigned === true && ` · ${say('resigned')}`}
                    {at === seat && ` · ${say('chair.you')}`}
                    <AwayUntil vacation={room.chairs[at]?.vacation} />
                  </small>
                </span>
                {seat === room.keeper && at !== seat && !over && (
                  <button
                    type="button"
                    className="quiet"
                    aria-label={say('give.new', { name })}
                    onClick={() => void giveAway(at)}
                  >
                    {say('chair.link')}
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        {state.watching > 0 && <p>{say('watching', { n: state.watching })}</p>}
        {given !== undefined && (
          <section className="given">
            <h3 className="heading">
              {given.seat === seat ? say('own.give') : say('give.new', { name: sitters[given.seat]?.name ?? '' })}
            </h3>
            {given.seat === seat && <p>{say('own.give.text')}</p>}
            <LinkTools link={linkTo(base, room.id, given.link)} title={say('chair.link')} qr={say('chair.link')} />
          </section>
        )}
        <Talk link={link} room={room} seat={seat} lines={state.lines} />
        {seat === room.keeper && !over && <ShowOut link={link} sitters={sitters} own={seat} />}
        {seat !== undefined && own !== undefined && own.resigned !== true && !over && (
          <section className="own-seat">
            <label>
              <input
                type="checkbox"
                checked={here.auto === true}
                onChange={({ target }) => keepRoom({ ...here, auto: target.checked })}
              />{' '}
              {say('auto')}
            </label>
            <CallMe />
            <Vacation link={link} vacation={room.chairs[seat]?.vacation} />
            {own.bot === undefined && <AskBack link={link} onAsked={onClose} />}
            {own.bot === undefined && (
              <button
                type="button"
                className="button"
                onClick={() => link.table.tell({ do: 'sit', seat, sitter: { name: own.name, bot: usualBot } })}
              >
                {say('own.leave')}
              </button>
            )}
            <button type="button" className="button" onClick={() => void giveAway(seat)}>
              {say('own.give')}
            </button>
            <GiveUp onGiveUp={() => void link.say({ do: 'resign' })} />
          </section>
        )}
        {seat !== undefined && over && (
          <button type="button" className="button gold" onClick={() => void link.say({ do: 'rematch' })}>
            {say('again')}
          </button>
        )}
        {over && seat !== undefined && here.secret !== undefined && here.nonce !== undefined && (
          <OwnNumber room={room.id} secret={here.secret} seat={seat} nonce={here.nonce} />
        )}
        {here.links !== undefined && here.links.watch !== '' && (
          <details>
            <summary>{say('call.watch')}</summary>
            <LinkTools
              link={linkTo(base, room.id, here.links.watch)}
              title={say('call.watch')}
              qr={say('call.watch')}
            />
          </details>
        )}
        <BigScreen room={room.id} here={here} />
        {seat === room.keeper && here.secret !== undefined && <DeleteTable room={room.id} secret={here.secret} />}
        {here.secret !== undefined && <OwnDevice room={room.id} secret={here.secret} />}
      </div>
    </Drawer>
  );
}

interface ShowOutProps {
  readonly link: RoomLink;
  readonly sitters: readonly Sitter[];
  readonly own: Seat;
}

/** The keeper shows somebody out: not beside what is pressed often. */
function ShowOut({ link, sitters, own }: ShowOutProps) {
  const say = useVocabulary(onlineWords);
  const others = sitters.flatMap(({ name, bot }, seat) => (bot === undefined && seat !== own ? [{ name, seat }] : []));
  if (others.length === 0) return null;
  return (
    <details className="show-out">
      <summary>{say('remove')}</summary>
      {others.map(({ name, seat }) => (
        <button key={seat} type="button" className="button" onClick={() => void link.say({ do: 'remove', seat })}>
          {say('remove.name', { name })}
        </button>
      ))}
    </details>
  );
}

/** Asked twice: there is no way back. */
function GiveUp({ onGiveUp }: { readonly onGiveUp: () => void }) {
  const say = useVocabulary(onlineWords);
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" className="quiet" onClick={() => setSure(true)}>
        {say('own.resign')}
      </button>
    );
  return (
    <fieldset className="give-up" aria-label={say('own.resign')}>
      <p>{say('own.resign.text')}</p>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {say('own.resign.no')}
      </button>
      <button type="button" className="button danger" onClick={onGiveUp}>
        {say('own.resign.yes')}
      </button>
    </fieldset>
  );
}

/** Whether the number this browser made is the one the record has. */
function OwnNumber({
  room,
  secret,
  seat,
  nonce,
}: {
  readonly room: string;
  readonly secret: string;
  readonly seat: Seat;
  readonly nonce: string;
}) {
  const say = useVocabulary(onlineWords);
  const [found, setFound] = useState<string>();
  useEffect(() => {
    let gone = false;
    recordOf(room, secret).then(
      (record) => {
        const { nonces = [] } = JSON.parse(record.split('\n', 1)[0] ?? '{}') as { nonces?: string[] };
        if (!gone) setFound(nonces[seat]);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [room, secret, seat]);
  if (found === undefined) return null;
  return <p className="own-number">{say(found === nonce ? 'fair.mine' : 'fair.notMine')}</p>;
}
