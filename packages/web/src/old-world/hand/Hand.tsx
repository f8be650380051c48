import { CardButton } from '../card/CardButton.tsx';
import { useMemo, useRef } from 'react';
import { useGlide } from '../card/use-glide.ts';
import { QuillSeal } from '../../teacher/QuillSeal.tsx';
import { movesOf } from '../asked/choices.ts';
import { useAdvisedCards } from '../asked/use-advised.ts';
import { useJourney } from '../picking/context.ts';

const DRAWN_FROM = '.witcher .piles .card.back';

/** The hand of the one at the screen. Cards that can be chosen now are lit, the others say why not. */
export function Hand() {
  const { sitting, plays, pointed } = useJourney();
  const { view, me, words, position, ask } = sitting;
  const list = useRef<HTMLUListElement>(null);
  useGlide(list, position.number, DRAWN_FROM);
  const hand = me === undefined ? undefined : view.table.witchers[me]?.hand;
  // What would pay the way to the place somebody points at rises a little.
  const pays = useMemo(() => {
    const ways = movesOf(ask).filter(({ to }) => to === pointed);
    const alone = ways.filter(({ cards, gold }) => cards.length === 1 && gold === 0);
    return new Set((alone.length > 0 ? alone : ways).flatMap(({ cards }) => cards));
  }, [ask, pointed]);
  const advised = useAdvisedCards(ask);
  if (hand?.cards === undefined) return null;
  return (
    <section className="hand" aria-label={words.say('ow.h.hand')} data-count={Math.min(hand.count, 7)}>
      <ul ref={list}>
        {hand.cards.map((card, at) => {
          const { state, act, why, pressed, choice } = plays.hand(card);
          return (
            <li
              key={card}
              style={{ '--nth': at - (hand.count - 1) / 2 }}
              data-state={state}
              data-choice={choice}
              data-pays={pays.has(card)}
            >
              <CardButton
                card={card}
                state={state}
                onChoose={act}
                why={why}
                {...(pressed === undefined ? {} : { pressed })}
              />
              {advised.has(card) && <QuillSeal />}
            </li>
          );
        })}
        {hand.count === 0 && <li className="none">{words.say('ow.hand.empty')}</li>}
      </ul>
    </section>
  );
}
