import { useKeys } from '../../kit/use-keys.ts';
import type { ControlProps } from '../asked/control.ts';
import { Glyph } from '../icons/Glyph.tsx';

/** Charge or bite, called before anybody has seen the card. */
export function AttackControl({ ask, answer, words }: ControlProps<'monster/attack'>) {
  const { say, game } = words;
  const { choices } = ask;
  useKeys(Object.fromEntries(choices.map(({ id }, at) => [String(at + 1), () => answer(id)] as const)));
  return (
    <div className="duel-control calling">
      {choices.map(({ id, attack }, at) => (
        <button type="button" key={id} className={`call ${attack}`} data-choice={id} onClick={() => answer(id)}>
          <Glyph name={attack === 'charge' ? 'horned-skull' : 'fangs'} />
          <b>{game.name.attackType(attack)}</b>
          <small>{say('duel.unseen')}</small>
          <kbd aria-hidden="true">{at + 1}</kbd>
        </button>
      ))}
    </div>
  );
}
