import type { Prospect } from '@medallion/path-of-destiny';
import { type Side, SIDES } from '@medallion/path-of-destiny/content';
import { Book, Plate } from '../book/Book.tsx';
import { Voice } from '../book/Paths.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { useLaid } from '../laid.ts';
import { Destiny, DestinySlot, roman } from '../parts/Destiny.tsx';
import { Arrow, Sym, symbolAt } from '../parts/Sym.tsx';
import { usePathWords } from '../words/use-path-words.ts';
import type { TurnAccount } from './turn.ts';

interface Said {
  readonly who: number | 'reserve';
  readonly says: Side | 'tie';
  readonly weight: number;
}

interface VotesProps {
  readonly account: TurnAccount;
  /** As it would be with what is being considered. */
  readonly preview?: Prospect | undefined;
}

/** The majority forming on the two pages, the tied in the gutter, and the token falling to a side or to the table's edge. */
export function Votes({ account, preview }: VotesProps) {
  const { view, prospect } = useLaid();
  const { say, game, tale } = usePathWords();
  const verdict = (preview ?? prospect).verdict;
  const voices: readonly Said[] = account.declared === undefined ? (verdict?.voices ?? []) : saidIn(account.declared);
  const solo = view.participants.some(({ automa }) => automa === true);
  const counts: Record<Side, number> =
    account.declared === undefined
      ? { left: verdict?.left ?? 0, right: verdict?.right ?? 0 }
      : { left: weigh(voices, 'left'), right: weigh(voices, 'right') };
  const placed = account.placed?.place;
  const falls = placed ?? verdict?.place;
  const turn = view.turn;
  const ties = voices.filter(({ says }) => says === 'tie');
  return (
    <Book
      className={`pd-votes ${placed === undefined ? 'open' : 'fallen'} falls-${falls ?? 'aside'}`}
      label={say('votes')}
      left={page('left')}
      right={page('right')}
    >
      <div className="pd-ties">
        {ties.map(({ who }) => (
          <Voice key={who} who={who} />
        ))}
        {ties.length > 0 && <em>{say('tie')}</em>}
        {solo && view.flip !== undefined && (
          <span className="pd-solo-coin" title={say('solo.coin')}>
            <Arrow side={view.flip} label={say('solo.shows', { side: view.flip })} />
          </span>
        )}
      </div>
      <span
        className={`pd-falling ${placed === undefined ? 'hovers' : 'lies'}`}
        key={`${view.chapter}-${turn}-${placed ?? ''}`}
      >
        <Destiny n={turn} label={say('destiny.now', { n: turn })} />
      </span>
      {caption()}
    </Book>
  );

  function page(side: Side) {
    const at = side === 'left' ? 0 : 1;
    const node = view.pair[at];
    const symbol = symbolAt(view.active[at]);
    const here = voices.filter(({ says }) => says === side);
    const wins = falls === side;
    return (
      <div className={`pd-vote ${side} ${wins ? 'wins' : ''}`}>
        <header>
          <Sym symbol={symbol} fill={side} />
          <div>
            <p className="label">
              <Arrow side={side} /> {say('path.label', { side, n: node, symbol: game.names.symbols[symbol] })}
            </p>
            <h2>{tale?.paths[node as 2]?.title}</h2>
          </div>
        </header>
        <div className="count">
          <span className="voices">
            {here.map(({ who, weight }) => (
              <span key={who} className={weight > 1 ? 'twice' : ''}>
                <Voice who={who} />
              </span>
            ))}
          </span>
          <b className={`number ${account.declared === undefined && placed === undefined ? 'grey' : ''}`}>
            {counts[side]}
          </b>
        </div>
        <div className="below">
          <span className="tokens">
            {view.destiny.map((place, n) =>
              place === side && !(n + 1 === turn && placed === side) ? (
                <Destiny key={n} n={n + 1} />
              ) : place === 'stack' || n + 1 === turn ? (
                <DestinySlot key={n} n={n + 1} />
              ) : null,
            )}
          </span>
          <Plate story={view.options.story} node={node} />
        </div>
      </div>
    );
  }

  /** In words, for whoever does not see it fall. */
  function caption() {
    const n = roman(turn);
    const nameOf = (side: Side) => game.names.symbols[symbolAt(view.active[side === 'left' ? 0 : 1])];
    const more = Math.max(counts.left, counts.right);
    const fewer = Math.min(counts.left, counts.right);
    const text =
      placed === undefined
        ? verdict === undefined
          ? ''
          : verdict.place === 'aside'
            ? say('verdict.aside', { n, left: counts.left, right: counts.right })
            : say('verdict.side', { n, symbol: nameOf(verdict.place), more, fewer })
        : placed === 'left' || placed === 'right'
          ? say('fell.side', { n, symbol: nameOf(placed), more, fewer, ties: ties.length })
          : say('fell.aside', { n });
    return (
      <p className="pd-caption" aria-live="polite">
        <Glyph name="scroll-unfurled" /> {text}
        {SIDES.map((side) =>
          placed === side ? (
            <Sym key={side} symbol={symbolAt(view.active[side === 'left' ? 0 : 1])} fill={side} />
          ) : null,
        )}
      </p>
    );
  }
}

function saidIn({ by, reserve }: NonNullable<TurnAccount['declared']>): readonly Said[] {
  return reserve === undefined ? by : [...by, { who: 'reserve', says: reserve, weight: 1 }];
}

const weigh = (voices: readonly Said[], side: Side): number =>
  voices.reduce((sum, { says, weight }) => (says === side ? sum + weight : sum), 0);
