import { useKeys } from '../../kit/use-keys.ts';
import type { ControlProps } from '../asked/control.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { Deed } from './Deed.tsx';

/** The Viper's specialty, offered at the moment it can be used. */
export function LookControl({ ask, answer, words, view }: ControlProps<'fight/viper-look'>) {
  const { tell, game } = words;
  const board = view.table.witchers[ask.seat];
  const { choices } = ask;
  const look = choices.find((choice) => choice.look);
  useKeys({ Enter: look === undefined ? undefined : () => answer(look.id) });
  return (
    <div className="duel-control">
      <p className="told">{board?.school === undefined ? '' : game.specialty(board.school, board.specialty)}</p>
      <div className="duel-deeds">
        {choices.map((choice) => (
          <Deed key={choice.id} gold={choice.look} choice={choice.id} act={() => answer(choice.id)}>
            {choice.look && <Glyph name="magnifying-glass" />} {tell.label(ask, choice)}
          </Deed>
        ))}
      </div>
    </div>
  );
}
