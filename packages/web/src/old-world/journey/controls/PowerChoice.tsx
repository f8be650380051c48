import { powerOf } from '@medallion/old-world';
import type { ControlProps } from '../../asked/control.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { sourceGlyph } from '../../icons/which.ts';
import { Option } from './Option.tsx';

/** What may be used on entering a place, with what it does; or nothing of it. */
export function PowerChoice(props: ControlProps<'powers/enter'>) {
  return (
    <div className="options">
      {props.ask.choices.map(({ id, source }) => (
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
