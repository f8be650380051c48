import type { OldWorldSitting } from '../sitting.ts';

/** The trophy track as lozenges, filled up to where a witcher stands. */
export function Track({ at, sitting }: { readonly at: number; readonly sitting: OldWorldSitting }) {
  const { view, words } = sitting;
  const { trophiesToWin } = view.table.options;
  const label = words.say('ow.track', { n: at, of: trophiesToWin });
  return (
    <span className="trophy-track" title={label}>
      <span className="unseen">{label}</span>
      {Array.from({ length: trophiesToWin }, (_, i) => (
        <i key={i} className={i < at ? 'full' : ''} />
      ))}
    </span>
  );
}
