import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { NewTable } from '@medallion/table';
import { addressOf, goTo } from '../../addresses.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { screensOf } from '../../screens.ts';
import { type Links, useLinks } from '../link/links.tsx';
import { Notice } from '../Notice.tsx';
import { askOnce } from '../reader/reader.ts';
import { TablePage } from '../TablePage.tsx';
import { tableWords } from '../words/index.ts';

/** A table to learn at: a new game, or a scenario that begins where the lesson does. */
export type LessonTable = NewTable | { readonly scenario: Readonly<Record<string, unknown>> };

export interface Lesson {
  readonly name: string;
  /** The table it is played at. */
  readonly table: (names: readonly string[]) => LessonTable;
  /** Looks over the shoulder of whoever sits there. */
  readonly Guide: ComponentType<{ readonly onLeave: () => void }>;
}

/** What a game brings along for those who learn it; the first lesson is where one begins. */
export interface GuideBook {
  readonly lessons: readonly Lesson[];
}

interface Props {
  readonly path: string;
  /** The name of a lesson, or of the first one the id of its table. */
  readonly rest: string;
  readonly more: string;
}

/** A lesson: the table whose id stands in the address, or a new one that is laid for it. */
export default function GuidePage({ path: game, rest, more }: Props) {
  const say = useVocabulary(tableWords);
  const book = useBook(game);
  if (book === undefined) return <Notice text={say('guide.laying')} />;
  const named = book.lessons.find(({ name }) => name === rest);
  const lesson = named ?? book.lessons[0];
  const id = named === undefined ? rest : more;
  if (lesson === undefined) return <Notice text={say('guide.laying')} />;
  if (id === '') return <LayTheTable key={lesson.name} game={game} lesson={lesson} />;
  const { Guide } = lesson;
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

function LayTheTable({ game, lesson }: { readonly game: string; readonly lesson: Lesson }) {
  const say = useVocabulary(tableWords);
  const links = useLinks();
  const begun = useRef(false);
  useEffect(() => {
    // Once, even if the page is drawn twice.
    if (begun.current) return;
    begun.current = true;
    const names = say('new.names').split(', ');
    void lay(links, lesson.table(names), names).then((id) => {
      // Not a page one comes back to: going back leads to where the guide was asked for.
      if (id !== undefined) location.replace(addressOf.lesson(game, lesson.name, id));
    });
  }, [links, lesson, game, say]);
  return <Notice text={say('guide.laying')} />;
}

async function lay(links: Links, table: LessonTable, names: readonly string[]): Promise<string | undefined> {
  if ('scenario' in table) return (await askOnce('take', { text: JSON.stringify(table.scenario), names })).id;
  const started = await links.start(table);
  return 'id' in started ? started.id : undefined;
}
