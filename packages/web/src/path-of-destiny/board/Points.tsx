import type { ParticipantView } from '@medallion/path-of-destiny';
import { Glyph } from '../icons/Glyph.tsx';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** Victory Points and Experience, and what the golden marker pays once it is out. PD-END-04 */
export function Points({ of: { who, vp, xp } }: { readonly of: Pick<ParticipantView, 'who' | 'vp' | 'xp'> }) {
  const { prospect } = useLaid();
  const { say } = usePathWords();
  const golden = prospect.standings[who]?.golden ?? 0;
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
        {golden > 0 && (
          <small className="golden" title={say('golden.now', { vp: golden })}>
            <span aria-hidden="true">+{golden}</span>
            <span className="unseen">, {say('golden.now', { vp: golden })}</span>
          </small>
        )}
      </span>
    </span>
  );
}
