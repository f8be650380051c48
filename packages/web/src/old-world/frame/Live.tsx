import type { OldWorldSitting } from '../sitting.ts';
import { linesOf } from '../log/lines.ts';

/** What just happened and what is asked, for those who listen to the table. */
export function Live({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { calls, events, ask, words } = sitting;
  // While the next person is called, what the last one heard stays theirs.
  if (calls !== undefined) return <p className="unseen" aria-live="polite" />;
  const said = linesOf(events, words.tell)
    .filter(({ minor }) => minor !== true)
    .map(({ text }) => text);
  return (
    <p className="unseen" aria-live="polite">
      {[...said, ask === undefined ? '' : words.tell.question(ask)].join(' ')}
    </p>
  );
}
