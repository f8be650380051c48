import type { PotionId } from '@medallion/old-world/content';
import { useId } from 'react';

/** What is in the flask: light and shadow of the liquid. */
const LIQUID: Readonly<Record<PotionId, readonly [string, string]>> = {
  blizzard: ['#bfe8ff', '#2b6f9c'],
  'black-blood': ['#e0584a', '#3a0a0a'],
  swallow: ['#ffd27a', '#b8641a'],
  thunderbolt: ['#d8f0a0', '#4c7a1e'],
  'maribor-forest': ['#a8dca0', '#1e5a34'],
  'petris-philter': ['#e0b8f0', '#5c2c80'],
  'golden-oriole': ['#fff0a8', '#c79a1c'],
};

/** A flask with a potion in it; an empty one without. */
export function Flask({ potion }: { readonly potion: PotionId | undefined }) {
  const id = useId();
  const [light, dark] = potion === undefined ? ['#00000000', '#00000000'] : LIQUID[potion];
  return (
    <svg className="flask" viewBox="0 0 40 40" data-potion={potion} aria-hidden="true">
      <defs>
        <radialGradient id={id} cx=".4" cy=".4" r=".7">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
      </defs>
      <path
        d="M15 3h10v3h-2v8q10 5 10 14q0 10-13 10T7 28q0-9 10-14V6h-2z"
        fill="rgb(235 240 225 / 18%)"
        stroke="#e8dcb8"
        strokeWidth="1.3"
      />
      {potion !== undefined && (
        <>
          <path d="M10.500 24q9-4 19 0q2 3 1.500 6q-2 6-11 6t-11-6q-.5-3 1.500-6z" fill={`url(#${id})`} />
          <path d="M12 25q7 4 16-1" stroke="#fff" strokeWidth=".8" opacity=".5" fill="none" />
          <circle cx="17" cy="30" r="1.3" fill="#fff" opacity=".6" />
          <circle cx="22" cy="32" r=".9" fill="#fff" opacity=".6" />
        </>
      )}
      <rect x="15.5" y="1.5" width="9" height="4" rx="1" fill="#a9824c" stroke="#3a2716" strokeWidth=".8" />
      <path d="M12 20q-3 4-2 10" stroke="#fff" strokeWidth="1.2" opacity=".45" fill="none" strokeLinecap="round" />
    </svg>
  );
}
