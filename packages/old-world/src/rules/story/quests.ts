/** Quests: getting them, keeping them, resolving them. OW-QUEST */

import { type AskRules, RulesFault, type Seat, type StepHandlers } from '@medallion/kernel';
import { type Quest, TERRAINS } from '../../content/vocabulary.ts';
import { terrainIndex } from '../../content/map.ts';
import { witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { QuestCard } from '../table.ts';
import { drawToken } from '../tokens.ts';
import type { StoryAsks, StorySteps } from './index.ts';
import { storyOf } from './read.ts';

type QuestSteps = Pick<StorySteps, 'quest/resolve' | 'quest/start'>;

export const questSteps: StepHandlers<OldWorld, QuestSteps> = {
  /** Pay, then exactly the Event printed on it; card and token stay until that is over. OW-QUEST-09, OW-QUEST-10, OW-QUEST-17 */
  'quest/resolve': (g, { seat, quest: index }) => {
    const quest = witcherOf(g, seat).quests[index];
    if (quest === undefined) throw new RulesFault(`seat ${seat} has no quest ${index}`);
    const resolve = { do: 'event/resolve', seat, event: quest.event, quest: index } as const;
    if (quest.price !== undefined) g.then({ do: 'story/pay', seat, price: quest.price }, resolve);
    else g.then(resolve);
  },

  /** A named Location, or a random token of the Terrain, or of another one if there is none. OW-QUEST-03 to OW-QUEST-06, R-39, R-40 */
  'quest/start': (g, { seat, quest }) => {
    if ('location' in quest.place) {
      addQuest(g, seat, quest, quest.place.location, false);
      return;
    }
    const wanted = terrainIndex(quest.place.terrain);
    if (hasToken(g, wanted)) {
      addQuest(g, seat, quest, drawToken(g, wanted), true);
      return;
    }
    const others = TERRAINS.map((_, terrain) => terrain).filter((terrain) => hasToken(g, terrain));
    if (others.length > 1) g.ask(seat, 'quest/other-terrain', { quest });
    else if (others[0] !== undefined) addQuest(g, seat, quest, drawToken(g, others[0]), true);
    // Nothing left anywhere: no Quest, and the card leaves the game. D-37
    else g.emit('questLost', { seat, card: storyOf(g).card });
  },
};

export const questAsks: AskRules<OldWorld, Pick<StoryAsks, 'quest/other-terrain'>> = {
  'quest/other-terrain': {
    list(g, _ask, answers) {
      for (const [terrain, id] of TERRAINS.entries()) {
        if (hasToken(g, terrain)) answers.may({ id, terrain });
        else answers.mayNot({ id, terrain }, 'no-token-left', 'OW-QUEST-05');
      }
    },
    take(g, { seat, quest }, { terrain }) {
      addQuest(g, seat, quest, drawToken(g, terrain), true);
    },
  },
};

function hasToken({ table }: L, terrain: number): boolean {
  return (table.tokens[terrain]?.cards.length ?? 0) > 0;
}

/** The card being read becomes the Quest, face up at the board; any number may lie there. OW-QUEST-01, OW-QUEST-07, OW-QUEST-16, R-41 */
function addQuest(g: G, seat: Seat, { price, event }: Quest, place: number, token: boolean): void {
  const story = storyOf(g);
  const { card } = story;
  if ('exploration' in card) g.remove(card.exploration, g.table.reading);
  g.table.story = { ...story, kept: true };
  const quest: QuestCard = { card, place, token, event };
  witcherOf(g, seat).quests.push(price === undefined ? quest : { ...quest, price });
  g.emit('questStarted', { seat, card, place, event });
}
