import type { Who } from '@medallion/path-of-destiny';
import { Card } from '../card/Card.tsx';
import { sayCard } from '../card/say-card.ts';
import { participantOf, useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** What everybody knows of a hand by paying attention; what was drawn unseen shows its back. */
export function KnownHand({ who }: { readonly who: Who }) {
  const { view } = useLaid();
  const words = usePathWords();
  const { say } = words;
  const { hand, shown, automa } = participantOf(view, who);
  const known = hand.cards ?? shown;
  if (automa === true || hand.count === 0) return null;
  return (
    <div className="pd-known">
      <h3 title={say('hand.shown.text')}>
        {say('hand.shown')} <small>{`${known.length} / ${hand.count}`}</small>
      </h3>
      <div className="pd-slips" style={{ '--n': hand.count }}>
        {known.map((card) => (
          <Card key={card} card={card} form="micro" active={view.active} label={sayCard(words, card)} />
        ))}
        {Array.from({ length: hand.count - known.length }, (_, at) => (
          <i key={at} className="pd-slip-back" />
        ))}
      </div>
    </div>
  );
}
