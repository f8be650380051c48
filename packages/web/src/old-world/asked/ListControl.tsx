import { Clause } from '../../library/Clause.tsx';
import type { ControlProps } from './control.ts';

/** Any question as a list: what can be answered, and what cannot with the reason why. */
export function ListControl({ ask, answer, words }: ControlProps) {
  const { tell, say } = words;
  return (
    <div className="list-control">
      <ul className="answers">
        {ask.choices.map((choice) => (
          <li key={choice.id}>
            <button type="button" className="answer" data-choice={choice.id} onClick={() => answer(choice.id)}>
              {tell.label(ask, choice)}
            </button>
          </li>
        ))}
      </ul>
      {ask.impossible.length > 0 && (
        <details className="not-now">
          <summary>{say('notNow', { n: ask.impossible.length })}</summary>
          <ul>
            {ask.impossible.map((each) => {
              const { what, why, clause } = tell.whyNot(ask, each);
              return (
                <li key={each.choice.id}>
                  <b>{what}</b> {why} <Clause id={clause} />
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}
