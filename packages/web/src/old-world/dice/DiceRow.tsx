import type { ReactNode } from 'react';
import { Die, type DieMaterial } from '../../kit/Die.tsx';
import { diceWords } from './words/index.ts';
import { useVocabulary } from '../../kit/vocabulary.ts';

interface DiceRowProps {
  readonly label: string;
  readonly dice: readonly number[];
  readonly material: DieMaterial;
  /** Which places were just rolled, and in which position of the game: they tumble. */
  readonly rolled: readonly number[];
  readonly number: number;
  /** The picked places while the person may reroll. */
  readonly picked?: readonly number[];
  readonly onPick?: (place: number) => void;
  readonly children?: ReactNode;
}

const TILT = { wax: [-6, 4, -3, 8, -8], bone: [3, -4, 2, 5, -3] } as const;

/** Five dice on the felt. Yours can be picked while it is your reroll. */
export function DiceRow({ label, dice, material, rolled, number, picked, onPick, children }: DiceRowProps) {
  const say = useVocabulary(diceWords);
  return (
    <section className={`side ${material}`} aria-label={label}>
      {children}
      <ol className="row">
        {dice.map((value, at) => {
          const place = at + 1;
          const isPicked = picked?.includes(place) ?? false;
          const name = say('dice.die', { place, value });
          const die = (
            <span
              className={`tumble${rolled.includes(place) ? ' rolled' : ''}`}
              key={rolled.includes(place) ? number : 'still'}
              style={{ '--tilt': `${isPicked ? 0 : (TILT[material][at] ?? 0)}deg`, '--turn': at }}
            >
              <Die value={value} material={material} />
            </span>
          );
          return (
            <li key={place}>
              {picked === undefined ? (
                <span className="place">
                  <span className="unseen">{name}</span>
                  {die}
                </span>
              ) : (
                <button
                  type="button"
                  className="place"
                  aria-pressed={isPicked}
                  aria-label={`${name}, ${say(isPicked ? 'dice.reroll' : 'dice.keep')}`}
                  onClick={() => onPick?.(place)}
                >
                  {die}
                  <span className="fate">
                    {say(isPicked ? 'dice.reroll' : 'dice.keep')} <kbd>{place}</kbd>
                  </span>
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
