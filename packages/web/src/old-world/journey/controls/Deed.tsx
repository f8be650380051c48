import { Clause } from '../../../library/Clause.tsx';
import { Glyph, type GlyphName } from '../../icons/Glyph.tsx';
import type { WhyNotTold } from '@medallion/old-world/telling';

/** A button of the strip: gold for the one thing that moves the turn on, leather for the others. */
export function Deed({
  label,
  small,
  glyph,
  gold = false,
  choice,
  why,
  onDo,
}: {
  readonly label: string;
  readonly small?: string;
  readonly glyph?: GlyphName;
  readonly gold?: boolean;
  readonly choice?: string;
  readonly why?: WhyNotTold;
  readonly onDo?: () => void;
}) {
  return (
    <button
      type="button"
      className={gold ? 'deed button gold' : 'deed button'}
      aria-disabled={onDo === undefined}
      data-choice={choice}
      onClick={onDo}
    >
      {glyph !== undefined && <Glyph name={glyph} />}
      <span>
        {label}
        {small !== undefined && <small>{small}</small>}
        {why !== undefined && (
          <small className="why">
            {why.why} <Clause id={why.clause} inside />
          </small>
        )}
      </span>
    </button>
  );
}
