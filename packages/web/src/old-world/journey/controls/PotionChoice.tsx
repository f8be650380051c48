import { potion } from '@medallion/old-world/content';
import { Flask } from '../../parts/Flask.tsx';
import type { ControlProps } from '../../asked/control.ts';
import { Option } from './Option.tsx';

/** Which potion has to go. */
export function PotionChoice(props: ControlProps<'potions/discard'>) {
  return (
    <div className="options">
      {props.ask.choices.map(({ id, potion: number }) => {
        const { id: title, power } = potion(number);
        return (
          <Option key={id} {...props} id={id} picture={<Flask potion={title} />} text={props.words.game.power(power)} />
        );
      })}
    </div>
  );
}
