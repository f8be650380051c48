import type { ListedChoice } from '@medallion/kernel';
import type { ReactNode } from 'react';
import { Clause } from '../../../library/Clause.tsx';
import type { ControlProps } from '../../asked/control.ts';

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
  /** Nothing is shown where the question does not list the answer at all. */
  readonly id: string | undefined;
  readonly picture?: ReactNode;
  /** Unless the table's own words for the answer are wanted. */
  readonly label?: string;
  readonly text?: ReactNode;
}) {
  const choice: ListedChoice | undefined = ask.choices.find((each) => each.id === id);
  const no = ask.impossible.find((each) => each.choice.id === id);
  if (choice === undefined && no === undefined) return null;
  const told = no === undefined ? undefined : words.tell.whyNot(ask, no);
  return (
    <button
      type="button"
      className="option"
      aria-disabled={choice === undefined}
      data-choice={choice?.id}
      onClick={() => choice !== undefined && answer(choice.id)}
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
