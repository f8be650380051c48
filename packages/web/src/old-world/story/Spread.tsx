import './story.css';
import type { Story } from '@medallion/old-world';
import { exploration } from '@medallion/old-world/content';
import type { ReactNode } from 'react';
import { Candle } from '../../kit/Candle.tsx';
import { CardBack } from '../card/CardBack.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { useBook } from '../words/book.ts';
import { woodcutOf } from './woodcuts.ts';

interface Props {
  readonly card: Story['card'];
  readonly sitting: OldWorldSitting;
  /** The right page. */
  readonly children: ReactNode;
}

/** An open book by candlelight: on the left the woodcut, the title and the scene. */
export function Spread({ card, sitting, children }: Props) {
  const { view, words } = sitting;
  const { say, game } = words;
  const book = useBook();
  const deck = 'exploration' in card ? exploration(card.exploration).deck : undefined;
  const title = book?.title(card) ?? '';
  const scene = book?.scene(card) ?? '';
  return (
    <main className="story" id="table" tabIndex={-1}>
      <div className="candle" aria-hidden="true">
        <Candle height={130} />
      </div>
      <article className="book">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- longer than a low screen: the keyboard must get there to scroll it */}
        <section className="page left" tabIndex={0} aria-label={title}>
          <img className="woodcut" src={woodcutOf(card)} alt="" key={woodcutOf(card)} />
          <h1>{title}</h1>
          <p className="scene">{scene}</p>
          <span className="flourish" aria-hidden="true" />
        </section>
        <div className="page right">{children}</div>
      </article>
      {deck !== undefined && (
        <div className="deck" aria-hidden="true">
          <CardBack kind={deck} />
          <p>{say('story.deck', { n: view.table[deck], deck: game.name.deck(deck) })}</p>
        </div>
      )}
    </main>
  );
}
