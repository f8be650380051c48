import '../styles/root.css';
import '../styles/parts.css';
import '../styles/card.css';
import './collection.css';
import {
  ACTION_CARDS,
  type AllianceSide,
  type Character,
  type Colour,
  type StoryId,
  type Symbol,
} from '@medallion/path-of-destiny/content';
import type { CollectionBook, Facet } from '../../collection/thing.ts';
import { Plate } from '../book/Book.tsx';
import { Card } from '../card/Card.tsx';
import { CardBack } from '../card/CardBack.tsx';
import { Banner } from '../parts/Banner.tsx';
import { bustOf, figureOf } from '../parts/picture.ts';
import { Pigments } from '../parts/Pigments.tsx';
import { Sym } from '../parts/Sym.tsx';
import { thingsOf } from './things.ts';

/** What a thing looks like: on its shelf, or large on the open page. */
function Picture({ id, large }: { readonly id: string; readonly large: boolean }) {
  const [kind, which = ''] = id.split('-');
  const size = large ? 'pd-shown large' : 'pd-shown';
  switch (kind) {
    case 'card':
      return (
        <span className={size}>
          <Card card={ACTION_CARDS.findIndex((card) => `card-${card.id.toLowerCase()}` === id)} />
        </span>
      );
    case 'character':
      return (
        <span className={`${size} hero`}>
          <img src={(large ? figureOf : bustOf)(which as Character)} alt="" loading="lazy" />
        </span>
      );
    case 'goal':
      return (
        <span className={size}>
          <CardBack kind="goal" />
        </span>
      );
    case 'alliance':
      return (
        <span className={size}>
          <CardBack kind={which as AllianceSide} />
        </span>
      );
    default:
      return (
        <span className={`${size} cover`}>
          <Plate story={which as StoryId} node="cover" />
        </span>
      );
  }
}

function Sign({ filter, value }: Facet) {
  return filter === 'colour' ? <Banner colour={value as Colour} /> : <Sym symbol={value as Symbol} />;
}

export const collection: CollectionBook = {
  root: 'path-of-destiny pd-shelves',
  things: thingsOf,
  Picture,
  Sign,
  Inks: Pigments,
};
