import type { Outline } from '@medallion/words';

/** An outline of the table: parts that can be folded, the first ones open. */
export function OutlineParts({ outline, depth = 0 }: { readonly outline: Outline; readonly depth?: number }) {
  const Heading = depth === 0 ? 'h3' : 'h4';
  return (
    <>
      {outline.map(({ title, lines = [], parts = [] }, at) => (
        <details key={`${at}-${title}`} className="outline-part" open={depth > 0 || at < OPEN}>
          <summary>
            <Heading>{title}</Heading>
          </summary>
          {lines.length > 0 && (
            <ul>
              {lines.map((line, nth) => (
                <li key={`${nth}-${line}`}>{line}</li>
              ))}
            </ul>
          )}
          {parts.length > 0 && <OutlineParts outline={parts} depth={depth + 1} />}
        </details>
      ))}
    </>
  );
}

/** What matters for the next answer comes first: that much is unfolded. */
const OPEN = 4;
