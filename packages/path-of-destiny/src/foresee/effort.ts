/** How far somebody is with the Extraordinary Effort of the chapter. PD-EDGE-03 to PD-EDGE-06 */

import { openRun, SEQUENCES } from '../rules/stories/effort.ts';
import type { Who } from '../rules/table.ts';
import type { PathOfDestinyView } from '../view.ts';

/** For each sequence of the chapter's card which of its colours lie already, with these cards laid to the end. */
export function effortRuns(
  { effort, chapter, options, participants }: PathOfDestinyView,
  who: Who,
  coming: readonly number[] = [],
): readonly (readonly boolean[])[] {
  const of = participants[who];
  const sequences = SEQUENCES[effort[chapter - 1] ?? -1];
  if (of === undefined || sequences === undefined) return [];
  const firstNew = of.timeline.length - of.playedNow;
  const timeline = [...of.timeline, ...coming];
  return sequences.map((sequence) => openRun(timeline, firstNew, sequence, options.effortMatch));
}
