import { IconAt } from './icons/Icon.tsx';

/** A gold token with our crown on it. */
export function Coin() {
  return (
    <svg className="coin" viewBox="-14 -14 28 28" aria-hidden="true">
      <circle r="12.5" cy="1" fill="#000" opacity=".5" />
      <circle r="12.5" fill="url(#coin)" stroke="#5b3a0c" />
      <circle r="9.8" fill="none" stroke="#7d5314" strokeWidth=".8" strokeDasharray="1.5 1.5" />
      <IconAt name="crown" x={0} y={0} size={12} fill="#5b3a0c" />
    </svg>
  );
}

/** A row of coins, for the eye; the number stands beside it. */
export function Coins({ count }: { readonly count: number }) {
  return (
    <span className="coins" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <Coin key={at} />
      ))}
    </span>
  );
}
