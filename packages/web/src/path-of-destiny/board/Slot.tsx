import { ACTION_CARDS } from '@medallion/path-of-destiny/content';
import { printedOn } from '@medallion/path-of-destiny';
import { CardBack } from '../card/CardBack.tsx';
import { cardName } from '../card/say-card.ts';
import { Banner } from '../parts/Banner.tsx';
import { fillOf, said, Sym, symbolAt } from '../parts/Sym.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

interface SlotProps {
  /** First or second. */
  readonly n: number;
  readonly card: number | undefined;
  /** How far its effect would be met; −1 where it has none. */
  readonly level: number | undefined;
  readonly onTake: (card: number) => void;
}

/** A place for a card of this turn. It lies face down; its owner sees a slip of what is on it. */
export function Slot({ n, card, level, onTake }: SlotProps) {
  const { view } = useLaid();
  const words = usePathWords();
  const { say } = words;
  if (card === undefined)
    return (
      <span className="pd-card timeline place" {...said(say('slot.free', { n }))}>
        <b>{n}</b>
      </span>
    );
  return (
    <button
      type="button"
      className="pd-chosen"
      data-slot={n}
      aria-label={say('slot.take', { n, card: cardName(words, card) })}
      title={cardName(words, card)}
      onClick={() => onTake(card)}
    >
      <CardBack className="timeline">
        <b className="nth">{n}</b>
        <span className="peek">
          {ACTION_CARDS[card]?.colours.map((colour) => (
            <Banner key={colour} colour={colour} />
          ))}
          {printedOn(card).map((symbol, at) => (
            <Sym key={at} symbol={symbolAt(symbol)} fill={fillOf(symbol, view.active)} />
          ))}
        </span>
        {level !== undefined && level >= 0 && <i className={level > 0 ? 'met' : 'unmet'}>{level > 0 ? '✓' : '–'}</i>}
      </CardBack>
    </button>
  );
}
