import { useWords } from '../words/index.tsx';
import type { Library } from './books.ts';
import type { Article } from './shelf.ts';

interface Props {
  readonly library: Library;
  /** The name of the page that is open. */
  readonly open: string;
  readonly onGo: (target: string) => void;
}

/** All articles in their order, then the rulings, the editions and the glossary. */
export function Contents({ library, open, onGo }: Props) {
  const { say } = useWords();
  const link = ({ slug, title, about }: Pick<Article, 'slug' | 'title' | 'about'>, lang?: string) => (
    <li key={slug}>
      <a
        href={`#/rules/${slug}`}
        aria-current={slug === open ? 'page' : undefined}
        lang={lang}
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
  return (
    <nav className="contents" aria-label={say('rules.contents')}>
      <ol>{library.articles.map((article) => link(article))}</ol>
      <ul>
        {link({ slug: 'glossary', title: say('rules.glossary'), about: '' })}
        {link({ slug: 'rulings', title: say('rules.rulings'), about: '' })}
        {link({ slug: 'editions', title: say('rules.editions'), about: '' })}
      </ul>
    </nav>
  );
}
