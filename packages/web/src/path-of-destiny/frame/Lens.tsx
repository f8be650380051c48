import { ACTION_CARDS } from '@medallion/path-of-destiny/content';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Card } from '../card/Card.tsx';
import { listenForReading } from '../../kit/hold-to-read.ts';
import { cardName } from '../card/say-card.ts';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** What is held close to the eye: a card, or the words that belong to a thing. */
type Read = { readonly card: number } | { readonly text: string };

/** Whatever lies on the table is read by holding it, or by pointing at it and pressing I. */
export function Lens({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    const { current } = table;
    return current === null ? undefined : listenForReading(current, readable, setRead);
  }, [table]);
  return read === undefined ? null : <Held read={read} onClose={() => setRead(undefined)} />;
}

function Held({ read, onClose }: { readonly read: Read; readonly onClose: () => void }) {
  const { view } = useLaid();
  const words = usePathWords();
  const { say, game } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current !== null && !current.open) current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const face = 'card' in read ? ACTION_CARDS[read.card] : undefined;
  const [first = '', ...rest] = 'text' in read ? read.text.split('\n') : [];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button do the same
    <dialog className="pd-lens pd-root" ref={dialog} aria-label={say('lens')} onClose={onClose} onClick={close}>
      <div className="held">
        {'card' in read && <Card card={read.card} active={view.active} />}
        <div className="told">
          <h2>{'card' in read ? cardName(words, read.card) : first}</h2>
          {face !== undefined && (
            <>
              <p className="kind">{face.colours.map((colour) => game.names.colours[colour]).join(', ')}</p>
              <p>{face.symbols.map((symbol) => game.names.symbols[symbol]).join(', ')}</p>
              <p>{game.effect(face) ?? say('lens.plain')}</p>
            </>
          )}
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <button type="button" className="round" aria-label={say('close')} onClick={close}>
            ×
          </button>
        </div>
      </div>
    </dialog>
  );
}

/** What there is to read of a thing, or of the thing it is a part of. */
function readable(target: EventTarget | null): Read | undefined {
  if (!(target instanceof Element)) return undefined;
  const face = target.closest('[data-face]') ?? target.closest('button')?.querySelector('[data-face]');
  const card = face?.getAttribute('data-face');
  if (card !== null && card !== undefined) return { card: Number(card) };
  const text = target.closest('[title]')?.getAttribute('title') ?? '';
  return text === '' ? undefined : { text };
}
