import { useEffect, useRef } from 'react';
import { openRules } from '../../library/drawer.ts';
import { type Refused, refusedTogether } from '../../table/refused.ts';
import { Glyph } from '../icons/Glyph.tsx';
import { movesOf } from '../asked/choices.ts';
import { useWords } from '../../words/index.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { Clause } from '../../library/Clause.tsx';

/** Everything that can be answered now, place by place, and below it everything that cannot, with the reason. */
export function Help({ sitting, onClose }: { readonly sitting: OldWorldSitting; readonly onClose: () => void }) {
  const { ask, words, answer } = sitting;
  const { say, tell } = words;
  const { say: sayPage } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;
    if (current === null || current.open) return;
    current.showModal();
    // The first thing that can be done, not the way to the book.
    current.querySelector<HTMLElement>('summary, .answer')?.focus();
  }, []);
  const close = () => dialog.current?.close();
  const moves = movesOf(ask);
  const places = [...new Set(moves.map(({ to }) => to))];
  const others = ask?.choices.filter((choice) => !moves.some(({ id }) => id === choice.id)) ?? [];
  const refused = ask === undefined ? [] : refusedTogether(ask.impossible.map((no) => tell.whyNot(ask, no)));
  const reply = (choice: string) => () => {
    close();
    if (ask !== undefined) answer(ask.id, choice);
  };
  return (
    <dialog className="help parchment" ref={dialog} aria-labelledby="help-title" onClose={onClose}>
      <header>
        <h2 id="help-title">{say('ow.help')}</h2>
        <button type="button" className="read-rules" onClick={() => openRules()}>
          <Glyph name="open-book" /> {sayPage('rules.title')}
        </button>
        <button type="button" className="close" aria-label={say('close')} onClick={close}>
          ×
        </button>
      </header>
      {ask === undefined ? (
        <>
          <p>{say('ow.help.nothing')}</p>
          <p>{say('help.others')}</p>
        </>
      ) : (
        <>
          <p className="question">{tell.question(ask)}</p>
          <h3>{say('help.can')}</h3>
          {places.map((place) => (
            <details key={place}>
              <summary>
                {words.game.name.place(place)} <small>{say('help.ways', { n: countOf(moves, place) })}</small>
              </summary>
              <ul className="answers">
                {moves
                  .filter(({ to }) => to === place)
                  .map((choice) => (
                    <li key={choice.id}>
                      <button type="button" className="answer" onClick={reply(choice.id)}>
                        {tell.move(ask, choice)?.pay}
                      </button>
                    </li>
                  ))}
              </ul>
            </details>
          ))}
          <ul className="answers">
            {others.map((choice) => (
              <li key={choice.id}>
                <button type="button" className="answer" onClick={reply(choice.id)}>
                  {tell.label(ask, choice)}
                </button>
              </li>
            ))}
          </ul>
          <p className="hint-to-read">{say('ow.read.hint')}</p>
          {refused.length > 0 && <NotPossible refused={refused} title={say('help.cannot')} />}
        </>
      )}
    </dialog>
  );
}

const countOf = (moves: readonly { readonly to: number }[], place: number): number =>
  moves.filter(({ to }) => to === place).length;

/** A longer list is unfolded by whoever wants it. */
const MOST_AT_ONCE = 3;

/** What cannot be done; things refused for the same reason stand together. */
function NotPossible({ refused, title }: { readonly refused: readonly Refused[]; readonly title: string }) {
  return (
    <section className="cannot">
      <h3>{title}</h3>
      <ul>
        {refused.map(({ whats, why, clause }) => (
          <li key={`${clause}/${why}`}>
            {whats.length > MOST_AT_ONCE + 2 ? (
              <details>
                <summary>
                  {whats.slice(0, MOST_AT_ONCE).join(', ')} … +{whats.length - MOST_AT_ONCE}
                </summary>
                {whats.slice(MOST_AT_ONCE).join(', ')}
              </details>
            ) : (
              <b>{whats.join(', ')}</b>
            )}
            <span>
              {why} <Clause id={clause} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
