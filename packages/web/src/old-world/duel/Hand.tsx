import { type ReactNode, useRef } from 'react';
import { CardButton } from '../card/CardButton.tsx';
import { useGlide } from '../card/use-glide.ts';
import type { CardState } from '../card/Card.tsx';
import { oldWorldWords } from '../words/index.ts';
import { useAdvice } from '../../teacher/advice.ts';
import { QuillSeal } from '../../teacher/QuillSeal.tsx';
import { useVocabulary } from '../../kit/vocabulary.ts';

export interface HandCard {
  readonly card: number;
  readonly state: CardState;
  readonly choice?: string;
  readonly onChoose?: (() => void) | undefined;
  readonly why?: string | undefined;
  readonly children?: ReactNode;
}

interface Props {
  readonly cards: readonly HandCard[];
  /** Somebody points at a card, or no longer at any. */
  readonly onPoint?: (card: number | undefined) => void;
  /** About to be lost: a red edge instead of a gold one. */
  readonly losing?: boolean;
  /** A pile one looks through: every card in sight, in rows. */
  readonly spread?: boolean;
  readonly label?: string;
}

/** Cards are drawn from the life pool. */
const DRAWN_FROM = '.fighter.near .life-stack';

/** Cards side by side that can be pointed at. */
export function Hand({ cards, onPoint, losing = false, spread = false, label }: Props) {
  const say = useVocabulary(oldWorldWords);
  const advised = useAdvice()?.choice;
  const list = useRef<HTMLUListElement>(null);
  // A hand that has changed is another moment, whatever else happened.
  useGlide(list, cards.reduce((sum, { card }) => sum * 31 + card, cards.length) % 1_000_003, DRAWN_FROM);
  return (
    <ul
      ref={list}
      className={`duel-hand${losing ? ' losing' : ''}${spread ? ' pile' : ''}`}
      aria-label={label ?? say('duel.hand')}
      style={{ '--cards': Math.max(cards.length, 1) }}
    >
      {cards.map(({ card, state, choice, onChoose, why, children }) => (
        <li key={card}>
          <CardButton
            card={card}
            state={state}
            choice={choice}
            onChoose={onChoose}
            why={why}
            onPoint={(at) => onPoint?.(at ? card : undefined)}
          />
          {choice !== undefined && choice === advised && <QuillSeal />}
          {children}
        </li>
      ))}
    </ul>
  );
}
