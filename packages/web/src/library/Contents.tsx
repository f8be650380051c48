import { addressOf } from '../addresses.ts';
import { useWords } from '../words/index.tsx';
import { libraryWords } from './words/index.ts';
import { useVocabulary } from '../kit/vocabulary.ts';
import { type Book, type Game, GLOSSARY, type Library } from './books.ts';
import type { Article } from './shelf.ts';

interface Props {
  readonly library: Library;
  /** The name of the page that is open. */
  readonly open: string;
  /** The game it belongs to: the other one is folded up then. */
  readonly game: Game | undefined;
  readonly onGo: (target: string) => void;
}

/** The games one after the other: all articles in their order, then the glossary, the rulings and the editions. */
export function Contents({ library, open, game, onGo }: Props) {
  const say = useVocabulary(libraryWords);
  const { say: sayPage } = useWords();
  const link = ({ slug, title, about }: Pick<Article, 'slug' | 'title' | 'about'>) => (
    <li key={slug}>
      <a
        href={addressOf.rules(slug)}
        aria-current={slug === open ? 'page' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onGo(slug);
        }}
      >
        <b>{title}</b>
        {about !== '' && <small>{about}</small>}
      </a>
    </li>
  );
  const last = ({ game: own, appendix }: Book) => [
    link({ slug: GLOSSARY[own], title: say('rules.glossary'), about: '' }),
    ...appendix.map(({ slug }) =>
      link({ slug, title: say(slug === 'editions' ? 'rules.editions' : 'rules.rulings'), about: '' }),
    ),
  ];
  return (
    <nav className="contents" aria-label={say('rules.contents')}>
      {library.books.map((book) => (
        <details key={book.game} open={game === undefined || game === book.game} data-game={book.game}>
          <summary>{sayPage(`game.${book.game}`)}</summary>
          <ol>{book.articles.map(link)}</ol>
          <ul>{last(book)}</ul>
        </details>
      ))}
    </nav>
  );
}
