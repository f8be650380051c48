import { addressOf, goTo } from '../addresses.ts';
import { Languages } from '../kit/Languages.tsx';
import { Logo } from '../kit/Logo.tsx';
import { useVocabulary } from '../kit/vocabulary.ts';
import { HouseTools } from '../library/TableTools.tsx';
import { useWords } from '../words/index.tsx';
import { Collection } from './Collection.tsx';
import { COLLECTIONS, isCollected, useCollection } from './use-book.ts';
import { collectionWords } from './words/index.ts';
import { useTitle } from '../kit/title.ts';

/** The collection as a page of its own: `#/collection`, `#/collection/old-world/monster-leshen`. */
export default function CollectionPage({ path, rest }: { readonly path: string; readonly rest: string }) {
  const { say } = useWords();
  const sayHere = useVocabulary(collectionWords);
  const game = isCollected(path) ? path : COLLECTIONS[0];
  const book = useCollection(game);
  const title = `${say('collection.title')} · Medallion`;
  useTitle(title);
  return (
    <div className="collection-page table-ground">
      <header>
        <Logo about={[say('collection.title')]} />
        <nav className="games-of" aria-label={sayHere('games')}>
          {COLLECTIONS.map((each) => (
            <a key={each} href={addressOf.collection(each)} aria-current={each === game ? 'page' : undefined}>
              {say(`game.${each}`)}
            </a>
          ))}
        </nav>
        <div className="tools">
          <HouseTools />
          <Languages />
        </div>
      </header>
      <main>
        {book === undefined || book === false ? (
          <p className="waits">{sayHere(book === false ? 'missing' : 'opening')}</p>
        ) : (
          <Collection key={game} book={book} at={rest} onOpen={(id) => goTo(addressOf.collection(game, id))} />
        )}
      </main>
    </div>
  );
}
