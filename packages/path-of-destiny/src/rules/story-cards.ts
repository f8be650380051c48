/** Finding Story cards by their number. PD-STORY-01, 5.9 */

import { type PathCard, STORY_DECKS, type StoryId, type SymbolIndex } from '../content/index.ts';
import { symbolIndex } from './card-data.ts';

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

/** The Active Symbols of two Story cards, left and right. PD-STORY-02, PD-FATE-10 */
export const symbolsOfPair = (story: StoryId, [left, right]: readonly [number, number]): [SymbolIndex, SymbolIndex] => [
  symbolIndex(pathCard(story, left).symbol),
  symbolIndex(pathCard(story, right).symbol),
];
