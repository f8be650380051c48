import type { Seat } from '@medallion/kernel';
import { type Line, PHRASES, type RoomView } from '@medallion/table/room';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isWriting } from '../kit/use-keys.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { dayAndHour, useNow } from './clock.ts';
import { whyNot } from './refusal-words.ts';
import type { RoomLink, RoomSaying } from './room-link.ts';
import { onlineWords } from './words/index.ts';

const DAY = 24 * 60 * 60 * 1000;
const REACHED_BY_TAB = { tabIndex: 0 } as const;

interface TalkProps {
  readonly link: RoomLink;
  readonly room: RoomView;
  readonly seat: Seat | undefined;
  readonly lines: readonly Line[];
}

/** What people say to each other: a few phrases everybody reads in their own language, and words of one's own. */
export function Talk({ link, room, seat, lines }: TalkProps) {
  const say = useVocabulary(onlineWords);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is nothing an effect may return.
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const speak = async (saying: Extract<RoomSaying, { do: 'say' }>): Promise<void> => {
    setFault(undefined);
    const reply = await link.say(saying);
    if (reply.said === 'refused') setFault(whyNot(say, reply.code));
    else if (reply.said === 'cut-off') setFault(whyNot(say, 'cut-off'));
    else if (saying.text !== undefined) setText('');
  };
  const box = useRef<HTMLDivElement>(null);
  const byKey = useEffectEvent((key: string) => {
    const phrase = PHRASES[Number(key) - 1];
    if (phrase !== undefined) void speak({ do: 'say', phrase });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, altKey, metaKey, repeat } = event;
      if (!/^[1-9]$/.test(key) || ctrlKey || altKey || metaKey || repeat || isWriting(target)) return;
      // Over the table a digit is a phrase where the talk lies open; under another drawer it is nothing.
      const [open] = document.querySelectorAll('dialog[open]');
      if (open === undefined || open.contains(box.current)) byKey(key);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') void speak({ do: 'say', text: text.trim() });
  };
  return (
    <div className="talk" ref={box}>
      {lines.length === 0 && <p className="nothing">{say('talk.none')}</p>}
      {/* It may be longer than its place: the keyboard must get there to scroll it. */}
      <ol ref={list} aria-label={say('talk')} aria-live="polite" {...REACHED_BY_TAB}>
        {lines.map((line) => (
          <Said key={line.n} line={line} />
        ))}
      </ol>
      <div className="phrases">
        {PHRASES.map((phrase, at) => (
          <button
            key={phrase}
            type="button"
            aria-keyshortcuts={String(at + 1)}
            onClick={() => void speak({ do: 'say', phrase })}
          >
            {say(`phrase.${phrase}`)} <kbd aria-hidden="true">{at + 1}</kbd>
          </button>
        ))}
      </div>
      <form onSubmit={send}>
        <input
          value={text}
          maxLength={300}
          placeholder={say('talk.say')}
          aria-label={say('talk.say')}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button">
          {say('talk.send')}
        </button>
      </form>
      {fault !== undefined && <output className="refusal">{fault}</output>}
      {seat === room.keeper && <Silence link={link} room={room} seat={seat} />}
    </div>
  );
}

function Said({ line }: { readonly line: Line }) {
  const say = useVocabulary(onlineWords);
  const { language } = useWords();
  const { at, seat, name, text, phrase, told } = line;
  const words = phrase === undefined ? text : say(`phrase.${phrase}`);
  // By post people speak across days.
  const isOld = useNow(false) - at > DAY;
  const when = isOld ? dayAndHour(language, at) : new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at);
  const who = seat !== undefined ? name : name === '' ? say('talk.watcher') : say('talk.watching', { name });
  return (
    <li>
      <b>{who}</b> <time>{when}</time> {told === undefined ? <span>{words}</span> : <em>{say(`told.${told}`)}</em>}
    </li>
  );
}

/** The keeper can leave somebody's words unsaid. */
function Silence({ link, room, seat }: { readonly link: RoomLink; readonly room: RoomView; readonly seat: Seat }) {
  const say = useVocabulary(onlineWords);
  const { chairs, watchersMuted } = room;
  return (
    <details className="silence">
      <summary>{say('talk.silence')}</summary>
      {chairs.map(({ name, muted }, at) =>
        name === undefined || at === seat ? null : (
          <button
            key={at}
            type="button"
            className="button"
            onClick={() => void link.say({ do: 'mute', whom: at, muted: !muted })}
          >
            {say(muted ? 'talk.unmute' : 'talk.mute', { name })}
          </button>
        ),
      )}
      <button
        type="button"
        className="button"
        onClick={() => void link.say({ do: 'mute', whom: 'watchers', muted: !watchersMuted })}
      >
        {say(watchersMuted ? 'talk.unmuteWatchers' : 'talk.muteWatchers')}
      </button>
    </details>
  );
}
