/** Finding Story cards by their number. PD-STORY-01, 5.9 */

import { type PathCard, STORY_DECKS, type StoryId } from '../content/index.ts';

/** The first chapter's pair, as the introduction announces it. */
export const OPENING_PAIR: readonly [number, number] = [2, 3];

const PATHS: Readonly<Record<StoryId, ReadonlyMap<number, PathCard>>> = {
  edge: byNode('edge'),
  striga: byNode('striga'),
  evil: byNode('evil'),
};

function byNode(story: StoryId): ReadonlyMap<number, PathCard> {
  return new Map(STORY_DECKS[story].paths.map((card) => [card.node, card]));
}

/** A Story card of a chapter: nodes 2 to 15. */
export function pathCard(story: StoryId, node: number): PathCard {
  const card = PATHS[story].get(node);
  if (card === undefined) throw new RangeError(`${story} has no Path card ${node}`);
  return card;
}
