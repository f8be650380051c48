/** Where everybody's points came from, as it was told from the first chapter to the last. */

import type { Heard } from '../asked.ts';
import type { Source } from '../words/messages.ts';

export const SOURCES: readonly Source[] = ['chapter1', 'chapter2', 'chapter3', 'story', 'quest', 'golden', 'special'];

/** Points somebody gained or lost at one time, and the event that tells why. */
export interface Portion {
  readonly vp: number;
  readonly why: Heard | undefined;
}

/** Points by source and participant, and each number in portions. */
export interface Account {
  readonly points: Readonly<Record<Source, readonly number[]>>;
  readonly portions: Readonly<Record<Source, readonly (readonly Portion[])[]>>;
}

/** Events that bring points with what follows them. */
const WHY: ReadonlySet<Heard['type']> = new Set<Heard['type']>([
  'cardsPlayed',
  'effectApplied',
  'abilityUsed',
  'effortMade',
  'requirementMet',
  'chapterScored',
  'allianceApplied',
  'bonusRead',
  'sideQuestScored',
  'goldenScored',
  'finalBonus',
  'goalRevealed',
]);

export function accountOf(heard: readonly Heard[], participants: number): Account {
  const portions = Object.fromEntries(
    SOURCES.map((source) => [source, Array.from({ length: participants }, (): Portion[] => [])]),
  ) as Record<Source, Portion[][]>;
  let source: Source | undefined;
  let why: Heard | undefined;
  for (const event of heard) {
    if (WHY.has(event.type)) why = event;
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
        if (source !== undefined) portions[source][event.data.who]?.push({ vp: event.data.amount, why });
        break;
      default:
    }
  }
  const sums = (of: Source) => portions[of].map((each) => each.reduce((sum, { vp }) => sum + vp, 0));
  return {
    points: Object.fromEntries(SOURCES.map((of) => [of, sums(of)])) as Record<Source, number[]>,
    portions,
  };
}
