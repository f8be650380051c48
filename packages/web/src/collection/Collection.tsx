import './collection.css';
import { type KeyboardEvent, use, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useVocabulary } from '../kit/vocabulary.ts';
import { useWords } from '../words/index.tsx';
import { Filters } from './Filters.tsx';
import { look, nearest, type Wanted } from './look.ts';
import { OpenPage } from './OpenPage.tsx';
import type { CollectionBook, Thing } from './thing.ts';
import { collectionWords } from './words/index.ts';

interface Props {
  readonly book: CollectionBook;
  /** The thing that is open; the first one without. */
  readonly at: string;
  readonly onOpen: (id: string) => void;
}

/** A book: on the left the page of one thing, on the right the shelves. */
export function Collection({ book, at, onOpen }: Props) {
  const { language } = useWords();
  const say = useVocabulary(collectionWords);
  const [shelf, setShelf] = useState('');
  const [query, setQuery] = useState('');
  const [wanted, setWanted] = useState<Wanted>({});
  const search = useRef<HTMLInputElement>(null);
  const shelves = useRef<HTMLDivElement>(null);
  const label = useId();
  const sought = useDeferredValue(query);
  const { things, facets, shelves: all } = use(book.things(language));
  const found = look(things, sought, wanted).filter((thing) => shelf === '' || thing.shelf === shelf);
  const open = things.find(({ id }) => id === at) ?? found[0] ?? things[0];
  const isLooking = sought.trim() !== '' || Object.values(wanted).some((values) => values.length > 0);
  const showAll = () => {
    setQuery('');
    setWanted({});
    setShelf('');
    search.current?.focus();
  };
  // Whoever turns pages sees on the shelf where the page stands.
  useEffect(() => {
    shelves.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open?.id]);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      // A drawer is closed by the next one.
      event.preventDefault();
      event.stopPropagation();
      search.current?.focus();
      return;
    }
    const next = neighbour(event.currentTarget, document.activeElement, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const rows = all
    .map((each) => ({ ...each, things: found.filter((thing) => thing.shelf === each.id) }))
    .filter((each) => each.things.length > 0);
  const reachable = found.some(({ id }) => id === open?.id) ? open?.id : found[0]?.id;
  return (
    <div className={`collection ${book.root}`}>
      <book.Inks />
      {open !== undefined && (
        <OpenPage
          key={open.id}
          book={book}
          thing={open}
          among={found.includes(open) ? found : things}
          onOpen={onOpen}
        />
      )}
      <section className="shelves parchment">
        <div className="finding">
          <label htmlFor={label} className="unseen">
            {say('search')}
          </label>
          <input
            id={label}
            ref={search}
            type="search"
            value={query}
            placeholder={say('search')}
            autoComplete="off"
            onChange={({ target }) => setQuery(target.value)}
          />
          <Filters facets={facets} wanted={wanted} Sign={book.Sign} onWant={setWanted} />
        </div>
        <nav className="kinds" aria-label={say('kinds')}>
          {[{ id: '', title: say('all') }, ...all].map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={id === shelf} onClick={() => setShelf(id)}>
              {title} <small>{id === '' ? things.length : things.filter((thing) => thing.shelf === id).length}</small>
            </button>
          ))}
        </nav>
        <output className="unseen">{isLooking ? say('found', { n: found.length }) : ''}</output>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows walk among the buttons inside */}
        <div className="rows" ref={shelves} onKeyDown={walk}>
          {rows.map(({ id, title, things: standing }) => (
            <section key={id} aria-label={title}>
              <h3>
                {title} <small>{standing.length}</small>
              </h3>
              <ul className={`row of-${id}`}>
                {standing.map((thing) => (
                  <li key={thing.id}>
                    <button
                      type="button"
                      data-thing={thing.id}
                      aria-current={thing.id === open?.id}
                      tabIndex={thing.id === reachable ? 0 : -1}
                      onClick={() => onOpen(thing.id)}
                    >
                      <span className="picture-of" aria-hidden="true">
                        <book.Picture id={thing.id} large={false} />
                      </span>
                      <span className="called">{thing.name}</span>
                      {book.OwnRecord !== undefined && <book.OwnRecord id={thing.id} large={false} />}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {found.length === 0 && <Nothing near={nearest(things, sought)} onOpen={onOpen} onAll={showAll} />}
        </div>
      </section>
    </div>
  );
}

interface NothingProps {
  readonly near: readonly Thing[];
  readonly onOpen: (id: string) => void;
  readonly onAll: () => void;
}

/** Nothing fits: the names that come nearest, and the way back to everything. */
function Nothing({ near, onOpen, onAll }: NothingProps) {
  const say = useVocabulary(collectionWords);
  return (
    <div className="nothing">
      <p>{say('nothing')}</p>
      {near.length > 0 && (
        <p>
          {say('nearest')}{' '}
          {near.map(({ id, name }) => (
            <button key={id} type="button" className="named" onClick={() => onOpen(id)}>
              {name}
            </button>
          ))}
        </p>
      )}
      <button type="button" className="button" onClick={onAll}>
        {say('showAll')}
      </button>
    </div>
  );
}

/** The thing an arrow leads to: along the shelf, or the nearest one above and below. */
function neighbour(shelves: Element, from: Element | null, key: string): HTMLElement | undefined {
  const all = [...shelves.querySelectorAll<HTMLElement>('[data-thing]')];
  const at = all.findIndex((each) => each === from);
  if (at < 0) return undefined;
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'ArrowLeft') return all[at - 1];
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const down = key === 'ArrowDown';
  if (!down && key !== 'ArrowUp') return undefined;
  const boxes = all.map((each) => each.getBoundingClientRect());
  const here = boxes[at];
  if (here === undefined) return undefined;
  const away = (box: DOMRect): number => Math.abs(box.x + box.width / 2 - here.x - here.width / 2);
  const beyond = boxes
    .map((box, n) => ({ n, box }))
    .filter(({ box }) => (down ? box.y > here.y + 8 : box.y < here.y - 8));
  const line = beyond.reduce(
    (best, { box }) => (down ? Math.min(best, box.y) : Math.max(best, box.y)),
    down ? 1e9 : -1e9,
  );
  const inLine = beyond.filter(({ box }) => Math.abs(box.y - line) < 24).toSorted((a, b) => away(a.box) - away(b.box));
  return inLine[0] === undefined ? undefined : all[inLine[0].n];
}
