import { use, useRef } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import { Clause } from '../library/Clause.tsx';
import { useWords } from '../words/index.tsx';
import type { CollectionBook, Thing } from './thing.ts';
import { collectionWords } from './words/index.ts';

interface Props {
  readonly book: CollectionBook;
  readonly thing: Thing;
  /** What is turned to from here, in its order. */
  readonly among: readonly Thing[];
  readonly onOpen: (id: string) => void;
}

/** How far a finger has to go sideways to turn the page. */
const TURN = 60;

/** One thing at reading size, and the ones before and after it. */
export function OpenPage({ book, thing, among, onOpen }: Props) {
  const say = useVocabulary(collectionWords);
  const { language } = useWords();
  const from = useRef<{ x: number; y: number }>(undefined);
  const at = among.indexOf(thing);
  const [before, after] = [among[at - 1], among[at + 1]];
  const beside = use(book.things(language)).things.filter(({ id }) => thing.beside?.includes(id) === true);
  const turn = (to: Thing | undefined) => to !== undefined && onOpen(to.id);
  return (
    <article
      className="open-page parchment"
      data-open={thing.id}
      aria-label={thing.name}
      onTouchStart={({ touches }) => {
        const finger = touches.item(0);
        from.current = { x: finger.clientX, y: finger.clientY };
      }}
      onTouchEnd={({ changedTouches }) => {
        if (from.current === undefined) return;
        const finger = changedTouches.item(0);
        const [x, y] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
        if (Math.abs(x) > TURN && Math.abs(x) > 2 * Math.abs(y)) turn(x < 0 ? after : before);
      }}
    >
      <div className="portrait">
        <book.Picture id={thing.id} large />
      </div>
      <div className="told-of">
        <h2>{thing.name}</h2>
        <p className="kind">{thing.kind}</p>
        {thing.shelf === 'cards' && thing.lines.length > 1 ? (
          <ul className="prints">
            {thing.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          thing.lines.map((line) => <p key={line}>{line}</p>)
        )}
        {book.OwnRecord !== undefined && <book.OwnRecord id={thing.id} large />}
        {thing.clause !== undefined && (
          <p className="clause-of">
            <Clause id={thing.clause} /> {say('rule')}
          </p>
        )}
        {beside.length > 0 && (
          <p className="beside">
            {say('beside')}{' '}
            {beside.map(({ id, name }) => (
              <button key={id} type="button" className="named" onClick={() => onOpen(id)}>
                {name}
              </button>
            ))}
          </p>
        )}
      </div>
      <nav className="turning">
        <button
          type="button"
          aria-disabled={before === undefined}
          aria-label={before === undefined ? undefined : say('before', { name: before.name })}
          onClick={() => turn(before)}
        >
          {before !== undefined && `◂ ${before.name}`}
        </button>
        <span>{say('place', { at: at + 1, n: among.length })}</span>
        <button
          type="button"
          aria-disabled={after === undefined}
          aria-label={after === undefined ? undefined : say('after', { name: after.name })}
          onClick={() => turn(after)}
        >
          {after !== undefined && `${after.name} ▸`}
        </button>
      </nav>
    </article>
  );
}
