import type { ParticipantView, Who } from '@medallion/path-of-destiny';
import { SeatClock, SeatMark } from '../../online/SeatMark.tsx';
import { Card } from '../card/Card.tsx';
import { cardName, sayCard } from '../card/say-card.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Medal } from '../parts/Medal.tsx';
import { Sym, symbolAt } from '../parts/Sym.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { Counts } from './Counts.tsx';
import { Pips } from './Pips.tsx';
import { Points } from './Points.tsx';

interface RivalsProps {
  readonly onLook: (who: Who) => void;
  /** Cards are being kept, which is sealed as a play is. */
  readonly keeping?: boolean;
}

/** Everybody else at the table; all of it is public. A press opens the whole board. */
export function Rivals({ onLook, keeping = false }: RivalsProps) {
  const { view, me } = useLaid();
  const { say } = usePathWords();
  const others = view.participants.filter(({ who }) => who !== me);
  return (
    <section className={`pd-rivals of-${others.length}`} aria-label={say('rivals')}>
      {others.map(({ who }) => (
        <Rival key={who} who={who} keeping={keeping} onLook={() => onLook(who)} />
      ))}
    </section>
  );
}

/** What somebody is doing: choosing, sealed, or nothing in particular. */
function useDoing(who: Who, keeping: boolean): 'choosing' | 'sealed' | undefined {
  const { view, waiting, told } = useLaid();
  if (!told) return undefined;
  if (waiting.includes(who)) return 'choosing';
  const playing =
    view.phase === 'play' && view.participants.every(({ playedNow, automa }) => playedNow === 0 || automa === true);
  const { automa, timeline } = participantOf(view, who);
  const seals = playing || (keeping && timeline.length > 0);
  return seals && waiting.length > 0 && automa !== true ? 'sealed' : undefined;
}

function Rival({
  who,
  keeping,
  onLook,
}: {
  readonly who: Who;
  readonly keeping: boolean;
  readonly onLook: () => void;
}) {
  const { view, sitters } = useLaid();
  const words = usePathWords();
  const { say, heroOf, nameOf } = words;
  const of = participantOf(view, who);
  const doing = useDoing(who, keeping);
  // As many as are sealed: two are played, and each chapter one more is kept.
  const sealed = keeping ? view.chapter : 2;
  const sitter = sitters[who];
  const kind =
    of.automa === true ? say('automa') : sitter?.bot === undefined ? nameOf(who) : say('bot', { name: nameOf(who) });
  const known = of.shown.map((card) => cardName(words, card)).join(', ');
  const held = [
    say('hand.count', { n: of.hand.count }),
    ...(known === '' ? [] : [`${say('hand.shown')}: ${known}`]),
  ].join('\n');
  return (
    <article className={`pd-rival pd-tray ${of.character ?? ''} ${isAwake(of) ? 'awake' : ''}`}>
      <button type="button" className="pd-who" onClick={onLook} aria-label={say('look.board', { name: heroOf(who) })}>
        <span className="crest-here">
          <Medal character={of.character} automa={of.automa === true} />
          {of.automa !== true && <SeatMark seat={who} sitters={sitters} />}
        </span>
        <span className="names">
          <b>{heroOf(who)}</b>
          <span>
            {kind}
            {doing !== undefined && ` · ${say('doing', { doing })}`}
            {isAwake(of) && <span className="unseen"> · {say('automa.awake')}</span>} <SeatClock seat={who} />
          </span>
        </span>
      </button>
      <div className="pd-standing">
        <Points of={of} />
        <span>
          <Pips of={of} />
          {of.automa !== true && (
            <span className="hand" title={held}>
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
        {doing === 'sealed' && (
          <span className="sealed">
            {Array.from({ length: sealed }, (_, at) => (
              <i key={at} className="pd-slip-back" />
            ))}
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

/** The Automa has reached its second ability: its mirror is lit. PD-SOLO-09 */
export const isAwake = ({ automa, unlocked }: Pick<ParticipantView, 'automa' | 'unlocked'>): boolean =>
  automa === true && unlocked > 1;

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
