/** The effects of Exploration and Event Cards, one after the other. OW-EXP-08, OW-GEN-03, OW-GEN-05, OW-GEN-06 */

import type { Seat, StepHandlers } from '@medallion/kernel';
import { enter, type Room } from '../../content/rooms.ts';
import type { Effect } from '../../content/vocabulary.ts';
import { fillShield, lowerShield, raiseShield } from '../attributes.ts';
import { drawCards } from '../cards.ts';
import { gainGold, payGold } from '../gold.ts';
import { gameWithLocals } from '../journey/location.ts';
import { enterLocation } from '../journey/move.ts';
import { whyNoPoker } from '../poker/may-play.ts';
import { witcherOf } from '../seats.ts';
import type { G, OldWorld } from '../shape.ts';
import type { StorySteps } from './index.ts';
import { storyOf } from './read.ts';

const startsQuest = (effect: Effect): boolean => 'quest' in effect;

export const effectSteps: StepHandlers<OldWorld, Pick<StorySteps, 'effects/apply'>> = {
  /** In the order of the card; what stands beside a Quest is done before the Quest is laid out. OW-QUEST-02 */
  'effects/apply': (g, { seat, effects }) => {
    const [first, ...rest] = effects;
    if (first === undefined) return;
    if (startsQuest(first) && !rest.every(startsQuest)) {
      g.then({
        do: 'effects/apply',
        seat,
        effects: [...rest.filter((each) => !startsQuest(each)), ...effects.filter(startsQuest)],
      });
      return;
    }
    enter(CARRY_OUT, first, g, seat);
    if (rest.length > 0) g.then({ do: 'effects/apply', seat, effects: rest });
  },
};

/** What each effect does, as far as it can be carried out; the rest is lost. OW-GEN-03, D-46 */
const CARRY_OUT: Room<Effect, [G, Seat]> = {
  gold: (gold, g, seat) => {
    // What is lost is at most what there is. R-38
    if (gold > 0) gainGold(g, seat, gold);
    else payGold(g, seat, -gold);
  },
  raise: (attribute, g, seat) => g.then({ do: 'attributes/change', seat, attribute, by: 1 }),
  lower: (attribute, g, seat) => g.then({ do: 'attributes/change', seat, attribute, by: -1 }),
  shield: (shield, g, seat) => {
    if (shield > 0) raiseShield(g, seat, shield);
    else lowerShield(g, seat, -shield);
  },
  shieldTo: (level, g, seat) => {
    if (level === 'max') fillShield(g, seat);
    else lowerShield(g, seat, witcherOf(g, seat).shield);
  },
  potions: (count, g, seat) => g.then({ do: 'potions/gain', seat, count }),
  discardPotions: (wanted, g, seat) => {
    const count = wanted === 'all' ? witcherOf(g, seat).potions.cards.length : wanted;
    g.then({ do: 'potions/discard', seat, count });
  },
  trail: (_any, g, seat) => g.then({ do: 'tokens/any-trail', seat }),
  draw: (count, g, seat) => void drawCards(g, seat, count),
  discard: (count, g, seat) => g.then({ do: 'cards/discard', seat, count, why: 'effect' }),
  trash: (count, g, seat) => g.then({ do: 'cards/trash', seat, count, from: 'anywhere', why: 'effect' }),
  gainCard: (cost, g, seat) => g.then({ do: 'row/gain-cost', seat, cost }),
  event: (event, g, seat) => g.then({ do: 'event/resolve', seat, event }),
  quest: (quest, g, seat) => g.then({ do: 'quest/start', seat, quest }),
  // Where the AP is, the rest of the turn, and what stays at the board.
  phase3Draw: (by, g, seat) => {
    g.table.turn.phase3Draw += by;
    g.emit('phase3DrawChanged', { seat, by });
  },
  goTo: (location, g, seat) => enterLocation(g, seat, location),
  // The whole card is applied before the turn goes on elsewhere. OW-GEN-05, R-45
  skipTo: (skipTo, g) => {
    g.table.story = { ...storyOf(g), skipTo };
  },
  keep: (_keep, g, seat) => keepCard(g, seat),
  poker: (_locals, g, seat) => playLocals(g, seat),
  nextExploration: (how, g, seat) => {
    witcherOf(g, seat).nextExploration = how;
    g.emit('nextExplorationSet', { seat, how });
  },
};

/** The Event Card stays for the rest of the game. OW-EVENT-06, OW-EVENT-07, R-41 */
function keepCard(g: G, seat: Seat): void {
  const story = storyOf(g);
  if (!('event' in story.card)) return;
  witcherOf(g, seat).kept.push(story.card.event);
  g.table.story = { ...story, kept: true };
  g.emit('cardKept', { seat, event: story.card.event });
}

/** A game with the locals, or alone for the table's reward; without Gold there is none. OW-POKER-22, OW-SOLO-08, OW-GEN-03 */
function playLocals(g: G, seat: Seat): void {
  const start = gameWithLocals(g, seat);
  if (whyNoPoker(g.table, start) === undefined) g.then({ do: 'poker/start', ...start });
}
