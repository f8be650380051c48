import { actionCard } from '@medallion/old-world/content';
import type { ReactNode, Ref } from 'react';
import { type OldWorldWords, useOldWorldWords } from '../words/use-words.ts';
import { Card, type CardSize, type CardState } from './Card.tsx';

interface Props {
  readonly card: number;
  readonly size?: CardSize;
  readonly state?: CardState;
  /** What choosing it does; without it the card can only be looked at. */
  readonly onChoose?: (() => void) | undefined;
  /** Why it cannot be chosen, with its clause. */
  readonly why?: string | undefined;
  /** Said after the card itself, for those who listen. */
  readonly note?: string;
  readonly pressed?: boolean;
  /** The id of the answer a click gives, where one click is enough. */
  readonly choice?: string | undefined;
  /** Somebody points at it, by mouse or by focus, or no longer does. */
  readonly onPoint?: ((at: boolean) => void) | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children?: ReactNode;
}

/** A card one can point at: it says all that is printed on it, and why it cannot be chosen. */
export function CardButton({
  card,
  size,
  state = 'plain',
  onChoose,
  why,
  note,
  pressed,
  choice,
  onPoint,
  ref,
  children,
}: Props) {
  const words = useOldWorldWords();
  const text = cardText(words, card);
  const label = [text, note, why].filter((part) => part !== undefined && part !== '').join(' ');
  return (
    <button
      type="button"
      className="card-button"
      ref={ref}
      data-card={card}
      data-choice={choice}
      aria-label={label}
      aria-disabled={onChoose === undefined}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onChoose}
      onMouseEnter={() => onPoint?.(true)}
      onMouseLeave={() => onPoint?.(false)}
      onFocus={() => onPoint?.(true)}
      onBlur={() => onPoint?.(false)}
      title={why === undefined ? text : `${text}\n${why}`}
    >
      <Card card={card} state={state} {...(size === undefined ? {} : { size })}>
        {children}
      </Card>
      {why !== undefined && state === 'dim' && (
        <span className="why-slip" aria-hidden="true">
          {why}
        </span>
      )}
    </button>
  );
}

/** All that is printed on a card, as a sentence: name, type, terrain, cost, fight line, extensions. */
export function cardText(words: OldWorldWords, card: number): string {
  const { name } = words;
  const { title, colour, terrain, cost } = actionCard(card);
  return `${name.title(title)}. ${name.cardType(colour)}, ${name.terrain(terrain)}, ${name.term('cardCost')} ${cost}. ${words.card(card)}`;
}
