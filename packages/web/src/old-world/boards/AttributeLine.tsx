import type { Attribute } from '@medallion/old-world/content';
import { TOP_ATTRIBUTE_LEVEL } from '@medallion/old-world/content';
import { Glyph } from '../icons/Glyph.tsx';
import { ATTRIBUTE_GLYPH } from '../icons/which.ts';

const STEPS = Array.from({ length: TOP_ATTRIBUTE_LEVEL }, (_, i) => i + 1);

/** An attribute as five slanted steps; the next one is hatched, with what it would give. */
export function AttributeLine({
  attribute,
  name,
  level,
  next,
}: {
  readonly attribute: Attribute;
  readonly name: string;
  readonly level: number;
  readonly next: string | undefined;
}) {
  return (
    <div className="attribute">
      <span className="glyph-disc">
        <Glyph name={ATTRIBUTE_GLYPH[attribute]} />
      </span>
      <div>
        <p>
          <b>{name}</b> {next !== undefined && <small>{next}</small>}
        </p>
        <span className="steps" aria-hidden="true">
          {STEPS.map((step) => (
            <i key={step} className={step <= level ? 'full' : step === level + 1 ? 'next' : ''} />
          ))}
        </span>
      </div>
      <span className="level">{level}</span>
    </div>
  );
}
