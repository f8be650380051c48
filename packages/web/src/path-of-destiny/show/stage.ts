import type { PathOfDestinyView } from '@medallion/path-of-destiny';
import type { Asked, Heard } from '../asked.ts';
import type { Hold } from './beats.ts';

type EventName = Heard['type'];

/** What fills the screen. */
export type Stage =
  /** Who plays whom. */
  | 'draft'
  /** The introduction, or the first page of a chapter, to be read. */
  | 'introduction'
  | 'chapter'
  /** Cards are chosen and played. */
  | 'table'
  /** The cards of the turn lie open, up to where the token falls. */
  | 'reveal'
  /** The end of a chapter. */
  | 'reckoning'
  | 'keep'
  /** What came of it. */
  | 'result'
  | 'end';

/** The stage that each of these opens. */
const OPENS: Readonly<Partial<Record<EventName, Stage>>> = {
  storyOpened: 'introduction',
  chapterBegan: 'chapter',
  turnBegan: 'table',
  dominantFound: 'reckoning',
  tokensCleared: 'keep',
  storyFollowed: 'result',
};

export function stageOf(
  view: PathOfDestinyView,
  heard: readonly Heard[],
  ask: Asked | undefined,
  hold: Hold | undefined,
  over: boolean,
): Stage {
  if (over) return 'end';
  if (view.chapter === 0) return 'draft';
  if (hold === 'introduction' || hold === 'chapter') return hold;
  if (ask?.ask === 'chapter/dominance') return 'reckoning';
  for (let at = heard.length - 1; at >= 0; at -= 1) {
    const event = heard[at] as Heard;
    const stage = OPENS[event.type];
    // What has been read is no longer in the way.
    if (stage === 'introduction' || stage === 'chapter') return 'table';
    if (stage !== undefined) return stage;
    if (event.type === 'cardsPlayed' && view.participants[event.data.who]?.automa !== true) return 'reveal';
  }
  return 'table';
}
