/** How a Witcher suffers Damage. OW-DMG-03 to OW-DMG-07 */

import type { AskRules, StepHandlers } from '@medallion/kernel';
import { lowerShield } from '../attributes.ts';
import { discardFromDeck, discardFromHand } from '../cards.ts';
import { conditionsHold, notePowerUsed, powersOf } from '../powers.ts';
import { witcherOf } from '../seats.ts';
import type { OldWorld } from '../shape.ts';
import type { FightAsks, FightSteps, Suffering } from './chapter.ts';
import { checkFight, theFight } from './knock-out.ts';
import { hasUses, lessDamage, listUses, applyUse } from './uses.ts';

type SufferSteps = Pick<
  FightSteps,
  'fight/suffer' | 'fight/suffer-choose' | 'fight/take-damage' | 'fight/lose-hand' | 'fight/damage-taken'
>;
type SufferAsks = Pick<FightAsks, 'fight/suffer-power' | 'fight/lose-card'>;

/** The same Damage, as far as it is left. */
const left = ({ seat, handFirst }: Suffering, damage: number): Suffering =>
  handFirst === undefined ? { seat, damage } : { seat, damage, handFirst };

export const sufferSteps: StepHandlers<OldWorld, SufferSteps> = {
  /** What reduces Damage by itself comes first, then what its owner may use. */
  'fight/suffer': (g, suffering) => {
    const { seat } = suffering;
    let { damage } = suffering;
    if (damage <= 0) return;
    for (const { source, power } of powersOf(g, seat)) {
      if (power.when !== 'suffer-damage' || power.limit !== 'always' || !conditionsHold(g, seat, power)) continue;
      notePowerUsed(g, seat, source);
      damage -= lessDamage(source);
    }
    g.then({ do: 'fight/suffer-choose', ...left(suffering, Math.max(damage, 0)) });
  },

  'fight/suffer-choose': (g, suffering) => {
    const { seat, damage, handFirst } = suffering;
    if (damage > 0 && hasUses(g, seat, 'suffer-damage'))
      g.ask(seat, 'fight/suffer-power', handFirst === undefined ? { damage } : { damage, handFirst });
    else g.then({ do: 'fight/take-damage', ...left(suffering, damage) });
  },

  /** Shield, then Life Pool, then hand. OW-DMG-03 to OW-DMG-05; the Grave Hag takes the hand first, R-135 */
  'fight/take-damage': (g, suffering) => {
    const { seat, damage, handFirst } = suffering;
    const { hand } = witcherOf(g, seat);
    if (handFirst !== undefined) {
      const count = Math.min(damage, hand.cards.length);
      g.then({ do: 'fight/lose-hand', seat, count }, { do: 'fight/take-damage', seat, damage: damage - count });
      return;
    }
    const shield = lowerShield(g, seat, damage);
    const fromPool = discardFromDeck(g, seat, damage - shield, 'damage');
    const fromHand = Math.min(damage - shield - fromPool, hand.cards.length);
    const lost = fromPool + fromHand;
    if (damage > 0) g.emit('damageSuffered', { seat, damage, shield, cards: lost });
    g.then({ do: 'fight/lose-hand', seat, count: fromHand }, { do: 'fight/damage-taken', seat, lost });
  },

  /** Hand cards the sufferer chooses, in the order chosen. OW-DMG-06, R-76, R-77 */
  'fight/lose-hand': (g, { seat, count }) => {
    const { hand, deck } = witcherOf(g, seat);
    if (count <= 0) return;
    // Where all is lost, or one card is left, there is nothing to choose.
    const nothingLeft = deck.cards.length === 0 && hand.cards.length <= count;
    if (nothingLeft || hand.cards.length === 1) discardFromHand(g, seat, [...hand.cards], 'damage');
    else g.ask(seat, 'fight/lose-card', { count });
  },

  /** A KO ends the Fight at once; otherwise the one who hit may react. OW-FIGHT-07, OW-TIME-06 */
  'fight/damage-taken': (g, { seat, lost }) => {
    if (checkFight(g)) return;
    const { acting } = theFight(g);
    if (lost > 0 && typeof acting === 'number' && acting !== seat)
      g.then({ do: 'fight/viper', seat: acting }, { do: 'fight/opponent-lost', seat: acting });
  },
};

export const sufferAsks: AskRules<OldWorld, SufferAsks> = {
  'fight/suffer-power': {
    list(g, { seat }, answers) {
      listUses(g, seat, 'suffer-damage', answers);
      answers.may({ id: 'suffer', go: true });
    },
    take(g, ask, choice) {
      if (!('potion' in choice) && !('power' in choice))
        return g.then({ do: 'fight/take-damage', ...left(ask, ask.damage) });
      applyUse(g, ask.seat, choice);
      // That much less, not below 0; more may be used against the rest.
      const less = lessDamage('potion' in choice ? `potion:${choice.potion}` : choice.power);
      g.then({ do: 'fight/suffer-choose', ...left(ask, Math.max(ask.damage - less, 0)) });
    },
  },
  'fight/lose-card': {
    list(g, { seat }, answers) {
      for (const card of witcherOf(g, seat).hand.cards) answers.may({ id: `card-${card}`, card });
    },
    take(g, { seat, count }, { card }) {
      discardFromHand(g, seat, [card], 'damage');
      if (count > 1) g.then({ do: 'fight/lose-hand', seat, count: count - 1 });
    },
  },
};
