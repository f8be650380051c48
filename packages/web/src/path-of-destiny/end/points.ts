/** Where everybody's points came from, as it was told from the first chapter to the last. */

import type { Heard } from '../asked.ts';
import type { Source } from '../words/messages.ts';

export const SOURCES: readonly Source[] = ['chapter1', 'chapter2', 'chapter3', 'story', 'quest', 'golden', 'special'];

/** Points by source and participant. */
export type Points = Readonly<Record<Source, readonly number[]>>;

export function pointsOf(heard: readonly Heard[], participants: number): Points {
  const points = Object.fromEntries(
    SOURCES.map((source) => [source, new Array<number>(participants).fill(0)]),
  ) as Record<Source, number[]>;
  let source: Source | undefined;
  for (const event of heard) {
    switch (event.type) {
      case 'chapterBegan':
        source = `chapter${event.data.chapter}` as Source;
        break;
      case 'storyFollowed':
        source = 'story';
        break;
      case 'sideQuestScored':
        source = 'quest';
        break;
      case 'goldenScored':
        source = 'golden';
        break;
      case 'finalBonus':
      case 'goalRevealed':
        source = 'special';
        break;
      case 'vpChanged':
        if (source !== undefined) {
          const { who, amount } = event.data;
          const row = points[source];
          row[who] = (row[who] ?? 0) + amount;
        }
        break;
      default:
    }
  }
  return points;
}
