import type { OldWorldSitting } from '../local/use-old-world.ts';
import { linesOf } from '../log/lines.ts';

/** What just happened and what is asked, for those who listen to the table. */
export function Live({ sitting }: { readonly sitting: OldWorldSitting }) {
  const { position, ask, words } = sitting;
  // While the next person is called, what the last one heard stays theirs.
  if (position.calls !== undefined) return <p className="unseen" aria-live="polite" />;
  const said = linesOf(position.events, words.tell)
    .filter(({ minor }) => minor !== true)
    .map(({ text }) => text);
  return (
    <p className="unseen" aria-live="polite">
      {[...said, ask === undefined ? '' : words.tell.question(ask)].join(' ')}
    </p>
  );
}
