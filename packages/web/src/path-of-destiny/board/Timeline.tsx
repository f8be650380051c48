import type { Who } from '@medallion/path-of-destiny';
import type { ReactNode } from 'react';
import { Card } from '../card/Card.tsx';
import { sayCard } from '../card/say-card.ts';
import type { ActivePair } from '../parts/Sym.tsx';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

interface TimelineProps {
  readonly who: Who;
  /** The Symbols that count; by default those that are Active now. */
  readonly active?: ActivePair;
  /** Something to press in place of a printed Symbol. */
  readonly symbol?: (card: number, index: number, drawn: ReactNode) => ReactNode;
  /** Behind the cards: the two places of this turn. */
  readonly children?: ReactNode;
  readonly slots?: number;
}

/** The cards of a Timeline from left to right. */
export function Timeline({ who, active, symbol, slots = 0, children }: TimelineProps) {
  const { view } = useLaid();
  const words = usePathWords();
  const of = participantOf(view, who);
  const kept = keptCount(view.chapter, of.timeline.length, of.playedNow);
  return (
    <div className="pd-timeline" style={{ '--n': of.timeline.length + slots }}>
      {of.timeline.map((card, at) => (
        <Card
          key={card}
          card={card}
          form="timeline"
          active={active ?? view.active}
          covered={of.covered[at] ?? 0}
          label={sayCard(words, card, of.covered[at])}
          className={at >= of.timeline.length - of.playedNow ? 'new' : ''}
          {...(symbol === undefined ? {} : { symbol: (index: number, drawn: ReactNode) => symbol(card, index, drawn) })}
        >
          {at < kept && <span className="kept">{words.say('kept')}</span>}
        </Card>
      ))}
      {children}
    </div>
  );
}

/** Cards that came over from the chapter before lie leftmost. */
const keptCount = (chapter: number, cards: number, playedNow: number): number =>
  Math.max(0, Math.min(chapter - 1, cards - playedNow));
