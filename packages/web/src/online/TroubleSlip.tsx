import type { AnyShape } from '@medallion/kernel';
import type { LinkState } from '@medallion/table';
import { RELIEF, type RoomView } from '@medallion/table/room';
import { type ReactNode, use } from 'react';
import { addressOf } from '../addresses.ts';
import { playableOf } from '../games.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { BackSlip } from './BackSlip.tsx';
import { clockOf, useNow } from './clock.ts';
import type { RoomLink, RoomState } from './room-link.ts';
import { GUTTERS } from './SeatMark.tsx';
import { onlineWords } from './words/index.ts';

/** Short gaps are nobody's trouble: how long the own line may be broken before one is told, in milliseconds. */
const OWN_GAP = 1500;

interface SlipProps {
  readonly link: RoomLink;
  readonly state: RoomState;
  readonly room: RoomView;
  readonly table: LinkState<AnyShape>;
}

/** What keeps the game from going on, in one slip: the most pressing alone. */
export function TroubleSlip({ link, state, room, table }: SlipProps): ReactNode {
  const say = useVocabulary(onlineWords);
  const { usualBot } = use(playableOf(room.game));
  const sitters = table.table?.sitters ?? [];
  const gone = [...state.away].filter(([seat]) => sitters[seat]?.bot === undefined && sitters[seat] !== undefined);
  const cutOff = state.is === 'reconnecting';
  const now = useNow(cutOff || gone.length > 0);

  if (cutOff && now - (state.cutAt ?? now) > OWN_GAP)
    return (
      <output className="slip parchment">
        <span>{say('cut.own')}</span>
        <button type="button" className="button" onClick={link.hurry}>
          {say('cut.retry')}
        </button>
      </output>
    );
  if (room.next !== undefined)
    return (
      <output className="slip parchment">
        <span>{say('again.went')}</span>
        <a className="button" href={addressOf.room(room.next)}>
          {say('again.go')}
        </a>
      </output>
    );
  const { seat } = state;
  const own = seat === undefined ? undefined : sitters[seat];
  if (own?.resigned === true)
    return table.position?.over === undefined ? (
      <output className="slip parchment">
        <span>{say('own.resigned')}</span>
      </output>
    ) : null;
  if (seat !== undefined && own?.bot !== undefined && table.position?.over === undefined)
    return (
      <output className="slip parchment">
        <span>{say('own.bot')}</span>
        <button
          type="button"
          className="button"
          onClick={() => link.table.tell({ do: 'sit', seat, sitter: { name: room.chairs[seat]?.name ?? own.name } })}
        >
          {say('own.back')}
        </button>
      </output>
    );
  const asks = table.position?.over === undefined ? room.back : undefined;
  if (asks !== undefined && (asks.no === undefined || asks.by === seat))
    return <BackSlip link={link} back={asks} seat={seat} sitters={sitters} />;
  const [longest] = gone.sort(([, a], [, b]) => a - b);
  if (longest === undefined || table.position?.over !== undefined || now - longest[1] < GUTTERS) return null;
  const [away, since] = longest;
  const left = Math.max(0, RELIEF - (now - since));
  return (
    <output className="slip parchment">
      <span>
        <b>{say('cut.other', { name: sitters[away]?.name ?? '' })}</b>{' '}
        {left > 0 && say('cut.until', { time: clockOf(left) })}
      </span>
      {seat !== undefined && (left === 0 || seat === room.keeper) && (
        <button
          type="button"
          className="button"
          onClick={() => void link.say({ do: 'relieve', seat: away, bot: usualBot })}
        >
          {say('cut.bot')}
        </button>
      )}
    </output>
  );
}
