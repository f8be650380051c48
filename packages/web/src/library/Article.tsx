import { addressOf, readAddress } from '../addresses.ts';
import { unbroken } from '@medallion/words';
import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { type Language, useWords } from '../words/index.tsx';
import { splitFigures } from './figures.ts';
import type { Article as Text } from './shelf.ts';
import { marked } from './terms/marked.ts';
import { useMeanings } from './terms/use-meanings.ts';

/** Drawn from cards and the map: fetched with the first article that shows one. */
const Figure = lazy(() => import('../old-world/figures/index.tsx'));

interface Props {
  readonly article: Text;
  /** The language it is written in. */
  readonly lang: Language;
  /** The anchor to begin at; the beginning without one. */
  readonly at: string | undefined;
  /** Whether words of Old World explain themselves in it. */
  readonly explains: boolean;
  readonly onGo: (target: string) => void;
}

/** One article. The paragraph that was looked for is lit and comes into sight; links stay inside the library. */
export function Article({ article, lang, at, explains, onGo }: Props) {
  const text = useRef<HTMLElement>(null);
  const { language } = useWords();
  const meanings = useMeanings();
  // What is written in another language than the page's is left as it is.
  const known = lang === language && explains ? meanings : undefined;
  const parts = useMemo(
    () =>
      splitFigures(article.html).map((part) =>
        'html' in part ? { html: unbrokenMarkup(lang, marked(known, part.html)) } : part,
      ),
    [lang, article, known],
  );
  useEffect(() => {
    const { current } = text;
    const mark = at === undefined ? null : (current?.querySelector(`[id="${CSS.escape(at)}"]`) ?? null);
    const lit = mark?.closest('p, li, tr, h2, h3');
    lit?.classList.add('lit');
    // Those who listen hear the paragraph; those who look find it in the middle.
    if (lit instanceof HTMLElement) {
      lit.tabIndex = -1;
      lit.focus({ preventScroll: true });
      lit.scrollIntoView({ block: 'center' });
    } else {
      current?.closest('.page-of-rules')?.scrollTo({ top: 0 });
    }
    return () => lit?.classList.remove('lit');
    // Words that explain themselves arrive after the article and lay its paragraphs anew.
  }, [parts, at]);
  useEffect(() => {
    const { current } = text;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest(`a[href^="${addressOf.rules()}"]`) : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onGo(readAddress(link.getAttribute('href') ?? '').path);
    };
    current?.addEventListener('click', follow);
    return () => current?.removeEventListener('click', follow);
  }, [onGo]);
  return (
    <article lang={lang} ref={text}>
      <h2>{article.title}</h2>
      {/* Our own articles, turned into markup when the page was built. */}
      {parts.map((part, nth) =>
        'html' in part ? (
          <div key={nth} className="told" dangerouslySetInnerHTML={{ __html: part.html }} />
        ) : (
          <Suspense key={nth} fallback={<p className="told">{part.caption}</p>}>
            <Figure name={part.figure} caption={part.caption} />
          </Suspense>
        ),
      )}
    </article>
  );
}

/** The words between the tags; what stands inside a tag is left alone. */
function unbrokenMarkup(lang: Language, html: string): string {
  return html.replaceAll(/(^|>)([^<]+)/g, (_, before: string, words: string) => before + unbroken(lang, words));
}
