import type { SeatView } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { TableWords } from '../sitting.ts';
import { type Duel, stepOf } from './reading.ts';

/** The steps of a Fight Turn; where it is not the near fighter's, whose turn it is instead. */
export function Steps({
  duel,
  view,
  words,
}: {
  readonly duel: Duel;
  readonly view: SeatView<OldWorld>;
  readonly words: TableWords;
}) {
  const { say, nameOf, game } = words;
  const step = stepOf(duel, view);
  if (step === 'monster' || step === 'other') {
    const whose =
      step === 'monster'
        ? duel.beast === undefined
          ? ''
          : game.name.monster(duel.beast.id)
        : nameOf(duel.far?.seat ?? 0);
    return (
      <p className="whose-turn">
        <b>{say('duel.turnOf', { name: whose })}</b>
      </p>
    );
  }
  return (
    <nav className="ribbon duel-steps" aria-label={say('duel.steps')}>
      <ol>
        {([1, 2, 3, 4] as const).map((each) => (
          <li
            key={each}
            className={each === step ? 'on' : each < step ? 'done' : ''}
            {...(each === step ? { 'aria-current': 'step' as const } : {})}
          >
            <span className="number">{each}</span>
            <span className="name">
              {say(`duel.step.${each}`)} <small>{say(`duel.step.${each}.text`)}</small>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
