import type { AskView } from '@medallion/kernel';
import type { OldWorld, Story } from '@medallion/old-world';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import { Clause } from '../../library/Clause.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { useBook } from '../words/book.ts';
import { Price } from './Price.tsx';
import { optionsOf } from './prose.ts';

interface Props {
  readonly card: Story['card'];
  /** The question, where it is put to the one at the screen. */
  readonly ask: AskView<OldWorld> | undefined;
  readonly sitting: OldWorldSitting;
}

/** The two ways to go on, as slips with wax seals; the gold button turns the page to the one that was picked. */
export function Options({ card, ask, sitting }: Props) {
  const { view, words, answer } = sitting;
  const { say, tell } = words;
  const book = useBook();
  const [picked, pick] = useState<string>();
  const gold = useRef<HTMLButtonElement>(null);
  // What was picked is confirmed by the button: whoever plays by keyboard is there at once.
  useEffect(() => {
    if (picked !== undefined) gold.current?.focus();
  }, [picked]);
  const options = optionsOf(card);
  const board = view.table.witchers[ask?.seat ?? view.table.active];
  const meant = ask?.ask === 'story/option' ? ask : undefined;
  const choiceOf = (at: number) => meant?.choices.find(({ option }) => option === at)?.id;
  const turn = ask === undefined || picked === undefined ? undefined : () => answer(ask.id, picked);
  useKeys({
    Enter: turn,
    ...Object.fromEntries(
      options.map((_, at) => {
        const id = choiceOf(at);
        return [String(at + 1), id === undefined ? undefined : () => pick(id)];
      }),
    ),
  });
  return (
    <div className="ways-on" data-ask={ask?.ask}>
      <h2 className="what-now">{say('story.what')}</h2>
      {options.map(({ price }, at) => {
        const id = choiceOf(at);
        const can = id !== undefined;
        const no = meant?.impossible.find(({ choice }) => choice.option === at);
        const why = no === undefined || meant === undefined ? undefined : tell.whyNot(meant, no);
        return (
          <button
            type="button"
            key={at}
            className={`slip ${can && picked === id ? 'picked' : ''} ${can ? 'can' : ''}`}
            aria-pressed={can && picked === id}
            aria-disabled={!can}
            data-picks={id}
            onClick={can ? () => pick(id) : undefined}
          >
            <span className="wax" aria-hidden="true">
              {at === 0 ? 'A' : 'B'}
            </span>
            <b>{book?.option(card, at) ?? say('story.option', { n: at + 1 })}</b>
            <Price price={price} board={board} words={words} />
            {can && <kbd aria-hidden="true">{at + 1}</kbd>}
            {why !== undefined && (
              <span className="why">
                {why.why} <Clause id={why.clause} inside />
              </span>
            )}
          </button>
        );
      })}
      <p className="motto">{say('story.motto')}</p>
      {ask !== undefined && (
        <button
          type="button"
          className="button gold"
          ref={gold}
          aria-disabled={turn === undefined}
          data-choice={picked}
          onClick={turn}
        >
          {turn === undefined ? say('story.pick') : say('story.turn')}
          {turn !== undefined && <kbd aria-hidden="true">Enter</kbd>}
        </button>
      )}
    </div>
  );
}
