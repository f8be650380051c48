import type { WeighedTold } from '@medallion/bots/words';

/** What was weighed, each with its number and a bar; all bars share one scale from nothing. The one given is hatched. */
export function Bars({
  weighed,
  tone = 'gold',
}: {
  readonly weighed: readonly WeighedTold[];
  readonly tone?: 'gold' | 'red';
}) {
  const most = Math.max(0.01, ...weighed.map(({ share }) => share));
  return (
    <ul className="weighed">
      {weighed.map(({ id, label, worth, share, chosen }) => (
        <li key={id} className={chosen ? `chosen ${tone}` : ''}>
          <span className="label">{label}</span>
          <span className="bar" aria-hidden="true">
            <span style={{ inlineSize: `${Math.round((100 * share) / most)}%` }} />
          </span>
          <b>{worth}</b>
        </li>
      ))}
    </ul>
  );
}
