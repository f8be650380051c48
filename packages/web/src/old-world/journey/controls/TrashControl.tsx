import { CardButton } from '../../card/CardButton.tsx';
import type { ControlProps } from '../../asked/control.ts';

const ZONES = ['hand', 'discard', 'deck'] as const;
const NAMES = { hand: 'hand', discard: 'discardPile', deck: 'deck' } as const;

/** Cards from hand, discard pile and deck, one of which leaves the game. */
export function TrashControl({ ask, answer, words }: ControlProps<'cards/trash'>) {
  return (
    <div className="zones">
      {ZONES.map((zone) => {
        const cards = ask.choices.filter((choice) => choice.zone === zone);
        if (cards.length === 0) return null;
        return (
          <section key={zone}>
            <h3>{words.game.name.term(NAMES[zone])}</h3>
            <ul>
              {cards.map(({ id, card }) => (
                <li key={id} data-choice={id}>
                  <CardButton card={card} state="can" onChoose={() => answer(id)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
