import { useCallback, useEffect, useState } from 'react';

/** What somebody dropped on the page or pasted into it, to be looked at. */
export type Given = string | File;

/** What was given last, until it is done with. What is pasted into a field, or dragged within the page, is nobody else's. */
export function useGiven(): readonly [given: Given | undefined, done: () => void] {
  const [given, setGiven] = useState<Given>();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let own = false;
    const take = (event: Event, data: DataTransfer | null): void => {
      const thing = data?.files[0] ?? data?.getData('text/plain');
      const typing = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (own || typing || thing === undefined || thing === '') return;
      event.preventDefault();
      setGiven(thing);
    };
    document.addEventListener('dragstart', () => (own = true), { signal });
    document.addEventListener('dragend', () => (own = false), { signal });
    document.addEventListener('dragover', (event) => own || event.preventDefault(), { signal });
    document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => stop.abort();
  }, []);
  return [given, useCallback(() => setGiven(undefined), [])];
}
