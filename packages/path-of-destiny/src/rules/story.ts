/** Following the Story: the result of the Dominant Path's card, and where it leads. PD-STORY */

import type { StepHandlers } from '@medallion/kernel';
import { STORY_DECKS } from '../content/index.ts';
import type { PathCard, Side } from '../content/vocabulary.ts';
import type { StorySteps } from './core.ts';
import { gainVp, gainXp } from './experience.ts';
import { moveToTopOfTrack } from './initiative.ts';
import { drawToHand } from './reserve.ts';
import type { G, L, PathOfDestiny } from './shape.ts';
import { storyRules } from './stories/story-rules.ts';
import { pathCard } from './story-cards.ts';
import { activeOn, gainSymbols, participant } from './symbols.ts';

/** The card that was read last. */
const followed = ({ table, options }: L): PathCard => pathCard(options.story, table.read.at(-1) ?? 0);

/** What stands on the card for the holder of a Path token; the Automa pays in its own way. R-114, SR-2 */
function planBonus(g: G, card: PathCard, side: Side): void {
  const { table } = g;
  const leader = table.leaders[side];
  const pays = side === table.dominant ? storyRules(g.options).leaderPays : undefined;
  if (pays !== undefined && leader !== undefined && participant(table, leader).automa === true)
    return g.then(pays.automa);
  if (card[side].length > 0) g.then({ do: 'story/bonus', of: side, operations: card[side] });
}

/** The Dominant card is read, and what stands on its back is planned. */
function follow(g: G, backOf: (card: PathCard) => PathCard): void {
  const { table, options } = g;
  const side = table.dominant ?? 'left';
  const node = table.pair[side === 'left' ? 0 : 1];
  const card = backOf(pathCard(options.story, node));
  table.read.push(node);
  table.followed.push(side);
  g.emit('storyFollowed', { node, side });
  // Once read, a card cannot be unread: nobody takes back what led to it. PD-INFO-09
  g.revealTo(0);
  planBonus(g, card, 'left');
  planBonus(g, card, 'right');
  if (card.all.length > 0) g.then({ do: 'story/bonus', of: 'all', operations: card.all });
  g.then({ do: 'story/go-on' });
}

/** For whoever imagines how the game goes on: a card nobody has read may do what any card of its chapter does. PD-INFO-09 */
export const unreadStorySteps: Pick<StepHandlers<PathOfDestiny, StorySteps>, 'story/follow'> = {
  'story/follow': (g) =>
    follow(g, ({ chapter }) => {
      const cards = STORY_DECKS[g.options.story].paths.filter((other) => other.chapter === chapter);
      return cards[g.int('story', cards.length)] as PathCard;
    }),
};

export const storySteps: StepHandlers<PathOfDestiny, StorySteps> = {
  /** The result of the Dominant card: left holder, right holder, then everybody. PD-STORY-04 to PD-STORY-06, R-57, R-114 */
  'story/follow': (g) => follow(g, (card) => card),

  /** It is told whose it is and why; nothing happens where nobody holds the token. PD-STORY-05, PD-STORY-06, R-114 */
  'story/bonus': (g, { of, operations }) => {
    const { table } = g;
    const who = of === 'all' ? undefined : table.pathTokens[of];
    const pays = of === table.dominant && storyRules(g.options).leaderPays !== undefined;
    g.emit('bonusRead', {
      of,
      ...(who === undefined ? {} : { who }),
      ...(pays ? { pays } : {}),
      operations: [...operations],
    });
    for (const operation of operations) {
      if (of === 'all') g.then({ do: 'story/everybody', operation });
      else if (who !== undefined) g.then({ do: 'story/operation', who, operation });
    }
  },

  'story/everybody': (g, { operation }) => {
    g.then(...g.table.initiative.map((who) => ({ do: 'story/operation', who, operation }) as const));
  },

  /** Every effect that is read must be applied; the Automa has no hand and looks at nothing. PD-STORY-05, R-58, R-114 */
  'story/operation': (g, { who, operation }) => {
    const automa = participant(g.table, who).automa === true;
    switch (operation.kind) {
      case 'vp':
        return gainVp(g, who, operation.amount);
      case 'xp':
        return gainXp(g, who, operation.amount);
      case 'active':
        // Those of the chapter to come: the last one has none. 5.9 `ACT`, R-55
        return gainSymbols(g, who, activeOn(g.table, operation.side), operation.amount);
      case 'top':
        return moveToTopOfTrack(g, who);
      case 'sift':
        if (automa) return;
        drawToHand(g, who, operation.count);
        return g.then({ do: 'hand/discard', who, count: operation.count });
      case 'peek':
        return automa ? undefined : g.then({ do: 'striga/peek', who });
      case 'special':
        return g.then({ do: 'striga/special', who });
      case 'ally':
        return g.then({ do: 'evil/ally', who, side: operation.side });
    }
  },

  /** The Path tokens go back; a chapter follows, or the final scoring. PD-STORY-06, PD-STORY-07, PD-STORY-10 */
  'story/go-on': (g) => {
    const { table } = g;
    const { next } = followed(g);
    table.leaders = {};
    table.pathTokens = {};
    if ('pair' in next) g.then({ do: 'chapter/begin', chapter: table.chapter + 1 });
  },
};
