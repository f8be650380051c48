/** The effects of Exploration and Event Cards, one after the other. OW-EXP-08, OW-GEN-03, OW-GEN-05, OW-GEN-06 */

import type { Seat, StepHandlers } from '@medallion/kernel';
import type { Effect } from '../../content/vocabulary.ts';
import { fillShield, lowerShield, raiseShield } from '../attributes.ts';
import { drawCards } from '../cards.ts';
import { gainGold, payGold } from '../gold.ts';
import { enterLocation } from '../journey/move.ts';
import { whyNoPoker } from '../poker/may-play.ts';
import { isSolo, rightOf, witcherOf } from '../seats.ts';
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
    apply(g, seat, first);
    if (rest.length > 0) g.then({ do: 'effects/apply', seat, effects: rest });
  },
};

/** One effect, as far as it can be carried out; the rest is lost. OW-GEN-03, D-46 */
function apply(g: G, seat: Seat, effect: Effect): void {
  const witcher = witcherOf(g, seat);
  if ('gold' in effect) {
    // What is lost is at most what there is. R-38
    if (effect.gold > 0) gainGold(g, seat, effect.gold);
    else payGold(g, seat, -effect.gold);
  } else if ('raise' in effect) g.then({ do: 'attributes/change', seat, attribute: effect.raise, by: 1 });
  else if ('lower' in effect) g.then({ do: 'attributes/change', seat, attribute: effect.lower, by: -1 });
  else if ('shield' in effect) {
    if (effect.shield > 0) raiseShield(g, seat, effect.shield);
    else lowerShield(g, seat, -effect.shield);
  } else if ('shieldTo' in effect) {
    if (effect.shieldTo === 'max') fillShield(g, seat);
    else lowerShield(g, seat, witcher.shield);
  } else if ('potions' in effect) g.then({ do: 'potions/gain', seat, count: effect.potions });
  else if ('discardPotions' in effect) {
    const count = effect.discardPotions === 'all' ? witcher.potions.cards.length : effect.discardPotions;
    g.then({ do: 'potions/discard', seat, count });
  } else if ('trail' in effect) g.then({ do: 'tokens/any-trail', seat });
  else if ('draw' in effect) drawCards(g, seat, effect.draw);
  else if ('discard' in effect) g.then({ do: 'cards/discard', seat, count: effect.discard, why: 'effect' });
  else if ('trash' in effect) g.then({ do: 'cards/trash', seat, count: effect.trash, from: 'anywhere', why: 'effect' });
  else if ('gainCard' in effect) g.then({ do: 'row/gain-cost', seat, cost: effect.gainCard });
  else if ('event' in effect) g.then({ do: 'event/resolve', seat, event: effect.event });
  else if ('quest' in effect) g.then({ do: 'quest/start', seat, quest: effect.quest });
  else applyToTurn(g, seat, effect);
}

type TurnEffect = Extract<
  Effect,
  | { phase3Draw: number }
  | { goTo: number }
  | { skipTo: string }
  | { keep: true }
  | { poker: 'locals' }
  | { nextExploration: string }
>;

/** Effects on where the AP is, on the rest of the turn, and on what stays at the board. */
function applyToTurn(g: G, seat: Seat, effect: TurnEffect): void {
  if ('phase3Draw' in effect) {
    g.table.turn.phase3Draw += effect.phase3Draw;
    g.emit('phase3DrawChanged', { seat, by: effect.phase3Draw });
  } else if ('goTo' in effect) enterLocation(g, seat, effect.goTo);
  // The whole card is applied before the turn goes on elsewhere. OW-GEN-05, R-45
  else if ('skipTo' in effect) g.table.story = { ...storyOf(g), skipTo: effect.skipTo };
  else if ('keep' in effect) keepCard(g, seat);
  else if ('poker' in effect) playLocals(g, seat);
  else {
    witcherOf(g, seat).nextExploration = effect.nextExploration;
    g.emit('nextExplorationSet', { seat, how: effect.nextExploration });
  }
}

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
  const start = isSolo(g)
    ? ({ active: seat, against: 'solo' } as const)
    : ({ active: seat, against: 'locals', other: rightOf(g, seat) } as const);
  if (whyNoPoker(g.table, start) === undefined) g.then({ do: 'poker/start', ...start });
}
