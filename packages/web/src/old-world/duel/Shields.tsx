import { Glyph } from '../icons/Glyph.tsx';

/** Shield as things: those one has, those a Combo would add, and room for more. */
export function Shields({ now, more, most }: { readonly now: number; readonly more: number; readonly most: number }) {
  const places = Math.max(most, now);
  return (
    <span className="duel-shields" aria-hidden="true">
      {Array.from({ length: places }, (_, at) => (
        <span key={at} className={at < now ? 'has' : at < now + more ? 'gains' : 'lacks'}>
          <Glyph name="checked-shield" />
        </span>
      ))}
    </span>
  );
}
