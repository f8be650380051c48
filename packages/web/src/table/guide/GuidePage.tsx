import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { NewTable } from '@medallion/table';
import { addressOf, goTo } from '../../addresses.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { screensOf } from '../../screens.ts';
import { useLinks } from '../link/links.tsx';
import { Notice } from '../Notice.tsx';
import { TablePage } from '../TablePage.tsx';
import { tableWords } from '../words/index.ts';

/** What a game brings along for a guided first game. */
export interface GuideBook {
  /** The table it is played at. */
  readonly firstGame: (names: readonly string[]) => NewTable;
  /** Looks over the shoulder of whoever sits there. */
  readonly Guide: ComponentType<{ readonly onLeave: () => void }>;
}

/** A guided first game: the table whose id stands in the address, or a new one from the word that is made for it. */
export default function GuidePage({ path: game, rest: id }: { readonly path: string; readonly rest: string }) {
  const say = useVocabulary(tableWords);
  const book = useBook(game);
  if (book === undefined) return <Notice text={say('guide.laying')} />;
  if (id === '') return <LayTheTable game={game} book={book} />;
  const { Guide } = book;
  return (
    <TablePage key={id} game={game} id={id}>
      {/* The same game goes on, only without somebody looking over the shoulder. */}
      <Guide onLeave={() => goTo(addressOf.table(game, id))} />
    </TablePage>
  );
}

function useBook(game: string): GuideBook | undefined {
  const [book, setBook] = useState<GuideBook>();
  useEffect(() => {
    let wanted = true;
    void screensOf(game)
      ?.guide?.()
      .then((found) => wanted && setBook(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return book;
}

function LayTheTable({ game, book }: { readonly game: string; readonly book: GuideBook }) {
  const say = useVocabulary(tableWords);
  const sayTable = useVocabulary(tableWords);
  const links = useLinks();
  const begun = useRef(false);
  useEffect(() => {
    // Once, even if the page is drawn twice.
    if (begun.current) return;
    begun.current = true;
    void links.start(book.firstGame(sayTable('new.names').split(', '))).then((started) => {
      // Not a page one comes back to: going back leads to where the guide was asked for.
      if ('id' in started) location.replace(addressOf.guide(game, started.id));
    });
  }, [links, book, game, sayTable]);
  return <Notice text={say('guide.laying')} />;
}
