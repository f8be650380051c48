/** What lies on the table, in words: for whoever reads it instead of looking at it. */

/** A part of the table with its heading: lines, and parts within it. */
export interface OutlinePart {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly parts?: readonly OutlinePart[];
}

/** The table from the nearest thing to the farthest: what matters for the next answer comes first. */
export type Outline = readonly OutlinePart[];

/** An outline without the parts that have nothing to say. */
export function outlined(parts: readonly (OutlinePart | undefined)[]): Outline {
  return parts.flatMap((part) =>
    part === undefined || ((part.lines ?? []).length === 0 && (part.parts ?? []).length === 0) ? [] : [part],
  );
}
