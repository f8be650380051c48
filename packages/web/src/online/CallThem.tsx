import type { RoomView } from '@medallion/table/room';
import { addressOf } from '../addresses.ts';
import { Panel } from '../kit/Panel.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { LinkTools, QrCode } from './LinkTools.tsx';
import type { RoomHere } from './rooms-here.ts';
import { linkTo, useBase } from './share.ts';
import { onlineWords } from './words/index.ts';

/** How the others find the way: a code for phones, words to be said aloud, links to be sent. */
export function CallThem({ room, here }: { readonly room: RoomView; readonly here: RoomHere }) {
  const say = useVocabulary(onlineWords);
  const base = useBase();
  const { links, secret } = here;
  const any = links === undefined ? undefined : linkTo(base, room.id, links.anyChair);
  return (
    <Panel className="call-them" label={say('call')}>
      <h2 className="heading">{say('call')}</h2>
      <div className="call">
        {any !== undefined && <QrCode text={any} label={say('call.qr')} />}
        <div>
          <p>{say('call.text')}</p>
          {room.code !== undefined && <p className="code">{room.code}</p>}
        </div>
      </div>
      {base.only && <p className="only">{say('call.local')}</p>}
      {any !== undefined && <LinkTools link={any} title={say('call')} />}
      {links !== undefined && (
        <details>
          <summary>{say('call.watch')}</summary>
          <LinkTools link={linkTo(base, room.id, links.watch)} title={say('call.watch')} />
        </details>
      )}
      <BigScreen room={room.id} here={here} />
      {secret !== undefined && <OwnDevice room={room.id} secret={secret} />}
    </Panel>
  );
}

/** The table in the middle: on this machine in a window of its own, or by its link on whatever drives the big screen. */
export function BigScreen({ room, here }: { readonly room: string; readonly here: RoomHere }) {
  const say = useVocabulary(onlineWords);
  const base = useBase();
  const watch = here.watch ?? here.links?.watch ?? '';
  if (watch === '') return null;
  const chair = here.links?.anyChair ?? '';
  const link = `${base.address}${addressOf.middle(room, chair === '' ? watch : `${watch}-${chair}`)}`;
  return (
    <details className="big-screen">
      <summary>{say('call.big')}</summary>
      <p>{say('call.big.text')}</p>
      <a className="button" href={addressOf.middle(room)} target="_blank" rel="noreferrer">
        {say('call.big.open')}
      </a>
      <LinkTools link={link} title={say('call.big')} qr={say('call.big')} />
    </details>
  );
}

/** The own chair on another device: the phone in the pocket, the laptop on the desk. */
export function OwnDevice({ room, secret }: { readonly room: string; readonly secret: string }) {
  const say = useVocabulary(onlineWords);
  const base = useBase();
  return (
    <details>
      <summary>{say('call.device')}</summary>
      <p>{say('call.device.text')}</p>
      <LinkTools link={linkTo(base, room, secret)} title={say('call.device')} qr={say('call.device')} />
    </details>
  );
}
