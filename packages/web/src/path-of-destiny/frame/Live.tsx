import { useMemo } from 'react';
import { useLaid } from '../laid.ts';
import { usePathWords } from '../words/use-path-words.ts';

/** So many of the last things that happened are said in one go. */
const LAST = 12;

/** Says what happens to whoever cannot see it: everything since the reader was last asked. */
export function Live() {
  const { heard, ask } = useLaid();
  const { tell } = usePathWords();
  const lines = useMemo(
    () =>
      heard.slice(-LAST).flatMap((event) => {
        const told = tell.event(event);
        return told === undefined || told.minor === true ? [] : [told.text];
      }),
    [heard, tell],
  );
  return (
    <output className="unseen" aria-live="polite">
      {lines.join(' ')} {ask === undefined ? '' : tell.question(ask)}
    </output>
  );
}
