import { actionCard } from '@medallion/old-world/content';
import { useRef } from 'react';
import { Panel } from '../../kit/Panel.tsx';
import { CardButton } from '../card/CardButton.tsx';
import { useGlide } from '../card/use-glide.ts';
import { QuillSeal } from '../../teacher/QuillSeal.tsx';
import { useAdvisedCards } from '../asked/use-advised.ts';
import { useJourney } from '../picking/context.ts';

/** The six cards on offer, with what their slots add to the price. */
export function RowOfSix() {
  const { sitting, plays } = useJourney();
  const { view, words, position, ask } = sitting;
  const advised = useAdvisedCards(ask);
  const list = useRef<HTMLUListElement>(null);
  useGlide(list, position.number);
  const { say } = words;
  return (
    <Panel className="row-of-six" label={say('ow.h.row')}>
      <h2 className="heading">
        {say('ow.h.row')} <small>{say('ow.row.text')}</small>
      </h2>
      <ul ref={list}>
        {view.table.row.map(({ card, modifier }) => {
          const { state, act, why, pressed, choice } = plays.row(card);
          const cost = Math.max(0, actionCard(card).cost + modifier);
          return (
            <li key={card} data-state={state} data-choice={choice}>
              <CardButton
                card={card}
                state={state}
                onChoose={act}
                why={why}
                note={say('ow.row.cost', { n: cost })}
                {...(pressed === undefined ? {} : { pressed })}
              >
                <span className={`cost-mark ${modifier > 0 ? 'up' : modifier < 0 ? 'down' : ''}`} aria-hidden="true">
                  {modifier > 0 ? `+${modifier}` : modifier < 0 ? `−${-modifier}` : '·'}
                </span>
              </CardButton>
              {advised.has(card) && <QuillSeal />}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
