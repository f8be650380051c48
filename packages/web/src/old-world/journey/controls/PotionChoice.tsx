import { potion } from '@medallion/old-world/content';
import { Flask } from '../../boards/Flask.tsx';
import type { ControlProps } from '../../frame/control.ts';
import { choicesOf } from '../choices.ts';
import { Option } from './Option.tsx';

/** Which potion has to go. */
export function PotionChoice(props: ControlProps) {
  return (
    <div className="options">
      {choicesOf(props.ask, 'potions/discard').map(({ id, potion: number }) => {
        const { id: title, power } = potion(number);
        return (
          <Option key={id} {...props} id={id} picture={<Flask potion={title} />} text={props.words.game.power(power)} />
        );
      })}
    </div>
  );
}
