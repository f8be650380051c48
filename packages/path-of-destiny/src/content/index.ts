/** All that is printed on the components of Path of Destiny. */

import { ACTION_CARDS } from './action-cards.ts';
import { ALLIANCE_CARDS } from './alliance-cards.ts';
import { AUTOMA_BOARDS, AUTOMA_GOLDEN_VP, STARTING_XP } from './automa.ts';
import { CHARACTER_SHEETS, GOLDEN_VP } from './characters.ts';
import { EDGE } from './edge-of-the-world.ts';
import { EFFORT_CARDS } from './effort-cards.ts';
import { ALL_GOALS, REQUIREMENTS } from './secret-goals.ts';
import { LESSER_EVIL } from './the-lesser-evil.ts';
import { STRIGA } from './the-striga.ts';
import { validateContent } from './validate.ts';
import type { StoryDeck, StoryId } from './vocabulary.ts';

export * from './vocabulary.ts';
export { ACTION_CARDS, MAIN_DECK, STARTING_CARDS } from './action-cards.ts';
export { ALLIANCE_CARDS } from './alliance-cards.ts';
export { AUTOMA_BOARDS, AUTOMA_GOLDEN_VP, DIFFICULTIES, type Difficulty, STARTING_XP } from './automa.ts';
export { CHARACTER_SHEETS, GOLDEN_VP } from './characters.ts';
export { EFFORT_CARDS } from './effort-cards.ts';
export { ALL_GOALS, REQUIREMENTS, SECRET_GOALS, SOLO_GOALS } from './secret-goals.ts';

export const STORY_DECKS: Readonly<Record<StoryId, StoryDeck>> = { edge: EDGE, striga: STRIGA, evil: LESSER_EVIL };

/** For the content hash of records; checked as soon as it is loaded. 5.16 */
export const pathOfDestinyContent = validateContent({
  ACTION_CARDS,
  ALLIANCE_CARDS,
  AUTOMA_BOARDS,
  AUTOMA_GOLDEN_VP,
  STARTING_XP,
  CHARACTER_SHEETS,
  GOLDEN_VP,
  EFFORT_CARDS,
  ALL_GOALS,
  REQUIREMENTS,
  STORY_DECKS,
} as const);
