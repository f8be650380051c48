import { actionCard } from '@medallion/old-world/content';
import { useRef } from 'react';
import { Card } from '../card/Card.tsx';
import { CardTab, TypeShape } from '../card/CardTab.tsx';
import { useGlide } from '../card/use-glide.ts';
import type { TableWords } from '../sitting.ts';
import { openTabs, type Fighter } from './reading.ts';

interface Props {
  readonly fighter: Fighter;
  /** A place for the next card is shown while it is being chosen. */
  readonly choosing: boolean;
  readonly words: TableWords;
}

/** The Combo as it lies: every card hangs on the tab of the one beneath, which becomes a clasp above both. */
export function ComboRow({ fighter, choosing, words }: Props) {
  const { say, game } = words;
  const list = useRef<HTMLOListElement>(null);
  useGlide(list, fighter.board.combo.count);
  const cards = fighter.board.combo.cards ?? [];
  const { links } = fighter.side;
  if (cards.length === 0 && !choosing) return null;
  const open = openTabs(fighter);
  return (
    <ol
      ref={list}
      className="combo"
      style={{ '--cards': cards.length + (choosing ? 1 : 0) }}
      aria-label={say('duel.combo')}
    >
      {cards.map((card, at) => {
        const link = at === 0 ? -1 : (links[at - 1] ?? -1);
        const beneath = at === 0 ? undefined : actionCard(cards[at - 1] ?? 0);
        const tab = beneath?.tabs[link];
        return (
          <li key={card} style={{ '--nth': at }}>
            <span className="unseen">{game.name.title(actionCard(card).title)}</span>
            <Card card={card} size="compact" covered={at < cards.length - 1}>
              {tab !== undefined && (
                <span className="clasp" style={{ '--nth': link }}>
                  <CardTab tab={tab} lit />
                </span>
              )}
            </Card>
          </li>
        );
      })}
      {choosing && (
        <li className="next">
          <span className="slot">
            {cards.length === 0 ? (
              <b>{say('duel.first')}</b>
            ) : open.length === 0 ? (
              <b>{say('duel.open.none')}</b>
            ) : (
              <>
                <span className="shapes" aria-hidden="true">
                  {open.map((colour) => (
                    <TypeShape key={colour} colour={colour} />
                  ))}
                </span>
                <b>{say('duel.open', { colours: open.map((colour) => game.name.colour(colour)).join(', ') })}</b>
                <small>{say('duel.open.may')}</small>
              </>
            )}
          </span>
        </li>
      )}
    </ol>
  );
}
