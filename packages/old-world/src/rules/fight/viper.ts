/** The Viper's Venomous Steel. OW-SPEC-02 to OW-SPEC-04, R-80, R-131 */

import type { AskRules, Pile, Seat, StepHandlers } from '@medallion/kernel';
import { specialty } from '../../content/specialties.ts';
import { witcherOf } from '../seats.ts';
import type { G, L, OldWorld } from '../shape.ts';
import type { FightAsks, FightSteps } from './chapter.ts';
import { lossesLeft, noteLosses } from './damage.ts';
import { checkFight, opponentOf, sideOf, theFight } from './knock-out.ts';
import { lookAt, putBack } from './looking.ts';

/** The deck of whoever the Viper fights. */
function deckOfOpponent(g: L, seat: Seat): Pile {
  const opponent = opponentOf(g, seat);
  return opponent === 'monster' ? theFight(g).life : witcherOf(g, opponent).deck;
}

export const viperSteps: StepHandlers<
  OldWorld,
  Pick<FightSteps, 'fight/viper' | 'fight/viper-discard' | 'fight/viper-order'>
> = {
  /** The opponent has just lost cards by an attack; whoever fought it may be a Viper. OW-SPEC-02, D-50, R-80 */
  'fight/viper': (g, { seat }) => {
    if (witcherOf(g, seat).school !== 'viper' || sideOf(g, seat).specialtyUsed || theFight(g).acting !== seat) return;
    if (deckOfOpponent(g, seat).cards.length > 0) g.ask(seat, 'fight/viper-look', {});
  },

  /** Compulsory where the level shows it, in the order the Viper chooses. OW-SPEC-03, OW-SPEC-04 */
  'fight/viper-discard': (g, { seat, count }) => {
    const { cards } = witcherOf(g, seat).looked;
    if (count <= 0 || cards.length === 0) return;
    if (cards.length > 1) g.ask(seat, 'fight/viper-discard', { count });
    else discardLooked(g, seat, cards[0] as number);
  },

  /** The rest goes back on top in any order; lost cards may have been the last ones. OW-SPEC-04, R-80 */
  'fight/viper-order': (g, { seat }) => {
    const { looked } = witcherOf(g, seat);
    if (looked.cards.length > 1) {
      g.ask(seat, 'fight/viper-order', {});
      return;
    }
    for (const card of looked.cards.slice()) putBack(g, seat, card, deckOfOpponent(g, seat));
    checkFight(g);
  },
};

export const viperAsks: AskRules<
  OldWorld,
  Pick<FightAsks, 'fight/viper-look' | 'fight/viper-discard' | 'fight/viper-order'>
> = {
  'fight/viper-look': {
    list(_g, _ask, answers) {
      answers.may({ id: 'look', look: true });
      answers.may({ id: 'pass', look: false });
    },
    take(g, { seat }, { look }) {
      if (look) venomousSteel(g, seat);
    },
  },
  'fight/viper-discard': {
    list(g, { seat }, answers) {
      for (const card of witcherOf(g, seat).looked.cards) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat, count }, { card }) {
      discardLooked(g, seat, card);
      if (count > 1) g.then({ do: 'fight/viper-discard', seat, count: count - 1 });
    },
  },
  'fight/viper-order': {
    list(g, { seat }, answers) {
      for (const card of witcherOf(g, seat).looked.cards) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat }, { card }) {
      putBack(g, seat, card, deckOfOpponent(g, seat));
      g.then({ do: 'fight/viper-order', seat });
    },
  },
};

function venomousSteel(g: G, seat: Seat): void {
  const level = witcherOf(g, seat).specialty;
  const { look, discard } = specialty('viper', level);
  sideOf(g, seat).specialtyUsed = true;
  g.emit('specialtyUsed', { seat, school: 'viper', level });
  lookAt(g, seat, deckOfOpponent(g, seat), opponentOf(g, seat), look);
  // Ghouls' Nest: only what the limit of the turn leaves. R-131
  const count = Math.min(discard, lossesLeft(g));
  g.then({ do: 'fight/viper-discard', seat, count }, { do: 'fight/viper-order', seat });
}

/** No Damage, and open for all to see. OW-INFO-11, R-80 */
function discardLooked(g: G, seat: Seat, card: number): void {
  const opponent = opponentOf(g, seat);
  const { looked } = witcherOf(g, seat);
  g.move(card, looked, opponent === 'monster' ? theFight(g).lost : witcherOf(g, opponent).discard);
  g.emit('viperDiscarded', { seat, from: opponent, card });
  if (opponent === 'monster') noteLosses(g, [card]);
}
