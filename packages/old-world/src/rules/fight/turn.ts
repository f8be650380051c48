/** A Witcher's Fight Turn: its beginning, step 1, step 4 and its end. OW-FIGHT-10 to OW-FIGHT-19; steps 2 and 3 are in combo.ts and resolve.ts. */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { attributeValue } from '../attributes.ts';
import { drawCards } from '../cards.ts';
import { type Trait, traitOf } from '../monster/traits.ts';
import { witcherOf } from '../seats.ts';
import type { G, OldWorld } from '../shape.ts';
import type { FightSide } from '../table.ts';
import { checkArmor } from './armor.ts';
import type { FightAsks, FightSteps, Use } from './chapter.ts';
import { checkFight, sideOf, theFight } from './knock-out.ts';
import { applySpecialty, whyNoSpecialty } from './specialties.ts';
import { actByThemselves, hasUses, listUses, applyUse } from './uses.ts';

type TurnSteps = Pick<
  FightSteps,
  | 'fight/witcher-turn'
  | 'fight/prepare'
  | 'fight/replenish'
  | 'fight/discard-combo'
  | 'fight/turn-end'
  | 'fight/turn-end-choose'
  | 'fight/turn-over'
>;
type TurnAsks = Pick<FightAsks, 'fight/prepare' | 'fight/turn-end'>;

/** What holds for one Fight Turn begins anew. */
function beginTurn(side: FightSide): void {
  side.turns += 1;
  side.powersThisTurn = [];
  side.freeAdds = 0;
  delete side.comboAtMost;
  side.drawLater = 0;
  side.comboDamage = 0;
  side.dealtThisTurn = 0;
  side.lostThisTurn = 0;
  side.shieldThisTurn = 0;
  side.links = [];
}

/** Uses what was chosen in step 1 or at the complete Combo. */
export function carryOut(g: G, seat: Seat, use: Use): void {
  if ('specialty' in use) applySpecialty(g, seat);
  else if (!('go' in use)) applyUse(g, seat, use);
}

/** How many cards step 4 draws, as far as there are any. OW-FIGHT-16, OW-FIGHT-17, R-128, R-132 */
export function cardsDrawn(
  combat: number,
  { turns, drawLater }: FightSide,
  { noFirstDraw, drawLess = 0 }: Trait,
  draw: number,
): number {
  const basic = noFirstDraw !== undefined && turns === 1 ? 0 : attributeValue(combat);
  const drawn = basic + draw + drawLater;
  // What is 1 or less already stays as it is.
  return drawn <= 1 ? drawn : Math.max(drawn - drawLess, 1);
}

export const turnSteps: StepHandlers<OldWorld, TurnSteps> = {
  /** Four steps in order; every Witcher's turn is alike. OW-FIGHT-10, OW-TIME-06, R-89 */
  'fight/witcher-turn': (g, { seat }) => {
    const fight = theFight(g);
    fight.acting = 'nobody';
    if (checkFight(g)) return;
    fight.acting = seat;
    const side = sideOf(g, seat);
    beginTurn(side);
    g.emit('fightTurnBegan', { seat, turn: side.turns });
    // Before any choice of step 1. R-81
    checkArmor(g, seat);
    g.then(
      { do: 'fight/prepare', seat },
      { do: 'fight/start-combo', seat },
      { do: 'fight/combo-powers', seat },
      { do: 'fight/combo-complete', seat },
      { do: 'fight/resolve', seat },
      { do: 'fight/turn-end', seat },
      { do: 'fight/turn-over', seat },
    );
  },

  /** Step 1, as long as there is something to use. OW-FIGHT-11, OW-FIGHT-12 */
  'fight/prepare': (g, { seat }) => {
    if (hasUses(g, seat, 'step-1') || whyNoSpecialty(g, seat, 'step-1') === undefined) g.ask(seat, 'fight/prepare', {});
  },

  /** Step 4: Combat, the Combo's modifiers, and those of other effects. OW-FIGHT-16, OW-FIGHT-17, R-128, R-132 */
  'fight/replenish': (g, { seat, draw }) => {
    const count = cardsDrawn(witcherOf(g, seat).combat, sideOf(g, seat), traitOf(g.table), draw);
    if (count > 0) drawCards(g, seat, count);
  },

  /** The first card of the Combo lies lowest, the last on top. OW-FIGHT-18 */
  'fight/discard-combo': (g, { seat }) => {
    const { combo, discard } = witcherOf(g, seat);
    if (combo.cards.length === 0) return;
    g.emit('comboDiscarded', { seat, cards: [...combo.cards] });
    g.moveAll(combo, discard);
  },

  'fight/turn-end': (g, { seat }) => {
    actByThemselves(g, seat, 'own-turn-end');
    g.then({ do: 'fight/turn-end-choose', seat });
  },

  'fight/turn-end-choose': (g, { seat }) => {
    if (hasUses(g, seat, 'own-turn-end')) g.ask(seat, 'fight/turn-end', {});
  },

  'fight/turn-over': (g) => {
    if (checkFight(g, 'settled')) return;
    theFight(g).acting = 'nobody';
  },
};

export const turnAsks: AskRules<OldWorld, TurnAsks> = {
  'fight/prepare': {
    list(g, { seat }, answers) {
      listUses(g, seat, 'step-1', answers);
      answers.offer({ id: 'specialty', specialty: true }, whyNoSpecialty(g, seat, 'step-1'));
      answers.may({ id: 'attack', go: true });
    },
    take(g, { seat }, choice) {
      if ('go' in choice) return;
      carryOut(g, seat, choice);
      g.then({ do: 'fight/prepare', seat });
    },
  },
  'fight/turn-end': {
    list(g, { seat }, answers) {
      listUses(g, seat, 'own-turn-end', answers);
      answers.may({ id: 'end', go: true });
    },
    take(g, { seat }, choice) {
      if ('go' in choice) return;
      carryOut(g, seat, choice);
      g.then({ do: 'fight/turn-end-choose', seat });
    },
  },
};
