import { TROPHY_TRACK_TOP } from '@medallion/old-world/content';

/** The trophy track as lozenges, filled up to where a witcher stands. */
export function Track({ at, label }: { readonly at: number; readonly label: string }) {
  return (
    <span className="trophy-track" title={label}>
      <span className="unseen">{label}</span>
      {Array.from({ length: TROPHY_TRACK_TOP }, (_, i) => (
        <i key={i} className={i < at ? 'full' : ''} />
      ))}
    </span>
  );
}
