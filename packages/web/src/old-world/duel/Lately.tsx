import { Clause } from '../../library/Clause.tsx';
import type { OldWorldSitting } from '../sitting.ts';

/** The last lines of the log that matter here. */
export function Lately({ sitting, lines = 3 }: { readonly sitting: OldWorldSitting; readonly lines?: number }) {
  const told = sitting.heard
    .slice(-30)
    .flatMap((event) => sitting.words.tell.event(event) ?? [])
    .filter(({ minor }) => minor === undefined)
    .slice(-lines);
  return (
    <ol className="lately">
      {told.map(({ text, clause }, at) => (
        <li key={`${at}-${text}`}>
          {text} {clause !== undefined && <Clause id={clause} />}
        </li>
      ))}
    </ol>
  );
}
