import './terms.css';
import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { unbroken } from '@medallion/words';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../words/index.tsx';
import { Clause } from '../Clause.tsx';
import { CLAUSE_OF, TERM_NAMES, type TermName } from './meanings.ts';
import { useMeanings } from './use-meanings.ts';

interface Pointed {
  readonly at: Element;
  readonly term: TermName;
  /** Touched or pressed: it stays until something else is. */
  readonly stays: boolean;
}

function pointedBy(target: EventTarget | null, stays: boolean): Pointed | undefined {
  const at = target instanceof Element ? target.closest('[data-term]') : null;
  const term = TERM_NAMES.find((name) => name === at?.getAttribute('data-term'));
  return at === null || term === undefined ? undefined : { at, term, stays };
}

/** What a word of the game means, beside the word that is pointed at, wherever it stands on the page. */
export function TermTip() {
  const { language } = useWords();
  const meanings = useMeanings();
  const [pointed, setPointed] = useState<Pointed>();
  const tip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const over = ({ target }: Event): void => {
      if (tip.current?.contains(target as Node) === true) return;
      setPointed((before) => pointedBy(target, false) ?? (before?.stays === true ? before : undefined));
    };
    const press = (event: Event): void => {
      if (tip.current?.contains(event.target as Node) === true) return;
      const next = pointedBy(event.target, true);
      // A word inside of something that can be chosen is read, not chosen.
      if (next !== undefined) event.stopPropagation();
      setPointed(next);
    };
    const key = ({ key: pressed }: KeyboardEvent): void => {
      if (pressed === 'Escape') setPointed(undefined);
    };
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('focusin', over, { signal });
    document.addEventListener('click', press, { signal, capture: true });
    document.addEventListener('keydown', key, { signal });
    return () => stop.abort();
  }, []);
  useLayoutEffect(() => {
    const { current } = tip;
    if (pointed === undefined || current === null) return;
    const middleware = [offset(8), flip({ padding: 8 }), shift({ padding: 8 })];
    void computePosition(pointed.at, current, { placement: 'top', strategy: 'fixed', middleware }).then(({ x, y }) => {
      current.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
      current.style.visibility = 'visible';
    });
  }, [pointed, meanings]);
  if (pointed === undefined || meanings === undefined) return null;
  return (
    <div className="term-tip parchment-slip" role="tooltip" ref={tip} data-meaning={pointed.term}>
      {unbroken(language, meanings[pointed.term].means)} <Clause id={CLAUSE_OF[pointed.term]} />
    </div>
  );
}
