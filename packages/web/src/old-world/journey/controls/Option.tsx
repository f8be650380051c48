import type { AskView, ListedChoice } from '@medallion/kernel';
import type { OldWorld } from '@medallion/old-world';
import type { ReactNode } from 'react';
import { Clause } from '../../frame/Clause.tsx';
import type { ControlProps } from '../../frame/control.ts';

/** An answer as a slip of its own: a picture, what it is, what comes of it; or why it cannot be given. */
export function Option({
  ask,
  words,
  answer,
  id,
  picture,
  label,
  text,
}: Pick<ControlProps, 'ask' | 'words' | 'answer'> & {
  readonly id: string;
  readonly picture?: ReactNode;
  /** Unless the table's own words for the answer are wanted. */
  readonly label?: string;
  readonly text?: ReactNode;
}) {
  const choice = choiceOf(ask, id);
  const no = ask.impossible.find((each) => each.choice.id === id);
  if (choice === undefined && no === undefined) return null;
  const told = no === undefined ? undefined : words.tell.whyNot(ask, no);
  return (
    <button
      type="button"
      className="option"
      aria-disabled={choice === undefined}
      data-choice={choice === undefined ? undefined : id}
      onClick={() => choice !== undefined && answer(id)}
    >
      {picture !== undefined && <span className="picture">{picture}</span>}
      <span className="told">
        <b>{label ?? (choice === undefined ? told?.what : words.tell.label(ask, choice))}</b>
        {text !== undefined && <span className="text">{text}</span>}
        {told !== undefined && (
          <span className="why">
            {told.why} <Clause id={told.clause} inside />
          </span>
        )}
      </span>
    </button>
  );
}

function choiceOf(ask: AskView<OldWorld>, id: string): ListedChoice | undefined {
  return ask.choices.find((each) => each.id === id);
}
