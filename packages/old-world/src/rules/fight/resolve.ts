/** Step 3 of a Witcher's Fight Turn: Damage, Shield, special effects. OW-COMBO-09 to OW-COMBO-15, OW-DMG-01 */

import type { AskRules, Seat, StepHandlers } from '@medallion/kernel';
import { actionCard } from '../../content/action-cards.ts';
import { HAND_LIMIT } from '../../content/tables.ts';
import type { Colour } from '../../content/vocabulary.ts';
import { lowerShield, raiseShieldInTurn } from '../attributes.ts';
import { type ComboCount, countCombo } from '../combo.ts';
import { type Trait, traitOf } from '../monster/traits.ts';
import { witcherOf } from '../seats.ts';
import type { G, OldWorld } from '../shape.ts';
import { checkArmor } from './armor.ts';
import type { FightSide } from '../table.ts';
import type { FightAsks, FightSteps, Specials } from './chapter.ts';
import { hitOpponent } from './damage.ts';
import { checkFight, sideOf } from './knock-out.ts';
import { takeCard } from './uses.ts';

type ResolveSteps = Pick<
  FightSteps,
  'fight/resolve' | 'fight/combo-damage' | 'fight/combo-shield' | 'fight/specials' | 'fight/combo-resolved'
>;

/** Does the Combo hold a card of this colour? Extensions do not count. R-126 */
const holds = (combo: readonly number[], colour: Colour): boolean =>
  combo.some((card) => actionCard(card).colour === colour);

/** What the monster takes off the Damage of a Combo, once however many such cards it holds. R-144 */
function lessByAbility(combo: readonly number[], { comboLess = [] }: Trait): number {
  return comboLess.some((colour) => holds(combo, colour)) ? 1 : 0;
}

/** What a Combo does, the monster's ability included. */
export interface ComboWorth extends ComboCount {
  /** Shield lost once it is resolved. R-142 */
  loseShield: number;
}

/**
 * Everything is counted on the whole Combo as it was played, so what returns to hand later has counted.
 * First what adds to the Damage, then what reduces it.
 */
export function comboWorth(
  cards: readonly number[],
  { links, comboDamage }: Pick<FightSide, 'links' | 'comboDamage'>,
  trait: Trait,
): ComboWorth {
  const count = countCombo(cards, links, trait.inert);
  const { drawLessWithout, shieldAfter } = trait;
  return {
    ...count,
    damage: Math.max(count.damage + comboDamage - lessByAbility(cards, trait), 0),
    draw: count.draw - (drawLessWithout !== undefined && !holds(cards, drawLessWithout) ? 1 : 0),
    loseShield: shieldAfter !== undefined && holds(cards, shieldAfter.colour) ? shieldAfter.lose : 0,
  };
}

export const resolveSteps: StepHandlers<OldWorld, ResolveSteps> = {
  'fight/resolve': (g, { seat }) => {
    const { cards } = witcherOf(g, seat).combo;
    if (cards.length === 0) {
      g.then({ do: 'fight/replenish', seat, draw: 0 });
      return;
    }
    const { damage, shield, draw, take, returns, loseShield } = comboWorth(cards, sideOf(g, seat), traitOf(g.table));
    g.emit('comboResolved', { seat, cards: [...cards], damage, shield, draw });
    g.then(
      { do: 'fight/combo-damage', seat, damage },
      { do: 'fight/combo-shield', seat, shield },
      { do: 'fight/specials', seat, take, returns },
      { do: 'fight/combo-resolved', seat, loseShield },
      { do: 'fight/replenish', seat, draw },
      { do: 'fight/discard-combo', seat },
    );
  },

  /** (a) One amount. OW-DMG-01 */
  'fight/combo-damage': (g, { seat, damage }) => hitOpponent(g, seat, damage),

  /** (b) Up to the maximum. OW-COMBO-12 */
  'fight/combo-shield': (g, { seat, shield }) => {
    raiseShieldInTurn(g, seat, shield);
  },

  /** (c) The order is the Witcher's choice; it matters only where the hand gets full. OW-COMBO-13, OW-COMBO-14, R-74, R-75 */
  'fight/specials': (g, { seat, take: icons, returns }) => {
    const take = Math.min(icons, witcherOf(g, seat).discard.cards.length);
    const waiting = take + returns.length;
    const room = HAND_LIMIT - witcherOf(g, seat).hand.cards.length;
    if (waiting === 0 || room === 0) return;
    const first = take > 0 ? -1 : (returns[0] as number);
    const kinds = returns.length + (take > 0 ? 1 : 0);
    if (waiting > room && kinds > 1) g.ask(seat, 'fight/special-order', { take, returns });
    else resolveSpecial(g, seat, { take, returns }, first);
  },

  /** The Combo is resolved: only now is the Witcher who played it looked at. OW-FIGHT-05, OW-FIGHT-08, R-70, R-142 */
  'fight/combo-resolved': (g, { seat, loseShield }) => {
    if (checkFight(g, 'settled')) return;
    if (loseShield > 0) lowerShield(g, seat, loseShield);
    checkArmor(g, seat);
  },
};

export const resolveAsks: AskRules<OldWorld, Pick<FightAsks, 'fight/special-order'>> = {
  'fight/special-order': {
    list(_g, { take, returns }, answers) {
      if (take > 0) answers.may({ id: 'take', card: -1 });
      for (const card of returns) answers.may({ id: `return-${card}`, card });
    },
    take(g, { seat, take, returns }, { card }) {
      resolveSpecial(g, seat, { take, returns }, card);
    },
  },
};

/** One special effect: a Combo card goes back to hand, or (−1) the top card of the own discard pile is taken. */
function resolveSpecial(g: G, seat: Seat, { take, returns }: Specials, card: number): void {
  const { combo, discard, hand } = witcherOf(g, seat);
  if (card >= 0) {
    g.move(card, combo, hand);
    g.emit('cardReturned', { seat, card });
    g.then({ do: 'fight/specials', seat, take, returns: returns.filter((each) => each !== card) });
    return;
  }
  takeCard(g, seat, discard.cards[discard.cards.length - 1] as number);
  g.then({ do: 'fight/specials', seat, take: take - 1, returns });
}
