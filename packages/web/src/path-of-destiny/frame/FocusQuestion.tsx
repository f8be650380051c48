import { useEffect } from 'react';
import { useLaid } from '../laid.ts';

/** A new question takes the focus: whoever plays by keyboard or by ear stands before it, not where the last one was. */
export function FocusQuestion() {
  const { ask } = useLaid();
  const id = ask?.id;
  useEffect(() => {
    // Whoever reads what lies over the table goes on reading.
    if (id === undefined || document.querySelector('dialog[open]') !== null) return;
    const question = document.getElementById('question') ?? document.getElementById('table');
    if (question === null) return;
    question.tabIndex = -1;
    question.focus({ preventScroll: true });
  }, [id]);
  return null;
}
