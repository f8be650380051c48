import type { ParticipantView } from '@medallion/path-of-destiny';
import { Glyph } from '../icons/Glyph.tsx';
import { usePathWords } from '../words/use-path-words.ts';

/** Victory Points and Experience. */
export function Points({ of: { vp, xp } }: { readonly of: Pick<ParticipantView, 'vp' | 'xp'> }) {
  const { say } = usePathWords();
  return (
    <span className="pd-points">
      <span className="vp" title={say('vp')}>
        <Glyph name="queen-crown" />
        <span className="unseen">{say('vp')} </span>
        {vp}
      </span>
      <span className="xp" title={say('xp')}>
        <Glyph name="laurels" />
        <span className="unseen">{say('xp')} </span>
        {xp}
      </span>
    </span>
  );
}
