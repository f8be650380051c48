import './lens.css';
import { actionCard, monster, POTION_TITLES, type PotionId, type Terrain } from '@medallion/old-world/content';
import { type RefObject, useEffect, useRef } from 'react';
import { oldWorldWords } from '../words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Flask } from '../parts/Flask.tsx';
import { MonsterPicture } from '../parts/MonsterPicture.tsx';
import { Card } from '../card/Card.tsx';
import { cardText } from '../card/CardButton.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { ROMAN } from '../parts/roman.ts';
import { useOldWorldWords } from '../words/use-words.ts';
import { listenForReading, putAway, type Read, useLens } from './lens.ts';

/** Lets everything on the table be read, and shows what is being read. */
export function Lens({ table }: { readonly table: RefObject<HTMLElement | null> }) {
  const held = useLens();
  useEffect(() => {
    const { current } = table;
    return current === null ? undefined : listenForReading(current);
  }, [table]);
  useEffect(() => putAway, []);
  return held === undefined ? null : <Held what={held} />;
}

function Held({ what }: { readonly what: Read }) {
  const say = useVocabulary(oldWorldWords);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape and the button do the same
    <dialog
      className={`lens of-${what.is}`}
      ref={dialog}
      aria-label={say('ow.read')}
      onClose={putAway}
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className="held">
        <Shown what={what} />
        <button type="button" className="round" aria-label={say('close')} onClick={close}>
          ×
        </button>
      </div>
    </dialog>
  );
}

/** What is read, as large as it is printed. */
export function Shown({ what }: { readonly what: Read }) {
  switch (what.is) {
    case 'card':
      return <OneCard card={what.card} />;
    case 'monster':
      return <Monster index={what.monster} terrain={what.terrain} />;
    case 'potion':
      return <Potion potion={what.potion} />;
    case 'pile':
      return <Pile title={what.title} cards={what.cards} />;
    case 'words': {
      const [first = '', ...rest] = what.text.split('\n');
      return (
        <div className="told parchment-slip">
          <h2>{first}</h2>
          {rest.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      );
    }
  }
}

function Pile({ title, cards }: { readonly title: string; readonly cards: readonly number[] }) {
  const words = useOldWorldWords();
  return (
    <div className="pile parchment-slip">
      <h2>{title}</h2>
      <ul>
        {cards.map((card) => (
          <li key={card} title={cardText(words, card)}>
            <Card card={card} />
            <span className="unseen">{cardText(words, card)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OneCard({ card }: { readonly card: number }) {
  const words = useOldWorldWords();
  const { name } = words;
  const { title, colour, terrain, cost } = actionCard(card);
  return (
    <>
      <Card card={card} size="full" />
      <div className="told parchment-slip">
        <h2>{name.title(title)}</h2>
        <p className="kind">
          {name.cardType(colour)} · {name.terrain(terrain)} · {name.term('cardCost')} {cost}
        </p>
        <p>{words.card(card)}</p>
      </div>
    </>
  );
}

function Potion({ potion }: { readonly potion: PotionId }) {
  const words = useOldWorldWords();
  const power = POTION_TITLES.find(({ id }) => id === potion)?.power;
  return (
    <>
      <Flask potion={potion} />
      <div className="told parchment-slip">
        <h2>{words.name.potion(potion)}</h2>
        <p>{power !== undefined && words.power(power)}</p>
      </div>
    </>
  );
}

function Monster({ index, terrain }: { readonly index: number; readonly terrain: Terrain }) {
  const say = useVocabulary(oldWorldWords);
  const words = useOldWorldWords();
  const { name } = words;
  const { id, level, life } = monster(index);
  return (
    <>
      <MonsterPicture id={id} terrain={terrain} />
      <div className="told parchment-slip">
        <h2>{name.monster(id)}</h2>
        <p className="kind">
          {name.terrain(terrain)} · {say('ow.level', { level: ROMAN[level] ?? level })} · <Glyph name="hearts" /> {life}{' '}
          <span className="unseen">{name.term('lifePoints')}</span>
        </p>
        <p>{words.ability(id)}</p>
      </div>
    </>
  );
}
