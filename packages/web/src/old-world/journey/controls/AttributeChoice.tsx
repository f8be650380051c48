import { ATTRIBUTES, TOP_ATTRIBUTE_LEVEL } from '@medallion/old-world/content';
import { listed } from '../../asked/choices.ts';
import type { ControlProps } from '../../asked/control.ts';
import { nextGives } from '../../boards/next-gives.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import { ATTRIBUTE_GLYPH } from '../../icons/which.ts';
import { Option } from './Option.tsx';

/** One of the four attributes, with the step it would take. */
export function AttributeChoice(props: ControlProps<'location/train' | 'attributes/choose'>) {
  const { view, ask } = props;
  const witcher = view.table.witchers[ask.seat];
  const { say, game } = props.words;
  const next = witcher === undefined ? undefined : nextGives(say, witcher);
  /** What one gets for it, before one pays. */
  const gives = (attribute: (typeof ATTRIBUTES)[number]): string => {
    if (attribute !== 'specialty' || witcher?.school === undefined) return next?.(attribute) ?? '';
    return witcher.specialty < TOP_ATTRIBUTE_LEVEL ? game.specialty(witcher.school, witcher.specialty + 1) : '';
  };
  const by = ask.ask === 'attributes/choose' ? ask.args.by : 1;
  return (
    <div className="options">
      {ATTRIBUTES.map((attribute) => {
        const level = witcher?.[attribute] ?? 0;
        const can = ask.choices.some((choice) => choice.attribute === attribute);
        return (
          <Option
            key={attribute}
            {...props}
            id={listed(ask, (choice) => choice.attribute === attribute)?.id}
            picture={
              <span className="glyph-disc">
                <Glyph name={ATTRIBUTE_GLYPH[attribute]} />
              </span>
            }
            text={
              can ? (
                <>
                  {level} → {level + by} <em>{gives(attribute)}</em>
                </>
              ) : (
                String(level)
              )
            }
          />
        );
      })}
    </div>
  );
}
