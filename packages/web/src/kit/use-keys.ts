import { useEffect } from 'react';

export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/**
 * One key for everything that can be done now. Enter is left alone where the focus already rests on something that
 * takes it, and so is every key held together with Ctrl, Alt or Meta.
 */
export function useKeys(keys: Keys): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      // Whoever writes, or reads what lies over the table, does not play.
      if (document.querySelector('dialog[open]') !== null || isWriting(event.target)) return;
      const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
      const act = keys[key] ?? keys[LETTERS[event.code] ?? ''];
      if (act === undefined) return;
      if (key === 'Enter' && event.target instanceof Element && event.target.closest('button, a, summary') !== null)
        return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [keys]);
}

export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea, select');

/** Keys by their place too: on a Cyrillic keyboard the R key writes К. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'RSLUHTAXP'].map((letter) => [`Key${letter}`, letter]),
);
