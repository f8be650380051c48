import { foreseeSenses } from '@medallion/path-of-destiny';
import { useMemo, useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import type { Asked } from '../asked.ts';
import { Seal } from '../board/Seal.tsx';
import { Card } from '../card/Card.tsx';
import { cardName, sayCard } from '../card/say-card.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';
import { Yield } from './Yield.tsx';

/** Four cards lie open before their owner alone: two are taken, the others go under the deck as they lie. */
export function SensesControl({ ask }: { readonly ask: Asked<'ability/senses'> }) {
  const { view, me = 0, answer } = useLaid();
  const words = usePathWords();
  const { say } = words;
  const cards = view.looked.cards ?? [];
  const [taken, take] = useState<readonly number[]>([]);
  const [swapped, swap] = useState(false);
  const ways = ask.choices.filter(
    (choice) => choice.take.length === taken.length && taken.every((card) => choice.take.includes(card)),
  );
  const choice = taken.length < 2 ? undefined : ((swapped ? ways[1] : undefined) ?? ways[0]);
  const seal = choice === undefined ? undefined : () => answer(choice.id);
  const foreseen = useMemo(
    () => (choice === undefined ? undefined : foreseeSenses(view, me, choice)),
    [choice, view, me],
  );
  const press = (card: number) =>
    take((now) => (now.includes(card) ? now.filter((other) => other !== card) : now.length < 2 ? [...now, card] : now));
  useKeys({ Enter: seal, ...Object.fromEntries(cards.map((card, at) => [String(at + 1), () => press(card)])) });
  return (
    <>
      <ul className="pd-laid">
        {cards.map((card, at) => (
          <li key={card}>
            <button
              type="button"
              data-card={card}
              aria-pressed={taken.includes(card)}
              aria-label={sayCard(words, card)}
              onClick={() => press(card)}
            >
              <Card card={card} active={view.active}>
                <kbd>{at + 1}</kbd>
              </Card>
              <small>{taken.includes(card) ? say('senses.take') : say('senses.under')}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className="pd-go">
        {choice !== undefined && choice.bottom.length > 1 && (
          <button type="button" className="pd-small wide" aria-pressed={swapped} onClick={() => swap(!swapped)}>
            <Glyph name="cycle" />{' '}
            {say('senses.order', { cards: choice.bottom.map((card) => cardName(words, card)).join(', ') })}
          </button>
        )}
        {foreseen?.best !== undefined && (
          <p className="also">
            {say('tag.best')}: <Yield gained={foreseen.best.foreseen.gained} />
          </p>
        )}
        <Seal onPress={seal} choice={choice?.id}>
          {say('seal.take')}
        </Seal>
      </div>
    </>
  );
}
