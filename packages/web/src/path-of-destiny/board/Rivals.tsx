import type { Who } from '@medallion/path-of-destiny';
import { Card } from '../card/Card.tsx';
import { sayCard } from '../card/say-card.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Medal } from '../parts/Medal.tsx';
import { Sym, symbolAt } from '../parts/Sym.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { Counts } from './Counts.tsx';
import { Pips } from './Pips.tsx';
import { Points } from './Points.tsx';

/** Everybody else at the table; all of it is public. A press opens the whole board. */
export function Rivals({ onLook }: { readonly onLook: (who: Who) => void }) {
  const { view, me } = useLaid();
  const { say } = usePathWords();
  const others = view.participants.filter(({ who }) => who !== me);
  return (
    <section className={`pd-rivals of-${others.length}`} aria-label={say('rivals')}>
      {others.map(({ who }) => (
        <Rival key={who} who={who} onLook={() => onLook(who)} />
      ))}
    </section>
  );
}

/** What somebody is doing: choosing, sealed, or nothing in particular. */
function useDoing(who: Who): 'choosing' | 'sealed' | undefined {
  const { view, waiting, told } = useLaid();
  if (!told) return undefined;
  if (waiting.includes(who)) return 'choosing';
  const sealing =
    view.phase === 'play' && view.participants.every(({ playedNow, automa }) => playedNow === 0 || automa === true);
  return sealing && waiting.length > 0 && participantOf(view, who).automa !== true ? 'sealed' : undefined;
}

function Rival({ who, onLook }: { readonly who: Who; readonly onLook: () => void }) {
  const { view, sitters } = useLaid();
  const words = usePathWords();
  const { say, heroOf, nameOf } = words;
  const of = participantOf(view, who);
  const doing = useDoing(who);
  const sitter = sitters[who];
  const kind =
    of.automa === true ? say('automa') : sitter?.bot === undefined ? nameOf(who) : say('bot', { name: nameOf(who) });
  return (
    <article className={`pd-rival pd-tray ${of.character ?? ''}`}>
      <button type="button" className="pd-who" onClick={onLook} aria-label={say('look.board', { name: heroOf(who) })}>
        <Medal character={of.character} automa={of.automa === true} />
        <span className="names">
          <b>{heroOf(who)}</b>
          <span>
            {kind}
            {doing !== undefined && ` · ${say('doing', { doing })}`}
          </span>
        </span>
      </button>
      <div className="pd-standing">
        <Points of={of} />
        <span>
          <Pips of={of} />
          {of.automa !== true && (
            <span className="hand" title={say('hand.count', { n: of.hand.count })}>
              <i className="pd-slip-back" />
              {of.hand.count}
              <span className="unseen">{say('hand.count', { n: of.hand.count })}</span>
            </span>
          )}
        </span>
      </div>
      <div className="pd-slips" style={{ '--n': of.timeline.length + (doing === 'sealed' ? 1.5 : 0) }}>
        {of.timeline.map((card, at) => (
          <Card
            key={card}
            card={card}
            form="micro"
            active={view.active}
            covered={of.covered[at] ?? 0}
            label={sayCard(words, card, of.covered[at])}
          />
        ))}
        {view.phase === 'play' && doing === 'sealed' && (
          <span className="sealed">
            <i className="pd-slip-back" />
            <i className="pd-slip-back" />
            <i className="pd-wax">
              <Glyph name="wax-seal" />
            </i>
          </span>
        )}
      </div>
      <TokenRow who={who} />
      <Counts who={who} />
    </article>
  );
}

/** Symbol tokens, by kind, with their number. */
export function TokenRow({ who }: { readonly who: Who }) {
  const { view } = useLaid();
  const { say, game } = usePathWords();
  const { tokens, special } = participantOf(view, who);
  if (tokens.every((count) => count === 0) && special.length === 0) return null;
  return (
    <span className="pd-tokens" title={say('tokens')}>
      <span className="unseen">{say('tokens')}: </span>
      {tokens.map((count, symbol) =>
        count === 0 ? null : (
          <span key={symbol}>
            <Sym symbol={symbolAt(symbol)} fill="bronze" label={game.names.symbols[symbolAt(symbol)]} />
            {count > 1 && <b>{count}</b>}
          </span>
        ),
      )}
      {special.map((side, at) => (
        <span key={at} className="special" title={say('special', { side })}>
          <Sym symbol={symbolAt(view.active[side === 'left' ? 0 : 1])} fill="bronze" label={say('special', { side })} />
        </span>
      ))}
    </span>
  );
}
