/** Phase 2: two cards of the hand, chosen in secret, revealed together and resolved from left to right. PD-PLAY */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import { CardChoices } from './card-choices.ts';
import type { PlayAsks, PlaySteps } from './core.ts';
import { effectOf } from './effects.ts';
import { layDown } from './hand.ts';
import type { PathOfDestiny } from './shape.ts';
import { participant } from './symbols.ts';

const PLAY = new CardChoices('play');

export const playSteps: StepHandlers<PathOfDestiny, PlaySteps> = {
  /** Everybody is asked at the same time; no answer counts before the last is in. PD-PLAY-01 to PD-PLAY-03 */
  'play/select': (g) => {
    const { table } = g;
    table.phase = 'play';
    for (let seat = 0; seat < g.seats; seat++)
      if (participant(table, seat).hand.cards.length > 0) g.ask(seat, 'play/select', {});
  },

  /** The cards lie in the Timelines; their effects come in Initiative order. PD-PLAY-03, R-40 */
  'play/reveal': (g) => {
    const { initiative, participants } = g.table;
    // The Automa's cards have no effects. PD-SOLO-13
    for (const who of initiative) if (participants[who]?.automa !== true) g.then({ do: 'play/resolve', who });
  },

  /** Only the new cards, the left one before the right one. PD-PLAY-05, PD-PLAY-06 */
  'play/resolve': (g, { who }) => {
    const { timeline, playedNow } = participant(g.table, who);
    const { cards } = timeline;
    for (let at = cards.length - playedNow; at < cards.length; at++)
      if (effectOf(cards[at] as number) !== undefined) g.then({ do: 'effect/apply', who, at });
  },
};

export const playAsks: AskRules<PathOfDestiny, PlayAsks> = {
  'play/select': {
    // What is confirmed stays, even while others are still choosing. PD-PLAY-02, R-24
    final: true,
    /** Every two cards of the hand in both orders. PD-PLAY-01, R-23 */
    list(g, { seat }, answers) {
      const { cards } = participant(g.table, seat).hand;
      if (cards.length === 1) {
        answers.may(PLAY.one(cards[0] as number));
        return;
      }
      for (let i = 0; i < cards.length; i++) {
        const left = cards[i] as number;
        for (let j = 0; j < cards.length; j++) if (j !== i) answers.may(PLAY.pair(left, cards[j] as number));
        if (answers.reasons) answers.mayNot(PLAY.one(left), 'two-cards', 'PD-PLAY-01');
      }
    },
    /** To the right of everything that lies there. PD-PLAY-04 */
    take(g, { seat }, { cards }) {
      const of = participant(g.table, seat);
      for (const card of cards) {
        layDown(g, of, card, of.timeline);
        of.covered.push(0);
        of.playedNow++;
      }
      g.emit('cardsPlayed', { who: seat, cards });
    },
  },
};
