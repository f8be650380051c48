import { useEffect, useRef } from 'react';
import { movesOf } from '../journey/choices.ts';
import type { OldWorldSitting } from '../local/use-old-world.ts';
import { Clause } from './Clause.tsx';

/** Everything that can be answered now, place by place, and everything that cannot with the reason. */
export function Help({ sitting, onClose }: { readonly sitting: OldWorldSitting; readonly onClose: () => void }) {
  const { ask, words, answer } = sitting;
  const { say, tell } = words;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const moves = movesOf(ask);
  const places = [...new Set(moves.map(({ to }) => to))];
  const others = ask?.choices.filter((choice) => !moves.some(({ id }) => id === choice.id)) ?? [];
  const reply = (choice: string) => () => {
    onClose();
    if (ask !== undefined) answer(ask.id, choice);
  };
  return (
    <dialog className="help parchment" ref={dialog} aria-labelledby="help-title" onClose={onClose}>
      <header>
        <h2 id="help-title">{say('ow.help')}</h2>
        <button type="button" className="close" aria-label={say('ow.close')} onClick={onClose}>
          ×
        </button>
      </header>
      {ask === undefined ? (
        <p>{say('ow.help.nothing')}</p>
      ) : (
        <>
          <p className="question">{tell.question(ask)}</p>
          <ul className="answers">
            {others.map((choice) => (
              <li key={choice.id}>
                <button type="button" className="answer" data-answer={choice.id} onClick={reply(choice.id)}>
                  {tell.label(ask, choice)}
                </button>
              </li>
            ))}
          </ul>
          {places.map((place) => (
            <details key={place}>
              <summary>{words.game.name.place(place)}</summary>
              <ul className="answers">
                {moves
                  .filter(({ to }) => to === place)
                  .map((choice) => (
                    <li key={choice.id}>
                      <button type="button" className="answer" data-answer={choice.id} onClick={reply(choice.id)}>
                        {tell.move(ask, choice)?.pay}
                      </button>
                    </li>
                  ))}
              </ul>
            </details>
          ))}
          {ask.impossible.length > 0 && (
            <details className="not-now">
              <summary>{say('ow.notNow', { n: ask.impossible.length })}</summary>
              <ul>
                {ask.impossible.map((no) => {
                  const { what, why, clause } = tell.whyNot(ask, no);
                  return (
                    <li key={no.id}>
                      <b>{what}</b> {why} <Clause id={clause} />
                    </li>
                  );
                })}
              </ul>
            </details>
          )}
        </>
      )}
    </dialog>
  );
}
