import type { ReactNode } from 'react';
import { Card } from '../card/Card.tsx';
import { sayCard } from '../card/say-card.ts';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

interface HandProps {
  readonly cards: readonly number[];
  /** What pressing a card does; without it the cards only lie there. */
  readonly onPress?: ((card: number) => void) | undefined;
  /** Cards that have been picked out. */
  readonly pressed?: readonly number[];
  /** Cards that come in but are not there yet: the pair one points at. */
  readonly coming?: readonly number[];
  readonly mark?: (card: number) => ReactNode;
  /** Number keys are shown on the cards. */
  readonly keys?: boolean;
}

/** The cards in hand. */
export function Hand({ cards, onPress, pressed, coming = [], mark, keys = false }: HandProps) {
  const { view } = useLaid();
  const words = usePathWords();
  return (
    <ul
      className="pd-hand"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- may be wider than its place: the keyboard must get there to scroll it
      tabIndex={onPress === undefined ? 0 : undefined}
      style={{ '--n': cards.length + coming.length }}
      aria-label={words.say('hand')}
    >
      {cards.map((card, at) => (
        <li key={card} style={{ '--at': at }}>
          {onPress === undefined ? (
            <Card card={card} active={view.active} label={sayCard(words, card)}>
              {mark?.(card)}
            </Card>
          ) : (
            <button
              type="button"
              data-card={card}
              {...(pressed === undefined ? {} : { 'aria-pressed': pressed.includes(card) })}
              aria-label={sayCard(words, card)}
              onClick={() => onPress(card)}
            >
              <Card card={card} active={view.active}>
                {mark?.(card)}
                {keys && at < 9 && <kbd>{at + 1}</kbd>}
              </Card>
            </button>
          )}
        </li>
      ))}
      {coming.map((card) => (
        <li key={card} className="coming">
          <Card card={card} active={view.active} label={sayCard(words, card)} />
        </li>
      ))}
    </ul>
  );
}
