import { monster } from '@medallion/old-world/content';
import type { ControlProps } from '../asked/control.ts';
import { AttackCard } from './AttackCard.tsx';
import { CardChoice } from './CardChoice.tsx';

/** What the Viper has seen: cards of a monster, or of another witcher. */
export function ViperChoice(props: ControlProps<'fight/viper-discard' | 'fight/viper-order'>) {
  const { view, ask, answer, words } = props;
  const { fight, slots } = view.table;
  if (fight?.slot === undefined) return <CardChoice {...props} />;
  const index = slots[fight.slot]?.monster ?? -1;
  const level = index < 0 ? undefined : monster(index).level;
  return (
    <div className="duel-control">
      <ul className="beast-cards">
        {ask.choices.map(({ id, card }) => (
          <li key={id}>
            <button type="button" className="beast-card" data-choice={id} onClick={() => answer(id)}>
              <AttackCard card={card} table={view.table} level={level} words={words} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
