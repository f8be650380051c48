import { ATTRIBUTES } from '@medallion/old-world/content';
import type { ControlProps } from '../../frame/control.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { ATTRIBUTE_GLYPH } from '../../icons/which.ts';
import { Option } from './Option.tsx';

/** One of the four attributes, with the step it would take. */
export function AttributeChoice(props: ControlProps) {
  const { view, ask } = props;
  const witcher = view.table.witchers[ask.seat];
  const by = ask.ask === 'attributes/choose' ? ask.args.by : 1;
  return (
    <div className="options">
      {ATTRIBUTES.map((attribute) => {
        const level = witcher?.[attribute] ?? 0;
        const can = ask.choices.some(({ id }) => id === attribute);
        return (
          <Option
            key={attribute}
            {...props}
            id={attribute}
            picture={
              <span className="glyph-disc">
                <Glyph name={ATTRIBUTE_GLYPH[attribute]} />
              </span>
            }
            text={can ? `${level} → ${level + by}` : String(level)}
          />
        );
      })}
    </div>
  );
}
