/** Gaining and keeping Potions. OW-POT-01 to OW-POT-04, OW-POT-10; their use in Fights is in fight/. */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { POTION_LIMIT } from '../content/tables.ts';
import { witcherOf } from './seats.ts';
import type { G, OldWorld } from './shape.ts';

export interface PotionSteps {
  'potions/gain': { readonly seat: Seat; readonly count: number };
  /** Discard so many unused Potions of the own choice. */
  'potions/discard': { readonly seat: Seat; readonly count: number };
}
export interface PotionAsks {
  'potions/discard': { args: { readonly count: number; readonly clause: string }; choice: { readonly potion: number } };
}
export interface PotionEvents {
  potionGained: { seat: Seat; potion: number };
  potionDiscarded: { seat: Seat; potion: number };
}

function discardPotion(g: G, seat: Seat, potion: number): void {
  g.move(potion, witcherOf(g, seat).potions, g.table.potionDiscard);
  g.emit('potionDiscarded', { seat, potion });
}

export const potionSteps: StepHandlers<OldWorld, PotionSteps> = {
  /** From the top of the Potion Deck; over four, Potions of the own choice go at once. OW-POT-02 to OW-POT-04, R-62, R-152 */
  'potions/gain': (g, { seat, count }) => {
    const { potionDeck, potionDiscard } = g.table;
    const { potions } = witcherOf(g, seat);
    if (count <= 0) return;
    if (potionDeck.cards.length === 0 && g.options.potionReshuffle) {
      g.moveAll(potionDiscard, potionDeck);
      if (potionDeck.cards.length > 0) g.shuffle('potions', potionDeck);
    }
    if (!g.moveTop(potionDeck, potions)) return;
    g.emit('potionGained', { seat, potion: potions.cards[potions.cards.length - 1] as number });
    if (potions.cards.length > POTION_LIMIT)
      g.ask(seat, 'potions/discard', { count: potions.cards.length - POTION_LIMIT, clause: 'OW-POT-03' });
    if (count > 1) g.then({ do: 'potions/gain', seat, count: count - 1 });
  },

  'potions/discard': (g, { seat, count }) => {
    const { potions } = witcherOf(g, seat);
    if (count <= 0) return;
    if (potions.cards.length <= count) for (const potion of potions.cards.slice()) discardPotion(g, seat, potion);
    else g.ask(seat, 'potions/discard', { count, clause: 'OW-GEN-05' });
  },
};

export const potionAsks: AskRules<OldWorld, PotionAsks> = {
  'potions/discard': {
    list(g, { seat }, answers) {
      for (const potion of witcherOf(g, seat).potions.cards) answers.may({ id: `potion-${potion}`, potion });
    },
    take(g, { seat, count }, { potion }) {
      discardPotion(g, seat, potion);
      if (count > 1) g.then({ do: 'potions/discard', seat, count: count - 1 });
    },
  },
};
