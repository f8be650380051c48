/** The frame of every Fight: Life Pools and first effects before it, the table and the decks after it. */

import type { StepHandlers } from '@medallion/kernel';
import { fillShield } from '../attributes.ts';
import { shuffleAll } from '../cards.ts';
import { witcherOf } from '../seats.ts';
import type { OldWorld } from '../shape.ts';
import type { FightSteps } from './chapter.ts';
import { theFight } from './knock-out.ts';
import { actByThemselves } from './uses.ts';

type FrameSteps = Pick<
  FightSteps,
  | 'fight/before-pool'
  | 'fight/build-pool'
  | 'fight/start-powers'
  | 'fight/over'
  | 'fight/clear-table'
  | 'fight/clean-up'
>;

export const frameSteps: StepHandlers<OldWorld, FrameSteps> = {
  /** Cards drawn here come from the deck as it is outside Fights. R-122 */
  'fight/before-pool': (g, { seat }) => actByThemselves(g, seat, 'before-pool'),

  /** The hand stays, deck and discard pile become the Life Pool. OW-FIGHT-01, OW-FIGHT-02 */
  'fight/build-pool': (g, { seat }) => {
    const { deck, discard } = witcherOf(g, seat);
    g.moveAll(discard, deck);
    g.shuffle('cards', deck);
    g.emit('lifePoolBuilt', { seat, cards: deck.cards.length });
  },

  'fight/start-powers': (g, { seat }) => actByThemselves(g, seat, 'fight-start'),

  /** Nothing of the Fight is played any more; its outcome was set when it was decided. */
  'fight/over': (g) => {
    const fight = theFight(g);
    fight.pools = false;
    fight.acting = 'nobody';
    g.then(
      { do: 'fight/clear-table' },
      fight.defender === undefined ? { do: 'monster-fight/outcome' } : { do: 'witcher-fight/outcome' },
    );
  },

  /** Combos to the discard piles, used Potions away, then effects at the end of the Fight. OW-TIME-14, OW-END-19, OW-POT-08, R-141, R-148 */
  'fight/clear-table': (g) => {
    const fight = theFight(g);
    fight.defenseLess = 0;
    for (const { seat } of fight.sides) {
      const { combo, discard, usedPotions } = witcherOf(g, seat);
      g.moveAll(combo, discard);
      for (const potion of usedPotions.cards) g.emit('potionDiscarded', { seat, potion });
      g.moveAll(usedPotions, g.table.potionDiscard);
    }
    for (const { seat } of fight.sides) actByThemselves(g, seat, 'fight-end');
  },

  /** Deck, discard pile and hand together, Shield to its maximum. OW-END-17, OW-END-18, OW-WFIGHT-16, OW-WFIGHT-17 */
  'fight/clean-up': (g, { seat }) => {
    shuffleAll(g, seat);
    fillShield(g, seat);
  },
};
