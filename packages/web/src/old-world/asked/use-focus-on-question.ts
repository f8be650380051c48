import { type RefObject, useEffect, useRef } from 'react';

/** The last question this page has put: the very first one takes nobody's focus. */
let asked: string | undefined;

/**
 * After an answer its button is gone, and the focus with it: it goes to the new question, so that Tab goes on from there
 * to what can be answered. Whoever has gone elsewhere in the meantime stays there.
 */
export function useFocusOnQuestion(question: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFirst = asked === undefined;
    if (asked === question) return;
    asked = question;
    if (!isFirst && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [question]);
  return heading;
}
