import { actionCard } from '@medallion/old-world/content';
import type { ReactNode } from 'react';
import { useVocabulary } from '../../kit/vocabulary.ts';
import { Card } from '../card/Card.tsx';
import { cardText } from '../card/CardButton.tsx';
import { Glyph } from '../icons/Glyph.tsx';
import { ATTRIBUTE_GLYPH } from '../icons/which.ts';
import { CardBack } from '../card/CardBack.tsx';
import { useOldWorldWords } from '../words/use-words.ts';
import { TURN } from './turn.ts';
import { figureWords } from './words/index.ts';

/** One whole turn, step by step, with the cards it was played with. */
export function WorkedTurn() {
  const say = useVocabulary(figureWords);
  const { name } = useOldWorldWords();
  const { hand, home, gold, paid, place, attribute, level, found, quest, kept, drawn, gained, printed, slot, price } =
    TURN;
  const called = (card: number) => name.title(actionCard(card).title);
  const step = (text: string, sign: ReactNode) => (
    <li key={text}>
      <p>{text}</p>
      {sign}
    </li>
  );
  return (
    <ol className="worked-turn">
      {step(say('figure.turn.start', { place: name.place(home), n: gold }), <Cards cards={hand} />)}
      {step(
        say('figure.turn.move', { card: called(paid), place: name.place(place) }),
        <Cards cards={hand} gone={paid} />,
      )}
      {step(
        say('figure.turn.act', { place: name.place(place), attribute: name.attribute(attribute), n: level }),
        <span className="signs" aria-hidden="true">
          <Glyph name={ATTRIBUTE_GLYPH[attribute]} />
        </span>,
      )}
      {step(
        say('figure.turn.explore', { n: found, place: name.place(quest) }),
        <span className="signs" aria-hidden="true">
          <CardBack kind="city" />
        </span>,
      )}
      {step(say('figure.turn.draw', { kept: kept.length, n: drawn.length }), <Cards cards={[...kept, ...drawn]} />)}
      {step(
        say('figure.turn.gain', { card: called(gained), printed, slot, pay: called(price) }),
        <Cards cards={[...kept, ...drawn, gained]} gone={price} come={gained} />,
      )}
      {step(say('figure.turn.end'), null)}
    </ol>
  );
}

/** Cards side by side; one of them goes, another has just come. */
function Cards({
  cards,
  gone,
  come,
}: {
  readonly cards: readonly number[];
  readonly gone?: number;
  readonly come?: number;
}) {
  const words = useOldWorldWords();
  return (
    <ul className="cards">
      {cards.map((card) => (
        <li key={card} className={card === gone ? 'gone' : card === come ? 'come' : ''}>
          <Card card={card} state={card === gone ? 'dim' : card === come ? 'chosen' : 'plain'} />
          <span className="unseen">{cardText(words, card)}</span>
        </li>
      ))}
    </ul>
  );
}
