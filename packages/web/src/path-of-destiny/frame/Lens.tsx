import { ACTION_CARDS } from '@medallion/path-of-destiny/content';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Card } from '../card/Card.tsx';
import { cardName } from '../card/say-card.ts';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** How long a finger rests on something to read it, in milliseconds, and how far it may stray. */
const HOLD = 450;
const STRAY = 10;

/** What is held close to the eye: a card, or the words that belong to a thing. */
type Read = { readonly card: number } | { readonly text: string };

/** Whatever lies on the table is read by holding it, or by pointing at it and pressing I. */
export function Lens({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const [read, setRead] = useState<Read>();
  useEffect(() => {
    const { current } = table;
    return current === null ? undefined : listen(current, setRead);
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

function readable(target: EventTarget | null): Read | undefined {
  if (!(target instanceof Element)) return undefined;
  const face = target.closest('[data-face]') ?? target.closest('button')?.querySelector('[data-face]');
  const card = face?.getAttribute('data-face');
  if (card !== null && card !== undefined) return { card: Number(card) };
  const text = target.closest('[title]')?.getAttribute('title') ?? '';
  return text === '' ? undefined : { text };
}

function listen(root: HTMLElement, show: (read: Read) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let pointed: Element | undefined;
  let justRead = false;
  const stop = (): void => clearTimeout(timer);
  const down = (event: PointerEvent): void => {
    justRead = false;
    stop();
    const what = event.isPrimary && event.button === 0 ? readable(event.target) : undefined;
    if (what === undefined) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      justRead = true;
      show(what);
    }, HOLD);
  };
  const move = (event: PointerEvent): void => {
    if (event.target instanceof Element) pointed = event.target;
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STRAY) stop();
  };
  // What was held to be read is not chosen as well when the finger lets go.
  const click = (event: MouseEvent): void => {
    if (!justRead) return;
    justRead = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event): void => {
    if (justRead) event.preventDefault();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.code !== 'KeyI' || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
    if (document.querySelector('dialog[open]') !== null) return;
    const what = readable(document.activeElement) ?? readable(pointed ?? null);
    if (what !== undefined) show(what);
  };
  root.addEventListener('pointerdown', down);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerup', stop);
  root.addEventListener('pointercancel', stop);
  root.addEventListener('click', click, { capture: true });
  root.addEventListener('contextmenu', menu);
  document.addEventListener('keydown', key);
  return () => {
    stop();
    root.removeEventListener('pointerdown', down);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerup', stop);
    root.removeEventListener('pointercancel', stop);
    root.removeEventListener('click', click, { capture: true });
    root.removeEventListener('contextmenu', menu);
    document.removeEventListener('keydown', key);
  };
}
