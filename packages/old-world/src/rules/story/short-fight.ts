/** Short Fights: no Fight, only Shield, a few cards and one Combo. OW-EVENT-05, R-44 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import { actionCard } from '../../content/action-cards.ts';
import { lowerShield } from '../attributes.ts';
import { drawCards } from '../cards.ts';
import { countCombo, tabFor } from '../combo.ts';
import { witcherOf } from '../seats.ts';
import type { OldWorld } from '../shape.ts';
import { eventBeingRead, reachTier } from './events.ts';
import type { StoryAsks, StorySteps } from './index.ts';

type ShortFightSteps = Pick<StorySteps, 'short-fight/start' | 'short-fight/combo' | 'short-fight/count'>;

export const shortFightSteps: StepHandlers<OldWorld, ShortFightSteps> = {
  /** Shield down, cards from the own deck by the rules outside Fights. OW-EVENT-05, R-44 */
  'short-fight/start': (g, { seat }) => {
    const card = eventBeingRead(g);
    if (card.kind !== 'short-fight') return;
    lowerShield(g, seat, card.shield === 'to-zero' ? witcherOf(g, seat).shield : -card.shield);
    drawCards(g, seat, card.draw);
    g.then({ do: 'short-fight/combo', seat, links: [] });
  },

  /** Card by card from the hand. With cards left the player is always asked: whether one fits is nobody else's business. */
  'short-fight/combo': (g, { seat, links }) => {
    if (witcherOf(g, seat).hand.cards.length > 0) g.ask(seat, 'short-fight/combo', { links });
    else g.then({ do: 'short-fight/count', seat, links });
  },

  /** Only its Damage counts; the cards played are discarded. An empty hand is an empty Combo. OW-COMBO-07, OW-COMBO-08, OW-COMBO-11, R-44 */
  'short-fight/count': (g, { seat, links }) => {
    const { combo, discard } = witcherOf(g, seat);
    const card = eventBeingRead(g);
    if (card.kind !== 'short-fight') return;
    const { damage } = countCombo(combo.cards, links);
    g.emit('shortFightPlayed', { seat, cards: [...combo.cards], damage });
    g.moveAll(combo, discard);
    reachTier(g, seat, card.tiers, damage);
  },
};

export const shortFightAsks: AskRules<OldWorld, Pick<StoryAsks, 'short-fight/combo'>> = {
  'short-fight/combo': {
    /** Any card begins, a matching one goes on; one must be played. OW-COMBO-01 to OW-COMBO-06 */
    list(g, { seat }, answers) {
      const { hand, combo } = witcherOf(g, seat);
      const last = combo.cards[combo.cards.length - 1];
      const top = last === undefined ? undefined : actionCard(last);
      for (const card of hand.cards) {
        if (top === undefined || tabFor(top.tabs, actionCard(card)) >= 0) answers.may({ id: `card-${card}`, card });
        else if (answers.reasons) {
          answers.mayNot({ id: `card-${card}`, card }, 'no-open-tab', 'OW-COMBO-02', {
            open: top.tabs.map((tab) => tab.colour),
          });
        }
      }
      if (top === undefined) answers.mayNot({ id: 'stop', card: -1 }, 'must-play-a-card', 'OW-COMBO-06');
      else answers.may({ id: 'stop', card: -1 });
    },
    take(g, { seat, links }, { card }) {
      if (card < 0) {
        g.then({ do: 'short-fight/count', seat, links });
        return;
      }
      const { hand, combo } = witcherOf(g, seat);
      const top = combo.cards[combo.cards.length - 1];
      g.move(card, hand, combo);
      g.emit('shortFightCard', { seat, card });
      g.then({
        do: 'short-fight/combo',
        seat,
        links: top === undefined ? [] : [...links, tabFor(actionCard(top).tabs, actionCard(card))],
      });
    },
  },
};
