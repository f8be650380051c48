import { useState } from 'react';
import { readAddress } from '../addresses.ts';
import { Drawer } from '../kit/Drawer.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { closeDrawer } from '../library/drawer.ts';
import { useWords } from '../words/index.tsx';
import { Collection } from './Collection.tsx';
import { type Collected, COLLECTIONS, isCollected, useCollection } from './use-book.ts';
import { collectionWords } from './words/index.ts';

/** The game whose table the page shows, or whose guide. */
function gameHere(): Collected {
  const { page, path } = readAddress(location.hash);
  return [page, path].find(isCollected) ?? COLLECTIONS[0];
}

/** The collection over a table: the game waits behind it. */
export default function CollectionDrawer({ game, at }: { readonly game: string; readonly at: string }) {
  const { say } = useWords();
  const sayHere = useVocabulary(collectionWords);
  const [of, setOf] = useState<Collected>(() => (isCollected(game) ? game : gameHere()));
  const [open, setOpen] = useState(at);
  const book = useCollection(of);
  return (
    <Drawer
      title={say('collection.title')}
      className="collection-drawer"
      onClose={closeDrawer}
      tools={
        <nav className="games-of" aria-label={sayHere('games')}>
          {COLLECTIONS.map((each) => (
            <button key={each} type="button" aria-pressed={each === of} onClick={() => setOf(each)}>
              {say(`game.${each}`)}
            </button>
          ))}
        </nav>
      }
    >
      {book === undefined || book === false ? (
        <p className="waits">{sayHere(book === false ? 'missing' : 'opening')}</p>
      ) : (
        <Collection key={of} book={book} at={open} onOpen={setOpen} />
      )}
    </Drawer>
  );
}
