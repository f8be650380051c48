import { useKeys } from '../../kit/use-keys.ts';
import { Coin } from '../../kit/Coin.tsx';
import type { ControlProps } from '../asked/control.ts';
import { Crest } from '../parts/Crest.tsx';

/** A coin on one of the two who are about to fight, or on nobody. */
export function WagerControl({ view, ask, answer, words }: ControlProps<'witcher-fight/wager'>) {
  const { tell } = words;
  const { fight, witchers } = view.table;
  const { choices } = ask;
  useKeys(Object.fromEntries(choices.map(({ id }, at) => [String(at + 1), () => answer(id)] as const)));
  return (
    <div className="duel-control calling">
      {choices.map((choice, at) => {
        const seat = choice.on === 'none' ? undefined : fight?.[choice.on];
        return (
          <button
            type="button"
            key={choice.id}
            className="call wager"
            data-choice={choice.id}
            onClick={() => answer(choice.id)}
          >
            {seat === undefined ? <Coin /> : <Crest school={witchers[seat]?.school} />}
            <b>{tell.label(ask, choice)}</b>
            <kbd aria-hidden="true">{at + 1}</kbd>
          </button>
        );
      })}
    </div>
  );
}
