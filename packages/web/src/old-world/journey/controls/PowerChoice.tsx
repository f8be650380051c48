import { powerOf } from '@medallion/old-world';
import { sourceGlyph } from '../../duel/Uses.tsx';
import type { ControlProps } from '../../frame/control.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { choicesOf } from '../choices.ts';
import { Option } from './Option.tsx';

/** What may be used on entering a place, with what it does; or nothing of it. */
export function PowerChoice(props: ControlProps) {
  return (
    <div className="options">
      {choicesOf(props.ask, 'powers/enter').map(({ id, source }) => (
        <Option
          key={id}
          {...props}
          id={id}
          picture={
            <span className="glyph-disc">
              <Glyph name={source === undefined ? 'compass' : sourceGlyph(source)} />
            </span>
          }
          text={source === undefined ? undefined : props.words.game.power(powerOf(source))}
        />
      ))}
    </div>
  );
}
