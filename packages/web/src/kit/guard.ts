/** A key pressed for one question never answers the next. */

import { useEffect, useRef } from 'react';

/** How long a new question listens to no key, in milliseconds: nobody reads one faster. */
const GUARD = 350;

/** Keys that answer: Enter, Space, the numbers, and the letters of a game of dice, by their place on the keyboard. */
const ANSWERS = /^(?:Enter|NumpadEnter|Space|Digit[1-9]|Numpad[1-9]|Key[RS])$/;

/**
 * For a moment after another question appears, keys and the second half of a double click are for the one before, and
 * go nowhere. The first question of a page is heard at once.
 */
export function useGuard(question: string): void {
  const last = useRef(question);
  useEffect(() => {
    if (last.current === question) return undefined;
    last.current = question;
    const { dataset } = document.documentElement;
    dataset.guarded = '';
    const swallow = (event: KeyboardEvent | MouseEvent): void => {
      const isKey = event instanceof KeyboardEvent;
      if (isKey ? !ANSWERS.test(event.code) : event.detail < 2) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const open = (): void => {
      delete dataset.guarded;
      removeEventListener('keydown', swallow, { capture: true });
      removeEventListener('click', swallow, { capture: true });
    };
    addEventListener('keydown', swallow, { capture: true });
    addEventListener('click', swallow, { capture: true });
    const timer = setTimeout(open, GUARD);
    return () => {
      clearTimeout(timer);
      open();
    };
  }, [question]);
}
