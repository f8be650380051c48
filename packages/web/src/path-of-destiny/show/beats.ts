/** What happened, cut into beats: what is told in one go, how long it is looked at, and where the table waits for the reader. */

import type { Heard } from '../asked.ts';

type EventName = Heard['type'];

/** Where the table waits until the reader goes on. */
export type Hold = 'introduction' | 'chapter' | 'turn' | 'reckoning' | 'result';

export interface Beat {
  /** Events up to here have been told when the beat is shown. */
  readonly upTo: number;
  /** How long it is looked at, in milliseconds. */
  readonly pause: number;
  readonly hold?: Hold;
}

/** Events that begin a beat of their own, and how long it is looked at. Whatever else happens belongs to the beat before. */
const BEGINS: Readonly<Partial<Record<EventName, number>>> = {
  automaChose: 1100,
  figurePlaced: 800,
  figureBlinked: 700,
  sensesLooked: 600,
  initiativeChanged: 500,
  cardsPlayed: 900,
  effectApplied: 750,
  abilityUsed: 900,
  effortMade: 1000,
  requirementMet: 1000,
  tokenFlipped: 900,
  declared: 1000,
  destinyPlaced: 1200,
  dominantFound: 900,
  alliancesRevealed: 900,
  allianceApplied: 700,
  chapterScored: 500,
  pathTokens: 700,
  tokensCleared: 300,
  cardsKept: 700,
  storyFollowed: 300,
  chapterBegan: 300,
  turnBegan: 300,
  storyOpened: 300,
};

/** The table waits before one of these: what came before is read first. */
const HOLDS_BEFORE: Readonly<Partial<Record<EventName, Hold>>> = {
  // What a turn brought, before the next one or the chapter's end.
  turnBegan: 'turn',
  dominantFound: 'turn',
  // What a chapter brought, before the tokens are cleared away or the last page is read.
  tokensCleared: 'reckoning',
  storyFollowed: 'reckoning',
  chapterBegan: 'result',
  handsRevealed: 'result',
};

/** What was last waited for: a hold is only for what has been told since. */
const OPENS: Readonly<Partial<Record<EventName, Hold>>> = {
  destinyPlaced: 'turn',
  dominantFound: 'reckoning',
  storyFollowed: 'result',
  storyOpened: 'introduction',
  chapterBegan: 'chapter',
};

/** The beats of everything from `from` on. */
export function beatsOf(heard: readonly Heard[], from: number): Beat[] {
  const beats: Beat[] = [];
  // What is open from before: a reckoning that was interrupted by a question, for instance.
  let open = openAt(heard, from);
  let pause = 0;
  let playing = false;
  for (let at = from; at < heard.length; at += 1) {
    const type = (heard[at] as Heard).type;
    const hold = holdBefore(type, open);
    // Everybody's cards are turned over on the same frame.
    const together = type === 'cardsPlayed' && playing;
    if (at > from && (hold !== undefined || (BEGINS[type] !== undefined && !together)))
      beats.push({ upTo: at, pause, ...(hold === undefined ? {} : { hold }) });
    else if (hold !== undefined) beats.push({ upTo: at, pause: 0, hold });
    if (hold !== undefined) open = undefined;
    if (BEGINS[type] !== undefined) {
      pause = BEGINS[type];
      playing = type === 'cardsPlayed';
    }
    if (OPENS[type] !== undefined) open = OPENS[type];
  }
  if (heard.length > from) beats.push({ upTo: heard.length, pause });
  return beats;
}

function openAt(heard: readonly Heard[], from: number): Hold | undefined {
  for (let at = from - 1; at >= 0; at -= 1) {
    const type = (heard[at] as Heard).type;
    if (OPENS[type] !== undefined) return OPENS[type];
    if (type === 'turnBegan' || type === 'tokensCleared') return undefined;
  }
  return undefined;
}

function holdBefore(type: EventName, open: Hold | undefined): Hold | undefined {
  if (open === undefined) return undefined;
  // The introduction and the first page of a chapter are read before anything else happens.
  if (open === 'introduction') return open;
  if (open === 'chapter') return type === 'turnBegan' || type === 'tokenFlipped' ? open : undefined;
  return HOLDS_BEFORE[type] === open ? open : undefined;
}
