import { STORY_DECKS, type PathCard } from '@medallion/path-of-destiny/content';
import { Glyph } from '../icons/Glyph.tsx';
import { roman } from '../parts/Destiny.tsx';
import { Sym, symbolAt } from '../parts/Sym.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** The way of the tale along the vine: what was followed in bronze, what was left behind crossed out, the fork of today. */
export function Route() {
  const { view } = useLaid();
  const { say, game, tale } = usePathWords();
  const cards = new Map<number, PathCard>(STORY_DECKS[view.options.story].paths.map((card) => [card.node, card]));
  const followed = view.read.flatMap((node) => cards.get(node) ?? []);
  return (
    <ol className="pd-route" aria-label={say('route')}>
      <li className="root">
        <Glyph name="open-book" />
        <span className="unseen">{say('route.start')}</span>
      </li>
      {[1, 2, 3].map((chapter) => {
        const card = followed[chapter - 1];
        const left = card === undefined ? undefined : [...cards.values()].find((other) => isRival(card, other));
        if (card !== undefined)
          return (
            <li key={chapter} title={titleOf(tale?.paths, card.node)}>
              <i>{roman(chapter)}</i>
              <span className="won">
                <Sym
                  symbol={card.symbol}
                  fill="bronze"
                  label={say('route.followed', { symbol: game.names.symbols[card.symbol] })}
                />
              </span>
              {left !== undefined && (
                <span className="not">
                  <Sym
                    symbol={left.symbol}
                    fill="lost"
                    label={say('route.left', { symbol: game.names.symbols[left.symbol] })}
                  />
                </span>
              )}
            </li>
          );
        if (chapter === view.chapter)
          return (
            <li key={chapter} aria-current="step">
              <i>{roman(chapter)}</i>
              <span className="now">
                <Sym
                  symbol={symbolAt(view.active[0])}
                  fill="left"
                  label={game.names.symbols[symbolAt(view.active[0])]}
                />
                <Sym
                  symbol={symbolAt(view.active[1])}
                  fill="right"
                  label={game.names.symbols[symbolAt(view.active[1])]}
                />
              </span>
            </li>
          );
        return (
          <li key={chapter}>
            <i>{roman(chapter)}</i>
            <span className="bud">
              ?<span className="unseen">{say('route.open')}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The other card of the same pair: pairs are numbered one after the other, the left one even. */
const isRival = (card: PathCard, other: PathCard): boolean => (other.node ^ 1) === card.node;

const titleOf = (paths: Readonly<Record<number, { readonly title: string }>> | undefined, node: number): string =>
  paths?.[node]?.title ?? '';
