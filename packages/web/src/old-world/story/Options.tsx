import type { AskView } from '@medallion/kernel';
import type { OldWorld, Story } from '@medallion/old-world';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import { Clause } from '../frame/Clause.tsx';
import type { OldWorldSitting } from '../sitting.ts';
import { useBook } from './book.ts';
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
  const may = (id: string) => ask?.choices.some((choice) => choice.id === id) ?? false;
  const turn = ask === undefined || picked === undefined ? undefined : () => answer(ask.id, picked);
  useKeys({
    Enter: turn,
    ...Object.fromEntries(options.map((_, at) => [String(at + 1), may(idOf(at)) ? () => pick(idOf(at)) : undefined])),
  });
  return (
    <div className="ways-on" data-ask={ask?.ask}>
      <h2 className="what-now">{say('story.what')}</h2>
      {options.map(({ price }, at) => {
        const id = idOf(at);
        const can = may(id);
        const no = ask?.impossible.find((each) => each.choice.id === id);
        const why = no === undefined || ask === undefined ? undefined : tell.whyNot(ask, no);
        return (
          <button
            type="button"
            key={id}
            className={`slip ${picked === id ? 'picked' : ''} ${can ? 'can' : ''}`}
            aria-pressed={picked === id}
            aria-disabled={!can}
            data-picks={can ? id : undefined}
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

const idOf = (at: number): string => `option-${at + 1}`;
